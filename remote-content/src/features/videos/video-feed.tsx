import { useT } from '@pitchside/i18n'
import { ListEnd, LoadFailed } from '@pitchside/parts'
import { StateBox } from '@pitchside/ui'
import type { VideoAsk } from '../../parts/video/videos.calls'
import { useVideos } from './use-videos'
import { VideoGrid } from './video-grid'

/** Videos of a category, endless. */
export function VideoFeed(ask: VideoAsk) {
  const t = useT('content')
  const videos = useVideos(ask)
  const { rows, isPending, isError, refetch } = videos
  if (isError && rows.length === 0) return <LoadFailed onRetry={refetch} minHeight={420} />
  if (!isPending && rows.length === 0)
    return (
      <StateBox
        kind="empty"
        title={ask.title ? t('videos.notFound', { text: ask.title }) : t('state.empty')}
        minHeight={420}
      />
    )
  return (
    <>
      <VideoGrid videos={isPending ? undefined : rows} hasMeta isLeading />
      <ListEnd pages={videos} endText={!isPending ? t('news.end') : undefined} />
    </>
  )
}
