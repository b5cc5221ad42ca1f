import type { Language } from '../../../kernel/messages'

type Names = Readonly<Record<Language, string>>

interface TaggedTeam {
  id: number
  names: Names
  crest: string
  /** Undefined before the start. */
  score: number | undefined
}

/** A match of a team that an article's tags name. */
export interface TaggedMatch {
  id: number
  sport: 'football' | 'basketball'
  competition: Names
  state: 'upcoming' | 'live' | 'finished'
  /** Epoch seconds. */
  kickoff: number
  home: TaggedTeam
  away: TaggedTeam
  /** The team that is named. */
  teamId: number
}

/** A match that somebody names. */
export type ShownMatch = Omit<TaggedMatch, 'teamId'>

/** The beginning of a league's table as it stands. */
export interface ShownTable {
  sport: 'football' | 'basketball'
  name: string
  season: string
  rows: readonly {
    position: number
    teamId: number
    name: string
    group: string
    played: number
    won: number
    draw: number
    loss: number
    points: number
  }[]
}

/** What news ask about matches. */
export interface Matches {
  /** Undefined: there is none, or it is off. */
  match(sport: 'football' | 'basketball', id: number): Promise<ShownMatch | undefined>
  /** The running season's; undefined: there is no such league, or it has no table. */
  table(sport: 'football' | 'basketball', id: number, language: Language): Promise<ShownTable | undefined>
  /** A match in play, else the next one, else the last one, of the first tag that is a team's name. */
  ofTags(tags: readonly string[]): TaggedMatch | undefined
}

/** No matches: for tests of content alone. */
export const noMatches: Matches = {
  ofTags: () => undefined,
  match: async () => undefined,
  table: async () => undefined,
}
