import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { mobileOf, secondFactorsOn } from '../../testing/second-factors'
import { createSoftPasskey } from '../../testing/soft-passkey'
import { newestCode } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { demoAccounts, demoPassword } from '../account/demo-accounts'
import { stepTries } from './second-step.rules'

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
describe('EDGE-06 a code of an app', () => {
  test('the log-in opens no session before the second step, and says nothing before the password is right', async () => {
    const { secret } = await withApp('visitor')
    const sessions = () => site.db.one<{ count: number }>('select count(*) as count from sessions where user_id = 1')
    const before = await sessions()
    expect(await logIn('visitor', 'Pitchside2')).toMatchObject({ code: 1, reason: 'login-wrong', data: null })
    const asked = await askedOf('visitor')
    expect(asked).toEqual({ ticket: expect.any(String), expires_in: 300, methods: ['totp', 'recovery'] })
    expect(await sessions()).toEqual(before)
    const { ticket } = asked
    const signedIn = await site.ok('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret) })
    expect(signedIn).toMatchObject({ id: 1, userSig: expect.any(String) })
    expect(await site.ok('getOwnUser', {}, { token: signedIn.token })).toMatchObject({ id: 1 })
    // The ticket was good once.
    await site.clock.skip(60_000)
    expect(await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret) })).toMatchObject({
      reason: 'second-step-over',
    })
  })

  test('a code by text message is no way around it', async () => {
    await withApp('regular')
    const mobile = mobileOf('regular')
    await site.ok('sendCode', { mobile, type: 2 })
    const reply = await site.call('login', { mobile, code: await newestCode(site, mobile) })
    expect(reply).toMatchObject({ reason: 'second-factor-needed', data: { methods: ['totp', 'recovery'] } })
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('one of %i steps from now is taken: %s', async (steps, isTaken) => {
    const { secret } = await withApp('rich')
    await site.clock.skip(300_000)
    const { ticket } = await askedOf('rich')
    const reply = await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret, steps) })
    expect(reply.reason).toBe(isTaken ? undefined : 'second-factor-wrong')
  })

  test('a step is good once, by whichever ticket, also for several at the same moment', async () => {
    const { secret } = await withApp('anchor')
    const tickets = [await askedOf('anchor'), await askedOf('anchor'), await askedOf('anchor')]
    const code = codeOf(secret)
    const together = await Promise.all(
      tickets.map(({ ticket }) => site.call('confirmLogIn', { ticket, method: 'totp', code })),
    )
    expect(together.map(({ reason }) => reason ?? 'ok').sort()).toEqual([
      'ok',
      'second-factor-wrong',
      'second-factor-wrong',
    ])
    // The step before the one that was used is over as well.
    const { ticket } = await askedOf('anchor')
    const old = await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret, -1) })
    expect(old.reason).toBe('second-factor-wrong')
    await site.clock.skip(30_000)
    expect((await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret) })).code).toBe(0)
  })

  test('the code that switched it on opens nothing', async () => {
    const { token } = await site.signIn('secondAnchor')
    const { secret, uri, img } = await site.ok('startTotp', { password }, { token })
    expect(uri).toContain(`secret=${secret}`)
    expect(img).toMatch(/^data:image\/svg\+xml;base64,/)
    const code = codeOf(secret)
    expect((await site.ok('confirmTotp', { code }, { token })).codes).toHaveLength(limits.recoveryCodes)
    const { ticket } = await askedOf('secondAnchor')
    expect((await site.call('confirmLogIn', { ticket, method: 'totp', code })).reason).toBe('second-factor-wrong')
  })

  test('the secret lies sealed, tickets and recovery codes as digests', async () => {
    const { secret, codes } = await withApp('visitor')
    const { ticket } = await askedOf('visitor')
    for (const table of ['second_factors', 'second_factor_set_ups', 'second_step_tickets', 'recovery_codes'])
      for (const word of [secret, ticket, codes[0] ?? '', (codes[0] ?? '').replaceAll('-', '')].filter(Boolean))
        expect(await site.db.query(`select 1 from ${table} t where t::text like $1`, [`%${word}%`])).toEqual([])
  })
})

