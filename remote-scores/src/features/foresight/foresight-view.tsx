import { formatDate, useT } from '@pitchside/i18n'
import { LoadFailed } from '@pitchside/parts'
import { useAddress, useQuery } from '@pitchside/platform'
import { Badge, Crest, classNames, Link, Skeleton, StateBox, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { ChanceBar } from '../../parts/chance-bar/chance-bar'
import { percentText } from '../../parts/figures/percent-text'
import { fetchForesight } from '../../parts/forecast/forecast.calls'
import { Reasons } from '../../parts/forecast/reasons'
import { VoteBar } from '../../parts/forecast/vote-bar'
import { FormMarks } from '../../parts/matches/form-marks'
import { detailPath, type Market, type Price } from '../../parts/matches/match'
import { roundName } from '../../parts/matches/round-name'
import { OddsCells } from '../match-list/odds-cells'
import { type Foresight, fetchForms, type SideForm, type Values } from './foresight.calls'
import styles from './foresight.module.css'

type Tab = 'reasons' | 'result' | 'handicap' | 'goals'
const steps = ['tab']
const tabs: readonly Tab[] = ['reasons', 'result', 'handicap', 'goals']

const priceOf = (values: Values): Price => ({
  values,
  trends: ['same', 'same', 'same'],
  isSealed: false,
  changedAtMs: 0,
  moves: 0,
})

/** Rates of both sides, one under the other. */
function Forms({ id }: { id: number }) {
  const t = useT('scores')
  const { data, isError } = useQuery({
    queryKey: ['scores.foresight-forms', id],
    queryFn: ({ signal }) => fetchForms(id, signal),
    staleTime: 300_000,
  })
  if (isError) return null
  if (!data) return <Skeleton variant="block" height={140} />
  const rows: readonly (readonly [string, (form: SideForm) => string])[] = [
    ['meetings', (form) => percentText(form.meetings)],
    ['recent', (form) => percentText(form.recent)],
    ['season', (form) => percentText(form.season)],
    ['scored', (form) => String(form.scored)],
    ['conceded', (form) => String(form.conceded)],
  ]
  return (
    <table className={styles.forms}>
      <tbody>
        {rows.map(([name, text]) => (
          <tr key={name}>
            <td>{text(data.home)}</td>
            <th scope="row">{t(`foresight.rate.${name}`)}</th>
            <td className={css.endAligned}>{text(data.away)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Prices of a market as the model would read them, where a company gives any. */
function MarketView({ market, values }: { market: Market; values: Values | undefined }) {
  const t = useT('scores')
  if (!values) return <StateBox kind="empty" title={t('foresight.noPrice')} minHeight={160} />
  const [first, line, last] = values
  const shares = [1 / (first + 1), 1 / (last + 1)]
  const share = (shares[0] ?? 0) / ((shares[0] ?? 0) + (shares[1] ?? 1))
  const key = market === 'asia' ? 'handicapSays' : 'goalsSays'
  return (
    <div className={classNames(styles.market, css.stack3)}>
      <OddsCells market={market} price={priceOf(values)} />
      <p>
        {t(`foresight.${key}`, { line: String(market === 'asia' ? -line : line), percent: Math.round(share * 100) })}
      </p>
    </div>
  )
}

/** One forecast: reasons, result, handicap, goals; and what members think. */
export function ForesightView({ foresight }: { foresight: Foresight }) {
  const t = useT('scores')
  const [params, setParams] = useAddress(steps)
  const { match, chances, homeForm, awayForm } = foresight
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.foresight-detail', match.id],
    queryFn: ({ signal }) => fetchForesight(match.id, signal),
  })
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'reasons'
  const best = chances.home >= chances.away ? 'home' : 'away'
  const isClear = Math.max(chances.home, chances.away) > 0.5
  const kickoffMs = match.kickoffS * 1_000
  const choose = (next: Tab) => {
    const query = new URLSearchParams(params)
    query.set('tab', next)
    setParams(query)
  }
  return (
    <article className={styles.card} aria-label={`${match.home.name} - ${match.away.name}`}>
      <header className={styles.head}>
        <span>{`${match.competition.name} ${roundName(t, match)}`}</span>
        <span className={styles.when}>{formatDate(kickoffMs, 'moment')}</span>
      </header>
      <Link className={styles.teams} href={detailPath(match)}>
        <span>
          <Crest id={match.home.id} name={match.home.name} size={48} isDecorative />
          <b>{match.home.name}</b>
          <FormMarks form={homeForm} />
        </span>
        <i>{t('versus')}</i>
        <span>
          <Crest id={match.away.id} name={match.away.name} size={48} isDecorative />
          <b>{match.away.name}</b>
          <FormMarks form={awayForm} />
        </span>
      </Link>
      <Tabs<Tab>
        label={t('foresight.views')}
        value={tab}
        onValueChange={choose}
        items={tabs.map((value) => ({ value, label: t(`foresight.tab.${value}`) }))}
        panelClassName={styles.panel ?? ''}
      >
        {tab === 'reasons' && data ? <Reasons detail={data} /> : undefined}
        {tab === 'reasons' && !data && !isError ? <Skeleton variant="block" height={160} /> : undefined}
        {tab === 'reasons' && !data && isError ? (
          <LoadFailed onRetry={refetch} title={t('list.failed')} minHeight={160} />
        ) : undefined}
        {tab === 'result' ? (
          <>
            <ChanceBar chances={chances} home={match.home.name} away={match.away.name} />
            <Badge tone={isClear ? 'brand' : 'neutral'} className={css.atStart}>
              {isClear ? t('foresight.favours', { name: match[best].name }) : t('foresight.open')}
            </Badge>
            <Forms id={match.id} />
          </>
        ) : undefined}
        {tab === 'handicap' ? <MarketView market="asia" values={foresight.handicap} /> : undefined}
        {tab === 'goals' ? <MarketView market="bs" values={foresight.total} /> : undefined}
      </Tabs>
      {data ? <VoteBar match={match} votes={data.votes} /> : <Skeleton variant="block" height={72} />}
    </article>
  )
}
