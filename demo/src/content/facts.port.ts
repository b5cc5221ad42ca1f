import type { Language } from '@pitchside/backend/kernel/messages'

export type FactNames = Readonly<Record<Language, string>>

export interface FactScorer {
  player: FactNames
  minute: number
  side: 'home' | 'away'
}

/** A match that was played. */
export interface PlayedFact {
  id: number
  /** Epoch seconds. */
  kickoff: number
  home: FactNames
  away: FactNames
  homeId: number
  score: readonly [home: number, away: number]
  /** Football: at half-time; basketball: after two quarters. */
  half: readonly [home: number, away: number]
  scorers: readonly FactScorer[]
  /** Football only. */
  possession: readonly [home: number, away: number] | undefined
  shotsOn: readonly [home: number, away: number] | undefined
}

export interface ComingFact {
  id: number
  kickoff: number
  home: FactNames
  away: FactNames
}

export interface PlaceFact {
  team: FactNames
  position: number
  points: number
  played: number
}

/** What is known of a team, or of a whole league, at a moment. */
export interface MatchFacts {
  sport: 'football' | 'basketball'
  competition: FactNames
  /** Undefined: the facts are those of the league. */
  team: { id: number; names: FactNames } | undefined
  /** Newest first. */
  played: readonly PlayedFact[]
  coming: ComingFact | undefined
  /** The top of the table, or the team's place behind its leader. */
  places: readonly PlaceFact[]
}

/** Where demo articles have their facts from. */
export interface Facts {
  /** Of the first tag that is a team's name, else of the league; undefined: of neither anything is known. */
  about(tags: readonly string[], league: string | undefined, atMs: number): MatchFacts | undefined
}
