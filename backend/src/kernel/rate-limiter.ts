import type { Clock } from './clock'
import { Failure } from './failure'

/** So many times per window; unused turns gather up to `count`. */
export interface RateRule {
  count: number
  windowMs: number
}

/** A key, and how often it may be taken. */
export interface KeyTurn {
  key: string
  rule: RateRule
}

export interface RateLimiter {
  /** Takes one turn of the key. 0 = taken; otherwise milliseconds until the next turn, nothing taken. */
  take(key: string, rule: RateRule): number
  /** As `take`, but fails with `too-often` (or the given reason) when there is no turn left. */
  require(key: string, rule: RateRule, reason?: string): void
  /**
   * As `require` with each of the keys a name stands for, in their order: those before the one that has no turn left are
   * taken. Who they are is asked once and then known: a name that asks with every call is looked up once.
   */
  requireEach(name: string, keysOf: (name: string) => readonly KeyTurn[]): void
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

/** A key whose place in the tables is found. */
interface Found {
  held: Held
  rule: RateRule
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
  /** Of names, what their keys hold in the newer table. */
  let named = new Map<string, readonly Found[]>()
  room.limiters.push({
    age() {
      older = newer
      newer = new Map()
      named = new Map()
    },
  })
  /** Before anything is set: what one turn looks for must not part while it is found. */
  function makeRoom(): void {
    if (room.held < keysMax / 2) return
    room.held = 0
    for (const limiter of room.limiters) limiter.age()
  }
  /** What a key holds, from now on in the newer table. */
  function heldBy(key: string): Held {
    const known = newer.get(key)
    if (known) return known
    const held = older.get(key) ?? { emptyAt: 0 }
    newer.set(key, held)
    room.held += 1
    return held
  }
  function foundBy(name: string, keysOf: (name: string) => readonly KeyTurn[]): readonly Found[] {
    const known = named.get(name)
    if (known) return known
    makeRoom()
    const found = keysOf(name).map(({ key, rule }) => ({ held: heldBy(key), rule }))
    named.set(name, found)
    room.held += 1
    return found
  }
  function takeOf(held: Held, rule: RateRule, now: number): number {
    const turnMs = rule.windowMs / rule.count
    const start = Math.max(held.emptyAt, now)
    const waitMs = start + turnMs - rule.windowMs - now
    if (waitMs > 0) return Math.ceil(waitMs)
    held.emptyAt = start + turnMs
    return 0
  }
  function take(key: string, rule: RateRule): number {
    makeRoom()
    return takeOf(heldBy(key), rule, clock.now())
  }
  function refuse(waitMs: number, reason = 'too-often'): never {
    throw new Failure(reason, { params: { seconds: Math.ceil(waitMs / 1000) } })
  }
  return {
    take,
    require(key, rule, reason) {
      const waitMs = take(key, rule)
      if (waitMs > 0) refuse(waitMs, reason)
    },
    requireEach(name, keysOf) {
      const now = clock.now()
      for (const { held, rule } of foundBy(name, keysOf)) {
        const waitMs = takeOf(held, rule, now)
        if (waitMs > 0) refuse(waitMs)
      }
    },
    reset(key) {
      // In place: names that were looked up hold it too.
      const held = newer.get(key) ?? older.get(key)
      if (held) held.emptyAt = 0
    },
    apart: () => createRateLimiter(clock, room),
  }
}
