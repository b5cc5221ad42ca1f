import { useT } from '@pitchside/i18n'
import { Skeleton, Spinner } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import { NewsRow } from '../news/news-row'
import { useHeadlines } from '../news/use-headlines'
import classes from './experts.module.css'

/** Articles of one expert, or of all of them; endless. */
export function ExpertArticles({ writerId }: { writerId?: number }) {
  const t = useT('content')
  const { rows, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useHeadlines({
    ...(writerId === undefined ? { ofExperts: true } : { writerId }),
    order: 'newest',
  })
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isError, () => void fetchNextPage())
  if (isPending) return <Skeleton variant="large" height={420} />
  if (isError && rows.length === 0) return <PageState kind="error" onRetry={() => void refetch()} minHeight={320} />
  if (rows.length === 0) return <PageState kind="empty" minHeight={320} />
  return (
    <>
      <div className={classes.articles}>
        {rows.map((story) => (
          <NewsRow key={story.id} story={story} hasWriter={writerId === undefined} />
        ))}
      </div>
      <div ref={end}>{isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}</div>
    </>
  )
}
