import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { asUserId, type UserId } from '../kernel/ids'
import type { Booking } from '../modules/wallet/wallet.module'
import { signInCrowd } from '../testing/crowd'
import { ledgerProblems } from '../testing/ledger-problems'
import { accountModules, startTestApp } from '../testing/test-app'

/** Room of the first demo anchor, whose number is also the anchor's. */
export const room = 101

/** The real backend with everything that moves diamonds, and short words for what the proof does again and again. */
export async function startMoneySite() {
  const site = await startTestApp({
    only: [...accountModules, 'wallet', 'live', 'gifts', 'envelopes', 'notices', 'mall', 'payments'],
  })
  const { wallet } = site.modules.wallet
  return {
    site,
    post: (booking: Booking) => site.db.transaction((tx) => wallet.post(tx, booking)),
    give: (userId: UserId, tenths: number, key: string) =>
      site.db.transaction((tx) => wallet.grant(tx, { userId, kind: 'opening', tenths, key })),
    spendable: async (userId: UserId) => (await wallet.balances(userId)).spendable,
    /** New members; their tokens are at the place of their numbers. */
    async crowd(count: number, firstId: number) {
      const tokens = await signInCrowd(site, count, firstId)
      return { tokens, ids: tokens.map((_, index) => asUserId(firstId + index)) }
    },
    /** An envelope of the rich visitor that can be claimed at once. */
    async openEnvelope(amount: number, number: number): Promise<number> {
      const { token } = await site.signIn('rich')
      await site.clock.skip(60_000)
      await site.ok('sendRedEnvelope', { uid: room, amount, number, is_lucky: 0, type: 0 }, { token })
      const waiting = await site.ok('getRedEnvelopes', { id: room }, { token })
      await site.clock.skip(limits.envelopeCountdownS * 1_000)
      return waiting.at(-1)!.id
    },
  }
}

export type MoneySite = Awaited<ReturnType<typeof startMoneySite>>

/**
 * The site of a proof, there once its tests begin; its books are sound before the first of them and after each. `prepare`
 * brings what all of them need.
 */
export function moneyProof(prepare: (money: MoneySite) => Promise<void> | void = () => undefined): MoneySite {
  const money = {} as MoneySite
  beforeAll(async () => {
    Object.assign(money, await startMoneySite())
    await prepare(money)
  })
  afterEach(async () => {
    expect(await ledgerProblems(money.site.db)).toEqual([])
  })
  afterAll(() => money.site?.close())

  /** A mutant that can not even start is not killed: this one has to pass for each. */
  test('the books are sound at the start', async () => {
    const counted = await money.site.db.one('select count(*) > 0 as has_openings from ledger_txn')
    expect(counted).toEqual({ hasOpenings: true })
  })
  return money
}

/** How often each reason, or `ok`, is among the replies. */
export function tally(replies: { code: number; reason?: string }[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { code, reason } of replies) {
    const name = code === 0 ? 'ok' : (reason ?? String(code))
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** The reasons of promises that failed, and `ok` for the others, counted. */
export async function outcomes(work: Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const result of await Promise.allSettled(work)) {
    const error: unknown = result.status === 'rejected' ? result.reason : undefined
    const name = result.status === 'fulfilled' ? 'ok' : wordOf(error)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

function wordOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) {
    if ('reason' in error) return String(error.reason)
    if ('code' in error) return String(error.code)
  }
  return String(error)
}
