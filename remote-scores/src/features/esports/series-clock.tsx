import { clockText } from '@pitchside/base'
import { useT } from '@pitchside/i18n'
import { useTick } from '../../parts/matches/match-clock'
import type { Game } from './esports.calls'
import { groupOfSeries, type Series } from './esports-series'

const stateKeys: Record<number, string> = {
  1: 'state.upcoming',
  3: 'state.finished',
  9: 'state.postponed',
  12: 'state.cancelled',
  13: 'state.toBeDetermined',
}

/** How long the running game has been played; nothing while none runs. */
const useGameTime = ({ gameStartS }: Series, isTicking: boolean): string =>
  useTick((nowS) => (isTicking ? clockText(Math.max(0, nowS - gameStartS)) : ''))

/** How long a game was played; of the running one what the match's own clock says. */
export function GameLength({ series, game }: { series: Series; game: Game }) {
  const time = useGameTime(series, game.isRunning && game.no === series.gameNo)
  return <>{time || clockText(game.lengthS)}</>
}

/** Game and its time, or the state of the match. Ticks by itself. */
export function SeriesClock({ series }: { series: Series }) {
  const t = useT('scores')
  const { status, gameNo } = series
  const isTicking = groupOfSeries(status) === 'live' && gameNo > 0
  const time = useGameTime(series, isTicking)
  if (groupOfSeries(status) !== 'live') return <span>{t(stateKeys[status] ?? 'state.abnormal')}</span>
  return <span>{gameNo > 0 ? `${t('court.esports.game', { no: gameNo })} ${time}` : t('court.esports.break')}</span>
}
