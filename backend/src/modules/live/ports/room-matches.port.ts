/** A name in the three languages of the product. */
export interface Names {
  zh: string
  en: string
  vi: string
}

export type Sport = 'football' | 'basketball'

export interface MatchTeam {
  id: number
  names: Names
}

/** A match as a room shows it. */
export interface RoomMatch {
  id: number
  sport: Sport
  /** Number of the competition: one number, whatever the sport. */
  leagueId: number
  competition: Names
  home: MatchTeam
  away: MatchTeam
  /** Epoch seconds. */
  kickoff: number
  status: number
  /** Start of the running period, epoch seconds; 0 = none. */
  periodStart: number
  /** Score arrays of the feed. */
  homeScores: number[]
  awayScores: number[]
}

/** Moments that are marked on the bar of a broadcast. */
export type MomentKind = 'goal' | 'red' | 'missed'

/** A big moment of a football match, as the feed tells it now. */
export interface MatchMoment {
  incidentId: number
  kind: MomentKind
  /** 1 home, 2 away. */
  side: number
  minute: number
  /** Minutes beyond the half, 0 = none. */
  added: number
  player: Names
  homeScore: number
  awayScore: number
  isCancelled: boolean
}

/** What rooms ask the scores. */
export interface RoomMatches {
  /** Matches in play, the most interesting first. */
  inPlay(sport: Sport): Promise<RoomMatch[]>
  /** Matches that begin soon, the nearest first. */
  upcoming(sport: Sport): Promise<RoomMatch[]>
  find(sport: Sport, id: number): Promise<RoomMatch | undefined>
  /** Big moments of a football match; empty for a match nobody knows. */
  moments(id: number): MatchMoment[]
  /** What a competition is called; undefined: there is none of this number. */
  leagueNames(id: number): Names | undefined
}

/** For an installation without a feed: rooms broadcast without a match. */
export const noMatches: RoomMatches = {
  inPlay: async () => [],
  upcoming: async () => [],
  find: async () => undefined,
  moments: () => [],
  leagueNames: () => undefined,
}
