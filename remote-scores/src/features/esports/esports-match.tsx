import { esportsState } from '@pitchside/contract'
import { type Translate, useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import { Link } from '@pitchside/platform'
import { usePageName } from '@pitchside/remote-kit'
import { Card, classNames, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ChanceBar } from '../../parts/chance-bar/chance-bar'
import { titleOf } from '../../parts/matches/match-title'
import { roundName } from '../../parts/matches/round-name'
import versus from '../../parts/versus/versus-page.module.css'
import { toggleFollowed } from '../duel/collect'
import { DuelHeader } from '../duel/duel-header'
import { DuelFailed, DuelPage, DuelSkeleton } from '../duel/duel-page'
import page from '../duel/page.module.css'
import { PriceView } from '../duel/price-view'
import { SpoilerGuard } from '../duel/spoiler-guard'
import { useDuelTab } from '../duel/use-duel-tab'
import { EarlierCard } from './earlier-card'
import { countsRounds, type Game, type SeriesDetail } from './esports.calls'
import { groupOfSeries, type Series, titleNames } from './esports-series'
import { GameCard } from './game-card'
import { MapVetoCard } from './map-veto'
import { SeriesClock } from './series-clock'
import { useSeries } from './use-series'

const tabs = ['games', 'odds', 'history'] as const
type Tab = (typeof tabs)[number]
const defaultCompanyId = 2

/** An esports match: its games, prices, and what was before. */
export function EsportsMatch({ id }: { id: number }) {
  const t = useT('scores')
  const [tab, go] = useDuelTab(tabs)
  const [companyId, setCompanyId] = useState(defaultCompanyId)
  const { detail, isFailed, error, isBehind, reload, change } = useSeries(id, companyId)
  const isSpoilerFree = useSpoilerFree()
  const [isRevealed, setIsRevealed] = useState(false)
  const isHidden = isSpoilerFree && !isRevealed
  const group = detail ? groupOfSeries(detail.series.status) : 'upcoming'
  usePageName(detail && titleOf(detail.series, detail.series.score, group, isHidden, t('versus')))
  if (isFailed) return <DuelFailed error={error} listPath="/esports" onRetry={reload} />
  if (!detail) return <DuelSkeleton heights={[260, 420]} />
  const { series, chances, games } = detail
  const hasAside = !isHidden && tab === 'games'
  return (
    <DuelPage isBehind={isBehind}>
      <DuelHeader
        lead={
          <>
            <Link to={`/esports?game=${series.title}`}>{titleNames[series.title] ?? t('court.esports.kog')}</Link>
            <span>{placeOf(t, series).join(' · ')}</span>
          </>
        }
        kickoffS={series.kickoffS}
        home={series.home}
        away={series.away}
        group={group}
        clock={series.status === esportsState.upcoming ? t('tile.upcoming') : <SeriesClock series={series} />}
        score={series.score}
        extras={<span className={page.facts}>{games.map((game) => gameScore(series, game)).join('　')}</span>}
        isFollowed={series.isFollowed}
        onFollow={() => toggleFollowed('esports', series, (isFollowed) => change({ isFollowed }))}
        tabs={
          <Tabs<Tab>
            label={t('court.views')}
            items={tabs.map((value) => ({ value, label: t(`court.esports.tab.${value}`) }))}
            value={tab}
            onValueChange={go}
          />
        }
        isHidden={isHidden}
      />
      <div className={hasAside ? classNames(versus.columns, css.oneBelow1280) : css.belowGap}>
        {isHidden && tab !== 'history' ? (
          <SpoilerGuard onReveal={() => setIsRevealed(true)} />
        ) : tab === 'odds' ? (
          <PriceView
            companies={detail.companies}
            companyId={companyId}
            onChoose={setCompanyId}
            history={detail.history}
            isFailed={false}
            onRetry={reload}
            home={series.home.name}
            away={series.away.name}
          />
        ) : tab === 'history' || games.length === 0 ? (
          <History detail={detail} />
        ) : (
          <Games detail={detail} />
        )}
        {hasAside ? (
          <aside className={classNames(versus.aside, css.column)}>
            {group === 'finished' ? undefined : (
              <Card title={t('detail.chances')}>
                <ChanceBar chances={chances} home={series.home.name} away={series.away.name} />
              </Card>
            )}
            {games.length > 0 ? (
              <EarlierCard title={t('court.analysis.meetings')} list={detail.meetings} teamId={series.home.id} />
            ) : undefined}
          </aside>
        ) : undefined}
      </div>
    </DuelPage>
  )
}

/** League, stage, and how many games at most. The title stands before it, and once is enough. */
function placeOf(t: Translate, { competition: { name }, title, stage, bestOf }: Series): string[] {
  const called = titleNames[title] ?? t('court.esports.kog')
  const league = name.startsWith(`${called} `) ? name.slice(called.length + 1) : name
  return [league, roundName(t, { round: 0, stage }), `BO${bestOf}`].filter((text) => text !== '')
}

/** Rounds of a game, or its kills. */
function gameScore({ title }: Series, { home, away }: Game): string {
  return countsRounds(title) ? `${home.score}-${away.score}` : `${home.kills ?? 0}-${away.kills ?? 0}`
}

/** The running or newest game first. */
function Games({ detail }: { detail: SeriesDetail }) {
  const { series, games } = detail
  return (
    <div className={css.column}>
      <MapVetoCard detail={detail} />
      {[...games].reverse().map((game) => (
        <GameCard key={game.no} series={series} game={game} />
      ))}
    </div>
  )
}

function History({ detail: { series, meetings, homeLast, awayLast } }: { detail: SeriesDetail }) {
  const t = useT('scores')
  return (
    <div className={css.column}>
      <EarlierCard title={t('court.analysis.meetings')} list={meetings} teamId={series.home.id} />
      <div className={classNames(css.oneBelow992, css.grid2Start)}>
        <EarlierCard
          title={t('court.analysis.form', { name: series.home.name })}
          list={homeLast}
          teamId={series.home.id}
        />
        <EarlierCard
          title={t('court.analysis.form', { name: series.away.name })}
          list={awayLast}
          teamId={series.away.id}
        />
      </div>
    </div>
  )
}
