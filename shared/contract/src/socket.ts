/**
 * Socket frames. Text frames, JSON, in both directions. Source: wire reference B; fields `topic`, `seq` and `epoch` are
 * our additions, which older clients ignore.
 */

import type { RoomMessage } from './room-message'

/**
 * Topics a client may subscribe to. `room.<uid>` is a live room; `user.<id>` is joined by the server at registration.
 * `match.<sport>` carries what lists show of all running matches, `odds.<sport>.<company>` the prices of one company,
 * `match.<id>` everything of one match.
 */
export type Topic =
  | 'match.football'
  | 'match.basketball'
  | 'match.esports'
  | `match.${number}`
  | `odds.football.${number}`
  | `odds.basketball.${number}`
  | `odds.esports.${number}`
  | 'goals'
  | 'release'
  | 'system'
  | `room.${number}`
  | `user.${number}`

/** Frames a client sends. */
export type ClientFrame =
  | { type: 'register'; info: 'web'; ticket?: string }
  | { type: 'toggle'; company_id: number }
  | { type: 'classify'; classify_type: 0 | 1 }
  | { type: 'heartbeat' }
  | { type: 'login'; code: string }
  | { type: 'subscribe'; topic: Topic; since?: number; epoch?: string }
  | { type: 'unsubscribe'; topic: Topic }

/** Codes of frames the server sends. */
export const frameCode = { data: 100, ack: 101, login: 200, release: 300 } as const

/** Reply to `register`, and to `subscribe` (then with `topic`). */
export interface AckFrame {
  code: 101
  data: {
    type: 'registered' | 'subscribed' | 'refused'
    topic?: Topic
    /** Sequence number of the topic's newest frame. */
    seq?: number
    /** Changes when the server's history restarts: positions of another epoch mean nothing. */
    epoch?: string
    /** False: frames were missed for good, reload by HTTP. */
    isRecovered?: boolean
    reason?: string
  }
}

/** A frame of a topic: `seq` grows by one per topic and epoch. */
export interface DataFrame<D extends TopicData = TopicData> {
  code: 100
  topic?: Topic
  seq?: number
  /** Part of a replay that was joined into one frame: it stands for `from` to `seq`. */
  from?: number
  epoch?: string
  type?: string
  data: D
}

/** QR log-in: first `scan`, then `login` with the signed-in user. */
export interface LoginFrame {
  code: 200
  data: ({ type: 'scan' } | { type: 'login'; token: string }) & { code?: string } & Record<string, unknown>
}

/** A new release document is current: its environment and number. */
export interface ReleaseData {
  type: 'release'
  env: string
  seq: number
  urgent?: string[]
}

/** A frame of the topic `release`. */
export interface ReleaseFrame {
  code: 300
  topic?: Topic
  seq?: number
  epoch?: string
  data: ReleaseData
}

export type ServerFrame = AckFrame | DataFrame | LoginFrame | ReleaseFrame

/**
 * Positional changes of a match: `[matchId, field, value, field, value, ...]`; a frame has one row for each match. Values
 * are absolute: a change that comes twice changes nothing the second time. A row is only newer than what a page knows
 * when its frame's `seq` is.
 *
 * On `match.<sport>`: 1 status, 2 start of the current period (epoch s), 3 seconds left in the period (basketball),
 * 5 announced added minutes (esports: number of the running game), 10-16 home score array, 20-26 away score array
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

export interface RoomChatData {
  type: 'chat'
  anchor_id: number
  message: RoomMessage
}

/** State of a room: online count, title, start and end. Only the last value matters. */
export interface RoomEventData {
  type: 'room'
  anchor_id: number
  event: 'viewers' | 'title' | 'placard' | 'start' | 'end' | 'kickout' | 'admin' | 'seats'
  viewers?: number
  heat?: number
  title?: string
  text?: string
  uid?: number
}

/** Somebody was silenced in a room, or may speak again. To that member alone. */
export interface TabooData {
  type: 'taboo'
  anchor_id: number
  uid: number
  status: 0 | 1
  /** Epoch milliseconds; absent: until lifted. */
  until?: number
}

/** A red envelope lost a share, or is over. State of the topic `room.<anchor>`. */
export interface EnvelopeData {
  type: 'envelope'
  anchor_id: number
  id: number
  /** Shares nobody has taken yet; 0 when it is empty or over. */
  surplus: number
}

/** A horn, shown in all rooms. Topic `system`. */
export interface HornData {
  type: 'horn'
  id: number
  uid: number
  info: { username: string; content: string }
  avatar: string
  level: number
  tier: number
  /** Epoch milliseconds. */
  at: number
}

export interface MatchDeltaData {
  type: 'football_delta' | 'basketball_delta' | 'esports_delta'
  /** Server time of the frame, epoch seconds. */
  ts: number
  m: MatchDelta[]
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

/** A private message, pushed to both ends. */
export interface PrivateMessageData {
  type: 'private_message'
  message: PrivateMessage
}

/** The peer read the conversation up to `time` (epoch seconds). */
export interface PeerReadData {
  type: 'peer_read'
  conversationID: string
  time: number
}

export interface PrivateMessage {
  ID: string
  conversationID: string
  from: string
  to: string
  nick: string
  avatar: string
  /** Epoch seconds. */
  time: number
  sequence: number
  type: 'TIMTextElem' | 'TIMCustomElem' | 'TIMImageElem' | 'TIMFileElem'
  payload: Record<string, unknown>
  isPeerRead: boolean
  nonce?: string
}

/** The account's own news: balance, profile; `anchor`: an application to become one was decided. */
export interface AccountData {
  type: 'account'
  event: 'balance' | 'profile' | 'kicked' | 'anchor'
  balance?: string
}

/** News for one member, stored in the message centre as well. Topic `user.<id>`. */
export interface NoticeData {
  type: 'notice'
  id: number
  kind: number
  title: { zh: string; en: string; vi: string }
  content: { zh: string; en: string; vi: string }
  /** Page it is about; empty: none. */
  url: string
  /** Epoch milliseconds. */
  at: number
}

export type TopicData =
  | GoalData
  | RoomChatData
  | RoomEventData
  | TabooData
  | EnvelopeData
  | HornData
  | MatchDeltaData
  | FeedData
  | PrivateMessageData
  | PeerReadData
  | AccountData
  | NoticeData
  | ReleaseData
