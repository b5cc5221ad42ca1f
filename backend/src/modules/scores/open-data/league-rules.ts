import type { TableRules, TieBreak } from '../standings/table-rules'
import { plainRules } from '../standings/table-rules'
import { leagueOfKey } from './leagues'
import { factsOf } from './season-facts'

const letters: Readonly<Record<string, TieBreak>> = {
  d: 'goalDifference',
  f: 'goalsFor',
  w: 'wins',
  a: 'awayGoals',
  P: 'h2hPoints',
  D: 'h2hGoalDifference',
  F: 'h2hGoalsFor',
  A: 'h2hAwayGoals',
}
const tieBreakOf = (short: string): TieBreak[] => [...short].flatMap((letter) => letters[letter] ?? [])

/** The order that was in force when a season began: `2026:PDF 0:dfPD`. */
function inForce(orders: string, year: number): string {
  const [first = ''] = orders.split(' ')
  if (!first.includes(':')) return orders
  const found = orders.split(' ').find((one) => year >= Number(one.split(':')[0]))
  return (found ?? first).split(':')[1] ?? ''
}

/** Basketball counts wins; level teams are compared by their games with each other. */
const basketball: TableRules = {
  tieBreak: ['h2hPoints', 'h2hGoalDifference', 'goalDifference', 'goalsFor'],
  basis: 'winRate',
  winPoints: 1,
  meetings: undefined,
  halving: 'none',
}
const basketballKeys: ReadonlySet<string> = new Set(['nba', 'cba', 'euroleague'])

const newest = 9_999
/** Austria halves the points at the split since 2018, Belgium since 2009. */
function halvingOf(key: string, year: number): TableRules['halving'] {
  if (key === 'at.1' && year >= 2018) return 'down'
  return key === 'be.1' && year >= 2009 ? 'up' : 'none'
}

/** Rules of a league in a season: its own, or goal difference and goals where the league is unknown. */
export function rulesOf(key: string | undefined, year = newest): TableRules {
  if (key !== undefined && basketballKeys.has(key)) return basketball
  const league = key === undefined ? undefined : leagueOfKey(key)
  if (!league || key === undefined) return plainRules
  const facts = factsOf(key, year)
  return {
    tieBreak: tieBreakOf(facts?.tieBreak ?? inForce(league.tieBreak, year)),
    basis: facts?.basis ?? 'points',
    winPoints: league.key === 'worldcup' && year < 1994 ? 2 : 3,
    meetings: league.meetings,
    halving: halvingOf(key, year),
  }
}

/**
 * What a match decided by the association counts: three to nothing, in Germany two; in France the winner gets the points
 * and the goals stay those of the pitch.
 */
export function awardedGoals(key: string | undefined): number | 'played' {
  if (key?.startsWith('fr.')) return 'played'
  return key?.startsWith('de.') ? 2 : 3
}

/** Italy decides title and last safe place by one more match between level teams since 2022. */
export const hasDecider = (key: string | undefined, year = newest): boolean => key === 'it.1' && year >= 2022
