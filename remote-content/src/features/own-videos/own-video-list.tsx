import { useT } from '@pitchside/i18n'
import { LoadFailed, usePages } from '@pitchside/parts'
import { Slot } from '@pitchside/remote-kit'
import { Button, Skeleton, StateBox } from '@pitchside/ui'
import { lazy, Suspense, useState } from 'react'
import { useDeletion } from '../../parts/frame/use-deletion'
import { OwnVideoRow } from './own-video-row'
import classes from './own-videos.module.css'
import { deleteVideo, listOwnVideos, type OwnVideo } from './upload.calls'
import { VideoTips } from './video-tips'

const PartsDialog = lazy(() => import('./parts-dialog').then(({ PartsDialog: view }) => ({ default: view })))

/** A conversion is looked after so often. */
const lookMs = 5_000

export const ownVideosKey = ['content', 'own-videos']

/** The member's own videos with what became of each. */
export function OwnVideoList() {
  const t = useT('content')
  const own = usePages({
    queryKey: ownVideosKey,
    load: listOwnVideos,
    refetchInterval: (pages) =>
      pages.some(({ rows }) => rows.some(({ isConverting }) => isConverting)) ? lookMs : false,
  })
  const [parted, setParted] = useState<OwnVideo>()
  const refetch = () => void own.refetch()
  const deletion = useDeletion<OwnVideo>({
    title: t('works.delete'),
    text: (video) => t('works.deleteAsk', { title: video.title }),
    done: t('works.deleted'),
    remove: ({ id }) => deleteVideo(id),
    onDeleted: refetch,
    onFailed: refetch,
  })
  const { rows } = own
  return (
    <>
      {own.isPending ? <Skeleton lines={5} height={72} /> : undefined}
      {own.isError && rows.length === 0 ? <LoadFailed onRetry={own.refetch} minHeight={320} /> : undefined}
      {!own.isPending && !own.isError && rows.length === 0 ? (
        <StateBox kind="empty" title={t('works.none')} minHeight={320} />
      ) : undefined}
      <ul className={classes.list}>
        {rows.map((video) => (
          <OwnVideoRow
            key={video.id}
            video={video}
            onParts={() => setParted(video)}
            onDelete={() => deletion.ask(video)}
          />
        ))}
      </ul>
      {own.hasNextPage ? (
        <Button variant="outline" isLoading={own.isFetchingNextPage} onClick={() => void own.fetchNextPage()}>
          {t('works.more')}
        </Button>
      ) : undefined}
      {own.isPending || own.hasNextPage ? undefined : (
        <>
          <VideoTips />
          <Slot name="main.videos" props={{}} />
          <Slot name="suggested.rooms" props={{}} />
        </>
      )}
      {deletion.dialog}
      {parted ? (
        <Suspense>
          <PartsDialog id={parted.id} title={parted.title} onClose={() => setParted(undefined)} />
        </Suspense>
      ) : undefined}
    </>
  )
}
