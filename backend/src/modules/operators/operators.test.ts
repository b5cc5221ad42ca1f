import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { code, limits } from '@pitchside/contract'
import { solveCaptcha } from '../../testing/solve-captcha'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from '../account/demo-accounts'

let site: TestSite
let admin: string
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  admin = (await site.signIn('admin')).token
})
afterAll(() => site.close())

const nowS = () => Math.floor(site.clock.now() / 1_000)
const as = (token: string) => ({ token })
const logIn = async (mobile: string, password = demoPassword) =>
  site.call('login', { mobile, password, captcha: await solveCaptcha(site) })

describe('the log-in of operators', () => {
  const ask = (mobile: string, password = demoPassword, ip = '10.1.1.1') =>
    site.call('logInOperator', { mobile, password }, { ip })

  test('AUTH-08 an admin account gets a session of its own, which the audit knows', async () => {
    const reply = await ask('86-13900000008')
    expect(reply).toMatchObject({ code: 0, data: { id: 8, user_nickname: '场边管理员' } })
    expect(await site.ok('getOperator', {}, as(reply.data.token))).toEqual({ id: 8, user_nickname: '场边管理员' })
    const [row] = (await site.ok('listOperatorActions', { call: 'logInOperator' }, as(admin))).data
    expect(row).toMatchObject({ uid: 8, kind: 'session', ip: '10.1.1.0/24', input: {} })
  })

  test('AUTH-08 for everybody else a right password looks like a wrong one', async () => {
    const wrong = await ask('86-13900000008', 'Pitchside2')
    for (const mobile of ['86-13900000001', '86-13900000007', '86-13900000009', '86-13999999999'])
      expect(await ask(mobile, demoPassword, '10.1.1.2')).toEqual(wrong)
    expect(wrong.reason).toBe('login-wrong')
  })

  test('AUTH-08 tries are few: per line, and per account and network', async () => {
    const from = (ip: string, mobile: string) => ask(mobile, 'wrong', ip).then(({ reason }) => reason)
    for (let turn = 0; turn < 10; turn++) expect(await from('10.2.2.2', `86-1370000000${turn}`)).toBe('login-wrong')
    expect(await from('10.2.2.2', '86-13700000011')).toBe('login-too-often')
    for (let turn = 0; turn < 8; turn++) expect(await from(`10.3.3.${turn}`, '86-13700000099')).toBe('login-wrong')
    expect(await from('10.3.3.99', '86-13700000099')).toBe('login-too-often')
  })

  test('an operator who is none any more is out at the next call', async () => {
    await site.db.query("update users set role = 'member' where id = 8")
    site.modules.sessions.sessions.refresh(8 as never)
    expect((await site.call('getOperator', {}, as(admin))).reason).toBe('role-missing')
    await site.db.query("update users set role = 'admin' where id = 8")
    site.modules.sessions.sessions.refresh(8 as never)
  })
})

