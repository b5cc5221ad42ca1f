import { lineOf, networkOf } from './network'
import type { SharedLimiter, SharedRule } from './shared-limiter.port'

/**
 * A network has so many times the turns of one line. Whoever holds a /48 has 65,536 lines and would count as a crowd; a
 * company or a mobile network is one as well, so this is looser than the line's own limit.
 */
export const networkShare = 8

export interface PlaceTurns {
  key: string
  rule: SharedRule
}

/** The turns a request from an address takes, nearest first: a place without any is not asked about the wider one. */
export function placeTurns(what: string, ip: string, rule: SharedRule, share = networkShare): [PlaceTurns, PlaceTurns] {
  return [
    { key: `${what} ${lineOf(ip)}`, rule },
    { key: `${what} ${networkOf(ip)}`, rule: { ...rule, count: rule.count * share } },
  ]
}

/** Limits that count where somebody comes from: by line, and looser by the network around it. */
export function createPlaceLimits(limiter: SharedLimiter) {
  return {
    /** As the limiter's `take`. The line's turn is spent even where the network has none left. */
    async take(what: string, ip: string, rule: SharedRule, share?: number): Promise<number> {
      const [line, network] = placeTurns(what, ip, rule, share)
      const waitMs = await limiter.take(line.key, line.rule)
      return waitMs > 0 ? waitMs : limiter.take(network.key, network.rule)
    },
    /** As the limiter's `require`. */
    async require(what: string, ip: string, rule: SharedRule, reason?: string): Promise<void> {
      for (const { key, rule: one } of placeTurns(what, ip, rule)) await limiter.require(key, one, reason)
    },
    /** Forgets the line. What its network did stays: one good log-in says nothing about the neighbours. */
    reset: (what: string, ip: string): Promise<void> => limiter.reset(`${what} ${lineOf(ip)}`),
  }
}

export type PlaceLimits = ReturnType<typeof createPlaceLimits>
