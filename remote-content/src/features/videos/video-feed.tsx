import { useT } from '@pitchside/i18n'
import { Spinner } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import { useVideos } from './use-videos'
import { VideoGrid } from './video-grid'
import classes from './video-list.module.css'
import type { VideoOrder } from './videos.calls'

/** Videos of a category, endless. */
export function VideoFeed({ categoryId, order }: { categoryId: number; order: VideoOrder }) {
  const t = useT('content')
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useVideos({
    categoryId,
    order,
  })
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => void fetchNextPage())
  if (isError && rows.length === 0) return <PageState kind="error" onRetry={() => void refetch()} minHeight={420} />
  if (!isPending && rows.length === 0) return <PageState kind="empty" minHeight={420} />
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
