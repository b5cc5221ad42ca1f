import type { Topic } from '@pitchside/contract'
import { frameCode } from '@pitchside/contract'
import type { Disposer } from '../kernel/disposer'
import type { UserId } from '../kernel/ids'
import { createAudience, type Listening } from './audience'
import { type Batch, batchOf } from './batch'
import type { TopicEntry } from './pubsub.port'

/** One end of what is broadcast. */
export interface Subscriber {
  write(batch: Batch): void
}

/** Broadcasts that come faster than this leave together. */
const tickMs = 50
/** A topic whose flushes take long ticks slower, so that writing takes at most an eighth of the time, up to a limit. */
const tickPerFlush = 8
const tickMsMax = 200

interface Room {
  audience: ReturnType<typeof createAudience<Subscriber>>
  waiting: string[]
  flushedAt: number
  flushMs: number
  timer: NodeJS.Timeout | undefined
  /** A flush at the end of the running job is under way. */
  isFlushing: boolean
}

const createRoom = (owner: UserId | undefined): Room => ({
  audience: createAudience(owner),
  waiting: [],
  flushedAt: 0,
  flushMs: 0,
  timer: undefined,
  isFlushing: false,
})

/** The text of an entry's frame: fields of ours around the data, which is JSON already. */
export function entryText({ topic, seq, from, epoch, payload }: TopicEntry): string {
  const code = topic === 'release' ? frameCode.release : frameCode.data
  const joined = from === undefined ? '' : `"from":${from},`
  return `{"code":${code},"topic":"${topic}","seq":${seq},${joined}"epoch":"${epoch}","data":${payload}}`
}

/** Sends what waits, as one batch for all subscribers. */
function flush(room: Room): void {
  clearTimeout(room.timer)
  room.timer = undefined
  room.isFlushing = false
  room.flushedAt = performance.now()
  if (room.waiting.length === 0) return
  const batch = batchOf(room.waiting)
  room.waiting = []
  for (const subscriber of room.audience.members()) subscriber.write(batch)
  room.flushMs = performance.now() - room.flushedAt
}

/** Who listens to which topic in this process, and the batching of what they are sent. */
export function createTopicHub() {
  const rooms = new Map<Topic, Room>()
  const listeners = new Set<(topic: Topic, count: number) => void>()
  const handed = { entries: 0, deliveries: 0 }

  const count = (topic: Topic): number => rooms.get(topic)?.audience.people() ?? 0
  /** Runs a change of a topic's audience and tells when the number of people is another one afterwards. */
  function changing(topic: Topic, change: () => void): void {
    const before = count(topic)
    change()
    const after = count(topic)
    if (after !== before) for (const listener of listeners) listener(topic, after)
  }
  return {
    /** `owner`: whose the topic is, not counted among its people. */
    join(topic: Topic, subscriber: Subscriber, who: Listening = {}, owner?: UserId): void {
      const room = rooms.get(topic) ?? createRoom(owner)
      // Frames that wait were published before this subscriber came.
      if (room.waiting.length > 0) flush(room)
      changing(topic, () => {
        rooms.set(topic, room)
        room.audience.add(subscriber, who)
      })
    },
    leave(topic: Topic, subscriber: Subscriber): void {
      changing(topic, () => {
        const room = rooms.get(topic)
        if (!room?.audience.remove(subscriber) || room.audience.size() > 0) return
        clearTimeout(room.timer)
        rooms.delete(topic)
      })
    },
    /** A visitor on the topic turned out to be a member, or the other way round. */
    rename(topic: Topic, subscriber: Subscriber, who: Listening): void {
      changing(topic, () => rooms.get(topic)?.audience.rename(subscriber, who))
    },
    /** At once when the topic was quiet (what one job publishes still leaves together), else with this tick. */
    deliver(entry: TopicEntry): void {
      const room = rooms.get(entry.topic)
      if (!room) return
      handed.entries += 1
      handed.deliveries += room.audience.size()
      room.waiting.push(entryText(entry))
      if (room.timer || room.isFlushing) return
      const quietMs = performance.now() - room.flushedAt
      if (quietMs >= tickMs) {
        room.isFlushing = true
        queueMicrotask(() => flush(room))
      } else {
        const pauseMs = Math.min(tickMsMax, Math.max(tickMs, room.flushMs * tickPerFlush))
        room.timer = setTimeout(flush, pauseMs - quietMs, room)
      }
    },
    /** Since the start: entries somebody here listened to, and those times their listeners. */
    stats: () => ({ ...handed, topics: rooms.size }),
    members: (topic: Topic): UserId[] => rooms.get(topic)?.audience.users() ?? [],
    count,
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
