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

/** What news ask about matches. */
export interface Matches {
  /** A match in play, else the next one, else the last one, of the first tag that is a team's name. */
  ofTags(tags: readonly string[]): TaggedMatch | undefined
}

/** No matches: for tests of content alone. */
export const noMatches: Matches = { ofTags: () => undefined }
