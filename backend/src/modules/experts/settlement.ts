import { dayMs } from '@pitchside/base'
import type { Db } from '../../db/db'
import { asUserId } from '../../kernel/ids'
import type { Kernel } from '../../kernel/kernel'
import type { Notices } from '../notices/notices.module'
import type { Wallet } from '../wallet/wallet.module'
import type { SchemeMatches } from './ports/scheme-matches.port'
import { escrowOf } from './purchase.service'
import { createPurchaseQueries, type DueRefund } from './purchases.queries'
import { endOf, holdMs, type Outcome, outcomeOf, scoreOfEnd, settleMs, shareOf } from './scheme.rules'
import { createSchemeMatchQueries, type KeptMatch } from './scheme-matches.queries'
import { schemeRefunded, schemeSettled } from './scheme-news'
import { createSchemeQueries } from './schemes.queries'

interface SettlementDeps {
  kernel: Kernel
  wallet: Wallet
  matches: SchemeMatches
  notices: Notices
}

/** Members paid in one transaction: on the embedded engine everybody else waits for it. */
const batch = 40

/**
 * Gives schemes their outcomes and their buyers' diamonds to whom they belong. It remembers nothing: a match's end is
 * kept with the moment since when it stands, and every step looks at the rows under their locks. Any process may go on
 * where another stopped.
 */
export function createSettlement({ kernel, wallet, matches, notices }: SettlementDeps) {
  const { db, clock, log } = kernel

  /** Settles what stands on a match, or settles it anew after a correction. */
  async function settle(tx: Db, matchId: number, end: string): Promise<(() => void)[]> {
    const kept = await createSchemeMatchQueries(tx).lock(matchId)
    // What somebody else saw meanwhile, and a match that is void already, are left alone.
    if (!kept || kept.isVoid || kept.seen !== end) return []
    const score = scoreOfEnd(end)
    await createSchemeMatchQueries(tx).settle(matchId, score, clock.now())
    const schemes = createSchemeQueries(tx)
    const all = await schemes.toSettle(matchId)
    if (!score) {
      await schemes.setVoid(all.map(({ id }) => id))
      return []
    }
    const outcomes = all.map((opinion) => outcomeOf(opinion, score))
    await schemes.setOutcomes(
      all.map(({ id }) => id),
      outcomes,
    )
    const shows: (() => void)[] = []
    for (const [place, { id, outcome }] of all.entries())
      if (outcome !== outcomes[place]) shows.push(await tellBuyers(tx, id, outcomes[place]!, kept, end))
    return shows
  }

  async function tellBuyers(tx: Db, id: number, outcome: Outcome, match: KeptMatch, score: string) {
    const buyers = await createPurchaseQueries(tx).buyersOf(id)
    return buyers.length === 0 ? () => undefined : notices.keep(tx, buyers, schemeSettled(id, outcome, score, match))
  }

  async function lookAt(kept: KeptMatch): Promise<void> {
    const now = clock.now()
    const match = matches.find(kept.matchId)
    const end = endOf(match, match?.kickoffAt ?? kept.kickoffAt, now)
    const queries = createSchemeMatchQueries(db)
    if (match && kept.settledAt === null && match.kickoffAt !== kept.kickoffAt) await queries.keep(match)
    if (end !== (kept.seen ?? undefined)) return void (await queries.setSeen(kept.matchId, end, now))
    if (end === undefined || now - (kept.seenAt ?? now) < settleMs) return
    const score = scoreOfEnd(end)
    const isKnown = kept.settledAt !== null && kept.homeScore === score?.home && kept.awayScore === score?.away
    if (isKnown) return
    for (const show of await db.transaction((tx) => settle(tx, kept.matchId, end))) show()
  }

  async function lookAtAll(list: readonly KeptMatch[]): Promise<void> {
    for (const kept of list)
      await lookAt(kept).catch((error: unknown) => log.error({ err: error, match: kept.matchId }, 'a scheme waits'))
  }

  async function refundOne(tx: Db, due: DueRefund): Promise<() => void> {
    const { schemeId, userId, tenths } = due
    await wallet.post(tx, {
      kind: 'scheme-refund',
      key: `scheme-refund-${schemeId}-${userId}`,
      lines: [
        { ...escrowOf(schemeId), tenths: -tenths },
        { owner: asUserId(userId), account: 'wallet', tenths },
      ],
    })
    await createPurchaseQueries(tx).setRefunded(due, clock.now())
    return notices.keep(tx, [userId], schemeRefunded(due))
  }

  /** Gives back what is due, also what a stopped process left. */
  async function refund(): Promise<void> {
    // A transaction stops everybody on the embedded engine: none is begun for nothing.
    while (await createPurchaseQueries(db).hasDueRefunds()) {
      const shows: (() => void)[] = []
      const due = await db.transaction(async (tx) => {
        const taken = await createPurchaseQueries(tx).takeRefunds(batch)
        for (const one of taken) shows.push(await refundOne(tx, one))
        return taken
      })
      if (due.length === 0) return
      for (const show of shows) show()
      await wallet.tellBalances(due.map(({ userId }) => userId))
    }
  }

  async function releaseOne(tx: Db, schemeId: number): Promise<void> {
    const scheme = await createSchemeQueries(tx).lock(schemeId)
    if (scheme?.status !== 1 || scheme.releasedAt !== null) return
    const tenths = await createPurchaseQueries(tx).heldOf(schemeId)
    const share = shareOf(tenths)
    await wallet.post(tx, {
      kind: 'scheme-share',
      key: `scheme-share-${schemeId}`,
      lines: [
        { ...escrowOf(schemeId), tenths: -tenths },
        { owner: asUserId(scheme.expertId), account: 'withdrawable' as const, tenths: share },
        { account: 'revenue' as const, reference: 'schemes', tenths: tenths - share },
      ],
    })
    await createPurchaseQueries(tx).setReleased(schemeId, share, clock.now())
  }

  /** Pays experts for matches whose result has stood long enough. */
  async function release(): Promise<void> {
    for (const id of await createPurchaseQueries(db).toRelease(clock.now() - holdMs))
      await db.transaction((tx) => releaseOne(tx, id))
  }

  return {
    refund,
    release,
    /** For tests of whole journeys: the match is over now, with this score or `off`. False: it is none of ours. */
    async endNow(matchId: number, end = 'off'): Promise<boolean> {
      if (end !== 'off' && !scoreOfEnd(end)) return false
      await createSchemeMatchQueries(db).setSeen(matchId, end, clock.now())
      for (const show of await db.transaction((tx) => settle(tx, matchId, end))) show()
      await refund()
      return true
    },
    async look(): Promise<void> {
      await lookAtAll(await createSchemeMatchQueries(db).waiting(clock.now()))
      await lookAtAll(await createSchemeMatchQueries(db).settledSince(clock.now() - holdMs))
      await refund()
      await release()
    },
    /** Older results, which change seldom. */
    lookBack: async (days: number): Promise<void> =>
      lookAtAll(await createSchemeMatchQueries(db).settledSince(clock.now() - days * dayMs)),
  }
}

export type Settlement = ReturnType<typeof createSettlement>
