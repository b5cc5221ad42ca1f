import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CallInput, limits } from '@pitchside/contract'
import type { SignedIn } from '../../testing/test-app'
import { cardNumberOf, idNumber, type PayoutSite, startPayoutSite } from './payouts.fixture'

let payouts: PayoutSite
let number = 0
let who: SignedIn
beforeAll(async () => {
  payouts = await startPayoutSite()
})
afterAll(() => payouts?.site.close())
beforeEach(async () => {
  number += 1
  const row = await payouts.site.db.one<{ id: number }>(
    `insert into users (mobile, password_hash, nickname, avatar, created_at) values ($1, '', '新人', '', 0) returning id`,
    [`86-1350000${String(number).padStart(4, '0')}`],
  )
  who = await payouts.site.signIn(row!.id)
})

const bindCard = (input: CallInput<'bindBankCard'>) => payouts.site.call('bindBankCard', input, { token: who.token })
const bindAlipay = (input: CallInput<'bindAlipay'>) => payouts.site.call('bindAlipay', input, { token: who.token })

describe('a bank card', () => {
  test('MEM-01 is bound with a code, shown masked, and never stored in clear', async () => {
    const { site } = payouts
    expect(await site.ok('getBankCard', {}, { token: who.token })).toBeNull()
    const card = await payouts.cardOf(who)
    expect(await bindCard(card)).toMatchObject({ code: 0, msg: '银行卡已绑定' })
    expect(await site.ok('getBankCard', {}, { token: who.token })).toEqual({
      id: expect.any(Number),
      bank_name: '场边银行',
      card_number: `**** **** **** ${card.card_number.slice(-4)}`,
      name: '**明',
      id_card: '110************02X'.replace('02X', idNumber.slice(-3)),
      id_card_hide: `110************${idNumber.slice(-3)}`,
    })
    const stored = JSON.stringify(await site.db.query('select * from payout_methods where user_id = $1', [who.userId]))
    for (const secret of [card.card_number, idNumber, '王小明', '场边银行']) expect(stored).not.toContain(secret)
  })

  test.each<[Partial<CallInput<'bindBankCard'>>, string]>([
    [{ card_number: '4111111111111112' }, 'card-number-wrong'],
    [{ card_number: '12' }, 'input-invalid'],
    [{ id_card: '110105194912310021' }, 'holder-id-wrong'],
    [{ name: 'x<script>' }, 'holder-name-wrong'],
    [{ bank_name: '=1+1' }, 'bank-name-wrong'],
    [{ bank_name: '' }, 'input-invalid'],
  ])('MEM-01 %j is refused and does not cost the code: %s', async (change, reason) => {
    const card = await payouts.cardOf(who)
    expect((await bindCard({ ...card, ...change })).reason).toBe(reason)
    expect((await bindCard(card)).code).toBe(0)
  })

  test('MEM-01 a code of another purpose binds nothing', async () => {
    const card = await payouts.cardOf(who)
    expect((await bindCard({ ...card, code: await payouts.codeOf(who, 5) })).reason).not.toBeUndefined()
    expect(await payouts.site.ok('getBankCard', {}, { token: who.token })).toBeNull()
  })

  test('MEM-01 can be changed a day later, not before', async () => {
    await bindCard(await payouts.cardOf(who))
    const other = { card_number: cardNumberOf(999), name: '王小明' }
    expect((await bindCard({ ...(await payouts.cardOf(who)), ...other })).reason).toBe('rebind-too-soon')
    await payouts.site.clock.skip(limits.rebindPauseS * 1_000)
    expect((await bindCard({ ...(await payouts.cardOf(who)), ...other })).code).toBe(0)
    expect((await payouts.site.ok('getBankCard', {}, { token: who.token }))?.card_number).toContain(
      cardNumberOf(999).slice(-4),
    )
  })

  test('MEM-01 of two that are bound at once one is kept', async () => {
    const card = await payouts.cardOf(who)
    const replies = await Promise.all([1, 2, 3].map(() => bindCard(card)))
    expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test('MEM-01 opens nothing in the row of somebody else', async () => {
    const { site } = payouts
    await bindCard(await payouts.cardOf(who))
    await site.db.query(
      `insert into payout_methods (user_id, kind, details, bound_at)
       select 1, kind, details, bound_at from payout_methods where user_id = $1`,
      [who.userId],
    )
    const other = await site.signIn('visitor')
    await expect(site.call('getBankCard', {}, { token: other.token })).rejects.toThrow()
    await site.db.query('delete from payout_methods where user_id = 1')
  })
})

describe('an Alipay account', () => {
  const alipay = async () => ({ name: '王小明', info: '13800001111', code: await payouts.codeOf(who, 8) })

  test('MEM-01 is bound with a code and shown masked', async () => {
    expect(await payouts.site.ok('getAlipay', {}, { token: who.token })).toBeNull()
    expect((await bindAlipay(await alipay())).code).toBe(0)
    expect(await payouts.site.ok('getAlipay', {}, { token: who.token })).toEqual({ name: '**明', info: '138****1111' })
  })

  test('MEM-01 must be of the person who holds the card', async () => {
    await bindCard(await payouts.cardOf(who))
    const wanted = await alipay()
    expect((await bindAlipay({ ...wanted, name: '李雷' })).reason).toBe('holder-differs')
    expect((await bindAlipay(wanted)).code).toBe(0)
  })

  test('MEM-01 is a mobile number or an e-mail address', async () => {
    const wanted = await alipay()
    expect((await bindAlipay({ ...wanted, info: 'me' })).reason).toBe('alipay-wrong')
    expect((await bindAlipay({ ...wanted, info: 'me@example.com' })).code).toBe(0)
  })
})

test('MEM-01 answers about cards are kept by nobody on the way', async () => {
  const reply = await payouts.site.app.fastify.inject({
    url: '/api/Bank_card/getInfo',
    headers: { token: who.token },
  })
  expect(reply.headers['cache-control']).toBe('no-store')
  const withCookie = await payouts.site.app.fastify.inject({
    url: '/api/Balance/conversionBalance?amount=1',
    headers: { cookie: `token=${who.token}` },
  })
  expect(withCookie.json()).toMatchObject({ code: 700 })
})
