import type { Clock } from './clock'
import { Failure } from './failure'

/** So many times per window; unused turns gather up to `count`. */
export interface RateRule {
  count: number
  windowMs: number
}

export interface RateLimiter {
  /** Takes one turn of the key. 0 = taken; otherwise milliseconds until the next turn, nothing taken. */
  take(key: string, rule: RateRule): number
  /** As `take`, but fails with `too-often` (or the given reason) when there is no turn left. */
  require(key: string, rule: RateRule, reason?: string): void
  /** Forgets a key, e.g. failed log-ins after a good one. */
  reset(key: string): void
  /** A limiter of keys of its own in the same room. Its keys need no name in front, which is new text with each take. */
  apart(): RateLimiter
}

const keysMax = 100_000

/** When a key has all its turns again, epoch milliseconds. Changed in place: each call would set its key anew. */
interface Held {
  emptyAt: number
}

/** What all limiters of one room hold together. */
interface Room {
  held: number
  limiters: { age(): void }[]
}

/**
 * Limits in memory (generic cell rate algorithm): each key holds the one moment at which it is empty again. Keys stand in
 * two tables; when the newer ones are half of what may be kept, the older ones go, so that a flood of addresses can't eat
 * the memory and a key that is used stays.
 */
export function createRateLimiter(clock: Clock, room: Room = { held: 0, limiters: [] }): RateLimiter {
  let newer = new Map<string, Held>()
  let older = new Map<string, Held>()
  room.limiters.push({
    age() {
      older = newer
      newer = new Map()
    },
  })
  function keep(key: string, held: Held): void {
    newer.set(key, held)
    room.held += 1
    if (room.held < keysMax / 2) return
    room.held = 0
    for (const limiter of room.limiters) limiter.age()
  }
  /** What a key holds, from now on in the newer table. */
  function heldBy(key: string): Held {
    const known = newer.get(key)
    if (known) return known
    const held = older.get(key) ?? { emptyAt: 0 }
    keep(key, held)
    return held
  }
  function take(key: string, rule: RateRule): number {
    const now = clock.now()
    const turnMs = rule.windowMs / rule.count
    const held = heldBy(key)
    const start = Math.max(held.emptyAt, now)
    const waitMs = start + turnMs - rule.windowMs - now
    if (waitMs > 0) return Math.ceil(waitMs)
    held.emptyAt = start + turnMs
    return 0
  }
  return {
    take,
    require(key, rule, reason = 'too-often') {
      const waitMs = take(key, rule)
      if (waitMs > 0) throw new Failure(reason, { params: { seconds: Math.ceil(waitMs / 1000) } })
    },
    reset(key) {
      newer.delete(key)
      older.delete(key)
    },
    apart: () => createRateLimiter(clock, room),
  }
}
