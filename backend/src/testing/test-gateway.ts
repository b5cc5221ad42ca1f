import type { AddressInfo } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { createMemoryPubSub } from '../adapters/pubsub-memory/pubsub-memory'
import { readConfig } from '../config'
import { type ConnectionLimits, noConnectionLimits } from '../http/connection-limits'
import { trustsHop } from '../kernel/client-address'
import { createSystemClock } from '../kernel/clock'
import { asUserId } from '../kernel/ids'
import { createLog } from '../kernel/log'
import { createSystemRandom } from '../kernel/random'
import type { Session } from '../kernel/session'
import { createGateway, type Gateway } from '../realtime/gateway'
import type { TopicRule } from '../realtime/realtime'
import type { SocketWriterName } from '../realtime/socket-writer'

export interface TestGateway {
  gateway: Gateway
  app: FastifyInstance
  port: number
  close(): Promise<void>
}

/** A ticket `user-7` is a session of user 7. */
export async function redeem(ticket: string): Promise<Session | undefined> {
  const number = Number(/^user-(\d+)$/.exec(ticket)?.[1])
  return number > 0
    ? { id: ticket, userId: asUserId(number), role: 'member', isAnchor: false, isWriter: false }
    : undefined
}

export interface TestGatewayOptions {
  /** Everybody may join `room.*` unless told otherwise. */
  mayJoin?: TopicRule['mayJoin']
  trustedProxies?: number
  connections?: ConnectionLimits
  redeemTicket?: typeof redeem
  socketWriter?: SocketWriterName
}

/** The product's gateway alone, listening: no data base, no modules. */
export async function startTestGateway({
  mayJoin = () => true,
  trustedProxies = 0,
  connections = noConnectionLimits,
  redeemTicket = redeem,
  socketWriter = 'library',
}: TestGatewayOptions = {}): Promise<TestGateway> {
  const random = createSystemRandom()
  const config = readConfig({ NODE_ENV: 'test', HOST: '127.0.0.1' })
  const gateway = createGateway({
    config: { ...config, dataDir: undefined, trustedProxies, connections, socketWriter },
    log: createLog('silent'),
    clock: createSystemClock(() => {}),
    random,
    pubsub: createMemoryPubSub(() => random.token(6)),
  })
  gateway.addRules([{ match: 'room.*', mayJoin }])
  const app = fastify({ trustProxy: trustsHop(trustedProxies) })
  // What a call with the same headers would be taken for.
  app.get('/address', (request) => request.ip)
  gateway.attach(app, redeemTicket)
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    gateway,
    app,
    port: (app.server.address() as AddressInfo).port,
    async close() {
      await gateway.close()
      await app.close()
    },
  }
}
