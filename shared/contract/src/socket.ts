/**
 * Socket frames. Text frames, JSON, in both directions. Source: wire reference B; fields `topic`, `seq` and `epoch` are
 * our additions, which older clients ignore.
 */

import type { ChatGroupData, ChatListData, MessageRevokedData, PeerReadData, PrivateMessageData } from './chat-frames'
import type { FieldData } from './field-frames'
import type { FeedData, GoalData, MatchDeltaData } from './match-frames'
import type { RoomMessage, RoomPoll, RoomRules } from './room-message'
import type { Topic } from './topics'

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

export interface RoomChatData {
  type: 'chat'
  anchor_id: number
  message: RoomMessage
}

/**
 * State of a room: online count, title, start and end. Only the last value matters. `follow`, to the anchor alone: `uid`
 * follows now.
 */
export interface RoomEventData {
  type: 'room'
  anchor_id: number
  event:
    | 'viewers'
    | 'title'
    | 'placard'
    | 'start'
    | 'end'
    | 'kickout'
    | 'admin'
    | 'seats'
    | 'line-removed'
    | 'follow'
    | 'rules'
    | 'poll'
  viewers?: number
  heat?: number
  title?: string
  text?: string
  uid?: number
  /** line-removed: the message that was taken away. */
  line?: string
  rules?: RoomRules
  /** poll: as it stands now. */
  poll?: RoomPoll
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

/** How a fun guess stands. State of the topic `room.<anchor>`; one nobody knew is new. */
export interface GuessData {
  type: 'guess'
  anchor_id: number
  id: number
  /** 0 open, 1 closed, 2 settled, 3 void. */
  status: number
  /** The right option, 0 none. */
  result: number
  /** Epoch seconds. */
  close_time: number
  options: { option: number; amount: string; num: number }[]
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

/** The account's own news: balance, profile; `anchor`: an application to become one was decided; `tasks`: one grew. */
export interface AccountData {
  type: 'account'
  event: 'balance' | 'profile' | 'kicked' | 'anchor' | 'tasks'
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
  /** It was there and unread already and only grew: nothing to call out. */
  isQuiet?: boolean
}

export type TopicData =
  | GoalData
  | RoomChatData
  | RoomEventData
  | TabooData
  | EnvelopeData
  | GuessData
  | HornData
  | MatchDeltaData
  | FieldData
  | FeedData
  | PrivateMessageData
  | PeerReadData
  | MessageRevokedData
  | ChatListData
  | ChatGroupData
  | AccountData
  | NoticeData
  | ReleaseData
