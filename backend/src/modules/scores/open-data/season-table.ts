import type { TableInput } from '../standings/standings'
import { groupOfTeam, type TableMatch, type TableTeam } from '../standings/table-match'
import type { Decider, Deduction } from '../standings/table-rules'
import { knownTeam } from './known-teams'
import { awardedGoals, hasDecider, rulesOf } from './league-rules'
import type { FileIdentity } from './leagues'
import { OpenDataError } from './open-data-error'
import type { OpenFile, OpenMatch, Pair } from './open-match'
import { isUndecided, phaseOf } from './phase'
import { type AskedRules, type AwardedMatch, nothingAsked } from './rules-file'
import { factsOf } from './season-facts'
import { findSpelling, lookalikes } from './team-spelling'

export interface SeasonTableInput extends TableInput {
  /** What a reader should know: results left out, deductions, spellings. */
  notes: string[]
}

interface Placed {
  match: OpenMatch
  group: string
  block: string
}

const pairName = ({ home, away, date }: OpenMatch) => `${home} - ${away}${date ? ` (${date})` : ''}`

/**
 * A knock-out cup names its first rounds like those of a league, `Round 1`: fewer teams play in each, and nobody plays
 * enough of them to make a league.
 */
function isCupRounds(placed: readonly Placed[], outside: readonly OpenMatch[]): boolean {
  const rounds = new Map<string, number>()
  for (const { match } of placed) rounds.set(match.round, (rounds.get(match.round) ?? 0) + 1)
  const teams = new Set(placed.flatMap(({ match }) => [match.home, match.away]))
  const isNamedSo = [...rounds.keys()].every((name) => /\b(round|runde)\b/i.test(name) && !/match/i.test(name))
  const isShrinking = new Set(rounds.values()).size === rounds.size
  return outside.length > 0 && isNamedSo && isShrinking && 2 * placed.length < 3 * teams.size
}

function inTable(file: OpenFile): { placed: Placed[]; outside: OpenMatch[] } {
  const placed: Placed[] = []
  const outside: OpenMatch[] = []
  const groupOf = new Map(file.groups.flatMap(({ name, teams }) => teams.map((team) => [team, name] as const)))
  for (const match of file.matches) {
    const phase = phaseOf(match)
    if (!phase.isTable) outside.push(match)
    else if (!isUndecided(match.home) && !isUndecided(match.away)) {
      const [one, two] = [groupOf.get(match.home), groupOf.get(match.away)]
      const listed = one !== undefined && two !== undefined ? (one === two ? one : groupOfTeam) : ''
      placed.push({ match, group: phase.group || listed, block: phase.block })
    }
  }
  const isGrouped = placed.some(({ group }) => group !== '')
  // In a cup with groups, what belongs to no group is an earlier or a later round.
  const ofTable = isGrouped ? placed.filter(({ group }) => group !== '') : placed
  if (isGrouped) for (const { group, match } of placed) if (group === '') outside.push(match)
  if (ofTable.length === 0 || (!isGrouped && isCupRounds(ofTable, outside)))
    throw new OpenDataError('only knock-out rounds: there is no league and no group to make a table of')
  return { placed: ofTable, outside }
}

/** The same match twice must not count twice; with two results nobody knows which is right. */
function withoutRepeats(placed: readonly Placed[], notes: string[]): Placed[] {
  const seen = new Map<string, OpenMatch>()
  return placed.filter(({ match }) => {
    if (match.home === match.away) throw new OpenDataError(`match ${match.no}: ${match.home} plays against itself`)
    const key = `${match.home}\n${match.away}\n${match.date ?? match.round}`
    const first = seen.get(key)
    if (!first) {
      seen.set(key, match)
      return true
    }
    if (String(first.full) !== String(match.full))
      throw new OpenDataError(
        `matches ${first.no} and ${match.no} are both ${pairName(match)}, with different results: ${first.full ?? 'none'} and ${match.full ?? 'none'}`,
      )
    notes.push(`${pairName(match)} stands in the file twice and counts once`)
    return false
  })
}

