import { useT } from '@pitchside/i18n'
import { ListEnd } from '../frame/list-end'
import { PageState } from '../frame/page-state'
import { useVideos } from './use-videos'
import { VideoGrid } from './video-grid'
import type { VideoAsk } from './videos.calls'

/** Videos of a category, endless. */
export function VideoFeed(ask: VideoAsk) {
  const t = useT('content')
  const videos = useVideos(ask)
  const { rows, isPending, isError, refetch } = videos
  if (isError && rows.length === 0) return <PageState kind="error" onRetry={() => void refetch()} minHeight={420} />
  if (!isPending && rows.length === 0)
    return (
      <PageState
        kind="empty"
        {...(ask.title ? { title: t('videos.notFound', { text: ask.title }) } : {})}
        minHeight={420}
      />
    )
  return (
    <>
      <VideoGrid videos={isPending ? undefined : rows} hasMeta isLeading />
      <ListEnd pages={videos} hasEndText={!isPending} />
    </>
  )
}
