import { dayMs } from '@pitchside/base'
import type { FastifyInstance } from 'fastify'
import type { Nodes } from '../realtime/nodes'
import type { Clock, SystemClock } from './clock'

const isSystemClock = (clock: Clock): clock is SystemClock => 'skip' in clock

/** `POST /_dev/clock` moves the site's time on, for journeys that last for days. Only with test aids. */
export function addClockAid(app: FastifyInstance, clock: Clock, nodes: Nodes): void {
  if (!isSystemClock(clock)) return
  nodes.hear<number>('clock', (ms) => clock.skip(ms))
  const body = {
    type: 'object',
    required: ['ms'],
    properties: { ms: { type: 'integer', minimum: 1, maximum: 40 * dayMs } },
  }
  app.post<{ Body: { ms: number } }>('/_dev/clock', { schema: { body } }, async (request) => {
    await clock.skip(request.body.ms)
    await nodes.ask('clock', request.body.ms)
    return { now: clock.now() }
  })
}
