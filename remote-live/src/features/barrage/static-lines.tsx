import { useEffect, useState } from 'react'
import type { BarrageLine, BarrageSource } from '../../parts/barrage-line/barrage-line'
import { RoomText } from '../../parts/emotes/room-emotes'
import styles from './barrage-layer.module.css'
import { useBarrageSettings } from './barrage-settings.store'
import { blockerOf } from './block-rules'

/** Lines of the list that stands in for flying lines. */
const listed = 6

interface KeyedLine extends BarrageLine {
  key: number
}

/** For visitors who asked for less motion: the newest lines stand at the top, the settings hold for them too. */
export function StaticLines({ source, isPaused }: { source: BarrageSource; isPaused: boolean }) {
  const [lines, setLines] = useState<readonly KeyedLine[]>([])
  const { words, users, size, opacity, showsColors, pausesWithVideo } = useBarrageSettings()
  const isStill = isPaused && pausesWithVideo
  useEffect(() => {
    const isBlocked = blockerOf({ words, users })
    setLines((known) => known.filter((line) => !isBlocked(line)))
    return source(
      (line) => {
        if (isBlocked(line) || document.hidden || (isStill && !line.isMine) || line.text.trim() === '') return
        setLines((known) => [...known, { ...line, key: (known.at(-1)?.key ?? 0) + 1 }].slice(-listed))
      },
      () => setLines([]),
    )
  }, [source, words, users, isStill])
  return (
    <ul className={styles.static} data-size={size} style={{ opacity: opacity / 100 }}>
      {lines.map((line) => (
        <li
          key={line.key}
          className={line.isMine ? styles.mine : undefined}
          style={showsColors && line.color ? { color: line.color } : undefined}
        >
          <RoomText text={line.text} />
        </li>
      ))}
    </ul>
  )
}
