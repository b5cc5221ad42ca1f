import { groupOfState, kicksOf, type StateGroup, shownScore } from '@pitchside/contract'
/** A match as the lists, tiles and pages show it. Times: epoch seconds unless named otherwise. */
export interface Match {
  id: number
  sport: Sport
  status: number
  competition: Competition
  home: Team
  away: Team
  kickoffS: number
  periodStartS: number
  /** Announced minutes of added time. */
  added: number
  /** Basketball: seconds left in the period when `clockAtS` was now. */
  clockS: number
  clockAtS: number
  round: number
  stage: string
  /** Football: goals, half-time goals, red, yellow, corners, after 120 minutes, shoot-out. Basketball: quarters, overtime. */
  homeScores: readonly number[]
  awayScores: readonly number[]
  prices: Readonly<Partial<Record<Market, Price>>>
  /** Prices as they opened; only lists have them. */
  initial?: Readonly<Partial<Record<Market, Price>>>
  companyId: number
  isFollowed: boolean
  isReserved: boolean
  anchors: readonly Anchor[]
  /** Side of the newest goal and when this page saw it: the row flashes. */
  goal?: { isHome: boolean; atMs: number }
  /** Every name a search finds it by; only lists have them. */
  searchNames?: readonly string[]
  /** Time of the newest frame that changed this match. */
  changedS: number
  /** How new score and clock are, and the prices: places in the histories of their topics. */
  listAt?: Position
  oddsAt?: Position
}

/** A place in the history of a socket topic. */
export interface Position {
  seq: number
  epoch: string
}

export type Sport = 'football' | 'basketball'
export type Market = 'asia' | 'eu' | 'bs'

export interface Competition {
  id: number
  key: string
  name: string
  /** What it stands under in the league filter: A to Z by the shown name, by its pinyin in Chinese; `#` for the rest. */
  letter: string
  flag: string
  colour: string
  isHot: boolean
}

export interface Team {
  id: number
  name: string
  /** Place in the league, 0 = unknown. */
  rank: number
}

export interface Anchor {
  id: number
  name: string
  avatar: string
}

/** Home or over, line or draw, away or under; how each moved since the quote before. */
export interface Price {
  values: readonly [number, number, number]
  trends: readonly [Trend, Trend, Trend]
  isSealed: boolean
  changedAtMs: number
  /** How often it moved since the page knows it. */
  moves: number
}
export type Trend = 'up' | 'down' | 'same'

/** The four states of a match, from the feed's number. */
export function groupOf({ sport, status }: Pick<Match, 'sport' | 'status'>): StateGroup {
  return groupOfState(sport, status)
}

type Scored = Pick<Match, 'sport' | 'homeScores' | 'awayScores'>

/** The score to show. */
export const scoreOf = ({ sport, homeScores, awayScores }: Scored): [home: number, away: number] => [
  shownScore(sport, homeScores),
  shownScore(sport, awayScores),
]

/** Which side is ahead, by kicks from the spot when those decided. */
export function leaderOf(match: Scored): 'home' | 'away' | undefined {
  const [home, away] = scoreOf(match)
  const [homeKicks, awayKicks] = kicksOf(match.sport, match.homeScores, match.awayScores) ?? [0, 0]
  const lead = home - away || homeKicks - awayKicks
  return lead > 0 ? 'home' : lead < 0 ? 'away' : undefined
}

export const detailPath = ({ sport, id }: Pick<Match, 'sport' | 'id'>): string => `/score-detail?type=${sport}&id=${id}`
export const livePath = ({ sport, id }: Pick<Match, 'sport' | 'id'>, anchorId: number): string =>
  `/live?type=${sport}&id=${id}&uid=${anchorId}`
/** The page of a team of a competition. */
export const teamPath = (sport: Sport, competitionId: number, teamId: number): string =>
  `/base-${sport}?id=${competitionId}&team=${teamId}`
export const databasePath = ({ sport }: Pick<Match, 'sport'>, competitionId: number): string =>
  `/base-${sport}?id=${competitionId}`
