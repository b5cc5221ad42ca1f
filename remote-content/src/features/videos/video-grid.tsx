import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { classNames, Skeleton, VideoCard } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { Video } from '../../parts/video/video'
import { lengthText } from '../../parts/video/video'
import classes from './video-grid.module.css'

/** Videos in a grid, or its skeleton while `videos` is not there yet. */
export function VideoGrid({
  videos,
  placeholders = 10,
  hasMeta,
  isStrip,
  isRanked,
  isLeading = false,
}: {
  videos: readonly Video[] | undefined
  placeholders?: number
  hasMeta?: boolean
  isStrip?: boolean
  /** The place stands at each. */
  isRanked?: boolean
  /** It fills the first screen of its page. */
  isLeading?: boolean
}) {
  const t = useT('content')
  return (
    <div
      className={classNames(css.videoGrid, css.fourBelow1280, css.twoBelow992, isStrip && css.firstFourBelow1280)}
      aria-busy={videos === undefined || undefined}
    >
      {videos === undefined
        ? Array.from({ length: placeholders }, (_, place) => `place-${place}`).map((place) => (
            <div key={place} className={css.stack2}>
              <Skeleton variant="block" ratio="16/9" />
              <Skeleton width="85%" height={16} />
            </div>
          ))
        : videos.map((video, place) => (
            <div key={video.id} className={classes.cell} data-place={isRanked ? place + 1 : undefined}>
              <VideoCard
                href={`/video-player?id=${video.id}`}
                title={video.title}
                coverSrc={video.cover}
                views={compactNumber(video.views)}
                viewsLabel={t('videos.views')}
                isLeading={isLeading && place === 0}
                duration={lengthText(video.durationS)}
                meta={hasMeta ? `${video.owner} · ${ageLabel(video.publishedAtMs, Date.now())}` : undefined}
              />
            </div>
          ))}
    </div>
  )
}
