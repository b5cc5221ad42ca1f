import { formatDate, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { classNames, Picture, Section } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { fetchPlaybacks, type Playback } from '../../parts/rooms/rooms.calls'
import { PlaybackDialog } from '../player/playback-dialog'
import styles from './live.module.css'

const two = (value: number): string => String(value).padStart(2, '0')
const length = (seconds: number): string => `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`

/** Recordings as tiles; each opens its own. */
export function PlaybackTiles({
  playbacks,
  onPlay,
}: {
  playbacks: readonly Playback[]
  onPlay: (playback: Playback) => void
}) {
  return (
    <div className={classNames(css.twoBelow1240, css.grid4)}>
      {playbacks.map((playback) => (
        <button key={playback.id} type="button" className={styles.playback} onClick={() => onPlay(playback)}>
          <Picture src={playback.cover} />
          <span className={styles.length}>{length(playback.durationS)}</span>
          <b>{playback.title}</b>
          <small className={css.caption}>{formatDate(playback.endedAt, 'day')}</small>
        </button>
      ))}
    </div>
  )
}

/** Broadcasts of the anchor that are over; one plays in a dialog. */
export function RoomPlaybacks({ anchorId }: { anchorId: number }) {
  const t = useT('live')
  const [playing, setPlaying] = useState<Playback>()
  const { data } = useQuery({ queryKey: ['live', 'playbacks', anchorId], queryFn: () => fetchPlaybacks(anchorId) })
  if (!data || data.length === 0) return undefined
  return (
    <Section title={t('room.playbacks')}>
      <PlaybackTiles playbacks={data} onPlay={setPlaying} />
      {playing ? <PlaybackDialog playback={playing} onClose={() => setPlaying(undefined)} /> : undefined}
    </Section>
  )
}
