/**
 * Positional changes of a match: `[matchId, field, value, field, value, ...]`; a frame has one row for each match. Values
 * are absolute: a change that comes twice changes nothing the second time. A row is only newer than what a page knows
 * when its frame's `seq` is.
 *
 * On `match.<sport>`: 1 status, 2 start of the current period (epoch s), 3 seconds left in the period (basketball),
 * 5 announced added minutes (esports: number of the running game), 6 and 7 places of both sides in their table, 10-16 home score array, 20-26 away score array
 * (football: goals, half, red, yellow, corners, after 120 minutes, shoot-out; basketball: quarters and overtime;
 * esports: games won, then rounds or kills of the running game).
 * On `odds.<sport>.<company>`: 40 asia, 41 eu, 42 bs, value `[first, line or draw, last, isSealed, companyId]`.
 * On `match.<id>`: all of those, prices of every company, and 50 statistics (`[type, home, away, ...]`), 60 incident
 * (`[id, type, side, minute, added, player, other, homeScore, awayScore]`), 61 number of a cancelled incident,
 * 70 line of the commentary (`[seq, minute, added, side, isMain, incident, zh, en, vi]`; in basketball
 * `[seq, period, clock, side, homeScore, awayScore, zh, en, vi]`), 80 trend (`[minute index, value, ...]`).
 * 99 row replaced (value: the whole row).
 */
export type MatchDelta = [id: number, ...pairs: unknown[]]

/** Fields of {@link MatchDelta}. */
export const deltaField = {
  status: 1,
  periodStart: 2,
  clock: 3,
  added: 5,
  homeRank: 6,
  awayRank: 7,
  home: 10,
  away: 20,
  asia: 40,
  eu: 41,
  bs: 42,
  statistics: 50,
  incident: 60,
  incidentCancelled: 61,
  commentary: 70,
  trend: 80,
  row: 99,
} as const

/** Goal event, as specified: `iszhu` 1 = the home side scored. Names in Chinese, with our other languages beside them. */
export interface GoalData {
  type: 'football_goal'
  id: number
  iszhu: 0 | 1
  match_str: string
  home_team_name_zh: string
  away_team_name_zh: string
  home_team_name_en: string
  away_team_name_en: string
  home_team_name_vi?: string
  away_team_name_vi?: string
  home_team_id: number
  away_team_id: number
  home_score: number
  away_score: number
  competition_id: number
}

export interface MatchDeltaData {
  type: 'football_delta' | 'basketball_delta' | 'esports_delta'
  /** Server time of the frame, epoch seconds. */
  ts: number
  m: MatchDelta[]
  /** On `match.<sport>`: competitions whose tables, rounds or scorers are others now. */
  leagues?: number[]
}

/** How the feed behind the scores is doing. On `match.<sport>`: to new subscribers first, and when it changes. */
export interface FeedData {
  type: 'feed'
  /** Name of the feed. */
  source: string
  /** What is shown may be old: the feed has been silent for too long. */
  is_stale: 0 | 1
  /** Seconds since the feed last said anything. */
  lag: number
  /** Holes in its stream that were noticed. */
  gaps: number
}
