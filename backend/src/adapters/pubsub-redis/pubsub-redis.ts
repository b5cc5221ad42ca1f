import type { Topic } from '@pitchside/contract'
import { Redis } from 'ioredis'
import type {
  AppendOptions,
  ControlMessage,
  PubSub,
  PubSubListener,
  Replay,
  TopicEntry,
} from '../../realtime/pubsub.port'
import { appendScript, changesScript, positionScript, sinceScript } from './scripts'
import { createTopicReader } from './topic-reader'

/** How often a node asks what changed: the last message before a link broke leaves no gap that would show. */
const checkMs = 1_000
/** Who waits for an append waits no longer: while Redis is away it waits here, and callers go on. */
const patienceMs = 1_000
/** What nodes tell each other goes the way of the topics, so that a broken link loses none of it. */
const controlTopic = '-control' as Topic

export interface RedisPubSubOptions {
  url: string
  /** Makes words nobody used before. */
  newWord: () => string
  /** Errors of the link; it is opened again by itself. */
  onError: (error: unknown) => void
  /** Begins the names of all keys and channels; several sites can share a server. */
  prefix?: string
}

export interface RedisPubSub extends PubSub {
  /** Resolves when the server answers and every entry from now on is heard. */
  open(): Promise<void>
  close(): Promise<void>
}

async function withPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patienceMs)
  })
  await Promise.race([work, patience])
  clearTimeout(timer)
}

type Row = [id: string, fields: string[]]

const numberOf = (id: string) => Number(id.slice(0, id.indexOf('-')))

/**
 * Topics between several nodes over one Redis: a script numbers each entry, keeps it in a stream and publishes it. Appends
 * of a node arrive in their order and once; listeners hear each topic in order, without gaps, even after a lost link.
 */
export function createRedisPubSub({ url, newWord, onError, prefix = 'pitchside:' }: RedisPubSubOptions): RedisPubSub {
  // Commands wait for the link instead of failing: what was appended must arrive.
  const options = {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (tries: number) => Math.min(tries * 50, 1_000),
  }
  const link = new Redis(url, options)
  const ear = new Redis(url, options)
  const node = newWord()
  const channel = `${prefix}entries`
  const key = {
    position: (topic: Topic) => `${prefix}topic:${topic}`,
    stream: (topic: Topic) => `${prefix}log:${topic}`,
    changes: `${prefix}changes`,
    total: `${prefix}total`,
    appends: `${prefix}appends:${node}`,
    term: `${prefix}term`,
    once: (name: string) => `${prefix}once:${name}`,
  }
  const listeners = new Set<PubSubListener>()
  let appends = 0
  /** The newest append, until it is answered. */
  let last: Promise<void> | undefined
  let seenTotal = 0
  let timer: NodeJS.Timeout | undefined
  link.on('error', onError)
  ear.on('error', onError)

  function deliver(entry: TopicEntry): void {
    if (entry.topic === controlTopic) {
      const message = JSON.parse(entry.payload) as ControlMessage
      for (const listener of listeners) listener.control(message)
    } else for (const listener of listeners) listener.entry(entry)
  }
  async function since(topic: Topic, seq: number): Promise<Replay> {
    const [epoch, last, rows] = (await link.eval(sinceScript, 2, key.position(topic), key.stream(topic), seq)) as [
      string | null,
      string | null,
      Row[],
    ]
    if (epoch === null) return { seq: 0, epoch: '', entries: undefined }
    const entries = rows.map(
      ([id, fields]): TopicEntry => ({ topic, epoch, seq: numberOf(id), payload: fields[1] as string }),
    )
    const isWhole = entries.length === Math.max(0, Number(last) - seq)
    return { seq: Number(last), epoch, entries: isWhole ? entries : undefined }
  }
  async function position(topic: Topic) {
    const keys = [key.position(topic), key.stream(topic)] as const
    const [epoch, seq] = (await link.eval(positionScript, 2, ...keys, newWord())) as [string, string]
    return { epoch, seq: Number(seq) }
  }
  const reader = createTopicReader({ position, since, deliver, onError })

  function append(topic: Topic, payload: string, { once = '', term }: AppendOptions = {}): void {
    appends += 1
    const kept = [key.position(topic), key.stream(topic), key.changes, key.total]
    const keys = [...kept, key.appends, key.term, key.once(once)]
    const words = [topic, newWord(), appends, payload, channel, once, term ?? '']
    const number = appends
    last = link
      .eval(appendScript, keys.length, ...keys, ...words)
      .catch(onError)
      .then(() => {
        if (number === appends) last = undefined
      })
  }
  type Change = [topic: Topic, total: string, epoch: string, seq: string]
  async function check(): Promise<void> {
    // A server that came back empty counts anew: then every topic is looked at.
    const total = Number((await link.get(key.total)) ?? 0)
    if (total < seenTotal) {
      seenTotal = 0
      for (const topic of reader.topics()) reader.check(topic, { seq: 0, epoch: '' })
    }
    const changes = (await link.eval(changesScript, 1, key.changes, seenTotal, `${prefix}topic:`)) as Change[]
    for (const [topic, at, epoch, seq] of changes) {
      reader.check(topic, { epoch, seq: Number(seq) })
      seenTotal = Math.max(seenTotal, Number(at))
    }
  }
  function checkSoon(): void {
    timer = setTimeout(() => check().catch(onError).finally(checkSoon), checkMs)
    timer.unref()
  }
  ear.on('message', (_channel, text: string) => {
    const [topic, epoch, seq] = text.split('\n', 3) as [Topic, string, string]
    reader.heard({ topic, epoch, seq: Number(seq), payload: text.slice(topic.length + epoch.length + seq.length + 3) })
  })
  return {
    name: 'redis',
    append,
    broadcast: (message) => append(controlTopic, JSON.stringify(message)),
    settled: () => (last === undefined ? undefined : withPatience(last)),
    position: reader.place,
    async since(topic, seq, epoch) {
      const replay = await since(topic, seq)
      const isKept = replay.epoch === epoch && seq <= replay.seq
      return isKept ? replay : { ...replay, entries: undefined }
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    async open() {
      await Promise.all([link.connect(), ear.connect()])
      await ear.subscribe(channel)
      seenTotal = Number((await link.get(key.total)) ?? 0)
      await reader.place(controlTopic)
      checkSoon()
    },
    async close() {
      clearTimeout(timer)
      ear.disconnect()
      await link.quit().catch(() => link.disconnect())
    },
  }
}
