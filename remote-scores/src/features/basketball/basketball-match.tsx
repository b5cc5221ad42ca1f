import { basketballState } from '@pitchside/contract'
import { useT } from '@pitchside/i18n'
import { useSpoilerFree } from '@pitchside/parts'
import { useQuery } from '@pitchside/platform'
import { Slot, usePageName } from '@pitchside/remote-kit'
import { Button, Card, classNames, Flag, Tabs } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { useState } from 'react'
import { ChanceBar } from '../../parts/chance-bar/chance-bar'
import { MatchFacts } from '../../parts/match-facts/match-facts'
import { groupOf, teamPath } from '../../parts/matches/match'
import { useClockLabel } from '../../parts/matches/match-clock'
import { titleOf } from '../../parts/matches/match-title'
import { roundName } from '../../parts/matches/round-name'
import versus from '../../parts/versus/versus-page.module.css'
import { toggleFollowed } from '../duel/collect'
import { DuelHeader } from '../duel/duel-header'
import { DuelFailed, DuelPage, DuelSkeleton } from '../duel/duel-page'
import { PriceView } from '../duel/price-view'
import { SpoilerGuard } from '../duel/spoiler-guard'
import { useDuelTab } from '../duel/use-duel-tab'
import { AnalysisView } from './analysis-view'
import type { BasketballGame } from './basketball-game'
import { fetchHistory } from './basketball-match.calls'
import { BoxScores } from './box-scores'
import { GameLeaders } from './game-leaders'
import { LeadChart } from './lead-chart'
import { PlayList } from './play-list'
import { QuarterTable } from './quarter-table'
import { RunList } from './run-list'
import { ShotChart } from './shot-chart'
import { TeamStatistics } from './team-statistics'
import { useBasketballGame } from './use-basketball-game'

const tabs = ['live', 'players', 'odds', 'analysis'] as const
type Tab = (typeof tabs)[number]
const defaultCompanyId = 2

function GameClock({ game }: { game: BasketballGame }) {
  const t = useT('scores')
  const label = useClockLabel({ ...game, sport: 'basketball' })
  return <span>{'minute' in label ? label.minute : `${t(label.key)} ${label.values?.clock ?? ''}`.trim()}</span>
}

/** A basketball match: quarters, lead, plays, players, prices, what was before. */
export function BasketballMatch({ id }: { id: number }) {
  const t = useT('scores')
  const [tab, go] = useDuelTab(tabs)
  const { game, isFailed, error, isBehind, reload, change } = useBasketballGame(id)
  const isSpoilerFree = useSpoilerFree()
  const [isRevealed, setIsRevealed] = useState(false)
  const isHidden = isSpoilerFree && !isRevealed
  const group = game ? groupOf({ sport: 'basketball', status: game.status }) : 'upcoming'
  usePageName(game && titleOf(game, game.score, group, isHidden, t('versus')))
  if (isFailed) return <DuelFailed error={error} listPath="/basketball" onRetry={reload} />
  if (!game) return <DuelSkeleton heights={[260, 160, 380]} />
  const hasAside = !isHidden && tab === 'live'
  const rankOf = (rank: number) => (rank > 0 ? t('detail.rank', { rank }) : undefined)
  return (
    <DuelPage isBehind={isBehind}>
      <DuelHeader
        lead={
          <>
            <Flag code={game.competition.flag} />
            <span>{`${game.competition.name} ${roundName(t, { round: 0, stage: game.stage, sport: 'basketball' })}`}</span>
          </>
        }
        kickoffS={game.kickoffS}
        home={{
          ...game.home,
          note: rankOf(game.home.rank),
          href: teamPath('basketball', game.competition.id, game.home.id),
        }}
        away={{
          ...game.away,
          note: rankOf(game.away.rank),
          href: teamPath('basketball', game.competition.id, game.away.id),
        }}
        isRound
        group={group}
        clock={game.status === basketballState.upcoming ? t('tile.upcoming') : <GameClock game={game} />}
        score={game.score}
        isFollowed={game.isFollowed}
        onFollow={() => toggleFollowed('basketball', game, (isFollowed) => change({ isFollowed }))}
        tools={
          game.anchor ? (
            <Button
              size="sm"
              variant="primary"
              icon="play"
              href={`/live?type=basketball&id=${id}&uid=${game.anchor.id}`}
            >
              {t('aside.watch')}
            </Button>
          ) : undefined
        }
        tabs={
          <Tabs<Tab>
            label={t('court.views')}
            items={tabs.map((value) => ({ value, label: t(`court.tab.${value}`) }))}
            value={tab}
            onValueChange={go}
          />
        }
        isHidden={isHidden}
      />
      <div className={hasAside ? classNames(versus.columns, css.oneBelow1280) : css.belowGap}>
        {isHidden && tab !== 'analysis' ? (
          <SpoilerGuard onReveal={() => setIsRevealed(true)} />
        ) : (
          <View
            tab={tab}
            game={game}
            isRunning={group === 'live'}
            hasBegun={group === 'live' || group === 'finished'}
          />
        )}
        {hasAside ? (
          <aside className={classNames(versus.aside, css.column)}>
            {group === 'finished' ? undefined : (
              <Card title={t('detail.chances')}>
                <ChanceBar chances={game.chances} home={game.home.name} away={game.away.name} />
              </Card>
            )}
            <MatchFacts facts={game.hall} />
            {game.plays.length > 0 ? <GameLeaders game={game} /> : undefined}
            {game.plays.length > 0 ? <TeamFigures game={game} /> : undefined}
            <Slot name="match.schemes" props={{ matchId: id }} />
          </aside>
        ) : undefined}
      </div>
    </DuelPage>
  )
}

