import type { IncomingMessage } from 'node:http'
import { limits, type ServerFrame, type Topic } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Config } from '../config'
import { claimUpgrades } from '../http/upgrades'
import type { Clock } from '../kernel/clock'
import type { Disposer } from '../kernel/disposer'
import type { Log } from '../kernel/log'
import { lineOf } from '../kernel/network'
import type { Random } from '../kernel/random'
import { createRateLimiter } from '../kernel/rate-limiter'
import type { Session } from '../kernel/session'
import type { Batch } from './batch'
import { readClientFrame } from './client-frame'
import { type Connection, createConnection } from './connection'
import { deviceOf } from './device'
import { writeDirectly } from './direct-writer'
import { guardFrames } from './frame-gate'
import { createFrameTurns } from './frame-turns'
import { createNodes, type Nodes } from './nodes'
import { createPresence } from './presence'
import { createPublisher } from './publisher'
import type { ControlMessage, PubSub } from './pubsub.port'
import { createQrSockets } from './qr-sockets'
import type { QrListener, Realtime, TopicRule } from './realtime'
import { createSocketDoor } from './socket-door'
import { sendByLibrary } from './socket-writer'
import { createTopicHub } from './topic-hub'
import { createTopicRules } from './topic-rules'

/** Two missed heartbeats and some slack. */
const silenceMs = limits.heartbeatMs * 2 + 10_000
const sweepMs = 15_000
const closeCodes = { signedOut: 4001, silent: 4002, failed: 1011 } as const

interface Client {
  socket: WebSocket
  connection: Connection
  heardAt: number
  /** It may still be somebody who only holds on to us. */
  isNew: boolean
  pending: Promise<void>
}

export interface GatewayDeps {
  config: Config
  clock: Clock
  random: Random
  log: Log
  pubsub: PubSub
}

/** Counted since the start, but for `sockets` and `topics`, which are now. */
export interface GatewayStats {
  sockets: number
  topics: number
  entries: number
  deliveries: number
  evictions: number
  floods: number
}

export interface Gateway {
  realtime: Realtime
  nodes: Nodes
  addRules(rules: TopicRule[]): void
  /** Topics that can be joined; `*` is a number. */
  topics(): string[]
  /** Takes the WebSockets of `/ws`. */
  attach(app: FastifyInstance, redeemTicket: (ticket: string) => Promise<Session | undefined>): void
  stats(): GatewayStats
  close(): Promise<void>
}

/** What a socket says of its browser before its first frame. */
const listenerOf = (request: IncomingMessage, ip: string, socketId: string): QrListener => ({
  socketId,
  ip,
  device: deviceOf(request),
  userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
})

