import type { Topic } from '@pitchside/contract'
import { frameCode } from '@pitchside/contract'
import type { Disposer } from '../kernel/disposer'
import type { UserId } from '../kernel/ids'
import type { TopicEntry } from './pubsub.port'
import { frameText } from './socket-writer'

/** One end that wants finished frames. */
export interface Subscriber {
  /** Who it belongs to; undefined: a visitor. */
  readonly userId?: UserId | undefined
  write(frames: Buffer): void
}

/** Broadcasts that come faster than this leave together. */
const tickMs = 50

interface Room {
  subscribers: Set<Subscriber>
  waiting: Buffer[]
  flushedAt: number
  timer: NodeJS.Timeout | undefined
  /** A flush at the end of the running job is under way. */
  isFlushing: boolean
}

/** The text of an entry's frame: fields of ours around the data, which is JSON already. */
export function entryText({ topic, seq, epoch, payload }: TopicEntry): string {
  const code = topic === 'release' ? frameCode.release : frameCode.data
  return `{"code":${code},"topic":"${topic}","seq":${seq},"epoch":"${epoch}","data":${payload}}`
}

/** Who listens to which topic in this process, and the batching of what they are sent. */
export function createTopicHub() {
  const rooms = new Map<Topic, Room>()
  const listeners = new Set<(topic: Topic, count: number) => void>()

  function tell(topic: Topic): void {
    const count = rooms.get(topic)?.subscribers.size ?? 0
    for (const listener of listeners) listener(topic, count)
  }
  function flush(room: Room): void {
    clearTimeout(room.timer)
    room.timer = undefined
    room.isFlushing = false
    room.flushedAt = performance.now()
    const frames = room.waiting.length === 1 ? (room.waiting[0] as Buffer) : Buffer.concat(room.waiting)
    room.waiting = []
    if (frames.length === 0) return
    for (const subscriber of room.subscribers) subscriber.write(frames)
  }
  return {
    join(topic: Topic, subscriber: Subscriber): void {
      const room = rooms.get(topic) ?? {
        subscribers: new Set(),
        waiting: [],
        flushedAt: 0,
        timer: undefined,
        isFlushing: false,
      }
      // Frames that wait were published before this subscriber came.
      if (room.waiting.length > 0) flush(room)
      rooms.set(topic, room)
      room.subscribers.add(subscriber)
      tell(topic)
    },
    leave(topic: Topic, subscriber: Subscriber): void {
      const room = rooms.get(topic)
      if (!room?.subscribers.delete(subscriber)) return
      if (room.subscribers.size === 0) {
        clearTimeout(room.timer)
        rooms.delete(topic)
      }
      tell(topic)
    },
    /** At once when the topic was quiet (what one job publishes still leaves together), else with this tick. */
    deliver(entry: TopicEntry): void {
      const room = rooms.get(entry.topic)
      if (!room) return
      room.waiting.push(frameText(entryText(entry)))
      if (room.timer || room.isFlushing) return
      const quietMs = performance.now() - room.flushedAt
      if (quietMs >= tickMs) {
        room.isFlushing = true
        queueMicrotask(() => flush(room))
      } else room.timer = setTimeout(flush, tickMs - quietMs, room)
    },
    members: (topic: Topic): UserId[] => [
      ...new Set([...(rooms.get(topic)?.subscribers ?? [])].flatMap(({ userId }) => userId ?? [])),
    ],
    count: (topic: Topic) => rooms.get(topic)?.subscribers.size ?? 0,
    onChanged(listener: (topic: Topic, count: number) => void): Disposer {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close(): void {
      for (const room of rooms.values()) clearTimeout(room.timer)
      rooms.clear()
    },
  }
}

export type TopicHub = ReturnType<typeof createTopicHub>
