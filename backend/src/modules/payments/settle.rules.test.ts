import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { PaymentFact } from './ports/payment.port'
import { bargainOf, fenOf, orderNoOf, tenthsFor, yuanOf } from './recharge.rules'
import { nextAskAt, nextStep, type RechargeState, type SettledOrder } from './settle.rules'

const order = (state: RechargeState, transaction: string | null = null): SettledOrder => ({
  state,
  amountFen: 600,
  transaction,
})
const paid = (transaction = 't1', paidFen: number | undefined = 600): PaymentFact => ({
  orderNo: 'R1',
  status: 'paid',
  transaction,
  ...(paidFen === undefined ? {} : { paidFen }),
})
const said = (status: PaymentFact['status']): PaymentFact => ({ orderNo: 'R1', status })

test.each<[RechargeState, string | null, PaymentFact, string]>([
  ['pending', null, paid(), 'credit'],
  ['failed', null, paid(), 'credit'],
  ['closed', null, paid(), 'credit'],
  ['paid', 't1', paid(), 'nothing'],
  ['paid', 't1', paid('t2'), 'second-payment'],
  ['pending', null, paid('t1', 599), 'dispute'],
  ['closed', null, paid('t1', 601), 'dispute'],
  ['disputed', 't1', paid('t1', 599), 'nothing'],
  ['refunded', 't1', paid('t1'), 'nothing'],
  ['pending', null, paid(''), 'nothing'],
  ['pending', null, said('failed'), 'fail'],
  ['pending', null, said('closed'), 'close'],
  ['pending', null, said('pending'), 'nothing'],
  ['paid', 't1', said('failed'), 'nothing'],
  ['paid', 't1', said('closed'), 'nothing'],
  ['closed', null, said('failed'), 'nothing'],
])('MEM-01 an order that is %s (%s) and hears %j: %s', (state, transaction, fact, step) => {
  expect(nextStep(order(state, transaction), fact).kind).toBe(step)
})

test('MEM-01 an amount in another currency is never the right one', () => {
  const { paidFen: _fen, ...foreign } = paid()
  expect(nextStep(order('pending'), foreign).kind).toBe('dispute')
})

/** Plays facts to an order as the service does. */
function play(facts: readonly PaymentFact[]) {
  const at = order('pending')
  let credits = 0
  for (const fact of facts) {
    const step = nextStep(at, fact)
    if (step.kind === 'credit' || step.kind === 'dispute') {
      at.state = step.kind === 'credit' ? 'paid' : 'disputed'
      at.transaction = step.transaction
      if (step.kind === 'credit') credits += 1
    }
    if (step.kind === 'fail') at.state = 'failed'
    if (step.kind === 'close') at.state = 'closed'
  }
  return { state: at.state, credits }
}

test('MEM-01 messages in any order and number credit a payment exactly once', () => {
  const others = fc.constantFrom(said('pending'), said('failed'), said('closed'))
  fc.assert(
    fc.property(
      fc.array(others),
      fc.integer({ min: 1, max: 4 }),
      fc.array(others),
      fc.infiniteStream(fc.nat()),
      (a, n, b, order) => {
        const facts = [...a, ...Array.from({ length: n }, () => paid()), ...b]
        const shuffled = facts
          .map((fact) => ({ fact, rank: order.next().value ?? 0 }))
          .sort((x, y) => x.rank - y.rank)
          .map(({ fact }) => fact)
        expect(play(shuffled)).toEqual({ state: 'paid', credits: 1 })
      },
    ),
  )
})

test('MEM-01 a provider is asked again with growing pauses, once right after the end, and not for ever', () => {
  const expiresAt = 1_800_000
  expect(nextAskAt(10_000, 1, expiresAt)).toBe(30_000)
  expect(nextAskAt(1_790_000, 9, expiresAt)).toBe(expiresAt + 1_000)
  expect(nextAskAt(expiresAt + 1_000, 10, expiresAt)).toBe(expiresAt + 1_000 + 3_600_000)
  expect(nextAskAt(expiresAt + 25 * 3_600_000, 40, expiresAt)).toBeUndefined()
})

test('MEM-01 amounts of fen and yuan are text, exact in both directions', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 11 }), (fen) => {
      expect(fenOf(yuanOf(fen))).toBe(fen)
    }),
  )
  expect([yuanOf(5), yuanOf(19_801)]).toEqual(['0.05', '198.01'])
  expect([fenOf('12'), fenOf('12.5'), fenOf('0.07')]).toEqual([1_200, 1_250, 7])
  for (const text of ['', '1.', '.5', '1.234', '-1', '1e3', ' 1', '１', 12, null, '9999999999999'])
    expect(fenOf(text)).toBeUndefined()
  expect(() => yuanOf(-1)).toThrow(RangeError)
  expect(() => yuanOf(0.5)).toThrow(RangeError)
})

test('MEM-01 only whole steps between the least and the most are sold', () => {
  expect(bargainOf(10)).toEqual({ diamonds: 10, given: 0, amountFen: 100 })
  expect(bargainOf(500_000)?.amountFen).toBe(5_000_000)
  for (const diamonds of [0, -10, 9, 15, 10.5, 500_010, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])
    expect(bargainOf(diamonds)).toBeUndefined()
  expect(tenthsFor(599)).toBe(599)
})

test('MEM-01 numbers of orders are ones every provider takes', () => {
  const no = orderNoOf(Date.UTC(2026, 4, 16, 12), (min) => min)
  expect(no).toBe('R202605162222222222222222')
})
