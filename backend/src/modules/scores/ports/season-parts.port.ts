import type { Competition, Fixture, MatchState, SeasonTable, Team } from './match.port'
import type { Player } from './match-parts.port'

/** A season of a competition. */
export interface SeasonInfo {
  id: number
  competitionId: number
  label: string
  /** Epoch seconds. */
  start: number
  end: number
  isCurrent: boolean
  /** Where its matches come from: the live feed or an imported file. */
  source: 'feed' | 'import'
  rounds: number
}

export type Venue = 'all' | 'home' | 'away'

/** A place among the scorers of a season. What the source does not tell is absent. */
export interface ScorerRow {
  player: Player
  team: Team
  goals: number
  assists?: number
  penalties: number
  played?: number
}

/** A tie of a knock-out round. `legs` are match numbers; `winner` 0 = open. */
export interface BracketTie {
  round: string
  order: number
  home: Team | undefined
  away: Team | undefined
  legs: readonly number[]
  homeScore: number
  awayScore: number
  winner: 0 | 1 | 2
}

/** A match of a season as it stands: status and score arrays as the feed's. */
export interface SeasonResult {
  fixture: Fixture
  state: Pick<MatchState, 'status' | 'home' | 'away'>
}

/** Seasons, their tables and their people. */
export interface SeasonParts {
  seasons(competitionId: number, at: number): readonly SeasonInfo[]
  /** `until`: rounds that begin later may be left out, so that nobody has to find out who plays in them. */
  seasonFixtures(seasonId: number, until?: number): readonly Fixture[]
  /** Every match of the season with its score: hundreds at once, so that no page asks for them one by one. */
  seasonResults?(seasonId: number, at: number): readonly SeasonResult[]
  /** `throughRound`: only matches of the rounds up to this one. */
  seasonTable(seasonId: number, at: number, venue?: Venue, throughRound?: number): SeasonTable | undefined
  scorers(seasonId: number, at: number): readonly ScorerRow[]
  bracket(seasonId: number, at: number): readonly BracketTie[]
  /** The squad is read when somebody asks for it: most only ask where a team plays. */
  team(id: number): { team: Team; competitions: readonly Competition[]; squad: readonly Player[] } | undefined
  player(id: number): { player: Player; team: Team } | undefined
}
