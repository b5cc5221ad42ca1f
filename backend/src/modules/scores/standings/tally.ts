import type { Outcome, TableMatch, Venue } from './table-match'

/** What a team did in some matches. */
export interface Tally {
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  awayGoals: number
  /** Points before and after the league split. */
  points: number
  pointsAfterSplit: number
  form: Outcome[]
}

export const emptyTally = (): Tally => ({
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  awayGoals: 0,
  points: 0,
  pointsAfterSplit: 0,
  form: [],
})

const formLength = 5

function addResult(
  tally: Tally,
  own: number,
  other: number,
  match: { outcome: Outcome; isAway: boolean; isAfterSplit: boolean },
  win: number,
): void {
  const { outcome } = match
  const points = outcome === 'win' ? win : outcome === 'draw' ? 1 : 0
  tally.played += 1
  tally.goalsFor += own
  tally.goalsAgainst += other
  if (match.isAway) tally.awayGoals += own
  if (outcome === 'win') tally.won += 1
  else if (outcome === 'draw') tally.drawn += 1
  else tally.lost += 1
  if (match.isAfterSplit) tally.pointsAfterSplit += points
  else tally.points += points
  tally.form = [...tally.form, outcome].slice(-formLength)
}

const opposite: Record<Outcome, Outcome> = { win: 'loss', draw: 'draw', loss: 'win' }

function homeOutcome([own, other]: readonly [number, number], winner: TableMatch['winner']): Outcome {
  if (winner !== undefined) return winner === 'home' ? 'win' : 'loss'
  return own > other ? 'win' : own === other ? 'draw' : 'loss'
}

/** Adds up matches for the teams of `tallies`; matches of other teams and matches not played are left out. */
export function addMatches(
  tallies: ReadonlyMap<string, Tally>,
  matches: readonly TableMatch[],
  winPoints: number,
  venue: Venue = 'all',
): void {
  for (const { home, away, score, block, winner } of matches) {
    if (!score) continue
    const outcome = homeOutcome(score, winner)
    const isAfterSplit = block !== ''
    const [homeTally, awayTally] = [tallies.get(home), tallies.get(away)]
    if (homeTally && venue !== 'away')
      addResult(homeTally, score[0], score[1], { outcome, isAway: false, isAfterSplit }, winPoints)
    if (awayTally && venue !== 'home')
      addResult(awayTally, score[1], score[0], { outcome: opposite[outcome], isAway: true, isAfterSplit }, winPoints)
  }
}

/** Matches by time; of the same time by names, so that the order of a file decides nothing. */
export function byTime(matches: readonly TableMatch[]): TableMatch[] {
  const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)
  return [...matches].sort((a, b) => compare(a.order, b.order) || compare(a.home, b.home) || compare(a.away, b.away))
}
