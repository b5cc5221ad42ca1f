import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { keepPreviousData, useAddress, useQuery } from '@pitchside/platform'
import { Crest, classNames, Flag, Pagination, Skeleton, StateBox } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { percentText } from '../../parts/figures/percent-text'
import { type Foresight, fetchForesights } from './foresight.calls'
import styles from './foresight.module.css'
import { ForesightView } from './foresight-view'
import { RecordCard } from './record-card'

const steps = ['page', 'id']

/** A match of the list; the chosen one is shown beside it. */
function ForesightItem({
  foresight,
  isChosen,
  onChoose,
}: {
  foresight: Foresight
  isChosen: boolean
  onChoose: () => void
}) {
  const { match, chances } = foresight
  const kickoffMs = match.kickoffS * 1_000
  return (
    <li>
      <button
        type="button"
        className={classNames(styles.item, css.hoverGround, isChosen && css.markedSoftFrame)}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onChoose}
      >
        <span className={styles.head}>
          <Flag code={match.competition.flag} />
          <span>{match.competition.name}</span>
          <span className={styles.when}>{formatDate(kickoffMs, 'moment')}</span>
        </span>
        {(['home', 'away'] as const).map((side) => (
          <span key={side} className={styles.line}>
            <Crest id={match[side].id} name={match[side].name} size={20} isDecorative />
            <span className={css.cut} title={match[side].name}>
              {match[side].name}
            </span>
            <b>{percentText(chances[side])}</b>
          </span>
        ))}
      </button>
    </li>
  )
}

/** What the model and the members expect of the matches to come. */
export default function ForesightPage() {
  const t = useT('scores')
  const [params, setParams] = useAddress(steps)
  const page = Math.max(1, Math.min(Math.floor(Number(params.get('page'))) || 1, 100))
  const { data, isPending, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: ['scores.foresight', page],
    queryFn: ({ signal }) => fetchForesights(page, signal),
    placeholderData: keepPreviousData,
  })
  const list = data?.list ?? []
  const chosen = list.find(({ match }) => String(match.id) === params.get('id')) ?? list[0]
  const go = (next: { page?: number; id?: number }) => {
    const query = new URLSearchParams()
    const nextPage = next.page ?? page
    if (nextPage > 1) query.set('page', String(nextPage))
    if (next.id !== undefined) query.set('id', String(next.id))
    const tab = params.get('tab')
    if (tab) query.set('tab', tab)
    setParams(query)
  }
  return (
    <div className={css.page}>
      <h1 className={css.headingPage}>{t('title.foresight')}</h1>
      <p className={styles.about}>{t('foresight.about')}</p>
      {isError && !data ? <LoadFailed onRetry={refetch} title={t('list.failed')} minHeight={360} /> : undefined}
      {data && list.length === 0 ? <StateBox kind="empty" title={t('foresight.empty')} minHeight={360} /> : undefined}
      {isPending || list.length > 0 ? (
        <div className={classNames(styles.columns, css.oneBelow992)} aria-busy={isPending}>
          <div>
            <ul
              className={classNames(styles.items, css.waiting)}
              aria-label={t('foresight.matches')}
              aria-busy={isPlaceholderData || undefined}
            >
              {isPending
                ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
                    <li key={key}>
                      <Skeleton variant="block" height={96} />
                    </li>
                  ))
                : list.map((foresight) => (
                    <ForesightItem
                      key={foresight.match.id}
                      foresight={foresight}
                      isChosen={foresight === chosen}
                      onChoose={() => go({ id: foresight.match.id })}
                    />
                  ))}
            </ul>
            {data && data.pages > 1 ? (
              <Pagination
                label={t('schedule.pages')}
                previousLabel={t('schedule.previous')}
                nextLabel={t('schedule.next')}
                page={page}
                pageCount={data.pages}
                onPageChange={(next) => go({ page: next })}
              />
            ) : undefined}
          </div>
          <div className={css.column}>
            {chosen ? (
              <ForesightView key={chosen.match.id} foresight={chosen} />
            ) : (
              <Skeleton variant="large" height={420} />
            )}
            <RecordCard />
          </div>
        </div>
      ) : undefined}
    </div>
  )
}
