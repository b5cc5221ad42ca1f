import type { ServerFrame, Topic, TopicData } from '@pitchside/contract'
import type { Disposer } from '../kernel/disposer'
import type { UserId } from '../kernel/ids'
import type { Session } from '../kernel/session'
import type { TopicPosition } from './pubsub.port'

export interface PublishOptions {
  /** State: only the last value per key matters; values that come close together become one. Without: an event. */
  state?: string
  /** Joins two values of one key that come close together; without, the later one replaces the earlier. */
  merge?: (earlier: TopicData, later: TopicData) => TopicData
  /** Of events with one name the first is told, whichever node says it. */
  once?: string
}

/** Who may join a topic and what they are sent first. */
export interface TopicRule {
  /** A topic (`match.football`) or a family (`room.*`, where `*` is a number). */
  match: string
  mayJoin(topic: Topic, session: Session | undefined): boolean | Promise<boolean>
  /** Whose the topic is: that member is not counted among the people on it. */
  ownerOf?(topic: Topic): UserId
  /** What a new subscriber is sent first when it doesn't resume. */
  snapshot?(topic: Topic, session: Session | undefined): Promise<TopicData[]>
  /** Values of one state key within so long become one; 250 when not given. */
  stateMs?: number
  /** Joins frames of a replay into one; undefined: these two stay apart. Without it a replay is sent frame by frame. */
  merge?(earlier: TopicData, later: TopicData): TopicData | undefined
}

/** A socket that asks for the news of a log-in code. */
export interface QrListener {
  socketId: string
  /** What the release service calls the browser; undefined without its cookie. */
  device: string | undefined
  ip: string
  userAgent: string
}

export interface QrHandlers {
  /** Binds the socket to the code, if it may: the first one keeps it as long as it lives. */
  bind(code: string, listener: QrListener): Promise<boolean>
  /** The bound socket is gone. */
  released(code: string, listener: QrListener): Promise<void>
  /** The code's socket is here: right after binding, and whenever `wakeQr` was called. */
  woken(code: string): Promise<void>
}

export interface Realtime {
  /** An event is kept in the topic's history and never dropped; a state is coalesced by its key. */
  publish(topic: Topic, data: TopicData, options?: PublishOptions): void
  /** To all sockets of a user. Frames with code 100 go through the user's topic and are kept for a reconnect. */
  toUser(userId: UserId, frame: ServerFrame): void
  /** To the socket that is bound to a log-in code, when it is on this node: `woken` runs there. */
  toQr(code: string, frame: ServerFrame): void
  /** Who decides about log-in codes; one for the process. */
  onQr(handlers: QrHandlers): void
  /** Something happened to a code: on the node that holds its socket, `woken` runs. */
  wakeQr(code: string): void
  /** All sockets of a user leave a topic at once and are told why; its rule keeps them from coming back. */
  remove(userId: UserId, topic: Topic, reason: string): void
  closeSession(sessionId: string, reason: string): void
  /** People on a topic, on all nodes: a member counts once per node, with any number of tabs, and so does the browser of a visitor. */
  subscribers(topic: Topic): number
  /** Where a topic stands, with everything that waits sent first: what is read afterwards is not older. */
  position(topic: Topic): Promise<TopicPosition>
  /** Members who hold the topic in this process, each once. */
  members(topic: Topic): UserId[]
  onSubscribersChanged(listener: (topic: Topic, count: number) => void): Disposer
}
