import { useEffect, useRef, useState } from 'react'
import styles from './barrage-layer.module.css'
import type { BarrageLine } from './barrage-line'
import { useBarrageSettings } from './barrage-settings.store'
import { type BarrageSource, useBarrage } from './use-barrage'
import { useReducedMotion } from './use-reduced-motion'

/** Lines of the list that stands in for flying lines. */
const staticLines = 6

interface KeyedLine extends BarrageLine {
  key: number
}

function StaticLines({ source }: { source: BarrageSource }) {
  const [lines, setLines] = useState<readonly KeyedLine[]>([])
  useEffect(() => {
    let key = 0
    return source((line) => {
      key++
      setLines((known) => [...known, { ...line, key }].slice(-staticLines))
    })
  }, [source])
  return (
    <ul className={styles.static}>
      {lines.map((line) => (
        <li key={line.key} className={line.isMine ? styles.mine : undefined}>
          {line.text}
        </li>
      ))}
    </ul>
  )
}

function FlyingLines({ source }: { source: BarrageSource }) {
  const box = useRef<HTMLDivElement>(null)
  const opacity = useBarrageSettings((state) => state.opacity)
  useBarrage(box, source, true)
  return <div ref={box} className={styles.stage} style={{ opacity: opacity / 100 }} />
}

/** Comments over the video. Hidden from screen readers: the chat beside it says the same. */
export function BarrageLayer({ source }: { source: BarrageSource }) {
  const isShown = useBarrageSettings((state) => state.isShown)
  const isStill = useReducedMotion()
  if (!isShown) return undefined
  return (
    <div className={styles.layer} aria-hidden="true" data-testid="barrage">
      {isStill ? <StaticLines source={source} /> : <FlyingLines source={source} />}
    </div>
  )
}
