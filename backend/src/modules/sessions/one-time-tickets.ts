import type { Clock } from '../../kernel/clock'
import { digest } from '../../kernel/digest'
import type { Random } from '../../kernel/random'
import type { SessionQueries } from './sessions.queries'

/** Secrets that are good once and for a short time. */
export function createOneTimeTickets(queries: SessionQueries, clock: Clock, random: Random) {
  return {
    async issue(kind: string, payload: string, ttlS: number): Promise<string> {
      const ticket = random.token(24)
      await queries.insertTicket(digest(ticket), kind, payload, clock.now() + ttlS * 1000)
      return ticket
    },
    /** The payload, or undefined for a ticket that is unknown, used or too old. */
    redeem: (kind: string, ticket: string): Promise<string | undefined> =>
      queries.takeTicket(digest(ticket), kind, clock.now()),
  }
}

export type OneTimeTickets = ReturnType<typeof createOneTimeTickets>
