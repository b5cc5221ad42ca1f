import { limits } from '@pitchside/contract'
import { wholeOf } from '../../kernel/decimal'
import type { Kernel } from '../../kernel/kernel'
import type { Language } from '../../kernel/messages'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import type { Notices } from '../notices/notices.module'
import type { Wallet } from '../wallet/wallet.module'
import { expertMessages } from './experts.messages'
import { expertCalls } from './experts.routes'
import { ownSchemeCalls } from './own-schemes.routes'
import type { SchemeMatches } from './ports/scheme-matches.port'
import { createPublishing } from './publish.service'
import { createPurchases } from './purchase.service'
import { createRecordQueries, type ExpertRow } from './records.queries'
import { createSchemeQueries } from './schemes.queries'
import { createSettlement, type Settlement } from './settlement'

export type { SchemeMatch, SchemeMatches, SchemePrice, SchemePrices } from './ports/scheme-matches.port'

export { type Choice, choicesOf, lineText, type Opinion, oddsText, outcomeOf, plays } from './scheme.rules'
export { matchValues } from './scheme-matches.queries'

const lookEveryMs = 5_000
const lookBackEveryMs = 10 * 60_000

export interface ExpertsModuleDeps {
  kernel: Kernel
  users: Pick<Users, 'levelOf'>
  wallet: Wallet
  matches: SchemeMatches
  notices: Notices
}

export interface ExpertsModule extends BackendModule {
  /** Whether everybody may open the page of an expert or a scheme with this number. */
  shows: Readonly<Record<'expert' | 'scheme', (id: number) => Promise<boolean>>>
  /** An expert with the record; undefined: nobody with this number is one. */
  expertOf: (id: number, language: Language) => Promise<ExpertRow | undefined>
  settlement: Settlement
}

/** Experts: schemes on matches to come, what they cost, how they ended, and the records that follow from it. */
export function createExpertsModule(deps: ExpertsModuleDeps): ExpertsModule {
  const { kernel, users, matches } = deps
  const { config } = kernel
  const settlement = createSettlement(deps)
  const rows = { kernel, matches, levelOf: users.levelOf }
  const records = createRecordQueries(kernel.db)
  const anybody = { viewerId: 0, rateFrom: limits.expertRateSchemes, limit: 1, offset: 0 }
  return {
    name: 'experts',
    settlement,
    expertOf: async (id, language) =>
      (await records.experts({ ...anybody, ids: [id], language, now: kernel.clock.now() }))[0],
    shows: {
      expert: records.isExpert,
      scheme: createSchemeQueries(kernel.db).isOpen,
    },
    calls: {
      ...expertCalls(rows),
      ...ownSchemeCalls({
        ...rows,
        publishing: createPublishing(deps),
        purchases: createPurchases(deps),
        settlement,
      }),
    },
    messages: expertMessages,
    routes(app) {
      if (!config.hasDevAids) return
      // A test need not wait for the evening: what the match of a scheme says in the end is said now.
      app.post<{ Params: { id: string }; Querystring: { end?: string } }>(
        '/_dev/scheme-match/:id/end',
        async (request) => ({ isOver: await settlement.endNow(wholeOf(request.params.id) ?? 0, request.query.end) }),
      )
    },
    async start() {
      await kernel.jobs.lead(settlement.refund)
      const stops = [
        kernel.jobs.every(lookEveryMs, settlement.look),
        kernel.jobs.every(lookBackEveryMs, () => settlement.lookBack(limits.schemeCorrectionDays)),
      ]
      return async () => {
        for (const stop of stops) await stop()
      }
    },
  }
}
