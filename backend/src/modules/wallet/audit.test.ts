import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { auditEveryMs } from './audit'
import { findBreaches, invariants } from './audit.queries'

let site: TestSite
const tenths = (amount: number, kind: string) =>
  `insert into ledger_entry (txn_id, account_id, amount, balance_after)
   select (select max(id) from ledger_txn), id, ${amount}, balance + ${amount} from ledger_account
   where kind = '${kind}' and currency = 'diamond' order by id limit 1`

/** One of everything: a gift, an envelope with one claim, a noble month, a horn that waits. */
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts', 'envelopes', 'nobles', 'horns'] })
  const { token } = await site.signIn('rich')
  await site.ok('sendGift', { gift_id: 1, anchor_id: 101, type: 0, num: 1 }, { token })
  await site.ok('sendRedEnvelope', { uid: 101, amount: 10, number: 2, is_lucky: 1, type: 0 }, { token })
  await site.clock.skip(limits.envelopeCountdownS * 1_000)
  const [envelope] = await site.ok('getRedEnvelopes', { id: 101 }, { token })
  await site.ok('claimRedEnvelope', { id: envelope!.id }, { token })
  await site.ok('buyNobleTier', { id: 1 }, { token })
  await site.db.query('update noble_periods set free_horns = 0')
  await site.ok('sendHorn', { content: 'hello' }, { token })
})
afterAll(() => site.close())

class RolledBack extends Error {}

/** What would be found after a change that the data base itself would refuse or could not see; nothing stays. */
async function foundAfter(change: string): Promise<string[]> {
  let found: string[] = []
  const attempt = site.db.transaction(async (tx: Db) => {
    for (const table of ['ledger_entry', 'ledger_txn', 'gift_log'])
      await tx.query(`alter table ${table} disable trigger all`)
    await tx.query('alter table ledger_account drop constraint ledger_account_covered')
    await tx.query('alter table ledger_entry drop constraint ledger_entry_amount_check')
    await tx.query('alter table noble_periods drop constraint noble_periods_apart')
    for (const statement of change.split(';').filter((text) => text.trim() !== '')) await tx.query(statement)
    found = [...new Set((await findBreaches(tx)).map(({ invariant }) => invariant))]
    throw new RolledBack()
  })
  await expect(attempt).rejects.toBeInstanceOf(RolledBack)
  return found
}

/** An entry of the newest transaction, with its balance. */
const tenthsOf = (amount: number, account: string) =>
  `insert into ledger_entry (txn_id, account_id, amount, balance_after)
     select (select max(id) from ledger_txn), id, ${amount}, balance + ${amount} from ledger_account
       where ${account} and currency = 'diamond' and reference = '';
   update ledger_account set balance = balance + ${amount} where ${account} and currency = 'diamond' and reference = ''`
const newTxn = (kind: string, key: string) =>
  `insert into ledger_txn (kind, idem_key, request_hash, created_at) values ('${kind}', '${key}', '', 0)`

const damages: Record<string, string> = {
  I1: tenths(1, 'revenue'),
  I2: 'update ledger_entry set amount = amount + 1 where id = (select max(id) from ledger_entry)',
  I3: "update ledger_account set balance = balance + 1 where kind = 'revenue' and currency = 'diamond'",
  I4: "update ledger_account set balance = -1 where kind = 'wallet' and owner_id = 2",
  I5: 'update ledger_entry set balance_after = balance_after + 1 where id = (select min(id) from ledger_entry)',
  I6: newTxn('task', 'of nothing'),
  I7: 'update red_envelope_shares set tenths = tenths + 1 where user_id is null',
  I8: 'update red_envelope_shares set user_id = 3, claimed_at = 1 where user_id is null',
  I9: `${newTxn('gift', 'to oneself')}; ${tenths(-10, 'wallet')}; ${tenths(10, 'withdrawable')};
    update ledger_account set owner_id = 777 where id in (select account_id from ledger_entry
      where txn_id = (select max(id) from ledger_txn))`,
  I10: `insert into noble_periods (user_id, tier, starts_at, ends_at, paid_key, paid_tenths, worth_tenths, free_horns,
      free_barrages, created_at)
    select user_id, tier, starts_at + 1, ends_at, 'unpaid', 1, 1, 0, 0, 0 from noble_periods`,
  I11: 'update horns set paid_tenths = paid_tenths + 10',
  I12: 'update room_contributions set tenths = tenths + 1',
  I13: `${newTxn('envelope-refund', 'too early')};
    insert into ledger_entry (txn_id, account_id, amount, balance_after)
      select (select max(id) from ledger_txn), id, -1, balance - 1 from ledger_account where reference like 'envelope:%'`,
  I14: `insert into guesses (room_uid, kind, sport, match_id, home, away, base_home, base_away, status, result,
      created_at, closes_at, settled_at) values (101, 1, 'football', 1, '{}', '{}', 0, 0, 2, 1, 0, 0, 0);
    insert into guess_stakes (guess_id, user_id, option, tenths, key, win_tenths, created_at)
      select max(id), 2, 3, 100, 'wrong', 100, 0 from guesses`,
  I15: `insert into scheme_matches (match_id, sport, competition_id, competition, home, away, kickoff_at)
      values (1, 'football', 1, '{}', '{}', '{}', 0);
    insert into expert_schemes (expert_id, match_id, play, choice, odds, price_tenths, title, content, status, created_at)
      values (6, 1, 1, 1, 2000, 280, '{}', '{}', 2, 0);
    insert into scheme_purchases (scheme_id, user_id, tenths, key, state, created_at, resolved_at)
      select max(id), 2, 280, 'never given back', 2, 0, 1 from expert_schemes`,
}