/** The sockets of this process and what reaches them. */
export function createGateway({ config, clock, random, log, pubsub }: GatewayDeps): Gateway {
  const hub = createTopicHub()
  const rules = createTopicRules()
  const publisher = createPublisher(pubsub, rules)
  const limiter = createRateLimiter(clock)
  const clients = new Set<Client>()
  const qr = createQrSockets(log)
  const writeTo = config.socketWriter === 'direct' ? writeDirectly : sendByLibrary
  const mayPass = createFrameTurns(limiter, config.connections.frames)
  let evictions = 0
  let floods = 0
  let redeem: (ticket: string) => Promise<Session | undefined> = async () => undefined

  /** Leaves every topic at once: until its 'close' comes, a dying socket would be written to again and again. */
  function drop(client: Client): void {
    if (!clients.delete(client)) return
    client.connection.leaveAll()
    limiter.reset(client.connection.socketId)
    qr.drop(client.connection)
  }
  function end(client: Client, code: number, reason: string): void {
    drop(client)
    client.socket.close(code, reason)
  }
  /** Who reads nothing, or floods, is not asked to leave: he would have to read it, and we what he sends meanwhile. */
  function cut(client: Client): void {
    drop(client)
    client.socket.terminate()
  }
  function evict(client: Client): void {
    evictions += 1
    log.warn({ socketId: client.connection.socketId }, 'a socket reads too slowly and was closed')
    cut(client)
  }
  const connectionDeps = { hub, rules, pubsub, log, redeemTicket: (ticket: string) => redeem(ticket), bindQr: qr.bind }
  function hear(client: Client, text: string): void {
    client.heardAt = clock.now()
    client.isNew = false
    const frame = readClientFrame(text)
    if (!frame) return
    // One after the other: a subscription must not overtake the registration that allows it.
    client.pending = client.pending
      .then(() => (clients.has(client) ? client.connection.handle(frame) : undefined))
      .catch((error) => {
        log.error({ err: error, frame: frame.type }, 'a socket frame failed')
        // The page would wait for its topic for ever: it comes back and asks again.
        if (frame.type === 'subscribe' || frame.type === 'register') end(client, closeCodes.failed, 'try-again')
      })
  }
  function accept(socket: WebSocket, request: IncomingMessage, ip: string): void {
    const transport = request.socket
    const write = (batch: Batch) => {
      if (!writeTo(socket, transport, batch)) evict(client)
    }
    const connection = createConnection(connectionDeps, listenerOf(request, ip, random.token(12)), write)
    const client: Client = { socket, connection, heardAt: clock.now(), isNew: true, pending: Promise.resolve() }
    clients.add(client)
    const line = lineOf(ip)
    const flooded = () => {
      floods += 1
      cut(client)
    }
    const { socketId } = connection
    guardFrames(socket, (bytes) => mayPass(socketId, line, bytes), flooded)
    socket.on('message', (data, isBinary) => {
      if (!isBinary) hear(client, data.toString())
    })
    socket.on('close', () => drop(client))
    socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'))
  }
  function control(message: ControlMessage): void {
    if (message.type === 'presence') presence.hear(message.news)
    between.control(message)
    if (message.type === 'qr-wake') qr.wake(message.code)
    for (const client of [...clients]) {
      const { session } = client.connection
      if (message.type === 'close-session' && client.connection.sessionEnded(message.sessionId)) {
        end(client, closeCodes.signedOut, message.reason)
      }
      if (message.type === 'leave' && session?.userId === message.userId) {
        client.connection.expel(message.topic, message.reason)
      }
      if (message.type === 'user' && session?.userId === message.userId) client.connection.send(message.frame)
    }
  }
  const node = random.token(9)
  const between = createNodes({
    node,
    broadcast: (message) => pubsub.broadcast(message),
    settled: () => pubsub.settled(),
    others: () => presence.nodes(),
    newWord: () => random.token(9),
    onError: (error) => log.error({ err: error }, 'news of another node were not taken in'),
  })
  const presence = createPresence({
    node,
    clock,
    local: hub,
    tell: (news) => pubsub.broadcast({ type: 'presence', news }),
  })
  const isSilent = ({ isNew, heardAt }: Client) =>
    clock.now() - heardAt > (isNew ? config.connections.waits.firstFrameMs : silenceMs)
  const stops: Disposer[] = [
    pubsub.listen({ entry: hub.deliver, control }),
    clock.every(sweepMs, () => {
      for (const client of [...clients]) if (isSilent(client)) end(client, closeCodes.silent, 'silent')
    }),
  ]
  const door = createSocketDoor({ config, limiter, accept })
  const realtime: Realtime = {
    publish: publisher.publish,
    toUser(userId, frame: ServerFrame) {
      if (frame.code === 100) publisher.publish(`user.${userId}`, frame.data)
      else pubsub.broadcast({ type: 'user', userId, frame: JSON.stringify(frame) })
    },
    toQr: qr.send,
    onQr: qr.onQr,
    wakeQr: (code) => pubsub.broadcast({ type: 'qr-wake', code }),
    remove: (userId, topic, reason) => pubsub.broadcast({ type: 'leave', topic, userId, reason }),
    closeSession: (sessionId, reason) => pubsub.broadcast({ type: 'close-session', sessionId, reason }),
    subscribers: (topic: Topic) => presence.count(topic),
    position(topic: Topic) {
      publisher.flush(topic)
      return pubsub.position(topic)
    },
    members: (topic: Topic) => hub.members(topic),
    onSubscribersChanged: presence.onChanged,
  }
  return {
    realtime,
    nodes: between.nodes,
    addRules: rules.add,
    topics: rules.matches,
    attach(app, redeemTicket) {
      redeem = redeemTicket
      claimUpgrades(app.server, '/ws', door.take)
    },
    stats: () => ({ sockets: clients.size, evictions, floods, ...hub.stats() }),
    async close() {
      publisher.close()
      for (const stop of stops) await stop()
      for (const client of [...clients]) end(client, 1001, 'going-away')
      await door.close()
      await presence.close()
      hub.close()
    },
  }
}
