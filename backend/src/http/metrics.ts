import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { GatewayStats } from '../realtime/gateway'
import { type CallTimes, createCallTimes } from './call-times'

export interface MetricsDeps {
  sockets: () => GatewayStats
  /** What modules say of themselves, as in /healthz; every number and switch becomes a gauge. */
  facts: () => Record<string, object>
}

export interface Metrics {
  calls: CallTimes
  contentType: string
  /** Everything in the Prometheus text format. */
  text(): Promise<string>
}

const snake = (name: string) => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()

/** `{feed: {lagMs: 3, stale: false}}` as `[['feed_lag_ms', 3], ['feed_stale', 0]]`; words are left out. */
export function numbersOf(facts: object, prefix = ''): [name: string, value: number][] {
  return Object.entries(facts).flatMap(([key, value]) => {
    const name = prefix ? `${prefix}_${snake(key)}` : snake(key)
    if (typeof value === 'number' && Number.isFinite(value)) return [[name, value] as [string, number]]
    if (typeof value === 'boolean') return [[name, value ? 1 : 0] as [string, number]]
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? numbersOf(value, name) : []
  })
}

/** Numbers of this process in the Prometheus format; none of them names a member. */
export function createMetrics({ sockets, facts }: MetricsDeps): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const gauges = { sockets: 'Open sockets', topics: 'Topics somebody of this process listens to' }
  for (const [key, help] of Object.entries(gauges))
    new Gauge({
      name: `pitchside_socket_${key}`,
      help,
      registers,
      collect() {
        this.set(sockets()[key as keyof typeof gauges])
      },
    })
  const counters = {
    entries: 'Entries of topics handed to sockets',
    deliveries: 'Entries times the sockets they went to',
    evictions: 'Sockets closed because they read too slowly',
    floods: 'Sockets cut off because they sent too much',
  }
  for (const [key, help] of Object.entries(counters))
    new Counter({
      name: `pitchside_fanout_${key}_total`,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(sockets()[key as keyof typeof counters])
      },
    })
  new Gauge({
    name: 'pitchside_fact',
    help: 'What modules say of themselves: feed lag, differences in the ledger, orders that wait, ...',
    labelNames: ['name'],
    registers,
    collect() {
      this.reset()
      for (const [name, value] of numbersOf(facts())) this.set({ name }, value)
    },
  })
  const calls = createCallTimes()
  return {
    calls,
    contentType: registry.contentType,
    text: async () => `${await registry.metrics()}${calls.text()}`,
  }
}

/** Only this machine itself, or who carries the word: what a proxy passes on comes from outside. */
function mayRead(request: FastifyRequest, token: string): boolean {
  if (token !== '') return request.headers.authorization === `Bearer ${token}`
  const isPassedOn = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  return !isPassedOn && /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '')
}

/** `/metrics`, for those who watch the site; `look` brings what is read there up to date. */
export function addMetricsRoute(
  app: FastifyInstance,
  metrics: Metrics,
  { token, look }: { token: string; look: () => Promise<void> },
): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) return reply.callNotFound()
    await look()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text())
  })
}
