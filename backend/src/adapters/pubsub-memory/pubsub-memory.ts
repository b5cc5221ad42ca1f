import { limits, type Topic } from '@pitchside/contract'
import type { PubSub, PubSubListener, TopicEntry } from '../../realtime/pubsub.port'

/** Entries a topic keeps whatever their age, and the most it keeps while they are young. */
const historyEntries = 512
const historyEntriesMax = 4_096
/** Topics kept; the one that was silent longest goes first. A forgotten topic starts again at 1 of a new epoch. */
const topicsMax = 20_000
/** Names of entries that are kept once. */
const toldMax = 20_000

interface TopicLog {
  seq: number
  epoch: string
  entries: TopicEntry[]
  /** When each entry came, epoch milliseconds. */
  times: number[]
}

/**
 * Topics within one process. `newEpoch` makes a word that no earlier start has used. A topic remembers its latest 512
 * entries, and more of them as long as they are younger than the time a page may be away and come back without a reload.
 */
export function createMemoryPubSub(newEpoch: () => string, now: () => number = Date.now): PubSub {
  const logs = new Map<Topic, TopicLog>()
  const listeners = new Set<PubSubListener>()
  const told = new Set<string>()
  function logOf(topic: Topic): TopicLog {
    const log = logs.get(topic) ?? { seq: 0, epoch: newEpoch(), entries: [], times: [] }
    logs.delete(topic)
    logs.set(topic, log)
    if (logs.size > topicsMax) logs.delete(logs.keys().next().value as Topic)
    return log
  }
  /** Cuts in lots: dropping one entry at a time would move the whole list each time. */
  function forget({ entries, times }: TopicLog, at: number): void {
    if (entries.length <= historyEntries) return
    const old = times.findIndex((time) => time > at - limits.socketRecoveryS * 1_000)
    const aged = old < 0 ? entries.length : old
    const gone = Math.max(Math.min(aged, entries.length - historyEntries), entries.length - historyEntriesMax)
    if (gone < 64 && entries.length < historyEntriesMax) return
    entries.splice(0, gone)
    times.splice(0, gone)
  }
  function isFirst(name: string): boolean {
    if (told.has(name)) return false
    told.add(name)
    if (told.size > toldMax) told.delete(told.values().next().value as string)
    return true
  }
  return {
    name: 'memory',
    append(topic, payload, { once } = {}) {
      if (once !== undefined && !isFirst(once)) return
      const log = logOf(topic)
      log.seq += 1
      const entry: TopicEntry = { topic, seq: log.seq, epoch: log.epoch, payload }
      log.entries.push(entry)
      log.times.push(now())
      forget(log, now())
      for (const listener of listeners) listener.entry(entry)
    },
    broadcast(message) {
      for (const listener of listeners) listener.control(message)
    },
    settled: () => undefined,
    async position(topic) {
      const { seq, epoch } = logOf(topic)
      return { seq, epoch }
    },
    async since(topic, seq, epoch) {
      const log = logOf(topic)
      const first = log.seq - log.entries.length + 1
      const isKept = epoch === log.epoch && seq <= log.seq && seq + 1 >= first
      const entries = isKept ? log.entries.filter((entry) => entry.seq > seq) : undefined
      return { seq: log.seq, epoch: log.epoch, entries }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
