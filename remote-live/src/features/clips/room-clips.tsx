import { useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { classNames, Section } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { FilmTile } from '../../parts/film-tile/film-tile'
import { type Clip, clipPath, fetchClips } from './clips.calls'

export function ClipTiles({ clips }: { clips: readonly Clip[] }) {
  return (
    <div className={classNames(css.twoBelow1240, css.grid4)}>
      {clips.map(({ id, title, cover, durationS, madeAt, author }) => (
        <FilmTile key={id} {...{ title, cover, durationS }} at={madeAt} by={author.name} opens={clipPath(id)} />
      ))}
    </div>
  )
}

/** The newest clips of a room, besides the one that is shown; nothing where there are none. */
export function RoomClips({ anchorId, besides }: { anchorId: number; besides?: number }) {
  const t = useT('live')
  const { data } = useQuery({
    queryKey: ['live', 'clips', anchorId],
    queryFn: ({ signal }) => fetchClips(anchorId, 1, signal),
  })
  const clips = data?.rows.filter(({ id }) => id !== besides) ?? []
  if (clips.length === 0) return undefined
  return (
    <Section title={t('clip.ofRoom')}>
      <ClipTiles clips={clips} />
    </Section>
  )
}
