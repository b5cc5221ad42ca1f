import { clockTime, formatDate, useT } from '@pitchside/i18n'
import { keepPreviousData, useQuery, useSearchParams } from '@pitchside/platform'
import { Badge, Crest, Link, Pagination, Skeleton, StateBox } from '@pitchside/ui'
import { ChanceBar } from '../match-detail/chance-bar'
import { OddsCells } from '../match-list/odds-cells'
import { Flag } from '../matches/flag'
import { FormMarks } from '../matches/form-marks'
import { detailPath, type Market, type Price } from '../matches/match'
import { roundName } from '../matches/round-name'
import { type Foresight, fetchForesights } from './foresight.calls'
import styles from './foresight.module.css'

const priceOf = (values: readonly [number, number, number]): Price => ({
  values,
  trends: ['same', 'same', 'same'],
  isSealed: false,
  changedAtMs: 0,
})

function ForesightCard({ foresight }: { foresight: Foresight }) {
  const t = useT('scores')
  const { match, chances, homeForm, awayForm, handicap, total } = foresight
  const kickoffMs = match.kickoffS * 1_000
  const best = chances.home >= chances.away ? 'home' : 'away'
  const isClear = Math.max(chances.home, chances.away) > 0.5
  const odds: readonly (readonly [Market, readonly [number, number, number] | undefined])[] = [
    ['asia', handicap],
    ['bs', total],
  ]
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <Flag code={match.competition.flag} />
        <span>{`${match.competition.name} ${roundName(t, match)}`}</span>
        <span className={styles.when}>
          {`${formatDate(kickoffMs, { month: '2-digit', day: '2-digit' })} ${clockTime(kickoffMs)}`}
        </span>
      </header>
      <Link className={styles.teams} href={detailPath(match)}>
        <span>
          <Crest id={match.home.id} name={match.home.name} size={40} isDecorative />
          <b>{match.home.name}</b>
          <FormMarks form={homeForm} />
        </span>
        <i>{t('versus')}</i>
        <span>
          <Crest id={match.away.id} name={match.away.name} size={40} isDecorative />
          <b>{match.away.name}</b>
          <FormMarks form={awayForm} />
        </span>
      </Link>
      <ChanceBar chances={chances} home={match.home.name} away={match.away.name} />
      <div className={styles.odds}>
        {odds.map(([market, values]) =>
          values ? (
            <div key={market}>
              <small>{t(`odds.${market}`)}</small>
              <OddsCells market={market} price={priceOf(values)} />
            </div>
          ) : undefined,
        )}
      </div>
      <Badge tone={isClear ? 'brand' : 'neutral'} className={styles.verdict}>
        {isClear ? t('foresight.favours', { name: match[best].name }) : t('foresight.open')}
      </Badge>
    </article>
  )
}

/** What the model expects of the matches to come. */
export default function ForesightPage() {
  const t = useT('scores')
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number(params.get('page')) || 1)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['scores.foresight', page],
    queryFn: ({ signal }) => fetchForesights(page, signal),
    placeholderData: keepPreviousData,
  })
  return (
    <div className={styles.page}>
      <h1>{t('title.foresight')}</h1>
      <p className={styles.about}>{t('foresight.about')}</p>
      {isError && !data ? (
        <StateBox
          kind="error"
          title={t('list.failed')}
          action={{ label: t('retry'), onClick: () => void refetch() }}
          minHeight={360}
        />
      ) : undefined}
      {data && data.list.length === 0 ? (
        <StateBox kind="empty" title={t('foresight.empty')} minHeight={360} />
      ) : undefined}
      <div className={styles.grid} aria-busy={isPending}>
        {isPending
          ? ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => <Skeleton key={key} variant="large" height={300} />)
          : data?.list.map((foresight) => <ForesightCard key={foresight.match.id} foresight={foresight} />)}
      </div>
      {data && data.pages > 1 ? (
        <Pagination
          label={t('schedule.pages')}
          previousLabel={t('schedule.previous')}
          nextLabel={t('schedule.next')}
          page={page}
          pageCount={data.pages}
          onPageChange={(next) => setParams(next > 1 ? { page: String(next) } : {}, { replace: true })}
        />
      ) : undefined}
    </div>
  )
}
