import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { classNames, Section } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { FilmTile } from '../../parts/film-tile/film-tile'
import { fetchPlaybacks, type Playback } from '../../parts/rooms/rooms.calls'
import { PlaybackDialog } from '../replay/playback-dialog'

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
      {playbacks.map((playback) => {
        const { id, title, cover, durationS, endedAt } = playback
        return <FilmTile key={id} {...{ title, cover, durationS }} at={endedAt} opens={() => onPlay(playback)} />
      })}
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