describe('a ban', () => {
  const ban = (uid: number, more: object = {}) =>
    site.call('banUser', { uid, reason: '刷屏', until: 0, ...more }, as(admin))
  const lift = (uid: number) => site.call('unbanUser', { uid }, as(admin))

  test('tokens die and sockets close at once; the log-in says why and until when', async () => {
    const { token } = await site.signIn('visitor')
    const socket = await site.socket({ token })
    expect(await ban(1, { until: nowS() + 86_400 })).toMatchObject({ code: 0, msg: '已封禁该账号' })
    expect(await socket.closed).toBe(4001)
    expect(await site.call('getOwnUser', {}, as(token))).toMatchObject({
      code: code.tokenIllegal,
      reason: 'token-banned',
      msg: '该账号已被封禁，如有疑问请联系客服',
    })
    expect(await logIn('86-13900000001')).toMatchObject({ code: 1, reason: 'account-banned-until' })
    expect((await logIn('86-13900000001')).msg).toMatch(
      /^该账号已被封禁至 2026-05-1\d \d\d:\d\d \(UTC\+8\)，原因：刷屏$/,
    )
    expect((await lift(1)).code).toBe(0)
    expect((await logIn('86-13900000001')).code).toBe(0)
    // The session that was ended stays so.
    expect((await site.call('getOwnUser', {}, as(token))).reason).toBe('token-illegal')
  })

  test('a wrong password does not tell that the account is banned', async () => {
    await ban(1)
    expect((await logIn('86-13900000001', 'Pitchside2')).reason).toBe('login-wrong')
    expect((await logIn('86-13900000001')).reason).toBe('account-banned')
    await lift(1)
  })

  test('ends by itself', async () => {
    await ban(2, { until: nowS() + 60 })
    expect((await logIn('86-13900000002')).reason).toBe('account-banned-until')
    await site.clock.skip(61_000)
    expect((await logIn('86-13900000002')).code).toBe(0)
    expect((await lift(2)).reason).toBe('ban-none')
  })

  test('a session that slips in beside the ban is worth nothing', async () => {
    const { token } = await site.signIn('rich')
    await site.db.query('update users set banned_until = $1 where id = 2', [site.clock.now() + 60_000])
    site.modules.sessions.sessions.refresh(2 as never)
    expect((await site.call('getOwnUser', {}, as(token))).reason).toBe('token-banned')
    await site.db.query('update users set banned_until = null where id = 2')
    site.modules.sessions.sessions.refresh(2 as never)
  })

  test.each([
    ['oneself', 8, {}, 'ban-self'],
    ['nobody', 987_654, {}, 'not-found'],
    ['until yesterday', 1, { until: 1 }, 'ban-in-the-past'],
    ['without a reason', 1, { reason: ' ' }, 'input-invalid'],
    ['with a novel', 1, { reason: 'x'.repeat(limits.banReasonChars + 1) }, 'input-invalid'],
  ])('is refused for %s', async (_what, uid, more, reason) => {
    expect((await ban(uid, more)).reason).toBe(reason)
  })

  test('CHAT-01 who is silenced in the private chat stands in the list with the reason, until it is lifted', async () => {
    const silence = (uid: number, hours: number) =>
      site.call('silenceInChat', { uid, hours, reason: ' 骚扰他人 ' }, as(admin))
    const listed = async () => (await site.ok('listUsersForOperators', { is_silenced: 1 }, as(admin))).data
    expect(await silence(1, 24)).toMatchObject({ code: 0, msg: '已禁止该用户发私信' })
    expect(await listed()).toMatchObject([
      { id: 1, banned_until: 0, silenced_until: nowS() + 86_400, silence_reason: '骚扰他人' },
    ])
    expect((await silence(1, 0)).msg).toBe('已解除私信禁言')
    expect(await listed()).toEqual([])
    const [user] = (await site.ok('listUsersForOperators', { search: '1' }, as(admin))).data.filter(
      ({ id }) => id === 1,
    )
    expect(user).toMatchObject({ silenced_until: 0, silence_reason: '' })
  })

  test.each([
    ['support', 7, 'chat-silence-staff'],
    ['an operator', 8, 'chat-silence-staff'],
    ['nobody', 987_654, 'user-unknown'],
  ])('CHAT-01 %s can not be silenced', async (_who, uid, reason) => {
    expect((await site.call('silenceInChat', { uid, hours: 1 }, as(admin))).reason).toBe(reason)
  })

  test('another operator can not be banned', async () => {
    await site.db.query("update users set role = 'admin' where id = 7")
    expect((await ban(7)).reason).toBe('ban-admin')
    await site.db.query("update users set role = 'agent' where id = 7")
  })

  test('the list finds accounts by number, name and end of the mobile number, and shows no whole number', async () => {
    await ban(1)
    const find = async (input: object) =>
      (await site.ok('listUsersForOperators', input, as(admin))).data.map(({ id }) => id)
    expect(await find({ search: '3' })).toContain(3)
    expect(await find({ search: '阿楠' })).toEqual([3])
    expect(await find({ search: '00000003' })).toEqual([3])
    expect(await find({ search: '%' })).toEqual([])
    expect(await find({ is_banned: 1 })).toEqual([1])
    const [row] = (await site.ok('listUsersForOperators', { is_banned: 1 }, as(admin))).data
    expect(row).toMatchObject({ mobile: '86-139****0001', banned_until: -1, ban_reason: '刷屏' })
    await lift(1)
  })
})
