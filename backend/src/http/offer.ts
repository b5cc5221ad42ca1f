import type { FastifyInstance } from 'fastify'

/** What pages may rely on in this backend. */
export interface Offer {
  /** Names of the calls that are answered. */
  calls: readonly string[]
  /** Topics that can be joined; `*` is a number. */
  topics: readonly string[]
}

/** `GET /api/offer`: whoever releases a remote compares what it asks for. Nothing in it that pages would not show. */
export function addOffer(app: FastifyInstance, { calls, topics }: Offer): void {
  const answer = { version: __VERSION__, calls: [...calls].sort(), topics: [...topics].sort() }
  app.get('/api/offer', (_request, reply) => reply.header('cache-control', 'no-store').send(answer))
}
