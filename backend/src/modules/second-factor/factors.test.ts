import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { secondFactorsOn } from '../../testing/second-factors'
import { createSoftPasskey } from '../../testing/soft-passkey'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from '../account/demo-accounts'
import { setUpS } from './second-step.rules'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())
/** Nobody has a factor, turns come back, and apps show another code. */
beforeEach(async () => {
  await site.db.query('delete from second_factors')
  await site.clock.skip(3_600_000)
})

const { askedOf, codeOf, logIn, withApp, withPasskey } = secondFactorsOn(() => site)
const password = demoPassword
describe('EDGE-06 recovery codes', () => {
  test('ten, each once, however they are typed; a set of new ones ends the old', async () => {
    const { token, codes } = await withApp('visitor')
    expect(new Set(codes).size).toBe(10)
    for (const [index, code] of codes.slice(0, 3).entries()) {
      const typed = [code, code.toLowerCase(), code.replaceAll('-', ' ')][index] as string
      const first = await askedOf('visitor')
      expect((await site.call('confirmLogIn', { ticket: first.ticket, method: 'recovery', code: typed })).code).toBe(0)
      const second = await askedOf('visitor')
      expect((await site.call('confirmLogIn', { ticket: second.ticket, method: 'recovery', code })).reason).toBe(
        'second-factor-wrong',
      )
    }
    expect((await site.ok('listSecondFactors', {}, { token })).codes_left).toBe(7)
    const renewed = await site.ok('renewRecoveryCodes', { password }, { token })
    const { ticket } = await askedOf('visitor')
    expect((await site.call('confirmLogIn', { ticket, method: 'recovery', code: codes[9] })).reason).toBe(
      'second-factor-wrong',
    )
    expect((await site.call('confirmLogIn', { ticket, method: 'recovery', code: renewed.codes[0] })).code).toBe(0)
  })

  test('one code of several that come together is used once', async () => {
    const { codes } = await withApp('rich')
    const tickets = [await askedOf('rich'), await askedOf('rich')]
    const replies = await Promise.all(
      tickets.map(({ ticket }) => site.call('confirmLogIn', { ticket, method: 'recovery', code: codes[0] })),
    )
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 1])
  })
})

describe('EDGE-06 a passkey', () => {
  test.each([[true], [false]])('opens with its own challenge alone; it counts: %s', async (counts) => {
    const { passkey, reply } = await withPasskey('regular', createSoftPasskey({ counts }))
    expect(reply.code).toBe(0)
    const first = await askedOf('regular')
    expect(first.methods).toContain('passkey')
    expect(first.passkey).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' })
    expect(first.passkey?.allowCredentials.map(({ id }) => id)).toContain(passkey.id)
    const second = await askedOf('regular')
    const challenge = second.passkey?.challenge ?? ''
    const foreign = { ticket: first.ticket, method: 'passkey', passkey: passkey.use(challenge) } as const
    expect((await site.call('confirmLogIn', foreign)).reason).toBe('second-factor-wrong')
    const used = passkey.use(challenge)
    const right = { ticket: second.ticket, method: 'passkey', passkey: used } as const
    const together = await Promise.all([site.call('confirmLogIn', right), site.call('confirmLogIn', right)])
    expect(together.filter(({ code }) => code === 0)).toHaveLength(1)
  })

  test.each([
    ['of another site', createSoftPasskey({ origin: 'https://pitchside.evil.example' })],
    ['for another domain', createSoftPasskey({ rpId: 'evil.example' })],
  ])('one %s is refused', async (_what, passkey) => {
    expect((await withPasskey('expert', passkey)).reply).toMatchObject({ code: 1, reason: 'passkey-refused' })
  })

  test('the same one is not added twice, nor without having been asked for', async () => {
    const { token, passkey } = await withPasskey('expert')
    const { challenge, excludeCredentials } = await site.ok('startPasskey', { password }, { token })
    expect(excludeCredentials.map(({ id }) => id)).toContain(passkey.id)
    const again = { response: passkey.make(challenge), name: 'Again' }
    expect((await site.call('confirmPasskey', again, { token })).reason).toBe('passkey-known')
    await site.clock.skip(setUpS * 1_000)
    expect((await site.call('confirmPasskey', again, { token })).reason).toBe('set-up-over')
  })

  test('a foreign address in the Host header makes none', async () => {
    const { token } = await site.signIn('expert')
    const reply = await site.app.fastify.inject({
      method: 'POST',
      url: '/api/Member/startPasskey',
      headers: { token, host: 'evil.example' },
      payload: { password },
    })
    expect(reply.json()).toMatchObject({ code: 1, reason: 'passkey-away' })
  })
})

describe('EDGE-06 the own factors', () => {
  test('adding, removing and new codes ask for the password; adding the first ends all other sessions', async () => {
    const elsewhere = await site.signIn('secondAnchor')
    const { token } = await site.signIn('secondAnchor')
    for (const wrong of [{ password: 'wrong' }, {}])
      for (const name of ['startTotp', 'startPasskey'] as const)
        expect((await site.call(name, wrong, { token })).reason).toBe('password-wrong')
    await site.clock.skip(600_000)
    const { secret } = await site.ok('startTotp', { password }, { token })
    expect((await site.call('confirmTotp', { code: '000000' }, { token })).reason).toBe('second-factor-wrong')
    expect((await site.ok('getOwnUser', {}, elsewhere)).id).toBe(4)
    await site.ok('confirmTotp', { code: codeOf(secret) }, { token })
    expect((await site.call('getOwnUser', {}, elsewhere)).reason).toBe('token-illegal')
    expect(await site.ok('getOwnUser', {}, { token })).toMatchObject({ id: 4 })
    // A second one ends nothing and brings no codes.
    const third = await site.signIn('secondAnchor')
    const { reply } = await withPasskey('secondAnchor')
    expect(reply.data).toEqual({ codes: [] })
    expect((await site.ok('getOwnUser', {}, third)).id).toBe(4)
    const { factors, codes_left, kinds, is_required } = await site.ok('listSecondFactors', {}, { token })
    expect(factors.map(({ kind, name }) => [kind, name])).toEqual([
      ['totp', ''],
      ['passkey', 'My key'],
    ])
    expect({ codes_left, kinds, is_required }).toEqual({ codes_left: 10, kinds: ['passkey', 'totp'], is_required: 0 })
    expect((await site.call('renewRecoveryCodes', { password: 'wrong' }, { token })).reason).toBe('password-wrong')
    for (const { id } of factors) {
      expect((await site.call('removeSecondFactor', { id, password: 'x' }, { token })).reason).toBe('password-wrong')
      await site.ok('removeSecondFactor', { id, password }, { token })
    }
    expect(await site.ok('listSecondFactors', {}, { token })).toMatchObject({ factors: [], codes_left: 0 })
    expect((await logIn('secondAnchor')).code).toBe(0)
  })

  test('an app that is set up anew takes the place of the one before', async () => {
    const first = await withApp('anchor')
    const { secret } = await withApp('anchor')
    const { ticket } = await askedOf('anchor')
    const old = await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(first.secret) })
    expect(old.reason).toBe('second-factor-wrong')
    expect((await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret) })).code).toBe(0)
  })
})
