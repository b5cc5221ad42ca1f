import { useT } from '@pitchside/i18n'
import { Spinner } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import { useVideos } from './use-videos'
import { VideoGrid } from './video-grid'
import classes from './video-list.module.css'
import type { VideoAsk } from './videos.calls'

/** Videos of a category, endless. */
export function VideoFeed(ask: VideoAsk) {
  const t = useT('content')
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useVideos(ask)
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => void fetchNextPage())
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
      <VideoGrid videos={isPending ? undefined : rows} hasMeta />
      <div ref={end} className={classes.end} role="status">
        {isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}
        {!isPending && !hasNextPage ? t('news.end') : undefined}
      </div>
    </>
  )
}
