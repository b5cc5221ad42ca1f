import { bus } from '@pitchside/bus'
import { CallError } from '@pitchside/http'
import { useT } from '@pitchside/i18n'
import { useInfiniteQuery, useMutation } from '@pitchside/platform'
import { AlertDialog, Button, Skeleton } from '@pitchside/ui'
import { useState } from 'react'
import { PageState } from '../frame/page-state'
import { OwnVideoRow } from './own-video-row'
import classes from './own-videos.module.css'
import { deleteVideo, listOwnVideos, type OwnVideo } from './upload.calls'

/** A conversion is looked after so often. */
const lookMs = 5_000

export const ownVideosKey = ['content', 'own-videos']

/** The member's own videos with what became of each. */
export function OwnVideoList() {
  const t = useT('content')
  const [doomed, setDoomed] = useState<OwnVideo>()
  const own = useInfiniteQuery({
    queryKey: ownVideosKey,
    queryFn: ({ pageParam, signal }) => listOwnVideos(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ rows }) => rows.some(({ isConverting }) => isConverting)) ? lookMs : false,
  })
  const remove = useMutation({
    mutationFn: (id: number) => deleteVideo(id),
    onSuccess: () => bus.emit('toast.requested', { text: t('works.deleted'), tone: 'success' }),
    onError: (error) => {
      const text = error instanceof CallError && error.code > 0 ? error.message : t('works.notDeleted')
      bus.emit('toast.requested', { text, tone: 'error' })
    },
    onSettled: () => {
      setDoomed(undefined)
      void own.refetch()
    },
  })
  const rows = own.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <>
      {own.isPending ? <Skeleton lines={5} height={72} /> : undefined}
      {own.isError && rows.length === 0 ? (
        <PageState kind="error" onRetry={() => void own.refetch()} minHeight={320} />
      ) : undefined}
      {!own.isPending && !own.isError && rows.length === 0 ? (
        <PageState kind="empty" title={t('works.none')} minHeight={320} />
      ) : undefined}
      <ul className={classes.list}>
        {rows.map((video) => (
          <OwnVideoRow key={video.id} video={video} onDelete={() => setDoomed(video)} />
        ))}
      </ul>
      {own.hasNextPage ? (
        <Button variant="outline" isLoading={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          {t('works.more')}
        </Button>
      ) : undefined}
      <AlertDialog
        isOpen={doomed !== undefined}
        onOpenChange={() => setDoomed(undefined)}
        title={t('works.delete')}
        description={t('works.deleteAsk', { title: doomed?.title ?? '' })}
        confirmLabel={t('works.deleteYes')}
        cancelLabel={t('works.back')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id)}
      />
    </>
  )
}
