import { visitorCookie } from '@pitchside/base'
import type { FastifyInstance } from 'fastify'
import { readDevice } from '../access/device'
import type { EnvironmentDocument } from '../core/document'
import { readBeacon } from '../health/beacon'
import { HealthExchange } from '../health/exchange'
import { metricsText } from '../health/metrics'
import { robotRound } from '../health/robot'
import { cookieOf } from './cookies'
import type { Served, ServedEnvironments } from './served'
import type { FindStaff } from './staff'

const judgeEveryMs = 15_000

export interface HealthRoutesOptions {
  key: Buffer
  environments: ServedEnvironments
  now(): number
  staff: FindStaff
  /** What of an address counts as one visitor's. */
  lineOf(address: string): string
}

/** Judges the canaries of an environment by what all processes of the site counted. */
function judge(app: FastifyInstance, { manager, health, current, ledger }: Served, now: () => number) {
  const writtenAt = async (seq: number) => Date.parse((await manager.store.readDocument(manager.environment, seq)).at)
  const shared = ledger && new HealthExchange({ health, ledger, now, writtenAt })
  // A data base that is away is no reason to let a bad canary run.
  const exchange = (document: EnvironmentDocument) =>
    shared?.exchange(document).catch((error: unknown) => {
      app.log.error(error)
      return []
    }) ?? Promise.resolve([])
  return () => robotRound({ manager, health, exchange, current: () => current.document, now })
}

/** Takes beacons of pages, shows metrics, and lets the robot judge every 15 s. */
export function healthRoutes(app: FastifyInstance, options: HealthRoutesOptions): void {
  const { key, environments, now, staff, lineOf } = options
  app.post('/releases/health', { bodyLimit: 32 * 1024 }, (request, reply) => {
    const device = readDevice(key, cookieOf(request, visitorCookie))
    const beacon = readBeacon(request.body)
    const { current, health } = environments.of(request)
    const { document } = current
    // Who has no page of ours is not told what is wrong with the beacon.
    if (!device || !beacon || !document) return reply.code(204).send()
    for (const sample of beacon.samples)
      if (sample.phase !== 'ready') app.log.warn({ ...sample, seq: beacon.seq, device }, 'a remote failed in a browser')
    health.take(document, beacon, device, lineOf(request.ip))
    return reply.code(204).send()
  })

  app.get('/releases/metrics', async (request, reply) => {
    if (!(await staff(request)))
      return reply.code(401).type('text/plain').send('a token of the release service is needed')
    const { current, health } = environments.of(request)
    return reply.type('text/plain; version=0.0.4').send(metricsText(current.document, health))
  })

  const judges = environments.all.map((served) => judge(app, served, now))
  const round = () => Promise.all(judges.map((one) => one()))
  const timer = setInterval(() => void round().catch((error: unknown) => app.log.error(error)), judgeEveryMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
