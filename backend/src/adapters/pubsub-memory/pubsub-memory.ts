import type { Topic } from '@pitchside/contract'
import type { PubSub, PubSubListener, TopicEntry } from '../../realtime/pubsub.port'

const historyEntries = 512
/** Topics kept; the one that was silent longest goes first. A forgotten topic starts again at 1 of a new epoch. */
const topicsMax = 20_000

interface TopicLog {
  seq: number
  epoch: string
  entries: TopicEntry[]
}

/** Topics within one process. `newEpoch` makes a word that no earlier start has used. */
export function createMemoryPubSub(newEpoch: () => string): PubSub {
  const logs = new Map<Topic, TopicLog>()
  const listeners = new Set<PubSubListener>()
  function logOf(topic: Topic): TopicLog {
    const log = logs.get(topic) ?? { seq: 0, epoch: newEpoch(), entries: [] }
    logs.delete(topic)
    logs.set(topic, log)
    if (logs.size > topicsMax) logs.delete(logs.keys().next().value as Topic)
    return log
  }
  return {
    name: 'memory',
    append(topic, payload) {
      const log = logOf(topic)
      log.seq += 1
      const entry: TopicEntry = { topic, seq: log.seq, epoch: log.epoch, payload }
      log.entries.push(entry)
      if (log.entries.length > historyEntries) log.entries.shift()
      for (const listener of listeners) listener.entry(entry)
    },
    broadcast(message) {
      for (const listener of listeners) listener.control(message)
    },
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