/** Result for the table; `undefined`: still to come; `cancelled`: never. */
function resultOf(match: OpenMatch, notes: string[]): Pair | undefined | 'cancelled' {
  if (match.status === 'cancelled') return 'cancelled'
  if (match.status === 'played') return match.full
  if (match.status === 'awarded') {
    if (!match.full) notes.push(`${pairName(match)} was awarded, but the file has no score: say it with "awarded"`)
    return match.full
  }
  if (match.full) notes.push(`${pairName(match)} is ${match.status}: its score does not count`)
  return undefined
}

function awardedScore({ winner, score }: AwardedMatch, played: Pair | undefined, goals: number | 'played'): Pair {
  if (typeof score === 'object') return score
  if (score === 'played' || goals === 'played') return played ?? [0, 0]
  const [home, away] = played ?? [0, 0]
  const isWonAnyway = winner === 'home' ? home - away >= goals : away - home >= goals
  if (played && isWonAnyway) return played
  return winner === 'home' ? [goals, 0] : [0, goals]
}

class Teams {
  readonly names: string[]
  constructor(placed: readonly Placed[]) {
    this.names = [...new Set(placed.flatMap(({ match }) => [match.home, match.away]))]
  }
  /** By its spelling, then by the club behind it. */
  seek(asked: string): string | undefined {
    const club = knownTeam(asked)?.key
    const same = this.names.filter((name) => club !== undefined && knownTeam(name)?.key === club)
    return findSpelling(asked, this.names) ?? (same.length === 1 ? same[0] : undefined)
  }
  find(asked: string, what: string): string {
    const found = this.seek(asked)
    if (found) return found
    throw new OpenDataError(
      `${what}: the file has no team "${asked}"; its teams are ${[...this.names].sort().join(', ')}`,
    )
  }
}

/** Known awards of a season; a file that lacks the match, or has another one in its place, is left alone. */
function knownAwards({ key, year }: FileIdentity, teams: Teams, placed: readonly Placed[]) {
  const known = (key && year && factsOf(key, year)?.awarded) || []
  return known.flatMap(({ home, away, winner }): [OpenMatch, AwardedMatch][] => {
    const meant = placed.filter(({ match }) => match.home === teams.seek(home) && match.away === teams.seek(away))
    const [only] = meant.length === 1 ? meant : []
    return only ? [[only.match, { home, away, winner, date: undefined, score: undefined }]] : []
  })
}

function awardsOf(
  asked: AskedRules,
  identity: FileIdentity,
  teams: Teams,
  placed: readonly Placed[],
): Map<OpenMatch, AwardedMatch> {
  const awards = new Map(knownAwards(identity, teams, placed))
  for (const award of asked.awarded) {
    const [home, away] = [teams.find(award.home, 'awarded'), teams.find(award.away, 'awarded')]
    const meant = placed
      .map(({ match }) => match)
      .filter((match) => match.home === home && match.away === away && (!award.date || match.date === award.date))
    const open = meant.filter(({ status }) => status !== 'played')
    const [match, another] = meant.length > 1 && open.length > 0 ? open : meant
    if (!match) throw new OpenDataError(`awarded: the file has no match ${home} - ${away}`)
    if (another) throw new OpenDataError(`awarded: ${home} - ${away} is played more than once: add its "date"`)
    awards.set(match, award)
  }
  return awards
}

function deductionsOf(asked: AskedRules, identity: FileIdentity, teams: Teams, until: string): Deduction[] {
  const known = identity.key && identity.year ? factsOf(identity.key, identity.year)?.deductions : undefined
  const inForce = (date: string | undefined) => date === undefined || date <= until
  if (asked.deductions)
    return asked.deductions
      .filter(({ date }) => inForce(date))
      .map((one) => ({ ...one, team: teams.find(one.team, 'deductions') }))
  // What we know of a season applies to a file that has these teams; another file of that name is left alone.
  return (known ?? []).flatMap(({ team, points, date, reason }) => {
    const found = teams.seek(team)
    return found && inForce(date) ? [{ team: found, points, date, reason }] : []
  })
}

