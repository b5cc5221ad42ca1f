import { useT } from '@pitchside/i18n'
import { Button, Segmented, Skeleton, Spinner } from '@pitchside/ui'
import { PageState } from '../frame/page-state'
import { useNearEnd } from '../frame/use-near-end'
import type { HeadlineOrder } from './headlines.calls'
import classes from './news-list.module.css'
import { NewsRow } from './news-row'
import { useHeadlines } from './use-headlines'

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function Skeletons() {
  return (
    <div className={classes.card} aria-busy="true">
      {skeletonRows.map((row) => (
        <div key={row} className={classes.skeleton}>
          <Skeleton lines={2} height={16} />
          <Skeleton variant="block" ratio="16/9" width={128} />
        </div>
      ))}
    </div>
  )
}

/** Articles of a category, endless. A page that fails keeps what is there and offers to try again. */
export function NewsList({
  categoryId,
  order,
  hiddenIds,
  onOrderChange,
}: {
  categoryId: number
  /** Stories the page shows elsewhere. */
  hiddenIds: ReadonlySet<number>
  order: HeadlineOrder
  onOrderChange: (order: HeadlineOrder) => void
}) {
  const t = useT('content')
  const {
    rows,
    isPending,
    isPaused,
    isError,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
    refetch,
  } = useHeadlines({ categoryId, order })
  const end = useNearEnd(hasNextPage && !isFetchingNextPage && !isFetchNextPageError, () => void fetchNextPage())
  return (
    <section aria-labelledby="news-list-title">
      <header className={classes.head}>
        <h2 id="news-list-title">{t('news.list')}</h2>
        <Segmented
          label={t('news.order')}
          value={order}
          onValueChange={onOrderChange}
          options={[
            { value: 'newest', label: t('news.newest') },
            { value: 'read', label: t('news.read') },
          ]}
        />
      </header>
      {isPending ? isPaused ? <PageState kind="offline" minHeight={480} /> : <Skeletons /> : undefined}
      {isError && rows.length === 0 ? (
        <PageState kind="error" onRetry={() => void refetch()} minHeight={480} />
      ) : undefined}
      {!isPending && !isError && rows.length === 0 ? <PageState kind="empty" minHeight={480} /> : undefined}
      {rows.length > 0 ? (
        <div className={classes.card}>
          {rows
            .filter(({ id }) => !hiddenIds.has(id))
            .map((story) => (
              <NewsRow key={story.id} story={story} />
            ))}
        </div>
      ) : undefined}
      <div ref={end} className={classes.end} role="status">
        {isFetchingNextPage ? <Spinner label={t('state.loading')} /> : undefined}
        {isFetchNextPageError ? (
          <Button variant="outline" size="sm" icon="refresh-cw" onClick={() => void fetchNextPage()}>
            {t('state.retry')}
          </Button>
        ) : undefined}
        {!hasNextPage && rows.length > 0 ? t('news.end') : undefined}
      </div>
    </section>
  )
}