function TeamFigures({ game }: { game: BasketballGame }) {
  const t = useT('scores')
  return (
    <Card title={t('detail.statistics')}>
      <TeamStatistics home={game.homePlayers} away={game.awayPlayers} />
    </Card>
  )
}

interface ViewProps {
  tab: Tab
  game: BasketballGame
  isRunning: boolean
  hasBegun: boolean
}

function View({ tab, game, isRunning, hasBegun }: ViewProps) {
  const t = useT('scores')
  if (tab === 'odds') return <Prices game={game} isRunning={isRunning} />
  // Before the tip-off there is nothing but what was before.
  if (tab === 'analysis' || (tab === 'live' && !hasBegun && game.plays.length === 0))
    return <AnalysisView game={game} companyId={defaultCompanyId} />
  if (tab === 'players') return <BoxScores game={game} isRunning={isRunning} />
  return (
    <div className={css.column}>
      <Card title={t('detail.quarters')} isFlush>
        <QuarterTable game={game} />
      </Card>
      {hasBegun && game.plays.length > 0 ? (
        <Card
          title={t('court.lead.title')}
          actions={
            <span className={classNames(versus.legend, css.wrap)}>
              <i /> {game.home.name} <i className={versus.awayKey} /> {game.away.name}
            </span>
          }
        >
          <LeadChart game={game} isRunning={isRunning} />
          <RunList game={game} />
        </Card>
      ) : undefined}
      {hasBegun ? <ShotChart game={game} isRunning={isRunning} /> : undefined}
      <PlayList game={game} isRunning={isRunning} />
    </div>
  )
}

function Prices({ game, isRunning }: { game: BasketballGame; isRunning: boolean }) {
  const [companyId, setCompanyId] = useState(defaultCompanyId)
  const { data, isError, refetch } = useQuery({
    queryKey: ['scores.basketball.prices', game.id, companyId],
    queryFn: ({ signal }) => fetchHistory(game.id, companyId, signal),
    refetchInterval: isRunning ? 40_000 : 300_000,
  })
  return (
    <PriceView
      companies={game.companies}
      companyId={companyId}
      onChoose={setCompanyId}
      history={data}
      isFailed={isError && !data}
      onRetry={refetch}
      home={game.home.name}
      away={game.away.name}
    />
  )
}
