import type { Order } from '../../parts/sorting/order'
import { type PlayerLine, percent } from './basketball-game'

/** Columns of the box score; each can be sorted. */
export const boxColumns = [
  'minutes',
  'points',
  'rebounds',
  'assists',
  'fieldGoals',
  'threes',
  'freeThrows',
  'offensive',
  'defensive',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
  'plusMinus',
] as const
export type BoxColumn = (typeof boxColumns)[number]

/** What a column sorts by: made shots first, then the share of them. */
const merit: Record<BoxColumn, (player: PlayerLine) => number> = {
  minutes: (one) => one.seconds,
  points: (one) => one.points,
  fieldGoals: (one) => one.fieldGoals + percent(one.fieldGoals, one.fieldGoalTries) / 1_000,
  threes: (one) => one.threes + percent(one.threes, one.threeTries) / 1_000,
  freeThrows: (one) => one.freeThrows + percent(one.freeThrows, one.freeThrowTries) / 1_000,
  offensive: (one) => one.offensiveRebounds,
  defensive: (one) => one.defensiveRebounds,
  rebounds: (one) => one.rebounds,
  assists: (one) => one.assists,
  steals: (one) => one.steals,
  blocks: (one) => one.blocks,
  turnovers: (one) => one.turnovers,
  fouls: (one) => one.fouls,
  plusMinus: (one) => one.plusMinus,
}

const isStarter = (one: PlayerLine): number => (one.isStarter ? 1 : 0)

/** Players in order, starters first until a column is chosen; who has not played always stands last, and equals keep their places. */
export function sortedPlayers(players: readonly PlayerLine[], { column, isRising }: Order<BoxColumn>): PlayerLine[] {
  const of = column ? merit[column] : isStarter
  const sign = isRising ? 1 : -1
  return players
    .map((player, index) => ({ player, index }))
    .sort(
      (a, b) =>
        Number(b.player.hasPlayed) - Number(a.player.hasPlayed) ||
        sign * (of(a.player) - of(b.player)) ||
        a.index - b.index,
    )
    .map(({ player }) => player)
}

/** Text of a cell. */
export function cellText(player: PlayerLine, column: BoxColumn): string {
  if (column === 'minutes') return player.minutes
  if (column === 'fieldGoals') return `${player.fieldGoals}-${player.fieldGoalTries}`
  if (column === 'threes') return `${player.threes}-${player.threeTries}`
  if (column === 'freeThrows') return `${player.freeThrows}-${player.freeThrowTries}`
  const value = merit[column](player)
  return column === 'plusMinus' && value > 0 ? `+${value}` : String(value)
}
