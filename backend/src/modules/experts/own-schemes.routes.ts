import { formatTenths } from '@pitchside/base'
import { limits } from '@pitchside/contract'
import type { CallContext, CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { sportOf } from './experts.routes'
import type { SchemeMatch } from './ports/scheme-matches.port'
import { type Publishing, requireExpert, requireUpcoming } from './publish.service'
import type { Purchases } from './purchase.service'
import { type Choice, choicesOf, lineText, oddsText, type Play, plays, shareOf } from './scheme.rules'
import { createRows, type RowDeps } from './scheme-rows'
import { createSchemeQueries } from './schemes.queries'
import type { Settlement } from './settlement'

/** Matches an expert chooses from. */
const matchesMax = 40

interface Deps extends RowDeps {
  publishing: Publishing
  purchases: Purchases
  settlement: Settlement
}

const matchWire = (match: SchemeMatch, { language }: CallContext) => ({
  match_id: match.id,
  sport: match.sport,
  competition_name: match.competition[language],
  home_name: match.home.names[language],
  away_name: match.away.names[language],
  match_time: secondsOf(match.kickoffAt),
})

/** Wire words for who publishes schemes, and for who buys them. */
export function ownSchemeCalls(deps: Deps): CallHandlers {
  const { kernel, matches, publishing, purchases, settlement } = deps
  const { db, clock } = kernel
  const schemes = createSchemeQueries(db)
  const { schemeRows } = createRows(deps)
  return {
    async buyScheme({ id, nonce }, caller) {
      const { userId } = caller.member()
      await purchases.buy({ userId, schemeId: id, given: caller.idempotencyKey ?? nonce })
      caller.say('scheme-done')
    },
    async publishScheme(input, caller) {
      const id = await publishing.publish(caller.member(), {
        matchId: input.match_id,
        play: input.play as Play,
        choice: input.choice as Choice,
        diamonds: input.gold_coin,
        title: input.title,
        content: input.content,
      })
      caller.say('scheme-published')
      return { id }
    },
    async withdrawScheme({ id }, caller) {
      await publishing.withdraw(caller.member(), id)
      await settlement.refund()
      caller.say('scheme-withdrawn')
    },
    async listSchemeMatches({ ball, name = '' }, caller) {
      requireExpert(caller.member())
      const untilMs = clock.now() + limits.schemeAheadH * 3_600_000
      return matches
        .upcoming(sportOf(ball) ?? 'football', { untilMs, word: name.trim().toLowerCase(), count: matchesMax })
        .map((match) => matchWire(match, caller))
    },
    async getSchemePrices({ match_id }, caller) {
      const session = caller.member()
      requireExpert(session)
      const match = requireUpcoming(matches.find(match_id), clock.now())
      const prices = matches.prices(match_id, clock.now())
      const taken = await schemes.takenPlays(session.userId, match_id)
      return {
        match: matchWire(match, caller),
        plays: plays.flatMap((play) => {
          const price = prices[play]
          if (!price) return []
          const options = choicesOf(play, match.sport).map((choice) => ({
            choice,
            line: lineText({ play, choice, line: price.line }),
            odds: oddsText(price.odds[choice - 1] ?? 0),
          }))
          return [{ play, options, is_taken: taken.has(play) ? (1 as const) : (0 as const) }]
        }),
      }
    },
    async listOwnSchemes(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await schemes.own(userId, limit, offset)
      const wires = await schemeRows(rows, caller)
      const data = rows.map((row, place) => ({
        ...wires[place]!,
        income: formatTenths(row.releasedAt === null ? shareOf(row.soldTenths) : row.shareTenths),
        is_paid_out: row.releasedAt === null ? (0 as const) : (1 as const),
      }))
      return { rows: data, total: await schemes.countOwn(userId) }
    },
    async listBoughtSchemes(_input, caller, { limit, offset }) {
      const { userId } = caller.member()
      const rows = await schemes.bought(userId, limit, offset)
      const wires = await schemeRows(rows, caller)
      const data = rows.map((row, place) => ({
        ...wires[place]!,
        paid: formatTenths(row.boughtTenths ?? 0),
        bought_at: secondsOf(row.boughtAt ?? 0),
        refunded: row.bought === 2 ? (1 as const) : (0 as const),
      }))
      return { rows: data, total: await schemes.countBought(userId) }
    },
  }
}
