import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import type { SignedIn } from '../../testing/test-app'
import { isGuessable } from './payment-password.service'
import { type PayoutSite, paymentDigits, startPayoutSite } from './payouts.fixture'

let payouts: PayoutSite
let anchor: SignedIn
beforeAll(async () => {
  payouts = await startPayoutSite()
  anchor = await payouts.site.signIn('anchor')
})
afterAll(() => payouts?.site.close())

const own = () => payouts.site.ok('getOwnUser', {}, { token: anchor.token })
const tryOne = (digits: string) =>
  payouts.site.modules.payouts.paymentPassword.require(anchor.userId, digits).then(
    () => 'ok',
    (error: { reason?: string; params?: object }) => ({ reason: error.reason, ...error.params }),
  )

test.each([
  ['111111', true],
  ['123456', true],
  ['987654', true],
  ['730194', false],
  ['112233', false],
])('MEM-01 %s is too easy to guess: %s', (digits, expected) => expect(isGuessable(digits)).toBe(expected))

test('MEM-01 a payment password has six digits or more, needs its own code, and is known afterwards', async () => {
  const { site } = payouts
  expect((await own()).is_defray_pass).toBe(0)
  const set = (password: string, code: string) =>
    site.call('setPaymentPassword', { password, code }, { token: anchor.token })
  const code = await payouts.codeOf(anchor, 5)
  expect((await set('12345', code)).reason).toBe('input-invalid')
  expect((await set('12a456', code)).reason).toBe('input-invalid')
  expect((await set('123456', code)).reason).toBe('payment-password-weak')
  expect((await set(paymentDigits, await payouts.codeOf(anchor, 8))).reason).toBeDefined()
  expect((await set(paymentDigits, code)).code).toBe(0)
  expect((await own()).is_defray_pass).toBe(1)
  const row = await site.db.one<{ hash: string }>('select payment_password_hash as hash from users where id = 3')
  expect(row?.hash).toMatch(/^\$argon2id\$/)
})

test('MEM-01 five wrong tries lock it; the right one is refused as well until the time is over', async () => {
  await payouts.setPassword(anchor)
  for (const left of [4, 3, 2, 1]) expect(await tryOne('000001')).toEqual({ reason: 'payment-password-wrong', left })
  expect(await tryOne('000001')).toEqual({ reason: 'payment-password-locked', minutes: 30 })
  expect(await tryOne(paymentDigits)).toMatchObject({ reason: 'payment-password-locked' })
  await payouts.site.clock.skip(limits.paymentPasswordLockS * 1_000 - 1_000)
  expect(await tryOne(paymentDigits)).toEqual({ reason: 'payment-password-locked', minutes: 1 })
  await payouts.site.clock.skip(1_000)
  expect(await tryOne(paymentDigits)).toBe('ok')
})

test('MEM-01 a right one forgives the wrong ones before it', async () => {
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 4; tries++) await tryOne('000001')
    expect(await tryOne(paymentDigits)).toBe('ok')
  }
})

test('MEM-01 of 20 guesses at once five are looked at', async () => {
  const guesses = await Promise.all(Array.from({ length: 20 }, (_, n) => tryOne(`0000${String(n).padStart(2, '0')}`)))
  const wrong = guesses.filter((guess) => typeof guess === 'object' && guess.reason === 'payment-password-wrong')
  expect(wrong).toHaveLength(limits.paymentPasswordTries - 1)
  expect(await tryOne(paymentDigits)).toMatchObject({ reason: 'payment-password-locked' })
})

test('MEM-01 a new one, set with a code, opens the lock', async () => {
  await payouts.setPassword(anchor, '840275')
  expect(await tryOne('840275')).toBe('ok')
  expect(await tryOne(paymentDigits)).toMatchObject({ reason: 'payment-password-wrong' })
})
