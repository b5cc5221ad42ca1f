import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useInfiniteQuery } from '@pitchside/platform'
import type { SlotProps } from '@pitchside/remote-kit'
import { Button, StateBox } from '@pitchside/ui'
import { listVideosOf } from '../../parts/video/videos.calls'
import { VideoGrid } from './video-grid'
import classes from './video-list.module.css'

/** Videos somebody published, newest first. */
export default function PersonaVideosSlot({ userId }: SlotProps['persona.videos']) {
  const t = useT('content')
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['content', 'videos-of', userId],
    queryFn: ({ pageParam, signal }) => listVideosOf(userId, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
  })
  const videos = data?.pages.flatMap((page) => page.rows) ?? []
  if (isError && videos.length === 0) return <LoadFailed onRetry={refetch} minHeight={280} />
  if (!isPending && videos.length === 0) return <StateBox kind="empty" title={t('posts.noVideos')} minHeight={280} />
  return (
    <>
      <VideoGrid videos={isPending ? undefined : videos} placeholders={4} />
      {hasNextPage ? (
        <div className={classes.end}>
          <Button variant="outline" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('comments.more')}
          </Button>
        </div>
      ) : undefined}
    </>
  )
}
