import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { type CallInput, limits, noticeKinds } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import type { SignedIn } from '../../testing/test-app'
import { type PayoutSite, startPayoutSite } from './payouts.fixture'

let payouts: PayoutSite
let admin: string
beforeAll(async () => {
  payouts = await startPayoutSite()
  admin = (await payouts.site.signIn('admin')).token
})
afterEach(async () => expect(await ledgerProblems(payouts.site.db)).toEqual([]))
afterAll(() => payouts?.site.close())

const ask = (who: SignedIn, input: CallInput<'requestWithdrawal'>, idempotencyKey?: string) =>
  payouts.site.call('requestWithdrawal', input, { token: who.token, ...(idempotencyKey ? { idempotencyKey } : {}) })
const own = async (who: SignedIn) => (await payouts.site.ok('listWithdrawals', {}, { token: who.token })).data
const review = (input: CallInput<'reviewWithdrawal'>, token = admin) =>
  payouts.site.call('reviewWithdrawal', input, { token })
/** Somebody with 1,000 diamonds of income who asked for 600 of them. */
async function asked(): Promise<{ who: SignedIn; id: number }> {
  const who = await payouts.earner(1_000)
  expect((await ask(who, await payouts.withdrawalOf(who, 600))).code).toBe(0)
  return { who, id: (await own(who))[0]!.id }
}

describe('asking for a withdrawal', () => {
  test('MEM-01 holds the diamonds: they can neither be converted nor withdrawn again', async () => {
    const { who } = await asked()
    expect(await payouts.balancesOf(who)).toEqual({ spendable: 0, withdrawable: 4_000, pending: 6_000 })
    expect(await payouts.site.ok('getWithdrawalBalance', {}, { token: who.token })).toEqual({
      balance: '0',
      withdrawal_balance: '400',
      in_review: '600',
    })
    expect(await own(who)).toEqual([
      expect.objectContaining({ amount: '600', money: '60.00', type: 0, status: 0, remark: '', decidetime: 0 }),
    ])
    expect((await own(who))[0]!.account).toMatch(/^\*{4} \*{4} \*{4} \d{4}$/)
    const convert = await payouts.site.call('convertBalance', { amount: 401 }, { token: who.token })
    expect(convert.reason).toBe('withdrawable-short')
  })

  test('MEM-01 needs a bound card, a payment password, the right amount, and does not cost the code before', async () => {
    const who = await payouts.earner(1_000)
    const wanted = await payouts.withdrawalOf(who, 600)
    const refused = async (change: Partial<CallInput<'requestWithdrawal'>>) =>
      (await ask(who, { ...wanted, ...change })).reason
    expect(await refused({ type: 1 })).toBe('alipay-missing')
    expect(await refused({ amount: limits.withdrawalMinDiamonds - 1 })).toBe('withdrawal-amount')
    expect(await refused({ amount: 1_001 })).toBe('withdrawable-short')
    expect(await refused({ amount: 1.5 })).toBe('input-invalid')
    expect(await refused({ amount: -5 })).toBe('input-invalid')
    expect(await refused({ pass: '000001' })).toBe('payment-password-wrong')
    expect((await ask(who, wanted)).code).toBe(0)
    const poor = await payouts.site.signIn('expert')
    expect((await ask(poor, { ...wanted, amount: 200 })).reason).toBe('card-missing')
    await payouts.site.ok('bindBankCard', await payouts.cardOf(poor), { token: poor.token })
    expect((await ask(poor, { ...wanted, amount: 200 })).reason).toBe('payment-password-missing')
  })

  test('MEM-01 a wrong code holds nothing, counts as a try, and is dead after five', async () => {
    const who = await payouts.earner(1_000)
    const wanted = await payouts.withdrawalOf(who, 600)
    const wrong = String((Number(wanted.code) + 1) % 1_000_000).padStart(6, '0')
    for (let tries = 0; tries < limits.smsCodeTries; tries++)
      expect((await ask(who, { ...wanted, code: wrong })).reason).toBe('code-wrong')
    expect((await ask(who, wanted)).reason).toBe('code-dead')
    expect(await payouts.balancesOf(who)).toMatchObject({ withdrawable: 10_000, pending: 0 })
    expect(await own(who)).toEqual([])
  })

  test('MEM-01 a code is good for one withdrawal', async () => {
    const who = await payouts.earner(1_000)
    const wanted = await payouts.withdrawalOf(who, 300)
    const replies = await Promise.all([1, 2, 3].map((n) => ask(who, wanted, `tab ${n}`)))
    expect(replies.map(({ reason }) => reason).sort()).toEqual(['code-dead', 'code-dead', undefined])
    expect(await payouts.balancesOf(who)).toMatchObject({ withdrawable: 7_000, pending: 3_000 })
  })

  test('MEM-01 the same intent again is the same withdrawal, also without a key and long after', async () => {
    const who = await payouts.earner(1_000)
    const wanted = await payouts.withdrawalOf(who, 300)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(who, wanted, 'one')))
    expect(replies.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0])
    await payouts.site.clock.skip(3_600_000)
    expect((await ask(who, wanted, 'one')).code).toBe(0)
    expect((await ask(who, { ...wanted, amount: 301 }, 'one')).reason).toBe('key-reused')
    const next = await payouts.withdrawalOf(who, 200)
    const doubled = await Promise.all([1, 2].map(() => ask(who, next)))
    expect(doubled.map(({ code }) => code)).toEqual([0, 0])
    expect((await own(who)).map(({ amount }) => amount)).toEqual(['200', '300'])
  })

  test('MEM-01 only so many may wait', async () => {
    const who = await payouts.earner(1_000)
    await payouts.site.db.query(
      `insert into withdrawals (user_id, request_key, kind, tenths, fen, destination, created_at, status, decided_at)
       select $1, 'old ' || n, 0, 10, 10, '', 0, 2, 1 from generate_series(1, 20) n`,
      [who.userId],
    )
    const hold = `update withdrawals set status = $2, decided_at = case when $2 = 0 then null else 1 end
      where user_id = $1 and request_key like 'old %' and ($2 = 2 or id % 2 = 0)`
    await payouts.site.db.query(hold, [who.userId, 0])
    expect((await ask(who, await payouts.withdrawalOf(who, 300))).reason).toBe('withdrawals-many')
    await payouts.site.db.query(`delete from withdrawals where user_id = $1`, [who.userId])
  })

  test('MEM-01 a card in use by a withdrawal is not changed', async () => {
    const { who } = await asked()
    await payouts.site.clock.skip(limits.rebindPauseS * 1_000)
    const reply = await payouts.site.call('bindBankCard', await payouts.cardOf(who), { token: who.token })
    expect(reply.reason).toBe('rebind-waiting')
  })
})

