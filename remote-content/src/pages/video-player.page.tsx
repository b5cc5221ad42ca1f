import { useT } from '@pitchside/i18n'
import { LoadFailed, usePages } from '@pitchside/parts'
import { useQuery, useQueryClient, useSearchParams } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useRef, useState } from 'react'
import { CommentSection } from '../features/comments/comment-section'
import { type CommentOrder, listVideoComments } from '../features/comments/comments.calls'
import classes from '../features/videos/video-player.module.css'
import { ChapterList } from '../features/watch/chapter-list'
import { LineForm } from '../features/watch/line-form'
import { listLines } from '../features/watch/lines.calls'
import { NextVideos } from '../features/watch/next-videos'
import { VideoActions } from '../features/watch/video-actions'
import { type VideoLine, withLine } from '../features/watch/video-lines'
import { VideoOwner } from '../features/watch/video-owner'
import { WatchPlayer } from '../features/watch/watch-player'
import page from '../parts/frame/page.module.css'
import type { Video, WatchedVideo } from '../parts/video/video'
import { countView, readVideo } from '../parts/video/videos.calls'

function Comments({ video, onChanged }: { video: Video; onChanged: () => void }) {
  const client = useQueryClient()
  const [order, setOrder] = useState<CommentOrder>('liked')
  const comments = usePages({
    queryKey: ['content', 'video-comments', video.id, order],
    load: (page, signal) => listVideoComments(video.id, page, order, signal),
    keepsPrevious: true,
  })
  if (comments.isError && !comments.data) return <LoadFailed onRetry={comments.refetch} minHeight={240} />
  return (
    <CommentSection
      kind="video"
      targetId={video.id}
      total={video.comments}
      comments={comments.data?.pages.flatMap((part) => part.rows) ?? []}
      isLoading={comments.isPending}
      hasMore={comments.hasNextPage}
      isLoadingMore={comments.isFetchingNextPage}
      onMore={() => void comments.fetchNextPage()}
      onChanged={() => {
        void client.invalidateQueries({ queryKey: ['content', 'video-comments', video.id] })
        onChanged()
      }}
      order={order}
      onOrderChange={setOrder}
    />
  )
}

/** The picture with its lines, what it is, and what one can do about it. */
function Watch({ video }: { video: WatchedVideo }) {
  const client = useQueryClient()
  const element = useRef<HTMLVideoElement>(null)
  const isCounted = useRef(false)
  const key = ['content', 'video-lines', video.id]
  const lines = useQuery({ queryKey: key, queryFn: ({ signal }) => listLines(video.id, signal) }).data ?? []
  const onPlay = () => {
    if (isCounted.current) return
    isCounted.current = true
    countView(video.id).catch(() => {
      // Counted at the next start instead.
      isCounted.current = false
    })
  }
  return (
    <>
      <WatchPlayer video={video} lines={lines} element={element} onPlay={onPlay} />
      <LineForm
        videoId={video.id}
        element={element}
        count={lines.length}
        onSent={(line) => client.setQueryData<VideoLine[]>(key, (known = []) => withLine(known, line))}
      />
      <h1 className={classes.title}>{video.title}</h1>
      <div className={classes.bar}>
        <VideoOwner video={video} />
        <VideoActions video={video} />
      </div>
      <ChapterList chapters={video.chapters} element={element} />
    </>
  )
}

/** One video with what others said about it and what to watch next. */
export default function VideoPlayerPage() {
  const t = useT('content')
  const id = Number(useSearchParams()[0].get('id')) || 0
  const {
    data: video,
    error,
    refetch,
  } = useQuery({
    queryKey: ['content', 'video', id],
    queryFn: ({ signal }) => readVideo(id, signal),
    enabled: id > 0,
  })
  usePageName(video?.title)
  // A video that plays goes on when what is said of it could not be asked for again.
  if (id === 0 || (error && !video))
    return (
      <LoadFailed
        error={id > 0 ? error : null}
        gone={t('videos.gone')}
        after={<Slot name="main.videos" props={{}} />}
        wayOut={{ label: t('videos.others'), href: '/video-list' }}
        onRetry={refetch}
        minHeight={480}
      />
    )
  if (!video)
    return (
      <div className={page.page} aria-busy="true">
        <div className={classNames(page.columns, css.oneBelow992)}>
          <Skeleton variant="large" ratio="16/9" />
          <Skeleton variant="large" height={420} />
        </div>
      </div>
    )
  return (
    <div className={page.page}>
      <div className={classNames(page.columns, css.oneBelow992)}>
        <div className={css.shrink}>
          <Watch key={video.id} video={video} />
          <Comments key={`comments-${video.id}`} video={video} onChanged={() => void refetch()} />
        </div>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          <NextVideos videoId={id} />
        </aside>
      </div>
    </div>
  )
}