function placingsOf(asked: AskedRules, { key, year }: FileIdentity, teams: Teams): string[][] {
  if (asked.placed) return asked.placed.map((order) => order.map((team) => teams.find(team, 'placed')))
  const known = (key && year && factsOf(key, year)?.placed) || []
  const found = known.map((order) => order.map((team) => teams.seek(team)))
  return found.filter((order): order is string[] => order.every((team) => team !== undefined))
}

/** Matches for a place between two level teams: known ones, and those the file has beside the league. */
function decidersOf(
  { identity, isOver, until }: { identity: FileIdentity; isOver: boolean; until: string },
  outside: readonly OpenMatch[],
  teams: Teams,
): Decider[] {
  if (!hasDecider(identity.key, identity.year)) return []
  const known = (isOver && identity.key && identity.year && factsOf(identity.key, identity.year)?.deciders) || []
  const deciders = known.flatMap(([winner, loser]) => {
    const [one, two] = [teams.seek(winner), teams.seek(loser)]
    return one && two ? [{ winner: one, loser: two }] : []
  })
  for (const { home, away, full, extra, shootout, date } of outside) {
    const [one, two] = shootout ?? extra ?? full ?? [0, 0]
    if (one === two || (date ?? '') > until || !teams.names.includes(home) || !teams.names.includes(away)) continue
    deciders.push(one > two ? { winner: home, loser: away } : { winner: away, loser: home })
  }
  return deciders
}

/** Everything a table of a file is made from. `until`: matches up to and including that day. */
export function seasonTableInput(
  file: OpenFile,
  identity: FileIdentity,
  { asked = nothingAsked, until }: { asked?: AskedRules; until?: string } = {},
): SeasonTableInput {
  const notes: string[] = []
  const { placed: all, outside } = inTable(file)
  const placed = withoutRepeats(all, notes)
  const teams = new Teams(placed)
  const awards = awardsOf(asked, identity, teams, placed)
  const goals = awardedGoals(identity.key)
  const matches = placed.flatMap(({ match, group, block }): TableMatch[] => {
    const award = awards.get(match)
    const result = award ? awardedScore(award, match.full, goals) : resultOf(match, notes)
    if (result === 'cancelled') return []
    if (result && until && match.date === undefined)
      throw new OpenDataError(
        `match ${match.no}, ${pairName(match)}, has no date: nobody can say whether it was before ${until}`,
      )
    const isThen = !until || (match.date ?? '') <= until
    const order = `${match.date ?? ''} ${match.time ?? ''} ${String(match.no).padStart(6, '0')}`
    const score = isThen ? result : undefined
    return [{ home: match.home, away: match.away, score, ...(award && { winner: award.winner }), group, block, order }]
  })
  const last = until ?? '9999'
  const rules = rulesOf(identity.key, identity.year)
  const deductions = deductionsOf(asked, identity, teams, last)
  for (const { team, points, reason } of deductions)
    notes.push(
      points < 0
        ? `${team} was given ${-points} points back (${reason ?? ''})`
        : `${team}: ${points} points off${reason ? ` (${reason})` : ''}`,
    )
  for (const group of lookalikes(teams.names))
    notes.push(`these look like one team and are shown apart: ${group.join(' / ')}`)
  return {
    teams: groupsOf(file),
    matches,
    rules: {
      ...rules,
      tieBreak: asked.tieBreak ?? rules.tieBreak,
      basis: asked.basis ?? rules.basis,
      winPoints: asked.winPoints ?? rules.winPoints,
    },
    deductions,
    placings: placingsOf(asked, identity, teams),
    deciders: asked.tieBreak
      ? []
      : decidersOf({ identity, isOver: matches.every(({ score }) => score), until: last }, outside, teams),
    notes,
  }
}

const groupsOf = (file: OpenFile): TableTeam[] =>
  file.groups.flatMap(({ name, teams }) => teams.map((team) => ({ team, group: name })))
