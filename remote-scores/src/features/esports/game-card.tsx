import { useT } from '@pitchside/i18n'
import { Badge, Card, classNames, LiveBadge } from '@pitchside/ui'
import * as css from '@pitchside/ui/primitives'
import { Versus, type VersusLine } from '../duel/versus'
import { CurveChart } from './curve-chart'
import { DraftView } from './draft-view'
import { EconomyStrip } from './economy-strip'
import { countsRounds, type Game } from './esports.calls'
import type { Series } from './esports-series'
import styles from './game-card.module.css'
import people from './game-people.module.css'
import { GamePlayers } from './game-players'
import { RoundStrip } from './round-strip'
import { GameLength } from './series-clock'

const figures = ['kills', 'gold', 'towers', 'dragons', 'barons'] as const
/** What a title calls its beasts. */
const names: Record<string, Partial<Record<(typeof figures)[number], string>>> = {
  dota2: { barons: 'roshan' },
  kog: { dragons: 'tyrant', barons: 'overlord' },
}

/** One game of a match: who leads in what, and how the lead went. */
export function GameCard({ series, game }: { series: Series; game: Game }) {
  const t = useT('scores')
  const isRounds = countsRounds(series.title)
  const lines: VersusLine[] = [
    ...(isRounds
      ? [{ key: 'rounds', label: t('court.esports.rounds'), home: game.home.score, away: game.away.score }]
      : []),
    ...figures.flatMap((name) => {
      const [home, away] = [game.home[name], game.away[name]]
      if (home === undefined || away === undefined) return []
      return [{ key: name, label: t(`court.esports.${names[series.title]?.[name] ?? name}`), home, away }]
    }),
  ]
  const winner = game.winner ? series[game.winner].name : undefined
  const sides = isRounds ? 'cs2' : series.title === 'dota2' ? 'dota2' : 'blue'
  const first = game.isHomeFirst ? series.home.name : series.away.name
  return (
    <Card
      title={
        <span className={classNames(css.inlineRow, css.gap10px)}>
          {t('court.esports.game', { no: game.no })}
          {game.map ? <span className={classNames(css.muted, css.medium, css.small)}>{game.map}</span> : undefined}
        </span>
      }
      actions={
        <span className={classNames(css.inlineRow, css.gap10px)}>
          <span className={styles.length}>
            <GameLength series={series} game={game} />
          </span>
          {game.isRunning ? (
            <LiveBadge>{t('tile.live')}</LiveBadge>
          ) : winner ? (
            <Badge tone="brand">{t('court.esports.won', { name: winner })}</Badge>
          ) : undefined}
        </span>
      }
    >
      <div className={css.stack4}>
        <p className={css.caption}>{t(`court.esports.first.${sides}`, { name: first })}</p>
        <Versus lines={lines} />
        {game.draft ? <DraftView series={series} draft={game.draft} /> : undefined}
        {game.players ? (
          <div className={people.both}>
            <GamePlayers team={series.home.name} players={game.players.home} />
            <GamePlayers team={series.away.name} players={game.players.away} />
          </div>
        ) : undefined}
        {isRounds ? (
          <RoundStrip curve={game.curve} homeName={series.home.name} awayName={series.away.name} />
        ) : undefined}
        {game.economy ? (
          <EconomyStrip economy={game.economy} homeName={series.home.name} awayName={series.away.name} />
        ) : undefined}
        {game.curve.length > 1 ? (
          <CurveChart
            curve={game.curve}
            lengthS={game.lengthS}
            isRounds={isRounds}
            homeName={series.home.name}
            awayName={series.away.name}
          />
        ) : undefined}
      </div>
    </Card>
  )
}