describe('EDGE-06 a ticket', () => {
  test('ends after five minutes, after five tries, and with the password', async () => {
    const { secret } = await withApp('expert')
    const { ticket: old } = await askedOf('expert')
    await site.clock.skip(301_000)
    expect((await site.call('confirmLogIn', { ticket: old, method: 'totp', code: codeOf(secret) })).reason).toBe(
      'second-step-over',
    )
    const { ticket } = await askedOf('expert')
    for (let times = 0; times < stepTries; times++)
      expect((await site.call('confirmLogIn', { ticket, method: 'totp', code: '000000' })).reason).toBe(
        'second-factor-wrong',
      )
    expect((await site.call('confirmLogIn', { ticket, method: 'totp', code: codeOf(secret) })).reason).toBe(
      'second-step-over',
    )
    const { ticket: third } = await askedOf('expert')
    const { id } = demoAccounts.expert
    await site.db.query("update users set password_hash = password_hash || 'x' where id = $1", [id])
    const late = await site.call('confirmLogIn', { ticket: third, method: 'totp', code: codeOf(secret) })
    await site.db.query("update users set password_hash = rtrim(password_hash, 'x') where id = $1", [id])
    expect(late.reason).toBe('second-step-over')
  })

  test('wrong codes are few for an account, whatever tickets and addresses; a passkey is not kept waiting', async () => {
    const { secret } = await withApp('assistant')
    const passkey = createSoftPasskey()
    expect((await withPasskey('assistant', passkey)).reply.code).toBe(0)
    const answers: (string | undefined)[] = []
    for (let turn = 0; turn < 3; turn++) {
      const { ticket } = await askedOf('assistant')
      for (let times = 0; times < 4; times++) {
        const guess = { ticket, method: 'totp', code: '000000' } as const
        answers.push((await site.call('confirmLogIn', guess, { ip: `10.0.${turn}.${times}` })).reason)
      }
    }
    expect(answers).toEqual([...Array(10).fill('second-factor-wrong'), ...Array(2).fill('login-too-often')])
    const right = { method: 'totp', code: codeOf(secret) } as const
    const asked = await askedOf('assistant')
    expect((await site.call('confirmLogIn', { ticket: asked.ticket, ...right })).reason).toBe('login-too-often')
    const used = passkey.use(asked.passkey?.challenge ?? '')
    expect((await site.call('confirmLogIn', { ticket: asked.ticket, method: 'passkey', passkey: used })).code).toBe(0)
  })

  test('of one account opens nothing with a factor of another, and no other door', async () => {
    const own = await withApp('regular')
    const other = await withApp('rich')
    const { ticket } = await askedOf('regular')
    for (const input of [
      { ticket, method: 'totp', code: codeOf(other.secret) },
      { ticket, method: 'recovery', code: other.codes[0] },
      { ticket, method: 'enrolled' },
    ] as const)
      expect((await site.call('confirmLogIn', input)).reason).toBe('second-factor-wrong')
    // It says nothing of setting up factors either.
    expect((await site.call('startTotp', { ticket })).reason).toBe('second-step-over')
    const phone = await site.app.fastify.inject({
      method: 'POST',
      url: '/qr/none/second-step',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
      payload: new URLSearchParams({ ticket, code: codeOf(own.secret) }).toString(),
    })
    expect(phone.headers['set-cookie']).toBeUndefined()
  })
})

describe('EDGE-06 the page of the phone', () => {
  const form = (url: string, fields: Record<string, string>) =>
    site.app.fastify.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
      payload: new URLSearchParams(fields).toString(),
    })

  test('asks for the second step before it signs in', async () => {
    const { secret, codes } = await withApp('visitor')
    const { code } = await site.ok('createLoginQr', {})
    const first = await form(`/qr/${code}/sign-in`, { country: '86', number: '13900000001', password })
    expect(first.headers['set-cookie']).toBeUndefined()
    const ticket = /name="ticket" value="([\w-]+)"/.exec(first.body)?.[1] ?? ''
    const wrong = await form(`/qr/${code}/second-step`, { ticket, code: '000000' })
    expect(wrong.headers['set-cookie']).toBeUndefined()
    expect(wrong.body).toContain('That did not work')
    expect(wrong.body).toContain(ticket)
    const right = await form(`/qr/${code}/second-step`, { ticket, code: codeOf(secret) })
    expect(String(right.headers['set-cookie'])).toContain('pitchside_phone=')
    const again = await form(`/qr/${code}/second-step`, { ticket, code: codes[0] ?? '' })
    expect(again.headers['set-cookie']).toBeUndefined()
    expect(again.body).toContain('start again with your password')
  })
})
