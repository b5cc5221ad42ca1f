import { useT } from '@pitchside/i18n'
import { LoadFailed, usePages } from '@pitchside/parts'
import { Slot, type SlotProps } from '@pitchside/remote-kit'
import { Button, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { listVideosOf } from '../../parts/video/videos.calls'
import { VideoGrid } from './video-grid'
import classes from './video-list.module.css'

/** As many as the strip of the home page has. */
const watchedElsewhere = 5

/** Videos somebody published, newest first; below the last one, what others watch. */
export default function PersonaVideosSlot({ userId, isAnchor = false }: SlotProps['persona.videos']) {
  const t = useT('content')
  const pages = usePages({
    queryKey: ['content', 'videos-of', userId],
    load: (page, signal) => listVideosOf({ id: userId, isAnchor }, page, signal),
  })
  const { rows: videos, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = pages
  if (isError && videos.length === 0) return <LoadFailed onRetry={refetch} minHeight={280} />
  return (
    <>
      {!isPending && videos.length === 0 ? (
        <StateBox kind="empty" title={t('posts.noVideos')} minHeight={220} />
      ) : (
        <VideoGrid videos={isPending ? undefined : videos} placeholders={4} />
      )}
      {hasNextPage ? (
        <div className={classes.end}>
          <Button variant="outline" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('comments.more')}
          </Button>
        </div>
      ) : undefined}
      {isPending || hasNextPage ? undefined : (
        <div className={css.padTop5}>
          {/* It says that it waits: what stands below on a narrow page comes once its place is known. */}
          <Slot
            name="main.videos"
            props={{}}
            fallback={<VideoGrid videos={undefined} placeholders={watchedElsewhere} isStrip />}
          />
        </div>
      )}
    </>
  )
}
