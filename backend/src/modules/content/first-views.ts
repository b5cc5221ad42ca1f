import { createPlaceLimits } from '../../kernel/place-limits'
import type { SharedLimiter } from '../../kernel/shared-limiter.port'
import type { Viewer } from './viewer-names'

/** Visitors of one network that count for one thing in one pause: more than those of an office, fewer than a /48 has lines. */
const networkViews = 64

/** Whether a look counts: a member's, or the first one of a line, once in each pause. */
export function createFirstViews(limiter: SharedLimiter) {
  const places = createPlaceLimits(limiter)
  return async (what: string, { userId, ip }: Viewer, pauseMs: number): Promise<boolean> => {
    const rule = { count: 1, windowMs: pauseMs }
    const taken =
      userId === undefined ? places.take(what, ip, rule, networkViews) : limiter.take(`${what} user ${userId}`, rule)
    return (await taken) === 0
  }
}
