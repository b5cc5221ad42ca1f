import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { newestCode, solveCaptcha } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from './demo-accounts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

async function logIn(mobile: string, password: string, options = {}) {
  return site.call('login', { mobile, password, captcha: await solveCaptcha(site, options) }, options)
}
async function register(mobile: string, password: string) {
  await site.ok('sendCode', { mobile, type: 1 })
  const code = await newestCode(site, mobile)
  return site.call('register', { mobile, password, code, captcha: await solveCaptcha(site) })
}

test('AUTH-02 AUTH-05 a number registers with a code and logs in with its password', async () => {
  const mobile = '86-13800000001'
  expect(await register(mobile, 'secret word')).toMatchObject({ code: 0, data: null, msg: '注册成功，请登录' })
  const reply = await logIn(mobile, 'secret word')
  expect(reply).toMatchObject({ code: 0, data: { balance: '0', is_anchor: 0, role: 'member' } })
  expect(reply.data.token).toMatch(/^[\w-]{43}$/)
  expect(reply.data.userSig).toMatch(/^\d+\./)
  expect(await site.ok('getOwnUser', {}, { token: reply.data.token })).toMatchObject({ id: reply.data.id })
})

test('AUTH-02 a number that has an account is not registered again', async () => {
  expect(await register('86-13900000001', 'secret word')).toMatchObject({ code: 1, reason: 'mobile-taken' })
})

test('AUTH-02 a forgotten password is replaced by code; every session of the account ends', async () => {
  const mobile = '86-13800000002'
  await register(mobile, 'first secret')
  const { token } = (await logIn(mobile, 'first secret')).data
  await site.clock.advance(60_000)
  await site.ok('sendCode', { mobile, type: 2 })
  const code = await newestCode(site, mobile)
  await site.ok('resetPassword', { mobile, password: 'second secret', code })
  expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 50008 })
  expect(await logIn(mobile, 'first secret')).toMatchObject({ reason: 'login-wrong' })
  expect(await logIn(mobile, 'second secret')).toMatchObject({ code: 0 })
})

test('AUTH-02 AUTH-08 a code of the log-in opens the account once, without its password; no other code does, and no number without one', async () => {
  const mobile = '86-13800000003'
  const byCode = (code: string, of = mobile) => site.call('login', { mobile: of, code })
  await site.ok('sendCode', { mobile, type: 1 })
  const forRegistering = await newestCode(site, mobile)
  expect(await byCode(forRegistering)).toMatchObject({ reason: 'code-dead', data: null })
  await site.ok('register', {
    ...{ mobile, password: 'third secret', code: forRegistering },
    captcha: await solveCaptcha(site),
  })
  await site.clock.advance(60_000)
  await site.ok('sendCode', { mobile, type: 2 })
  const code = await newestCode(site, mobile)
  const wrong = code === '000000' ? '000001' : '000000'
  expect(await byCode(wrong)).toMatchObject({ reason: 'code-wrong', data: null })
  expect(await byCode(code, '86-13900000001')).toMatchObject({ reason: 'code-dead', data: null })
  const reply = await byCode(code)
  expect(reply).toMatchObject({ code: 0, data: { userSig: expect.any(String) } })
  expect(await site.ok('getOwnUser', {}, { token: reply.data.token })).toMatchObject({ id: reply.data.id })
  expect(await byCode(code)).toMatchObject({ reason: 'code-dead', data: null })
  expect(await byCode('')).toMatchObject({ reason: 'input-invalid', data: null })
  const stranger = '86-13800000004'
  await site.ok('sendCode', { mobile: stranger, type: 2 })
  expect(await byCode(await newestCode(site, stranger), stranger)).toMatchObject({ reason: 'login-no-account' })
  // With a password the captcha is asked for, whatever code comes along.
  expect(await site.call('login', { mobile, password: 'third secret', code })).toMatchObject({
    reason: 'captcha-needed',
  })
})

test('AUTH-06 the token is dead after logging out, and its sockets are closed', async () => {
  const { token } = (await logIn('86-13900000001', demoPassword)).data
  const socket = await site.socket({ token })
  await site.ok('signOut', {}, { token })
  expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 50008, msg: '登录状态已失效，请重新登录' })
  expect(await socket.closed).toBe(4001)
})

test('AUTH-06 a session that nobody used for a week is expired', async () => {
  const { token } = await site.signIn('rich')
  await site.clock.skip(6 * 86_400_000)
  await site.ok('getOwnUser', {}, { token })
  await site.clock.skip(6 * 86_400_000)
  await site.ok('getOwnUser', {}, { token })
  await site.clock.skip(8 * 86_400_000)
  expect(await site.call('getOwnUser', {}, { token, language: 'vi' })).toMatchObject({ code: 50014 })
})

