import { compactNumber, useT } from '@pitchside/i18n'
import { useQuery } from '@pitchside/platform'
import { Card, NewsCard, Skeleton } from '@pitchside/ui'
import { lengthText } from '../../parts/video/video'
import { listNextVideos } from '../../parts/video/videos.calls'

/** What to watch after this one. */
export function NextVideos({ videoId }: { videoId: number }) {
  const t = useT('content')
  const { data, isPending } = useQuery({
    queryKey: ['content', 'next-videos', videoId],
    queryFn: ({ signal }) => listNextVideos(videoId, signal),
  })
  return (
    <Card title={t('videos.next')}>
      {isPending ? <Skeleton lines={8} height={36} /> : undefined}
      {data?.map((video) => (
        <NewsCard
          key={video.id}
          variant="row"
          href={`/video-player?id=${video.id}`}
          title={video.title}
          coverSrc={video.cover}
          meta={[lengthText(video.durationS), compactNumber(video.views)].filter(Boolean).join(' · ')}
        />
      ))}
    </Card>
  )
}
