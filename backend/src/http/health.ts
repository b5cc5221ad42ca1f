import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db'
import type { DiskWatch } from '../kernel/disk-watch'

export interface HealthDeps {
  db: Db
  adapters: Record<string, string | (() => string)>
  sockets: () => number
  isStopping: () => boolean
  /** What modules say of themselves, by name. */
  facts: () => Record<string, object>
  disk: DiskWatch
}

/** Adapters that came with the site and stand in for a service outside. */
const embedded = new Set(['pglite', 'memory', 'local', 'outbox', 'embedded', 'sim', 'sandbox'])

/** `/readyz`: whether proxies may send somebody here. `/healthz`: whether the data base answers, and which adapter stands behind each port. */
export function addHealthRoute(app: FastifyInstance, deps: HealthDeps): void {
  const { db, adapters, sockets, isStopping, facts, disk } = deps
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (isStopping()) return reply.status(503).send({ status: 'stopping' })
    try {
      await db.query('select 1')
    } catch {
      return reply.status(503).send({ status: 'data base unreachable' })
    }
    await disk.look()
    if (!disk.facts().isWritable) return reply.status(503).send({ status: 'writes fail' })
    return { status: 'ready' }
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const named = Object.fromEntries(
      Object.entries(adapters).map(([port, name]) => [port, typeof name === 'function' ? name() : name]),
    )
    const own = Object.keys(named).filter((port) => embedded.has(named[port] as string))
    try {
      await db.query('select 1')
    } catch {
      return reply.status(503).send({ status: 'data base unreachable', adapters: named })
    }
    await disk.look()
    const uptimeS = Math.floor(process.uptime())
    return {
      status: 'ok',
      version: __VERSION__,
      uptimeS,
      sockets: sockets(),
      adapters: named,
      embedded: own,
      ...facts(),
      disk: disk.facts(),
    }
  })
}
