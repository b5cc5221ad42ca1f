import type { Topic } from '@pitchside/contract'
import type { Disposer } from '../kernel/disposer'
import type { PresenceNews } from './presence'

/** One entry of a topic's history. */
export interface TopicEntry {
  topic: Topic
  /** Grows by one per topic and epoch. */
  seq: number
  /** First number this entry stands for, when several were joined. */
  from?: number
  epoch: string
  /** JSON text of the data. */
  payload: string
}

/** Where a topic stands. */
export interface TopicPosition {
  seq: number
  epoch: string
}

export interface Replay extends TopicPosition {
  /** Entries after the asked position, oldest first; undefined when they are not all kept any more. */
  entries: TopicEntry[] | undefined
}

/** What nodes tell each other besides topics; without history. */
export type ControlMessage =
  | { type: 'close-session'; sessionId: string; reason: string }
  | { type: 'qr-wake'; code: string }
  | { type: 'user'; userId: number; frame: string }
  | { type: 'presence'; news: PresenceNews }
  | { type: 'leave'; topic: Topic; userId: number; reason: string }
  | { type: 'news'; node: string; name: string; data: unknown; id?: string }
  | { type: 'news-done'; node: string; id: string }

export interface PubSubListener {
  entry(entry: TopicEntry): void
  control(message: ControlMessage): void
}

export interface AppendOptions {
  /** An entry with this name is kept once: another one, also of another node, is left out for the next minutes. */
  once?: string
  /** Reign of the job it comes from: after an entry of a later one it is left out. */
  term?: number
}

/** Carries topics between nodes and keeps their history. In one process it is memory; between several, a bus. */
export interface PubSub {
  name: string
  /** Numbers the payload, keeps it and hands it to every node, in order per topic. */
  append(topic: Topic, payload: string, options?: AppendOptions): void
  broadcast(message: ControlMessage): void
  /** Resolves when everything this node appended so far is kept, or when it takes too long; undefined when it is kept already. */
  settled(): Promise<void> | undefined
  position(topic: Topic): Promise<TopicPosition>
  since(topic: Topic, seq: number, epoch: string): Promise<Replay>
  listen(listener: PubSubListener): Disposer
}
