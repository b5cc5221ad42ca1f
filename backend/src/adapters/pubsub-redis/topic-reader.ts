import type { Topic } from '@pitchside/contract'
import type { Replay, TopicEntry, TopicPosition } from '../../realtime/pubsub.port'

/** What the node knows of a topic: the last entry it handed on, and work on it that must stay in order. */
interface Reading extends TopicPosition {
  /** Where the topic stood when this node began to read it. */
  first: Promise<TopicPosition>
  chain: Promise<void>
  /** Pieces of work in the chain. */
  waiting: number
}

const unknown = Promise.resolve({ seq: 0, epoch: '' })
/** Topics a node keeps its place in; the one that was silent longest goes first. */
const readingsMax = 50_000

export interface TopicReaderDeps {
  position(topic: Topic): Promise<TopicPosition>
  since(topic: Topic, seq: number): Promise<Replay>
  deliver(entry: TopicEntry): void
  onError(error: unknown): void
}

/**
 * Hands the entries of a topic on in order, each once, whatever the bus lost or said twice: what is missing between two
 * numbers is fetched, what was there before is dropped.
 */
export function createTopicReader({ position, since, deliver, onError }: TopicReaderDeps) {
  const readings = new Map<Topic, Reading>()

  function inOrder<T>(reading: Reading, work: () => Promise<T>): Promise<T> {
    reading.waiting += 1
    const result = reading.chain.then(work).finally(() => {
      reading.waiting -= 1
    })
    reading.chain = result.then(
      () => undefined,
      () => undefined,
    )
    return result
  }
  function handOn(reading: Reading, entry: TopicEntry): void {
    if (entry.epoch === reading.epoch && entry.seq <= reading.seq) return
    reading.epoch = entry.epoch
    reading.seq = entry.seq
    deliver(entry)
  }
  async function catchUp(topic: Topic, reading: Reading): Promise<void> {
    const { seq, epoch, entries } = await since(topic, reading.seq)
    if (epoch === reading.epoch && seq <= reading.seq) return
    // Another epoch: the bus forgot the topic, everything it has now is new. Not all kept: who listens sees the jump.
    const news = epoch === reading.epoch ? entries : (await since(topic, 0)).entries
    for (const entry of news ?? []) handOn(reading, entry)
    if (!news) Object.assign(reading, { seq, epoch })
  }
  function take(reading: Reading, entry: TopicEntry): Promise<void> | undefined {
    const isNext = entry.epoch === reading.epoch && entry.seq <= reading.seq + 1
    if (isNext && reading.waiting === 0) return void handOn(reading, entry)
    return inOrder(reading, async () => {
      const isStillNext = entry.epoch === reading.epoch && entry.seq <= reading.seq + 1
      if (!isStillNext) await catchUp(entry.topic, reading)
      handOn(reading, entry)
    })
  }
  return {
    /** An entry the bus told of. Topics nobody here asked for go straight on. */
    heard(entry: TopicEntry): void {
      const reading = readings.get(entry.topic)
      if (reading) take(reading, entry)?.catch(onError)
      else deliver(entry)
    },
    /** The topic stands at least here; perhaps nobody told. */
    check(topic: Topic, at: TopicPosition): void {
      const reading = readings.get(topic)
      if (!reading || (at.epoch === reading.epoch && at.seq <= reading.seq)) return
      inOrder(reading, () => catchUp(topic, reading)).catch(onError)
    },
    /**
     * The last entry this node handed on when it is asked; all that come after it are handed on. Said of this very moment:
     * whoever joins the topic in the same turn misses nothing and gets nothing twice.
     */
    async place(topic: Topic): Promise<TopicPosition> {
      const known = readings.get(topic)
      if (known) {
        readings.delete(topic)
        readings.set(topic, known)
        return known.epoch === '' ? known.first : { seq: known.seq, epoch: known.epoch }
      }
      const reading: Reading = { seq: 0, epoch: '', first: unknown, chain: Promise.resolve(), waiting: 0 }
      readings.set(topic, reading)
      if (readings.size > readingsMax) readings.delete(readings.keys().next().value as Topic)
      reading.first = inOrder(reading, async () => {
        const first = await position(topic)
        Object.assign(reading, first)
        return first
      })
      reading.first.catch(() => readings.delete(topic))
      return reading.first
    },
    topics: () => [...readings.keys()],
  }
}
