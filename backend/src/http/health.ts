import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/db'

export interface HealthDeps {
  db: Db
  adapters: Record<string, string>
  sockets: () => number
}

/** `/healthz`: whether the data base answers, and which adapter stands behind each port. */
export function addHealthRoute(app: FastifyInstance, { db, adapters, sockets }: HealthDeps): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    try {
      await db.query('select 1')
    } catch {
      return reply.status(503).send({ status: 'data base unreachable', adapters })
    }
    return { status: 'ok', version: __VERSION__, uptimeS: Math.floor(process.uptime()), sockets: sockets(), adapters }
  })
}
