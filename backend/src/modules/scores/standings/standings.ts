import { splitBlocks } from './split'
import { groupOfTeam, type Outcome, type TableMatch, type TableTeam, type Venue } from './table-match'
import {
  type DecidedBy,
  type Decider,
  type Deduction,
  isHeadToHead,
  type Placing,
  type TableRules,
} from './table-rules'
import { addMatches, byTime, emptyTally, type Tally } from './tally'
import { breakTie, classesBy, meetingsOf, type Place } from './tie-break'

export interface TableRow {
  team: string
  group: string
  /** Level teams share it; the next place counts them all. */
  position: number
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  /** After deductions. */
  points: number
  deducted: number
  /** Latest five, newest last. */
  form: Outcome[]
  decidedBy: DecidedBy
}

export interface TableInput {
  /** Teams without a match; those of the matches are known anyway. */
  teams?: readonly TableTeam[]
  /** All matches that count, played or still to come; cancelled and knock-out ones stay out. */
  matches: readonly TableMatch[]
  rules: TableRules
  deductions?: readonly Deduction[]
  deciders?: readonly Decider[]
  placings?: readonly Placing[]
  venue?: Venue
}

const halved = {
  none: (points: number) => points,
  up: (p: number) => Math.ceil(p / 2),
  down: (p: number) => Math.floor(p / 2),
}

/** Points, then whatever the rules say; one group. */
class GroupTable {
  readonly #input: TableInput
  readonly #group: string
  readonly #matches: TableMatch[]
  readonly #tallies: Map<string, Tally>
  readonly #points: Map<string, number>

  constructor(input: TableInput, group: string, teams: readonly string[]) {
    const { rules, venue } = input
    this.#input = input
    this.#group = group
    const members = new Set(teams)
    this.#matches = byTime(
      input.matches.filter(
        (match) =>
          match.group === group ||
          (match.group === groupOfTeam && (members.has(match.home) || members.has(match.away))),
      ),
    )
    this.#tallies = new Map(teams.map((team) => [team, emptyTally()]))
    addMatches(this.#tallies, this.#matches, rules.winPoints, venue)
    const hasSplit = this.#matches.some(({ block, score }) => block !== '' && score)
    const halve = halved[hasSplit ? rules.halving : 'none']
    this.#points = new Map(
      [...this.#tallies].map(([team, tally]) => [
        team,
        halve(tally.points - this.#deducted(team)) + tally.pointsAfterSplit,
      ]),
    )
  }

  rows(): TableRow[] {
    const teams = [...this.#tallies.keys()].sort()
    const blocks = splitBlocks(teams, this.#matches, (members, matches) =>
      this.#beforeSplit(members, matches).flatMap((place) => place.teams),
    )
    const places = blocks.flatMap((members) => this.#places(members, this.#matches))
    const rows: TableRow[] = []
    for (const place of this.#withDeciders(places)) {
      const position = rows.length + 1
      for (const team of place.teams) rows.push(this.#row(team, position, place.decidedBy))
    }
    return rows
  }

  /** Deductions belong to the season, not to its home or its away half. */
  #deducted(team: string): number {
    const { deductions = [], venue = 'all' } = this.#input
    if (venue !== 'all') return 0
    return deductions.filter((one) => one.team === team).reduce((sum, one) => sum + one.points, 0)
  }

  #merit(team: string): number {
    const points = this.#points.get(team) ?? 0
    const { played = 0, won = 0 } = this.#tallies.get(team) ?? {}
    if (this.#input.rules.basis === 'points') return points
    if (played === 0) return 0
    return this.#input.rules.basis === 'winRate' ? won / played : points / played
  }

  #places(teams: readonly string[], matches: readonly TableMatch[]): Place[] {
    const { rules, venue = 'all', placings = [] } = this.#input
    const isOver = matches.every(({ score }) => score)
    const context = {
      rules: venue === 'all' ? rules.tieBreak : rules.tieBreak.filter((rule) => !isHeadToHead(rule)),
      winPoints: rules.winPoints,
      matches,
      overall: this.#tallies,
      meetings: meetingsOf(matches, rules.meetings),
      placings: isOver && venue === 'all' ? placings : [],
    }
    return classesBy(teams, (team) => this.#merit(team)).flatMap((level) => breakTie(level, context, 0, 'points'))
  }

  /** Order at the time of the split: it says which part plays for the title. */
  #beforeSplit(teams: readonly string[], matches: readonly TableMatch[]): Place[] {
    const input: TableInput = { ...this.#input, matches, rules: { ...this.#input.rules, halving: 'none' } }
    return new GroupTable(input, this.#group, teams).#places(teams, matches)
  }

  /** Two teams level on points whose order a match between them decided. */
  #withDeciders(places: readonly Place[]): readonly Place[] {
    if (!this.#input.deciders?.length) return places
    const merit = (place: Place | undefined) =>
      place?.teams[0] === undefined ? undefined : this.#merit(place.teams[0])
    const sameMerit = (value: number | undefined) =>
      places.filter((place) => merit(place) === value).flatMap((p) => p.teams)
    return places.flatMap((place) => {
      const level = sameMerit(merit(place))
      const decider = this.#input.deciders?.find((one) => level.includes(one.winner) && level.includes(one.loser))
      if (!decider || level.length !== 2) return [place]
      if (place.teams[0] !== level[0]) return []
      return [decider.winner, decider.loser].map((team): Place => ({ teams: [team], decidedBy: 'decider' }))
    })
  }

  #row(team: string, position: number, decidedBy: DecidedBy): TableRow {
    const { played, won, drawn, lost, goalsFor, goalsAgainst, form } = this.#tallies.get(team) ?? emptyTally()
    return {
      team,
      group: this.#group,
      position,
      played,
      won,
      drawn,
      lost,
      goalsFor,
      goalsAgainst,
      points: this.#points.get(team) ?? 0,
      deducted: this.#deducted(team),
      form,
      decidedBy,
    }
  }
}

/** The table of a season: by group, then by position. Pure; the order of the input changes nothing. */
export function standings(input: TableInput): TableRow[] {
  const members = new Map<string, Set<string>>()
  const add = (group: string, team: string) => members.set(group, (members.get(group) ?? new Set()).add(team))
  for (const { group, team } of input.teams ?? []) add(group, team)
  for (const { group, home, away } of input.matches) {
    if (group === groupOfTeam) continue
    add(group, home)
    add(group, away)
  }
  return [...members]
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
    .flatMap(([group, teams]) => new GroupTable(input, group, [...teams]).rows())
}
