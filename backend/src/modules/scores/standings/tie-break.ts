import type { TableMatch } from './table-match'
import { type DecidedBy, isHeadToHead, type Placing, type TieBreak } from './table-rules'
import { addMatches, emptyTally, type Tally } from './tally'

export interface TieContext {
  rules: readonly TieBreak[]
  winPoints: number
  /** Every match of the group, played or not. */
  matches: readonly TableMatch[]
  overall: ReadonlyMap<string, Tally>
  /** How often two teams meet in the whole season. */
  meetings: number
  /** Orders decided outside the pitch, for teams that no rule separates. */
  placings: readonly Placing[]
}

/** A place in the table: one team, or several that no rule can tell apart. */
export interface Place {
  teams: string[]
  decidedBy: DecidedBy
}

const overallValue: Record<'goalDifference' | 'goalsFor' | 'wins' | 'awayGoals' | 'points', (tally: Tally) => number> =
  {
    points: (tally) => tally.points + tally.pointsAfterSplit,
    goalDifference: (tally) => tally.goalsFor - tally.goalsAgainst,
    goalsFor: (tally) => tally.goalsFor,
    wins: (tally) => tally.won,
    awayGoals: (tally) => tally.awayGoals,
  }
const measure: Record<TieBreak, (tally: Tally) => number> = {
  goalDifference: overallValue.goalDifference,
  goalsFor: overallValue.goalsFor,
  wins: overallValue.wins,
  awayGoals: overallValue.awayGoals,
  h2hPoints: overallValue.points,
  h2hGoalDifference: overallValue.goalDifference,
  h2hGoalsFor: overallValue.goalsFor,
  h2hAwayGoals: overallValue.awayGoals,
}

/** Splits teams into classes of equal value, best first. */
export function classesBy(teams: readonly string[], value: (team: string) => number): string[][] {
  const classes = new Map<number, string[]>()
  for (const team of teams) {
    const key = value(team)
    const members = classes.get(key)
    if (members) members.push(team)
    else classes.set(key, [team])
  }
  return [...classes].sort(([a], [b]) => b - a).map(([, members]) => members)
}

const mutualMatches = (teams: readonly string[], matches: readonly TableMatch[]) => {
  const set = new Set(teams)
  return matches.filter(({ home, away }) => set.has(home) && set.has(away))
}

/** Whether every two of the teams have met as often as they will. */
function haveAllMet(teams: readonly string[], mutual: readonly TableMatch[], meetings: number): boolean {
  if (mutual.some(({ score }) => !score)) return false
  const met = new Map<string, number>()
  for (const { home, away } of mutual) {
    const pair = home < away ? `${home}\n${away}` : `${away}\n${home}`
    met.set(pair, (met.get(pair) ?? 0) + 1)
  }
  const pairs = (teams.length * (teams.length - 1)) / 2
  return met.size === pairs && [...met.values()].every((count) => count >= meetings)
}

/**
 * Orders teams that are equal so far, from rule `from` on. Head-to-head rules that stand together are one block: when one
 * of them separates some teams, the block starts again on each smaller set, with the matches of that set alone.
 */
export function breakTie(teams: readonly string[], context: TieContext, from: number, decidedBy: DecidedBy): Place[] {
  const [first] = teams
  const rule = context.rules[from]
  if (teams.length === 1 && first !== undefined) return [{ teams: [first], decidedBy }]
  if (rule === undefined) return placed(teams, context.placings)
  if (isHeadToHead(rule)) return breakByHeadToHead(teams, context, from)
  const value = (team: string) => measure[rule](context.overall.get(team) ?? emptyTally())
  const classes = classesBy(teams, value)
  return classes.flatMap((members) => breakTie(members, context, from + 1, rule))
}

/** What is still level: as it was placed, where every one of the teams was. */
function placed(teams: readonly string[], placings: readonly Placing[]): Place[] {
  const placing = placings.find((one) => teams.every((team) => one.includes(team)))
  if (!placing) return [{ teams: [...teams].sort(), decidedBy: 'level' }]
  return placing.filter((team) => teams.includes(team)).map((team) => ({ teams: [team], decidedBy: 'placed' }))
}

function breakByHeadToHead(teams: readonly string[], context: TieContext, from: number): Place[] {
  const { rules } = context
  let end = from
  while (end < rules.length && isHeadToHead(rules[end] as TieBreak)) end += 1
  const mutual = mutualMatches(teams, context.matches)
  if (haveAllMet(teams, mutual, context.meetings)) {
    const mini = new Map(teams.map((team) => [team, emptyTally()]))
    addMatches(mini, mutual, context.winPoints)
    for (const rule of rules.slice(from, end)) {
      const classes = classesBy(teams, (team) => measure[rule](mini.get(team) ?? emptyTally()))
      if (classes.length > 1) return classes.flatMap((members) => breakTie(members, context, from, rule))
    }
  }
  return breakTie(teams, context, end, 'level')
}

/**
 * How often two teams meet: what the league declares, else what the list shows. In leagues of three or four rounds that
 * split, not every pair meets equally often: one less than the most is asked for.
 */
export function meetingsOf(matches: readonly TableMatch[], declared: number | undefined): number {
  const met = new Map<string, number>()
  for (const { home, away } of matches) {
    const pair = home < away ? `${home}\n${away}` : `${away}\n${home}`
    met.set(pair, (met.get(pair) ?? 0) + 1)
  }
  let most = 1
  for (const count of met.values()) most = Math.max(most, count)
  const shown = most > 2 ? most - 1 : most
  return Math.max(shown, declared ?? 1)
}
