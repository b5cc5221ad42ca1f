import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { SecondFactorAsked, SecondFactorMissing } from '@pitchside/contract'
import { generateSync } from 'otplib'
import { createSoftPasskey } from '../../testing/soft-passkey'
import { solveCaptcha } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from '../account/demo-accounts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'operators'],
    config: { secondFactorRequired: ['admin', 'agent'], publicUrl: 'https://www.pitchside.example' },
  })
})
afterAll(() => site.close())
beforeEach(() => site.clock.skip(3_600_000))

const password = demoPassword
const mobileOf = (id: number) => `86-139${String(id).padStart(8, '0')}`
const admin = { mobile: mobileOf(8), password }
const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(site.clock.now() / 1_000) })
const softPasskey = () => createSoftPasskey({ rpId: 'www.pitchside.example', origin: 'https://www.pitchside.example' })
const deeds = async (subject: number) =>
  (
    await site.db.query<{ call: string; after: unknown }>(
      'select call, after from operator_actions where subject = $1 order by id',
      [String(subject)],
    )
  ).map(({ call, after }) => [call, after])

describe('EDGE-06 where operators and support must have a second factor', () => {
  let secret: string
  let codes: string[]

  test('who has none can do nothing but set one up, after the password; then the log-in goes on', async () => {
    const begun = await site.call('logInOperator', admin)
    expect(begun).toMatchObject({ code: 1, reason: 'second-factor-missing' })
    const { ticket, kinds } = begun.data as unknown as SecondFactorMissing
    expect(kinds).toEqual(['passkey', 'totp'])
    expect((await site.call('confirmOperatorLogIn', { ticket, method: 'enrolled' })).reason).toBe('second-factor-wrong')
    expect((await site.call('getOperator', {}, { token: ticket })).code).toBe(50008)
    expect((await site.call('listSecondFactors', {}, { token: ticket })).code).toBe(50008)
    await site.signIn('admin')
    const { ticket: other } = (await site.call('logInOperator', admin)).data as unknown as SecondFactorMissing
    const passkey = softPasskey()
    const { challenge } = await site.ok('startPasskey', { ticket: other })
    secret = (await site.ok('startTotp', { ticket })).secret
    codes = (await site.ok('confirmTotp', { ticket, code: codeOf(secret) })).codes
    expect(codes).toHaveLength(10)
    expect(await site.db.query('select 1 from sessions where user_id = 8 and ended_at is null')).toEqual([])
    // Somebody else who knew the password, and began at the same time, adds nothing beside it.
    const late = await site.call('confirmPasskey', { ticket: other, response: passkey.make(challenge), name: 'Mine' })
    expect(late.reason).toBe('second-step-over')
    expect((await site.call('confirmOperatorLogIn', { ticket: other, method: 'enrolled' })).reason).toBe(
      'second-factor-wrong',
    )
    // Not at another door.
    expect((await site.call('confirmLogIn', { ticket, method: 'enrolled' })).reason).toBe('second-step-over')
    const { token } = await site.ok('confirmOperatorLogIn', { ticket, method: 'enrolled' })
    expect(await site.ok('getOperator', {}, { token })).toMatchObject({ id: 8 })
    expect((await site.call('confirmOperatorLogIn', { ticket, method: 'enrolled' })).reason).toBe('second-step-over')
    expect((await site.call('startTotp', { ticket })).reason).toBe('second-step-over')
  })

  test('a wrong password says nothing of it; other accounts are told what a wrong password is told', async () => {
    expect(await site.call('logInOperator', { ...admin, password: 'wrong' })).toMatchObject({
      reason: 'login-wrong',
      data: null,
    })
    // An agent, whose role must have a factor as well, is no operator.
    expect((await site.call('logInOperator', { mobile: mobileOf(7), password })).reason).toBe('login-wrong')
  })

  test('no session without the second step counts, however it was opened: the site, an old one, another role before', async () => {
    const early = await site.signIn('admin')
    expect((await site.call('getOperator', {}, early)).reason).toBe('token-expired')
    expect((await site.call('getOwnUser', {}, early)).reason).toBe('token-expired')
    const member = await site.signIn('assistant')
    await site.db.query("update users set role = 'admin' where id = 5")
    site.modules.sessions.sessions.refresh(5 as never)
    expect((await site.call('getOperator', {}, member)).reason).toBe('token-expired')
    await site.db.query("update users set role = 'member' where id = 5")
    site.modules.sessions.sessions.refresh(5 as never)
    const captcha = await solveCaptcha(site)
    expect((await site.call('login', { ...admin, captcha })).reason).toBe('second-factor-needed')
    const support = await site.call('login', { mobile: mobileOf(7), password, captcha: await solveCaptcha(site) })
    expect(support.reason).toBe('second-factor-missing')
    // Members are asked for none.
    const plain = await site.call('login', { mobile: mobileOf(1), password, captcha: await solveCaptcha(site) })
    expect(plain.code).toBe(0)
  })

  test('codes, a passkey of PUBLIC_URL and recovery codes open; the audit says by what, and what changed', async () => {
    const ask = async () => (await site.call('logInOperator', admin)).data as unknown as SecondFactorAsked
    const first = await ask()
    expect(first.methods).toEqual(['totp', 'recovery'])
    const { token } = await site.ok('confirmOperatorLogIn', {
      ticket: first.ticket,
      method: 'totp',
      code: codeOf(secret),
    })
    const passkey = softPasskey()
    const { challenge, rp } = await site.ok('startPasskey', { password }, { token })
    expect(rp.id).toBe('www.pitchside.example')
    await site.ok('confirmPasskey', { response: passkey.make(challenge), name: 'Desk' }, { token })
    const second = await ask()
    const used = passkey.use(second.passkey?.challenge ?? '')
    await site.ok('confirmOperatorLogIn', { ticket: second.ticket, method: 'passkey', passkey: used })
    const third = await ask()
    await site.ok('confirmOperatorLogIn', { ticket: third.ticket, method: 'recovery', code: codes[0] })
    const [app, key] = (await site.ok('listSecondFactors', {}, { token })).factors
    await site.ok('removeSecondFactor', { id: app!.id, password }, { token })
    const last = await site.call('removeSecondFactor', { id: key!.id, password }, { token })
    expect(last.reason).toBe('second-factor-required')
    expect(await deeds(8)).toEqual([
      ['confirmTotp', ['totp']],
      ['logInOperator', { method: 'enrolled' }],
      ['logInOperator', { method: 'totp' }],
      ['confirmPasskey', ['totp', 'passkey: Desk']],
      ['logInOperator', { method: 'passkey' }],
      ['logInOperator', { method: 'recovery' }],
      ['removeSecondFactor', ['passkey: Desk']],
    ])
  })

  test('an operator takes a lost factor off an account: its sessions end, and it sets up another one', async () => {
    const { ticket } = (await site.call('login', { mobile: mobileOf(7), password, captcha: await solveCaptcha(site) }))
      .data as unknown as SecondFactorMissing
    const app = await site.ok('startTotp', { ticket })
    await site.ok('confirmTotp', { ticket, code: codeOf(app.secret) })
    const { token: agent } = await site.ok('confirmLogIn', { ticket, method: 'enrolled' })
    const asked = (await site.call('logInOperator', admin)).data as unknown as SecondFactorAsked
    const { token } = await site.ok('confirmOperatorLogIn', {
      ticket: asked.ticket,
      method: 'recovery',
      code: codes[1],
    })
    const listed = await site.ok('listUsersForOperators', { search: '7' }, { token })
    expect(listed.data.find(({ id }) => id === 7)).toMatchObject({ is_second_factor: 1 })
    expect((await site.call('clearSecondFactors', { uid: 8 }, { token })).reason).toBe('second-factor-own')
    await site.ok('clearSecondFactors', { uid: 7 }, { token })
    expect((await site.call('getOwnUser', {}, { token: agent })).reason).toBe('token-illegal')
    expect((await site.call('clearSecondFactors', { uid: 7 }, { token })).reason).toBe('second-factor-none')
    const again = await site.call('login', { mobile: mobileOf(7), password, captcha: await solveCaptcha(site) })
    expect(again.reason).toBe('second-factor-missing')
    expect((await deeds(7)).slice(-1)).toEqual([['clearSecondFactors', []]])
  })
})

test('EDGE-06 the part that pages of staff show loads from here, and nothing beside it', async () => {
  const get = (file: string) => site.app.fastify.inject({ url: `/second-step/${file}` })
  const seen = new Set<string>()
  async function walk(file: string): Promise<void> {
    if (seen.has(file)) return
    seen.add(file)
    const reply = await get(file)
    expect([file, reply.statusCode, reply.headers['content-type']]).toEqual([
      file,
      200,
      'text/javascript; charset=utf-8',
    ])
    for (const [, next = ''] of reply.body.matchAll(/from '\.\/([^']+)'/g)) await walk(next)
  }
  await walk('second-step.js')
  expect(seen.size).toBe(6)
  expect((await get('calls.json')).json()).toMatchObject({ startTotp: '/api/Member/startTotp' })
  for (const file of ['page.routes.ts', '..%2fpage.routes.ts', 'nothing.js'])
    expect((await get(file)).statusCode).toBe(404)
})
