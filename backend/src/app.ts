import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream } from 'pino'
import { openLimiter } from './adapters/open-limiter'
import { openPubSub } from './adapters/open-pubsub'
import type { Config } from './config'
import { createDb } from './db/db'
import { migrate, readMigrations } from './db/migrate'
import { openEngine } from './db/open-engine'
import { openJobLease } from './db/open-lease'
import { seedDemo } from './db/seed-demo'
import { bindCalls } from './http/bind-calls'
import { createHttp } from './http/create-http'
import { addHealthRoute } from './http/health'
import { addMetricsRoute, createMetrics } from './http/metrics'
import { addOffer } from './http/offer'
import { createReplies } from './http/replies'
import { addSecurityTxt } from './http/security-txt'
import { type Clock, createSystemClock } from './kernel/clock'
import { addClockAid } from './kernel/clock-aid'
import { createDiskWatch } from './kernel/disk-watch'
import type { Disposer } from './kernel/disposer'
import { asOwner } from './kernel/job-name'
import { createJobs } from './kernel/jobs'
import type { Kernel } from './kernel/kernel'
import { addressesOf, isLoopbackHost, listenToo } from './kernel/listen'
import { createLog } from './kernel/log'
import { kernelMessages } from './kernel/messages'
import { type BackendModule, callNamesOf } from './kernel/module'
import { createSystemRandom } from './kernel/random'
import { createRateLimiter } from './kernel/rate-limiter'
import { demoFor, type loadDemo } from './load-demo'
import { demoSeeds } from './modules/demo-seeds'
import { createModules, type ModuleName, type Modules } from './modules/modules'
import { createAuditWatch } from './modules/operators/operators.module'
import { createGateway } from './realtime/gateway'

export interface AppOptions {
  clock?: Clock
  /** More routes on the same server, e.g. the release service. */
  extend?: (app: FastifyInstance, kernel: Kernel, modules: Modules) => void | Promise<void>
  /** Only these modules answer, seed and run; all when not given. Dependencies are the caller's business. */
  only?: readonly ModuleName[]
  /** Hears of every error nobody planned. */
  onInternalError?: (error: unknown) => void
  /** The embedded data base gave up while it ran: the process does best to end, the next start brings back what was written. */
  onDatabaseLost?: () => void
  /** Who has the demo world at hand; loaded when not given. */
  loadDemo?: typeof loadDemo
  /** Where the log goes instead of standard output. */
  logTo?: DestinationStream
}

export interface App {
  fastify: FastifyInstance
  kernel: Kernel
  modules: Modules
  /** Starts to listen; returns the port that was taken. */
  listen(port: number): Promise<number>
  /** As `close`, after a time in which proxies learn that nobody should be sent here any more. */
  drain(): Promise<void>
  close(): Promise<void>
}

function activeModules(modules: Modules, only: readonly ModuleName[] | undefined): BackendModule[] {
  const entries = Object.entries<BackendModule>(modules)
  return entries.filter(([name]) => !only || only.includes(name as ModuleName)).map(([, module]) => module)
}

/** Puts the backend together: data base, realtime, modules, HTTP. Nothing listens yet. */
export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const log = createLog(config.logLevel, options.logTo)
  const disk = createDiskWatch(config.dataDir)
  const clock =
    options.clock ??
    createSystemClock((error, job) => {
      disk.failed(error)
      log.error({ err: error, job }, 'a job failed')
    })
  const random = createSystemRandom()
  const engine = await openEngine(config, log, options.onDatabaseLost)
  const stops: Disposer[] = [() => engine.close()]
  let isStopping = false
  const close = async () => {
    isStopping = true
    for (const stop of stops.reverse()) await stop()
  }
  try {
    await migrate(engine, readMigrations())
    const lease = await openJobLease(config, random, log)
    stops.push(lease.close)
    const db = createDb(engine, {
      transactionTimeoutMs: config.transactionTimeoutMs,
      watch: createAuditWatch(clock),
      fence: config.databaseUrl === undefined ? undefined : lease.check,
    })
    const { pubsub, close: closePubSub } = await openPubSub(config, { clock, random, log })
    stops.push(closePubSub)
    const gateway = asOwner('realtime', () => createGateway({ config, clock, random, log, pubsub }))
    const limiter = await openLimiter(config, clock, log)
    stops.push(limiter.close)
    const { realtime, nodes } = gateway
    const jobs = createJobs(clock, lease, log)
    const kernel: Kernel = { config, db, clock, random, realtime, nodes, jobs, log, limiter }
    const demo = await demoFor(config, options.loadDemo)
    const modules = createModules(kernel, demo)
    const list = activeModules(modules, options.only)
    const messages = Object.assign({}, kernelMessages, ...list.map((module) => module.messages ?? {}))
    const replies = createReplies(messages, log, (error) => {
      disk.failed(error)
      options.onInternalError?.(error)
    })
    const fastify = createHttp(config, replies, log, random)
    const { sessions } = modules.sessions
    const { authenticate } = sessions
    const adapters = Object.assign(
      { database: engine.kind, pubsub: pubsub.name, limits: limiter.name },
      ...list.map((m) => m.adapters ?? {}),
    )
    const facts = () => Object.assign({}, ...list.map((module) => module.health?.() ?? {}))
    const metrics = createMetrics({ sockets: gateway.stats, facts: () => ({ ...facts(), disk: disk.facts() }) })
    const { checksReplies } = config
    bindCalls(fastify, list, {
      authenticate,
      limiter,
      flood: createRateLimiter(clock),
      replies,
      checksReplies,
      told: nodes.told,
      onCalled: metrics.calls.called,
    })
    const sockets = () => gateway.stats().sockets
    addHealthRoute(fastify, { db, adapters, sockets, facts, disk, isStopping: () => isStopping })
    addMetricsRoute(fastify, metrics, { token: config.metricsToken, look: disk.look })
    addSecurityTxt(fastify, { config, now: () => clock.now() })
    if (config.hasDevAids) addClockAid(fastify, clock, nodes)
    for (const module of list) await module.routes?.(fastify)
    gateway.attach(fastify, sessions.redeemSocketTicket)
    for (const module of list) gateway.addRules(module.topics ?? [])
    addOffer(fastify, { calls: list.flatMap(callNamesOf), topics: gateway.topics() })
    await options.extend?.(fastify, kernel, modules)
    if (config.seedDemo && demo) await seedDemo(db, demoSeeds(demo, { kernel, modules }, options.only), clock.now())
    for (const module of list) {
      const begun = asOwner(module.name, () => module.start?.())
      if (begun) stops.push(await begun)
    }
    stops.push(
      () => fastify.close(),
      () => gateway.close(),
    )
    return {
      fastify,
      kernel,
      modules,
      async listen(port) {
        if (config.hasDevAids && !isLoopbackHost(config.host))
          log.warn(
            { host: config.host },
            'Everybody who reaches this address may use the aids under /_dev, codes of members included.',
          )
        const [host = '', ...others] = addressesOf(config.host)
        await fastify.listen({ port, host })
        const taken = (fastify.server.address() as AddressInfo).port
        for (const other of others)
          stops.push(await listenToo(fastify.server, { port: taken, host: other, isChosen: port > 0 }))
        for (const module of list) asOwner(module.name, () => module.listening?.())
        return taken
      },
      async drain() {
        isStopping = true
        if (config.drainMs > 0) await new Promise<void>((resolve) => stops.push(clock.every(config.drainMs, resolve)))
        await close()
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