test('AUTH-06 a session ends after thirty days however much it is used', async () => {
  const { token } = await site.signIn('rich')
  for (let day = 0; day < 30; day += 6) {
    await site.ok('getOwnUser', {}, { token })
    await site.clock.skip(6 * 86_400_000)
  }
  await site.clock.advance(1)
  expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 50014 })
})

test('AUTH-06 too many sessions end the oldest with "logged in elsewhere"', async () => {
  const { token } = await site.signIn('expert')
  for (let more = 0; more < 20; more++) {
    await site.clock.advance(10)
    await site.signIn('expert')
  }
  expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 50012, reason: 'token-elsewhere' })
})

test('AUTH-08 unknown number and wrong password get the same answer', async () => {
  const unknown = await logIn('86-13811112222', 'wrong password')
  const wrong = await logIn('86-13900000001', 'wrong password')
  expect(unknown).toEqual(wrong)
  expect(wrong).toMatchObject({ code: 1, reason: 'login-wrong', data: null })
})

test('AUTH-08 ten wrong passwords close the account for the address, with a message in three languages', async () => {
  const mobile = '86-13900000004'
  const ip = '10.1.1.1'
  for (let tries = 0; tries < 10; tries++)
    expect(await logIn(mobile, 'wrong password', { ip })).toMatchObject({ reason: 'login-wrong' })
  for (const [language, words] of [
    ['zh', '密码错误次数过多'],
    ['en', 'Too many wrong passwords'],
    ['vi', 'Nhập sai mật khẩu'],
  ] as const) {
    const reply = await logIn(mobile, demoPassword, { ip, language })
    expect(reply).toMatchObject({ code: 1, reason: 'login-too-often', msg: expect.stringContaining(words) })
  }
  expect(await logIn(mobile, demoPassword, { ip: '10.1.1.2' })).toMatchObject({ code: 0 })
  await site.clock.skip(600_000)
  expect(await logIn(mobile, demoPassword, { ip })).toMatchObject({ code: 0 })
})

test('a profile changes by its own fields alone', async () => {
  const { token, userId } = await site.signIn('visitor')
  const { balance } = await site.ok('getOwnUser', {}, { token })
  const change = { user_nickname: '  新昵称 ', signature: '你好', balance: '999999', is_anchor: 1, role: 'admin' }
  await site.ok('updateProfile', change, { token })
  expect(await site.ok('getOwnUser', {}, { token })).toMatchObject({
    user_nickname: '新昵称',
    signature: '你好',
    balance,
    is_anchor: 0,
    role: 'member',
  })
  expect(await site.ok('getUser', { id: userId })).toMatchObject({ user_nickname: '新昵称' })
})

test.each([
  [{ avatar: 'https://elsewhere.example/a.png' }, 'avatar-refused'],
  [{ avatar: 'javascript:alert(1)' }, 'avatar-refused'],
  [{ user_nickname: '场边官方' }, 'nickname-refused'],
  [{ user_nickname: 'a\u202eb' }, 'nickname-refused'],
  [{ user_nickname: 'x'.repeat(21) }, 'nickname-long'],
  [{ user_nickname: 'x'.repeat(41) }, 'input-invalid'],
  [{ user_nickname: ' \u3000 ' }, 'nickname-missing'],
  [{ signature: 'a\u202eb' }, 'signature-refused'],
  [{ sex: 3 }, 'input-invalid'],
])('refuses the profile %j', async (change, reason) => {
  const { token } = await site.signIn('visitor')
  expect(await site.call('updateProfile', change, { token })).toMatchObject({ code: 1, reason })
})

test('another user sees no number and no balance', async () => {
  const user = await site.ok('getUser', { id: 2 })
  expect(Object.keys(user)).not.toEqual(expect.arrayContaining(['mobile']))
  expect(Object.keys(user)).not.toEqual(expect.arrayContaining(['balance']))
  expect(await site.call('getUser', { id: 999_999 })).toMatchObject({ reason: 'user-unknown' })
})

test('SHELL-09 the calls of the start answer a visitor', async () => {
  expect(await site.ok('getSupportAgent', {})).toMatchObject({ id: 7 })
  expect(await site.ok('getTouristAccount', {})).toMatchObject({ id: expect.stringMatching(/^guest_/) })
  const settings = await site.ok('getSettings', {})
  expect(settings).toMatchObject({ site_name: '场边直播', sdk_app_id: 0, CountryCode: expect.any(Array) })
  expect(settings.CountryCode[0]).toMatchObject({ code: '86' })
  expect(settings.websocket).toMatch(/^ws:.*\/ws$/)
  expect(await site.ok('listAvatars', {})).toHaveLength(24)
})