describe('deciding about a withdrawal', () => {
  const rowOf = async (id: number) =>
    (await payouts.site.ok('listWithdrawalsToReview', {}, { token: admin })).data.find((row) => row.id === id)

  test('MEM-01 operators see where it goes in full, members do not see the list', async () => {
    const { who, id } = await asked()
    const row = (await payouts.site.ok('listWithdrawalsToReview', { status: 0 }, { token: admin })).data.find(
      (one) => one.id === id,
    )
    expect(row).toMatchObject({ uid: who.userId, amount: '600', money: '60.00', name: '王小明', bank_name: '场边银行' })
    expect(row?.account).toMatch(/^\d{16}$/)
    expect((await payouts.site.call('listWithdrawalsToReview', {}, { token: who.token })).reason).toBe('role-missing')
    expect((await review({ id, status: 1 }, who.token)).reason).toBe('role-missing')
  })

  test('MEM-01 paid: the diamonds leave for the account of payouts', async () => {
    const { who, id } = await asked()
    const paidOut = async () =>
      (await payouts.site.db.one<{ balance: number }>("select balance from ledger_account where kind = 'payout'"))!
        .balance
    const before = await paidOut()
    expect(await review({ id, status: 1, trade_no: 'T-1' })).toMatchObject({ code: 0, msg: '已确认打款' })
    expect(await payouts.balancesOf(who)).toEqual({ spendable: 0, withdrawable: 4_000, pending: 0 })
    expect(await paidOut()).toBe(before + 6_000)
    expect(await own(who)).toEqual([expect.objectContaining({ status: 1 })])
    expect(await rowOf(id)).toMatchObject({ status: 1, trade_no: 'T-1' })
  })

  test('MEM-01 refused: they come back, and the member reads why', async () => {
    const { who, id } = await asked()
    expect((await review({ id, status: 2 })).reason).toBe('refusal-reason-missing')
    expect((await review({ id, status: 2, remark: '姓名与卡号不符' })).code).toBe(0)
    expect(await payouts.balancesOf(who)).toEqual({ spendable: 0, withdrawable: 10_000, pending: 0 })
    expect(await own(who)).toEqual([expect.objectContaining({ status: 2, remark: '姓名与卡号不符' })])
  })

  test('MEM-01 the member is told once: in open pages at once, and in the message centre', async () => {
    const { who, id } = await asked()
    const socket = await payouts.site.socket({ token: who.token })
    await review({ id, status: 2, remark: '姓名与卡号不符' })
    await review({ id, status: 1 })
    const { data: heard } = await socket.next((frame) => frame.code === 100 && frame.data.type === 'notice')
    expect(heard).toMatchObject({ kind: noticeKinds.withdrawal, url: '/member?type=1&tab=withdraw' })
    const { data } = await payouts.site.ok('listNotices', { type: 5 }, { token: who.token })
    expect(data.map(({ title, content }) => `${title} ${content}`)).toEqual([
      '提现未通过 600 球钻已退回可提现收益：姓名与卡号不符',
    ])
  })

  test('MEM-01 it is decided once, whoever and however often', async () => {
    const { who, id } = await asked()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => review({ id, status: n % 2 === 0 ? 1 : 2, remark: 'both at once' })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(new Set(answers.map(({ reason }) => reason))).toEqual(new Set([undefined, 'withdrawal-decided']))
    const { withdrawable, pending } = await payouts.balancesOf(who)
    expect([4_000, 10_000]).toContain(withdrawable)
    expect(pending).toBe(0)
    expect((await review({ id: 999_999, status: 1 })).reason).toBe('withdrawal-unknown')
  })

  test('MEM-01 open pages of the member hear of it', async () => {
    const { who, id } = await asked()
    const socket = await payouts.site.socket({ token: who.token })
    await review({ id, status: 1 })
    const heard = await socket.next((frame) => frame.code === 100 && frame.data.type === 'account')
    expect(heard).toMatchObject({ data: { event: 'balance', balance: '0' } })
  })
})

