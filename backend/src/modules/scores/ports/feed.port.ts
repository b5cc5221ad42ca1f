import type {
  Competition,
  Fixture,
  Market,
  MarketQuotes,
  MatchDetail,
  MatchState,
  Names,
  SeasonTable,
  Sport,
} from './match.port'
import type { FootballParts, OddsParts } from './match-parts.port'

export type {
  Competition,
  Fixture,
  FootballTally,
  GameTitle,
  Incident,
  Market,
  MarketQuotes,
  MatchDetail,
  MatchState,
  Names,
  Quote,
  SeasonTable,
  Sport,
  StandingsRow,
  Status,
  TableDeduction,
  Team,
  Trend,
} from './match.port'

/** A name that is only known in one spelling. */
export const oneName = (name: string): Names => ({ zh: name, en: name, vi: name })
export const sports: readonly Sport[] = ['football', 'basketball', 'esports']
export const markets: readonly Market[] = ['asia', 'eu', 'bs']

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
