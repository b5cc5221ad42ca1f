import { useT } from '@pitchside/i18n'
import { useInfiniteQuery, useSearchParams } from '@pitchside/platform'
import { Skeleton } from '@pitchside/ui'
import { useEffect, useState } from 'react'
import { CommentSection } from '../comments/comment-section'
import page from '../frame/page.module.css'
import { PageState } from '../frame/page-state'
import { type CommentOrder, readArticle } from '../news/headlines.calls'
import { HotNews } from '../news/hot-news'
import classes from './article.module.css'
import { ArticleActions } from './article-actions'
import { ArticleHead } from './article-head'
import { Neighbours } from './neighbours'
import { RelatedNews } from './related-news'
import { WriterCard } from './writer-card'

function Loading() {
  return (
    <div aria-busy="true" className={classes.loading}>
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
  const query = useInfiniteQuery({
    queryKey: ['content', 'article', id, order],
    queryFn: ({ pageParam, signal }) => readArticle(id, pageParam, order, signal),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.comments.page < last.comments.lastPage ? last.comments.page + 1 : undefined),
    enabled: id > 0,
    placeholderData: (before) => (before?.pages[0]?.article.id === id ? before : undefined),
  })
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [id])
  const first = query.data?.pages[0]
  const comments = query.data?.pages.flatMap(({ comments: part }) => part.rows) ?? []
  return (
    <div className={page.page}>
      <div className={page.columns}>
        <div className={classes.main}>
          {query.isPending && id > 0 ? <Loading /> : undefined}
          {query.isError || !(id > 0) ? (
            <PageState
              kind="error"
              title={t('article.missing')}
              onRetry={id > 0 ? () => void query.refetch() : undefined}
              minHeight={480}
            />
          ) : undefined}
          {first ? (
            <>
              <article className={classes.article} lang={first.article.language}>
                <ArticleHead article={first.article} />
                <div
                  className={classes.text}
                  // The server sanitises articles when they are written.
                  dangerouslySetInnerHTML={{ __html: first.article.html }}
                />
                <ArticleActions key={first.article.id} article={first.article} />
              </article>
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
                onChanged={() => void query.refetch()}
                order={order}
                onOrderChange={setOrder}
              />
            </>
          ) : undefined}
        </div>
        <aside className={page.aside}>
          {first ? <WriterCard key={first.article.writerId} article={first.article} /> : undefined}
          {first ? <RelatedNews stories={first.related} /> : undefined}
          <HotNews />
        </aside>
      </div>
    </div>
  )
}
