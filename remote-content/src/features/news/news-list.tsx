import { useT } from '@pitchside/i18n'
import { ListEnd, LoadFailed } from '@pitchside/parts'
import { Segmented, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import type { HeadlineOrder } from './headlines.calls'
import classes from './news-list.module.css'
import { NewsRow } from './news-row'
import rowClasses from './news-row.module.css'
import { useHeadlines } from './use-headlines'

const skeletonRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

function Skeletons() {
  return (
    <div className={css.framedCut} aria-busy="true">
      {skeletonRows.map((row) => (
        <div key={row} className={rowClasses.row}>
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
  const articles = useHeadlines({ categoryId, order })
  const { rows, isPending, isPaused, isError, refetch } = articles
  return (
    <section aria-labelledby="news-list-title">
      <header className={classes.head}>
        <h2 className={css.headingLarge} id="news-list-title">
          {t('news.list')}
        </h2>
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
      {isPending ? isPaused ? <LoadFailed isPaused onRetry={refetch} minHeight={480} /> : <Skeletons /> : undefined}
      {isError && rows.length === 0 ? <LoadFailed onRetry={refetch} minHeight={480} /> : undefined}
      {!isPending && !isError && rows.length === 0 ? (
        <StateBox kind="empty" title={t('state.empty')} minHeight={480} />
      ) : undefined}
      {rows.length > 0 ? (
        <div className={css.framedCut}>
          {rows
            .filter(({ id }) => !hiddenIds.has(id))
            .map((story) => (
              <NewsRow key={story.id} story={story} />
            ))}
        </div>
      ) : undefined}
      <ListEnd pages={articles} endText={rows.length > 0 ? t('news.end') : undefined} />
    </section>
  )
}
