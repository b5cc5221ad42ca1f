import type { Fixture, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { SimCompetition } from '../competitions'
import { isKnockoutStage } from '../cup'
import type { SimEsports } from '../esports-competitions'

/** A competition of any sport. */
export type Played = SimCompetition | SimEsports

/**
 * Matches that belong together: a round of a league, a day of a cup. Its days are known from the start, who plays only
 * when the rounds before it are; `fixtures` plays them where it must.
 */
export interface PlannedRound {
  round: number
  /** As a fixture's. */
  stage: string
  /** Epoch seconds: all kick-offs lie in `from <= kickoff < to`. */
  from: number
  to: number
  /** Number of its first match; a series keeps one for each game, played or not. */
  id: number
  count: number
  fixtures(): readonly Fixture[]
}

/** A season as it is laid out, without a result. */
export interface SeasonPlan {
  competition: Played
  /** The year it begins in; esports count quarters. */
  season: number
  /** "2026/27", or the year alone. */
  label: string
  /** Epoch seconds of its first and last day. */
  start: number
  end: number
  /** Rounds by which it is told to have come so far: those of its table, in a plain knock-out all. */
  counted: number
  /** Drawn when somebody looks: lists of seasons do not. */
  readonly rounds: readonly PlannedRound[]
  /** Those of the table, in its groups' order; a cup knows them when it is drawn. */
  teams(): readonly Team[]
  /** Group letter, or conference; empty: there is one table. */
  groupOf(team: Team): string
}

/** A match before it has a number and two teams. */
export interface Pairing {
  home: Team
  away: Team
  kickoff: number
  bestOf?: number
}

export const isTableRound = ({ stage }: Pick<PlannedRound, 'stage'>): boolean => !isKnockoutStage(stage)

/** The rounds that {@link SeasonPlan.counted} counts. */
export function countedRounds({ rounds }: Pick<SeasonPlan, 'rounds'>): readonly PlannedRound[] {
  return rounds.some(isTableRound) ? rounds.filter(isTableRound) : rounds
}
