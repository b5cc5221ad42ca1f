import { type AckFrame, type ClientFrame, frameCode, type Topic } from '@pitchside/contract'
import type { Log } from '../kernel/log'
import type { Session } from '../kernel/session'
import { type Batch, batchOf } from './batch'
import { joinReplay } from './join-replay'
import type { PubSub, TopicEntry } from './pubsub.port'
import type { QrListener } from './realtime'
import { entryText, type Subscriber, type TopicHub } from './topic-hub'
import type { TopicRules } from './topic-rules'

/** Topics one socket may hold. */
const topicsMax = 64

export interface ConnectionDeps {
  hub: TopicHub
  rules: TopicRules
  pubsub: PubSub
  log: Log
  /** Exchanges a socket ticket for its session, once. */
  redeemTicket(ticket: string): Promise<Session | undefined>
  bindQr(code: string, connection: Connection): Promise<void>
}

export interface Connection extends QrListener {
  session: Session | undefined
  /** Odds company of the match rows. */
  companyId: number
  handle(frame: ClientFrame): Promise<void>
  send(text: string): void
  /** Whether this socket stands in a session that just ended; one that registers right now will not. */
  sessionEnded(id: string): boolean
  /** Leaves a topic it may not listen to any more, and is told so. */
  expel(topic: Topic, reason: string): void
  leaveAll(): void
}

interface Channel extends Subscriber {
  topic: Topic
  /** Joined for a client that names a sport instead of topics. */
  isNamed?: true
}

/** One socket's view: its session, its topics, and what each of its frames does. */
export function createConnection(deps: ConnectionDeps, client: QrListener, write: (batch: Batch) => void): Connection {
  const { hub, rules, pubsub } = deps
  const { socketId, ip, device, userAgent } = client
  const channels = new Map<Topic, Channel>()
  /** Sport named by `classify`; undefined once a client subscribes: it reads positional changes. */
  let classified: 0 | 1 | undefined
  let hasSubscribed = false
  /** Sessions that ended while a ticket was being redeemed: what it found may be older. */
  let endedMeanwhile: Set<string> | undefined
  /** The socket is closed: what was still being asked then must not join any more. */
  let isGone = false
  const send = (text: string) => write(batchOf([text]))
  const listening = () => ({ userId: connection.session?.userId, device })
  const ack = (data: AckFrame['data']) => send(JSON.stringify({ code: frameCode.ack, data } satisfies AckFrame))

  function leave(topic: Topic): void {
    const channel = channels.get(topic)
    if (!channel) return
    channels.delete(topic)
    hub.leave(topic, channel)
  }

  /**
   * Joins first and asks for the past second: frames that come in between wait in the channel, and those the past
   * already held are dropped, so nothing is missed and nothing doubled.
   */
  async function subscribe(topic: Topic, since?: number, epoch?: string): Promise<void> {
    leave(topic)
    if (channels.size >= topicsMax) return ack({ type: 'refused', topic, reason: 'too-many-topics' })
    if (!(await rules.allows(topic, connection.session))) return ack({ type: 'refused', topic, reason: 'not-allowed' })
    if (isGone) return
    const held: Batch[] = []
    const channel: Channel = { topic, write: (batch) => void held.push(batch) }
    channels.set(topic, channel)
    hub.join(topic, channel, listening(), rules.of(topic)?.ownerOf?.(topic))
    const heldFrom = (await pubsub.position(topic)).seq
    const replay = since === undefined || epoch === undefined ? undefined : await pubsub.since(topic, since, epoch)
    const snapshot = replay?.entries ? [] : ((await rules.of(topic)?.snapshot?.(topic, connection.session)) ?? [])
    if (channels.get(topic) !== channel) return
    const position = replay ?? (await pubsub.position(topic))
    const isRecovered = since === undefined ? undefined : replay?.entries !== undefined
    ack({
      type: 'subscribed',
      topic,
      seq: heldFrom,
      epoch: position.epoch,
      ...(isRecovered === undefined ? {} : { isRecovered }),
    })
    for (const data of snapshot) send(JSON.stringify({ code: frameCode.data, topic, data }))
    const kept = (replay?.entries ?? []).filter((entry: TopicEntry) => entry.seq <= heldFrom)
    const missed = joinReplay(kept, rules.of(topic)?.merge).map(entryText)
    const waiting = [...missed, ...held.flatMap((batch) => batch.texts)]
    if (waiting.length > 0) write(batchOf(waiting))
    channel.write = write
  }

  async function redeem(ticket: string): Promise<void> {
    const ended = new Set<string>()
    endedMeanwhile = ended
    const session = await deps.redeemTicket(ticket)
    endedMeanwhile = undefined
    connection.session = session && !ended.has(session.id) ? session : undefined
  }

  async function register(ticket: string | undefined): Promise<void> {
    if (ticket !== undefined) {
      await redeem(ticket)
      for (const [topic, channel] of channels) hub.rename(topic, channel, listening())
      if (!connection.session) ack({ type: 'refused', reason: 'ticket' })
      else await subscribe(`user.${connection.session.userId}`)
    }
    ack({ type: 'registered' })
  }

  function namedTopics(): Topic[] {
    if (classified === undefined) return []
    const sport = classified === 1 ? 'basketball' : 'football'
    return [`fields.${sport}`, `prices.${sport}.${connection.companyId}`, 'fields.esports', 'goals']
  }
  /** Without an answer: a client that names a sport knows no topics. */
  async function joinNamed(topic: Topic): Promise<void> {
    if (!(await rules.allows(topic, connection.session)) || isGone) return
    const channel: Channel = { topic, write, isNamed: true }
    channels.set(topic, channel)
    hub.join(topic, channel, listening(), rules.of(topic)?.ownerOf?.(topic))
  }
  async function followNamed(): Promise<void> {
    const wanted = new Set(namedTopics())
    for (const { topic, isNamed } of channels.values()) if (isNamed && !wanted.has(topic)) leave(topic)
    for (const topic of wanted) if (!channels.has(topic)) await joinNamed(topic)
  }

  const connection: Connection = {
    // By name: spread, they would give every socket a shape of its own, 400 bytes of it, and a slow way to each field.
    socketId,
    ip,
    device,
    userAgent,
    session: undefined,
    companyId: 2,
    send,
    sessionEnded(id) {
      endedMeanwhile?.add(id)
      return connection.session?.id === id
    },
    async handle(frame) {
      switch (frame.type) {
        case 'register':
          return register(frame.ticket)
        case 'toggle':
          connection.companyId = frame.company_id
          return followNamed()
        case 'classify':
          if (hasSubscribed) return
          classified = frame.classify_type
          return followNamed()
        case 'heartbeat':
          return
        case 'login':
          return deps.bindQr(frame.code, connection)
        case 'subscribe':
          hasSubscribed = true
          classified = undefined
          await followNamed()
          return subscribe(frame.topic, frame.since, frame.epoch)
        case 'unsubscribe':
          return leave(frame.topic)
      }
    },
    expel(topic, reason) {
      if (!channels.has(topic)) return
      leave(topic)
      ack({ type: 'refused', topic, reason })
    },
    leaveAll() {
      isGone = true
      for (const topic of [...channels.keys()]) leave(topic)
    },
  }
  return connection
}