describe('the audit', () => {
  class RolledBack extends Error {}
  async function foundAfter(...changes: string[]): Promise<string[]> {
    let found: string[] = []
    const attempt = payouts.site.db.transaction(async (tx) => {
      for (const change of changes) await tx.query(change)
      found = (await ledgerProblems(tx)).map((problem) => problem.split(' ')[0]!)
      throw new RolledBack()
    })
    await expect(attempt).rejects.toBeInstanceOf(RolledBack)
    return found
  }
  const move = (key: string, from: string, to: string) => `select post_txn('task', '${key}', '', jsonb_build_array(
    jsonb_build_object('account', (${from}), 'amount', -10), jsonb_build_object('account', (${to}), 'amount', 10)), '{}', 0)`
  const house = (kind: string) =>
    `select id from ledger_account where kind = '${kind}' and currency = 'diamond' and owner_id is null and reference = ''`
  const pending = (id: number) => `select id from ledger_account where reference = 'withdrawal:${id}'`

  test('MEM-01 finds a hold that is not what was asked for, and one resolved twice or without a decision', async () => {
    const { id } = await asked()
    expect(await foundAfter(`update withdrawals set tenths = tenths + 10 where id = ${id}`)).toContain('I8')
    expect(await foundAfter(`update withdrawals set status = 1, decided_at = 1 where id = ${id}`)).toEqual([
      'I8',
      'I13',
    ])
    const twice = [move('a', pending(id), house('payout')), move('b', pending(id), house('payout'))]
    expect(await foundAfter(...twice)).toEqual(expect.arrayContaining(['I8', 'I13']))
  })

  test('MEM-01 finds diamonds to spend that are held or paid out', async () => {
    const { who, id } = await asked()
    await payouts.site.ok('convertBalance', { amount: 100 }, { token: who.token })
    const wallet = `select id from ledger_account where kind = 'wallet' and owner_id = ${who.userId}`
    expect(await foundAfter(move('c', wallet, pending(id)))).toContain('I9')
    expect(await foundAfter(move('d', wallet, house('payout')))).toContain('I9')
  })
})

describe('conversion', () => {
  test('MEM-01 goes one way, whole diamonds, and shows on both accounts', async () => {
    const who = await payouts.earner(500)
    const convert = (amount: number, idempotencyKey?: string) =>
      payouts.site.call(
        'convertBalance',
        { amount },
        { token: who.token, ...(idempotencyKey ? { idempotencyKey } : {}) },
      )
    expect(await convert(200, 'one')).toMatchObject({ code: 0, msg: '已转入消费钱包' })
    expect((await convert(200, 'one')).code).toBe(0)
    expect((await convert(201, 'one')).reason).toBe('key-reused')
    expect((await convert(301)).reason).toBe('withdrawable-short')
    for (const amount of [0, -1, 0.5]) expect((await convert(amount)).reason).toBe('input-invalid')
    expect(await payouts.balancesOf(who)).toEqual({ spendable: 2_000, withdrawable: 3_000, pending: 0 })
    const orders = (type: number, account: number) =>
      payouts.site.ok('listOrders', { type, account }, { token: who.token })
    expect((await orders(2, 0)).data).toEqual([expect.objectContaining({ typeName: 'convert', amount: '+200' })])
    expect((await orders(1, 1)).data).toEqual([expect.objectContaining({ typeName: 'convert', amount: '-200' })])
  })
})
