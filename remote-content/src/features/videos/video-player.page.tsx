import { ageLabel, compactNumber, useT } from '@pitchside/i18n'
import { useInfiniteQuery, useQuery, useSearchParams } from '@pitchside/platform'
import { Avatar, Card, Icon, Link, NewsCard, Skeleton } from '@pitchside/ui'
import { CommentSection } from '../comments/comment-section'
import { listVideoComments } from '../comments/comments.calls'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import { pictureOf } from '../frame/picture-of'
import { MarkButtons } from './mark-buttons'
import { durationText } from './video'
import classes from './video-player.module.css'
import { VideoStage } from './video-stage'
import { listVideos, readVideo } from './videos.calls'

const nextShown = 8

function NextVideos({ currentId, categoryId }: { currentId: number; categoryId: number }) {
  const t = useT('content')
  const { data } = useQuery({
    queryKey: ['content', 'next-videos', categoryId],
    queryFn: ({ signal }) => listVideos({ categoryId: 0, order: 'seen', page: 1 }, signal),
  })
  const rows = (data?.rows ?? []).filter(({ id }) => id !== currentId)
  rows.sort((one, other) => Number(other.categoryId === categoryId) - Number(one.categoryId === categoryId))
  return (
    <Card title={t('videos.next')}>
      {rows.slice(0, nextShown).map((video) => (
        <NewsCard
          key={video.id}
          variant="row"
          href={`/video-player?id=${video.id}`}
          title={video.title}
          coverSrc={video.cover}
          meta={`${durationText(video.durationS)} · ${compactNumber(video.views)}`}
        />
      ))}
    </Card>
  )
}

/** One video with what others said about it and what to watch next. */
export default function VideoPlayerPage() {
  const t = useT('content')
  const id = Number(useSearchParams()[0].get('id')) || 0
  const {
    data: video,
    isError,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['content', 'video', id],
    queryFn: ({ signal }) => readVideo(id, signal),
    enabled: id > 0,
  })
  const comments = useInfiniteQuery({
    queryKey: ['content', 'video-comments', id],
    queryFn: ({ pageParam, signal }) => listVideoComments(id, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page < last.lastPage ? last.page + 1 : undefined),
    enabled: video !== undefined,
  })
  if (id === 0 || isError)
    return (
      <PageState
        kind="error"
        title={t('videos.missing')}
        onRetry={id > 0 ? () => void refetch() : undefined}
        minHeight={480}
      />
    )
  if (isPending)
    return (
      <div className={page.page} aria-busy="true">
        <div className={page.columns}>
          <Skeleton variant="large" ratio="16/9" />
          <Skeleton variant="large" height={420} />
        </div>
      </div>
    )
  return (
    <div className={page.page}>
      <div className={page.columns}>
        <div className={classes.main}>
          <VideoStage key={video.id} video={video} />
          <h1 className={classes.title}>{video.title}</h1>
          <div className={classes.bar}>
            <Link className={classes.owner} href={`/persona?id=${video.ownerId}`}>
              <Avatar {...pictureOf(video.ownerAvatar, video.ownerId)} size={40} />
              <span>
                <b>{video.owner}</b>
                <span>
                  {video.category} · {ageLabel(video.publishedAtMs, Date.now())}
                  <Icon name="eye" size={13} label={t('videos.views')} />
                  {compactNumber(video.views)}
                </span>
              </span>
            </Link>
            <MarkButtons key={video.id} video={video} />
          </div>
          <CommentSection
            kind="video"
            targetId={id}
            total={video.comments}
            comments={comments.data?.pages.flatMap((part) => part.rows) ?? []}
            isLoading={comments.isPending}
            hasMore={comments.hasNextPage}
            isLoadingMore={comments.isFetchingNextPage}
            onMore={() => void comments.fetchNextPage()}
            onChanged={() => {
              void comments.refetch()
              void refetch()
            }}
          />
        </div>
        <aside className={page.aside}>
          <NextVideos currentId={id} categoryId={video.categoryId} />
        </aside>
      </div>
    </div>
  )
}
