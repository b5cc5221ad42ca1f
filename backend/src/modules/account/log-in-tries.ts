import { createPlaceLimits, placeTurns } from '../../kernel/place-limits'
import type { SharedLimiter, SharedRule } from '../../kernel/shared-limiter.port'
import type { IsKnownDevice } from '../sessions/sessions.module'

/** Where a try to log in comes from. */
export interface TriedFrom {
  ip: string
  /** Digest of the mark the browser keeps. */
  mark?: string | undefined
}

export interface TryRules {
  /** Of one account: from one line, from the network around it, and from everywhere but the browsers that are known. */
  line: SharedRule
  networkShare: number
  anywhere: SharedRule
}

const tenMinutesMs = 600_000
const tries = (count: number): SharedRule => ({ count, windowMs: tenMinutesMs, isStrict: true })

/** Of members, who also slide a captcha for each try. */
export const memberTries: TryRules = { line: tries(10), networkShare: 2, anywhere: tries(50) }

/** A browser that is known has these for itself: nobody else can spend them. */
const perDevice = tries(10)

const reason = 'login-too-often'

/**
 * Counts tries to log in by account and place together. Strangers, however many there are, lock an account for browsers
 * that were never in; one that was goes on with turns of its own.
 */
export function createLogInTries(limiter: SharedLimiter, isKnown: IsKnownDevice) {
  const places = createPlaceLimits(limiter)
  async function turnsOf(what: string, mobile: string, from: TriedFrom, rules: TryRules) {
    if (await isKnown(mobile, from.mark)) return [{ key: `${what} ${mobile} browser ${from.mark}`, rule: perDevice }]
    const account = `${what} ${mobile}`
    return [...placeTurns(account, from.ip, rules.line, rules.networkShare), { key: account, rule: rules.anywhere }]
  }
  return {
    /** Takes a try; what it resolves with forgets it and those before it, for after a good one. */
    async take(what: string, mobile: string, from: TriedFrom, rules: TryRules): Promise<() => Promise<void>> {
      const turns = await turnsOf(what, mobile, from, rules)
      for (const { key, rule } of turns) await limiter.require(key, rule, reason)
      return async () => {
        for (const { key } of turns) await limiter.reset(key)
      }
    },
    /** Takes a turn of the place for tries of all accounts, which a browser the account knows does not need. */
    async requirePlace(what: string, mobile: string, from: TriedFrom, rule: SharedRule): Promise<void> {
      if (!(await isKnown(mobile, from.mark))) await places.require(what, from.ip, rule, reason)
    },
    isKnown,
  }
}

export type LogInTries = ReturnType<typeof createLogInTries>
