import { type PlayerLine, percent } from './basketball-game'

/** Columns of the box score that can be sorted. */
export type BoxColumn =
  | 'starters'
  | 'minutes'
  | 'points'
  | 'fieldGoals'
  | 'threes'
  | 'freeThrows'
  | 'offensive'
  | 'defensive'
  | 'rebounds'
  | 'assists'
  | 'steals'
  | 'blocks'
  | 'turnovers'
  | 'fouls'
  | 'plusMinus'

export const boxColumns: readonly Exclude<BoxColumn, 'starters'>[] = [
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
]

/** What a column sorts by: made shots first, then the share of them. */
const merit: Record<BoxColumn, (player: PlayerLine) => number> = {
  starters: (one) => (one.isStarter ? 1 : 0),
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

export interface BoxOrder {
  column: BoxColumn
  isRising: boolean
}

/** Players in order; who has not played always stands last, and equals keep their places. */
export function sortedPlayers(players: readonly PlayerLine[], { column, isRising }: BoxOrder): PlayerLine[] {
  const sign = isRising ? 1 : -1
  return players
    .map((player, index) => ({ player, index }))
    .sort(
      (a, b) =>
        Number(b.player.hasPlayed) - Number(a.player.hasPlayed) ||
        sign * (merit[column](a.player) - merit[column](b.player)) ||
        a.index - b.index,
    )
    .map(({ player }) => player)
}

/** A press on a head: the column from its best on, then the other way round, then the starters again. */
export function nextOrder(order: BoxOrder, column: BoxColumn): BoxOrder {
  if (order.column !== column) return { column, isRising: false }
  return order.isRising ? { column: 'starters', isRising: false } : { column, isRising: true }
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
