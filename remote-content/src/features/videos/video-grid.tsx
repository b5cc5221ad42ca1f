import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { Skeleton, VideoCard } from '@pitchside/ui'
import type { Video } from './video'
import { durationText } from './video'
import classes from './video-grid.module.css'

/** Videos in a grid, or its skeleton while `videos` is not there yet. */
export function VideoGrid({
  videos,
  placeholders = 10,
  hasMeta,
  isStrip,
}: {
  videos: readonly Video[] | undefined
  placeholders?: number
  hasMeta?: boolean
  isStrip?: boolean
}) {
  const t = useT('content')
  return (
    <div className={classes.grid} data-strip={isStrip || undefined} aria-busy={videos === undefined || undefined}>
      {videos === undefined
        ? Array.from({ length: placeholders }, (_, place) => `place-${place}`).map((place) => (
            <div key={place} className={classes.skeleton}>
              <Skeleton variant="block" ratio="16/9" />
              <Skeleton width="85%" height={16} />
            </div>
          ))
        : videos.map((video) => (
            <VideoCard
              key={video.id}
              href={`/video-player?id=${video.id}`}
              title={video.title}
              coverSrc={video.cover}
              views={compactNumber(video.views)}
              viewsLabel={t('videos.views')}
              duration={durationText(video.durationS)}
              meta={hasMeta ? `${video.owner} · ${ageLabel(video.publishedAtMs, Date.now())}` : undefined}
            />
          ))}
    </div>
  )
}
