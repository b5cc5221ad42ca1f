import { useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useInfiniteQuery, useQueryClient, useSearchParams } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { classNames, Skeleton } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import page from '../../parts/frame/page.module.css'
import { CommentSection } from '../comments/comment-section'
import type { CommentOrder } from '../comments/comments.calls'
import { readArticle } from '../news/headlines.calls'
import { HotNews } from '../news/hot-news'
import classes from './article.module.css'
import { ArticleActions } from './article-actions'
import { ArticleHead } from './article-head'
import { ArticleText } from './article-text'
import { MatchCard } from './match-card'
import { Neighbours } from './neighbours'
import { RelatedNews } from './related-news'
import { WriterCard } from './writer-card'

function Loading() {
  return (
    <div aria-busy="true" className={css.stack4}>
      <Skeleton width="70%" height={32} />
      <Skeleton width="40%" height={16} />
      <Skeleton variant="large" ratio="16/9" />
      <Skeleton lines={6} height={18} />
    </div>
  )
}

/** An article with its writer, what others said, and what to read next. */
export default function ArticlePage() {
  const t = useT('content')
  const id = Number(useSearchParams()[0].get('id'))
  const [order, setOrder] = useState<CommentOrder>('liked')
  const client = useQueryClient()
  const query = useInfiniteQuery({
    queryKey: ['content', 'article', id, order],
    queryFn: ({ pageParam, signal }) => readArticle(id, pageParam, order, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.comments.page < last.comments.pages ? last.comments.page + 1 : undefined),
    enabled: id > 0,
    placeholderData: (before) => (before?.pages[0]?.article.id === id ? before : undefined),
  })
  // From one article to the next, the page starts at its top; going back to an article, the frame knows where it was.
  const shownId = useRef(id)
  useEffect(() => {
    if (shownId.current !== id) window.scrollTo({ top: 0, behavior: 'instant' })
    shownId.current = id
  }, [id])
  const first = query.data?.pages[0]
  usePageName(first?.article.title)
  const comments = query.data?.pages.flatMap(({ comments: part }) => part.rows) ?? []
  return (
    <div className={page.page}>
      <div className={classNames(page.columns, css.oneBelow992)}>
        <div className={css.shrink}>
          {query.isPending && id > 0 ? (
            query.isPaused ? (
              <LoadFailed isPaused onRetry={query.refetch} minHeight={480} />
            ) : (
              <Loading />
            )
          ) : undefined}
          {query.isError || !(id > 0) ? (
            <LoadFailed
              error={query.error}
              gone={t('article.gone')}
              after={<Slot name="main.headlines" props={{}} />}
              wayOut={{ label: t('article.toNews'), href: '/news' }}
              onRetry={query.refetch}
              minHeight={480}
            />
          ) : undefined}
          {first ? (
            <>
              <article className={classes.article} lang={first.article.language}>
                <ArticleHead article={first.article} />
                <ArticleText html={first.article.html} />
                <ArticleActions key={first.article.id} article={first.article} />
              </article>
              <div className={css.hiddenInPrint}>
                <Neighbours newer={first.newer} older={first.older} />
                <CommentSection
                  kind="headline"
                  targetId={id}
                  total={first.article.comments}
                  comments={comments}
                  isLoading={query.isPlaceholderData}
                  hasMore={query.hasNextPage}
                  isLoadingMore={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                  // In either order: one of them may be kept from before.
                  onChanged={() => void client.invalidateQueries({ queryKey: ['content', 'article', id] })}
                  order={order}
                  onOrderChange={setOrder}
                />
              </div>
            </>
          ) : undefined}
        </div>
        <aside className={classNames(css.hiddenInPrint, css.stackGap)}>
          {first ? (
            <>
              <WriterCard key={first.article.writerId} article={first.article} />
              {first.article.match ? <MatchCard match={first.article.match} /> : undefined}
              <RelatedNews stories={first.related} />
            </>
          ) : undefined}
          {/* Last, and so not before what stands above it is known. */}
          {query.isPending && id > 0 ? <Skeleton variant="large" height={640} /> : <HotNews />}
        </aside>
      </div>
    </div>
  )
}