const rechargeOf = (paidFen: number) =>
  `insert into recharge_orders (no, user_id, request_key, channel, diamonds, given, amount_fen, state, transaction, paid_fen,
      paid_at, credited_tenths, created_at, expires_at)
    values ('R1', 1, 'k', 'sandbox', 60, 0, 600, 'paid', 't', ${paidFen}, 1, 600, 0, 0);
  insert into payment_messages (channel, message_id, order_no, fact, body, received_at)
    values ('sandbox', 'm', 'R1', '{"status":"paid","transaction":"t","paidFen":600}', '', 0)`
const rechargeBooking = (tenths: number) =>
  `${newTxn('recharge', 'recharge-R1')}; ${tenthsOf(-tenths, "kind = 'issuance'")};
    ${tenthsOf(tenths, "kind = 'wallet' and owner_id = 1")}`

describe('the audit of the money', () => {
  test('finds nothing where nothing is wrong', async () => {
    expect(await findBreaches(site.db)).toEqual([])
  })

  test.each(invariants)('finds a breach of %s', async (invariant) => {
    expect(await foundAfter(damages[invariant]!)).toContain(invariant)
  })

  test('I11 an order that was paid, and its booking, are sound', async () => {
    expect(await foundAfter(`${rechargeOf(600)}; ${rechargeBooking(600)}`)).toEqual([])
  })

  test.each([
    ['paid and not booked', rechargeOf(600)],
    ['booked with other diamonds', `${rechargeOf(600)}; ${rechargeBooking(610)}`],
    ['booked without an order', rechargeBooking(600)],
    [
      'of another amount than its message',
      `${rechargeOf(600)}; ${rechargeBooking(600)}; update payment_messages set fact = '{}'`,
    ],
    ['of another member', `${rechargeOf(600)}; ${rechargeBooking(600)}; update recharge_orders set user_id = 2`],
    [
      'closed, though booked',
      `${rechargeOf(600)}; ${rechargeBooking(600)}; update recharge_orders set state = 'closed'`,
    ],
  ])('I11 a recharge that is %s is a breach', async (_name, change) => {
    expect(await foundAfter(change)).toEqual(['I11'])
  })

  test('runs by itself; a breach is in /healthz until it is mended', async () => {
    const health = async () => (await site.app.fastify.inject({ url: '/healthz' })).json<{ ledger: object }>().ledger
    await site.clock.skip(auditEveryMs)
    expect(await health()).toEqual({ checkedAt: site.clock.now(), breaches: 0 })
    const shift = (by: number) =>
      site.db.query(
        `update ledger_account set balance = balance + $1 where kind = 'revenue' and currency = 'diamond' and reference = ''`,
        [by],
      )
    await shift(5)
    await site.clock.skip(auditEveryMs)
    expect(await health()).toMatchObject({ breaches: 1 })
    await shift(-5)
    await site.clock.skip(auditEveryMs)
    expect(await health()).toMatchObject({ breaches: 0 })
  })
})
