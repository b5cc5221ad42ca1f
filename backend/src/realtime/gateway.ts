import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { limits, type ServerFrame, type Topic } from '@pitchside/contract'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../config'
import { clientAddress } from '../kernel/client-address'
import type { Clock } from '../kernel/clock'
import type { Disposer } from '../kernel/disposer'
import type { Log } from '../kernel/log'
import type { Random } from '../kernel/random'
import { createRateLimiter } from '../kernel/rate-limiter'
import type { Session } from '../kernel/session'
import { readClientFrame } from './client-frame'
import { type Connection, createConnection } from './connection'
import { createNodes, type Nodes } from './nodes'
import { createPresence } from './presence'
import { createPublisher } from './publisher'
import type { ControlMessage, PubSub } from './pubsub.port'
import { createQrSockets } from './qr-sockets'
import type { Realtime, TopicRule } from './realtime'
import { writeFrames } from './socket-writer'
import { createTopicHub } from './topic-hub'
import { createTopicRules } from './topic-rules'

/** Frames a client may send: 20 at once, then 10 a second. */
const frameRule = { count: 20, windowMs: 2_000 }
/** Two missed heartbeats and some slack. */
const silenceMs = limits.heartbeatMs * 2 + 10_000
const sweepMs = 15_000
const closeCodes = { signedOut: 4001, silent: 4002, slow: 4003, tooFast: 4004, failed: 1011 } as const

interface Client {
  socket: WebSocket
  connection: Connection
  heardAt: number
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
}

export interface Gateway {
  realtime: Realtime
  nodes: Nodes
  addRules(rules: TopicRule[]): void
  /** Takes the upgrades of `/ws`. */
  attach(app: FastifyInstance, redeemTicket: (ticket: string) => Promise<Session | undefined>): void
  stats(): GatewayStats
  close(): Promise<void>
}

function isOwnOrigin(request: IncomingMessage, allowed: string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The sockets of this process and what reaches them. */
export function createGateway({ config, clock, random, log, pubsub }: GatewayDeps): Gateway {
  const hub = createTopicHub()
  const rules = createTopicRules()
  const publisher = createPublisher(pubsub, rules)
  const limiter = createRateLimiter(clock)
  const clients = new Set<Client>()
  const qr = createQrSockets(log)
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: limits.socketPayloadBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  let evictions = 0
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
  function evict(client: Client): void {
    evictions += 1
    log.warn({ socketId: client.connection.socketId }, 'a socket reads too slowly and was closed')
    drop(client)
    client.socket.terminate()
  }
  const connectionDeps = { hub, rules, pubsub, log, redeemTicket: (ticket: string) => redeem(ticket), bindQr: qr.bind }
  function hear(client: Client, text: string): void {
    client.heardAt = clock.now()
    if (limiter.take(client.connection.socketId, frameRule) > 0) {
      end(client, closeCodes.tooFast, 'too-fast')
      return
    }
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
  function accept(socket: WebSocket, request: IncomingMessage): void {
    const listener = {
      socketId: random.uuid(),
      ip: clientAddress(request, config.trustedProxies),
      userAgent: request.headers['user-agent']?.slice(0, 300) ?? '',
    }
    const write = (frames: Buffer) => {
      if (!writeFrames(socket, frames)) evict(client)
    }
    const connection = createConnection(connectionDeps, listener, write)
    const client: Client = { socket, connection, heardAt: clock.now(), pending: Promise.resolve() }
    clients.add(client)
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
      if (message.type === 'close-session' && session?.id === message.sessionId) {
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
  const stops: Disposer[] = [
    pubsub.listen({ entry: hub.deliver, control }),
    clock.every(sweepMs, () => {
      const now = clock.now()
      for (const client of [...clients]) if (now - client.heardAt > silenceMs) end(client, closeCodes.silent, 'silent')
    }),
  ]
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (request.url?.split('?', 1)[0] !== '/ws') return
    if (!isOwnOrigin(request, config.allowedOrigins)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
      return
    }
    server.handleUpgrade(request, socket, head, (accepted) => accept(accepted, request))
  }
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
    attach(app, redeemTicket) {
      redeem = redeemTicket
      app.server.on('upgrade', upgrade)
    },
    stats: () => ({ sockets: clients.size, evictions, ...hub.stats() }),
    async close() {
      publisher.close()
      for (const stop of stops) await stop()
      for (const client of [...clients]) end(client, 1001, 'going-away')
      await presence.close()
      hub.close()
    },
  }
}
