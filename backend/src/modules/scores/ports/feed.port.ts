import type { FootballParts, OddsParts } from './match-parts.port'

/** A name in the three languages of the product. */
export interface Names {
  zh: string
  en: string
  vi: string
}

/** A name that is only known in one spelling. */
export const oneName = (name: string): Names => ({ zh: name, en: name, vi: name })

export type Sport = 'football' | 'basketball' | 'esports'
export const sports: readonly Sport[] = ['football', 'basketball', 'esports']

/** Title an esports competition is played in. */
export type GameTitle = 'lol' | 'dota2' | 'cs2' | 'kog'

export interface Competition {
  id: number
  sport: Sport
  /** Stable key, e.g. `en.1`. */
  key: string
  names: Names
  /** Flag code of the country, e.g. `gb-eng`. */
  flag: string
  countryId: number
  colour: string
  kind: 'league' | 'cup'
  isHot: boolean
  /** Esports only. */
  game?: GameTitle
}

export interface Team {
  id: number
  names: Names
  /** Recipe of the drawn crest, empty when it follows from the id. */
  crest: string
  /** 0 to 10. */
  strength: number
}

/**
 * Nami codes. Football: 1 not started, 2 first half, 3 half-time, 4 second half, 5 extra time, 7 shoot-out, 8 finished,
 * 9 postponed, 10 interrupted, 11 abandoned, 12 cancelled, 13 to be determined. Basketball: 1 not started, 2-8 quarters and their ends, 9 overtime, 10 finished. Esports:
 * 1 not started, 2 running, 3 finished, 9 postponed, 12 cancelled, 13 time to be determined.
 */
export type Status = number

/** Something that happened. `type` is the feed's incident code; `side` 0 neutral, 1 home, 2 away. */
export interface Incident {
  id: number
  type: number
  side: 0 | 1 | 2
  minute: number
  /** Minutes beyond the regular time of the half, 0 = none. */
  added: number
  player: Names
  /** Assisting player, or the one who comes on. */
  other: Names
  homeScore: number
  awayScore: number
  isCancelled?: boolean
  /** What the video referee looked at and decided, by the feed's codes. */
  review?: { reason: number; result: number }
}

/** Prices of a market: home or over, line or draw, away or under. */
export interface Quote {
  first: number
  middle: number
  last: number
  isSealed: boolean
}

/** asia = handicap (line above zero: home gives goals), eu = 1X2, bs = over/under. */
export type Market = 'asia' | 'eu' | 'bs'
export const markets: readonly Market[] = ['asia', 'eu', 'bs']
export type MarketQuotes = Partial<Record<Market, Quote>>

export interface FootballTally {
  attacks: [number, number]
  dangerous: [number, number]
  possession: [number, number]
  shotsOn: [number, number]
  shotsOff: [number, number]
  fouls: [number, number]
}

/** Unchanging facts of a match. */
export interface Fixture {
  id: number
  sport: Sport
  competitionId: number
  home: Team
  away: Team
  /** Epoch seconds. */
  kickoff: number
  /** Number of the round; 0 when `stage` says it. */
  round: number
  /** Group letter or knock-out round (`r32`, `r16`, `quarter`, `semi`, `third`, `final`), empty in leagues. */
  stage: string
  /** Esports: games at most, 1, 3 or 5. */
  bestOf?: number
}

/** What a match looks like at one moment. */
export interface MatchState {
  status: Status
  /** Epoch seconds at which the current period (in esports: game) began, 0 before the start. */
  periodStart: number
  /** Announced minutes of added time in this half. Esports: number of the running game, 0 between games. */
  added: number
  /** Football: goals, half-time goals, red, yellow, corners, goals after 120 minutes, shoot-out. Basketball: quarters and overtime.
   *  Esports: games won, then rounds or kills in the running game. */
  home: number[]
  away: number[]
  /** Basketball: seconds left in the period. */
  clock: number
}

/** One minute of the match: positive = the home side pressed. */
export type Trend = number[]

export interface MatchDetail {
  incidents: Incident[]
  tally: FootballTally | undefined
  trend: Trend
}

export interface StandingsRow {
  team: Team
  position: number
  group: string
  played: number
  won: number
  drawn: number
  lost: number
  goalsFor: number
  goalsAgainst: number
  points: number
  /** Latest five, newest last. */
  form: ('win' | 'draw' | 'loss')[]
  /** What put it in this place among level teams: `points` when nothing had to. Absent = the feed does not say. */
  decidedBy?: string
  /** Points taken off, already left out of `points`. */
  deducted?: number
}

/** Points taken off a team, with the day and the reason. */
export interface TableDeduction {
  team: Team
  points: number
  /** `YYYY-MM-DD`, empty = all season. */
  date: string
  reason: string
}

export interface SeasonTable {
  competition: Competition
  label: string
  round: number
  rounds: number
  rows: StandingsRow[]
  /** Rules by which level teams are put in order, first to last. */
  tieBreak?: readonly string[]
  deductions?: readonly TableDeduction[]
}

/** A goal somebody made happen from outside the model. */
export interface InjectedGoal {
  matchId: number
  side: 1 | 2
  /** Epoch seconds. */
  at: number
}

/** Odds company: number of the feed and name. */
export interface OddsCompany {
  id: number
  names: Names
}

/**
 * Where scores come from. Everything is a question about a moment, so that a feed can be replayed; times are epoch
 * seconds.
 */
export interface Feed extends FootballParts, OddsParts {
  competitions(sport: Sport): readonly Competition[]
  companies(): readonly OddsCompany[]
  /** Matches that kick off in `from <= kickoff < to`, by kick-off. */
  fixtures(sport: Sport, from: number, to: number): readonly Fixture[]
  fixture(id: number): Fixture | undefined
  state(id: number, at: number): MatchState
  detail(id: number, at: number): MatchDetail
  /** Prices of a company: the first, the last before the start, and those of now while the match runs. */
  odds(
    id: number,
    companyId: number,
    at: number,
  ): { initial: MarketQuotes; immediate: MarketQuotes; scram: MarketQuotes }
  /** Chances of the home side, a draw and the away side. */
  chances(id: number, at: number): [home: number, draw: number, away: number]
  /** Standings at a moment, by position; a cup's rows carry their group. */
  table(competitionId: number, at: number): SeasonTable | undefined
  /** Place of a team in its league at a moment; 0 = unknown. */
  rank(competitionId: number, teamId: number, at: number): number
  /** Makes a side score, from now on and after every restart that injects it again. */
  inject(goal: InjectedGoal): void
}
