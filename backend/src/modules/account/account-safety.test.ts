import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { newestCode, solveCaptcha } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from './demo-accounts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet'] })
})
afterAll(() => site.close())
/** The next code to a number may be asked for. */
beforeEach(() => site.clock.skip(3_600_000))

const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
let lastNumber = 0

async function register(invite?: string) {
  lastNumber += 1
  const mobile = `86-1360000${String(lastNumber).padStart(4, '0')}`
  await site.ok('sendCode', { mobile, type: 1 })
  const code = await newestCode(site, mobile)
  const captcha = await solveCaptcha(site)
  const reply = await site.call('register', {
    mobile,
    password: demoPassword,
    code,
    captcha,
    ...(invite ? { invite } : {}),
  })
  return { mobile, reply }
}
async function logIn(mobile: string, password = demoPassword, options = {}) {
  const captcha = await solveCaptcha(site, options)
  return site.call('login', { mobile, password, captcha }, options)
}
async function ownCode(token: string, mobile: string, type: number) {
  await site.clock.skip(60_000)
  await site.ok('sendCode', { type }, { token })
  return newestCode(site, mobile)
}

test('MEM-01 whoever registers with a code is counted and listed at the inviter, without a number', async () => {
  const { token } = await site.signIn('rich')
  const invite = await site.ok('getInvite', {}, { token })
  expect(invite).toMatchObject({ total: 0, img: expect.stringMatching(/^data:image\/svg\+xml;base64,/) })
  expect(invite.url).toMatch(new RegExp(`/login\\?invite=${invite.code}$`))
  const { mobile, reply } = await register(` ${invite.code.toLowerCase()} `)
  expect(reply.code).toBe(0)
  const { id, user_nickname, avatar } = (await logIn(mobile)).data
  expect(await site.ok('getInvite', {}, { token })).toMatchObject({ code: invite.code, total: 1 })
  const list = await site.ok('listInvited', {}, { token })
  expect(list).toMatchObject({ total: 1, data: [{ id, user_nickname, avatar }] })
  expect(JSON.stringify(list)).not.toMatch(/mobile|1360000/)
})

test('MEM-01 codes differ by member, also when they are asked for at once', async () => {
  const people = await Promise.all(['visitor', 'anchor', 'expert'].map((who) => site.signIn(who as 'visitor')))
  const codes = await Promise.all(
    [...people, ...people].map(async ({ token }) => (await site.ok('getInvite', {}, { token })).code),
  )
  expect(new Set(codes).size).toBe(3)
  expect(codes.slice(0, 3)).toEqual(codes.slice(3))
})

test('MEM-01 an unknown code is refused before the SMS code is used up; none at all is fine', async () => {
  lastNumber += 1
  const mobile = `86-1360000${String(lastNumber).padStart(4, '0')}`
  await site.ok('sendCode', { mobile, type: 1 })
  const code = await newestCode(site, mobile)
  const ask = { mobile, password: demoPassword, code }
  const wrong = { ...ask, invite: 'AAAAAAAA', captcha: await solveCaptcha(site) }
  expect(await site.call('register', wrong)).toMatchObject({ code: 1, reason: 'invite-unknown' })
  expect(await site.call('register', { ...ask, captcha: await solveCaptcha(site) })).toMatchObject({ code: 0 })
})

test('MEM-01 level and log: a yellow diamond is a point, the lines add up to the experience, newest first', async () => {
  const { mobile } = await register()
  const { token, id } = (await logIn(mobile)).data
  expect(await site.ok('getLevel', {}, { token })).toMatchObject({ level: 0, current_exp: '0', difference: '10' })
  const { users } = site.modules.account
  await site.db.transaction((tx) => users.addWealth(tx, id as never, 99, 'gift'))
  await site.db.transaction((tx) => users.addWealth(tx, id as never, 1, 'noble'))
  expect(await site.ok('getLevel', {}, { token })).toMatchObject({
    level: 1,
    current_exp: '10',
    level_exp: '10',
    next_exp: '50',
    difference: '40',
    levels: expect.arrayContaining([{ level: 10, exp: '3850' }]),
  })
  const log = await site.ok('listExperience', {}, { token })
  expect(log.data.map(({ source, exp }) => [source, exp])).toEqual([
    ['noble', '0.1'],
    ['gift', '9.9'],
  ])
  const differing = await site.db.query(
    `select u.id from users u left join experience_log l on l.user_id = u.id
     group by u.id having u.exp <> coalesce(sum(l.tenths), 0)`,
  )
  expect(differing).toEqual([])
})

test('MEM-01 the experience log is paged', async () => {
  const { mobile } = await register()
  const { token, id } = (await logIn(mobile)).data
  for (let times = 0; times < 12; times++)
    await site.db.transaction((tx) => site.modules.account.users.addWealth(tx, id as never, 1, 'barrage'))
  const second = await site.ok('listExperience', { page: 2 }, { token })
  expect(second).toMatchObject({ total: 12, last_page: 2, current_page: 2 })
  expect(second.data).toHaveLength(2)
})

test('AUTH-06 devices are listed with name and half of the address; this one is marked; others see none of them', async () => {
  const { mobile } = await register()
  const here = (await logIn(mobile, demoPassword, { userAgent: windows, ip: '203.0.113.7' })).data
  const there = (await logIn(mobile, demoPassword, { userAgent: 'something else', ip: '198.51.100.2' })).data
  const devices = await site.ok('listDevices', {}, { token: here.token })
  expect(devices).toHaveLength(2)
  const own = devices.find((device) => device.is_current === 1)
  expect(own).toMatchObject({ browser: 'Chrome', system: 'Windows', ip: '203.0.*.*' })
  const other = devices.find((device) => device.is_current === 0)!
  expect(other).toMatchObject({ browser: '', system: '', ip: '198.51.*.*' })
  expect(JSON.stringify(devices)).not.toMatch(/113\.7|100\.2/)
  const stranger = await site.signIn('visitor')
  expect(await site.call('endDevice', { id: other.id }, stranger)).toMatchObject({ reason: 'device-gone' })
  expect(await site.ok('getOwnUser', {}, { token: there.token })).toMatchObject({ id: here.id })
})

test('AUTH-06 a device that is signed out is out at once: token dead, socket closed; twice is told', async () => {
  const { mobile } = await register()
  const { token } = (await logIn(mobile)).data
  const other = (await logIn(mobile)).data
  const socket = await site.socket({ token: other.token })
  const device = (await site.ok('listDevices', {}, { token })).find((row) => row.is_current === 0)!
  await site.ok('endDevice', { id: device.id }, { token })
  expect(await socket.closed).toBe(4001)
  expect(await site.call('getOwnUser', {}, { token: other.token })).toMatchObject({ code: 50008 })
  expect(await site.call('endDevice', { id: device.id }, { token })).toMatchObject({ code: 1, reason: 'device-gone' })
  expect(await site.ok('listDevices', {}, { token })).toHaveLength(1)
})

test('AUTH-06 all other devices go, this one stays', async () => {
  const { mobile } = await register()
  const { token } = (await logIn(mobile)).data
  const others = [(await logIn(mobile)).data.token, (await logIn(mobile)).data.token]
  expect(await site.ok('endOtherDevices', {}, { token })).toEqual({ num: 2 })
  for (const dead of others) expect(await site.call('getOwnUser', {}, { token: dead })).toMatchObject({ code: 50008 })
  expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 0 })
})

test('AUTH-02 a new password needs the old one and a code; all other sessions end, this one stays', async () => {
  const { mobile } = await register()
  const { token } = (await logIn(mobile)).data
  const other = (await logIn(mobile)).data.token
  const code = await ownCode(token, mobile, 3)
  const change = (pass: string, password: string, given = code) =>
    site.call('changePassword', { pass, password, code: given }, { token })
  expect(await change('not mine', 'next secret')).toMatchObject({ code: 1, reason: 'password-wrong' })
  expect(await change(demoPassword, demoPassword)).toMatchObject({ reason: 'password-same' })
  expect(await change(demoPassword, 'short')).toMatchObject({ reason: 'input-invalid' })
  const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  expect(await change(demoPassword, 'next secret', wrongCode)).toMatchObject({ reason: 'code-wrong' })
  expect(await change(demoPassword, 'next secret')).toMatchObject({ code: 0 })
  expect(await site.call('getOwnUser', {}, { token })).toMatchObject({ code: 0 })
  expect(await site.call('getOwnUser', {}, { token: other })).toMatchObject({ code: 50008 })
  expect(await logIn(mobile)).toMatchObject({ reason: 'login-wrong' })
  expect(await logIn(mobile, 'next secret')).toMatchObject({ code: 0 })
})

test('AUTH-08 a code for another purpose changes no password, and guessing the old one ends after five tries', async () => {
  const { mobile } = await register()
  const { token } = (await logIn(mobile)).data
  const code = await ownCode(token, mobile, 5)
  const change = (pass: string) => site.call('changePassword', { pass, password: 'next secret', code }, { token })
  expect(await change(demoPassword)).toMatchObject({ reason: 'code-dead' })
  for (let tries = 0; tries < 5; tries++)
    expect(await change(`guess ${tries}`)).toMatchObject({ reason: 'password-wrong' })
  expect(await change(demoPassword)).toMatchObject({ reason: 'login-too-often' })
})

test('two pages that change different fields lose neither', async () => {
  const { mobile } = await register()
  const { token } = (await logIn(mobile)).data
  await Promise.all([
    site.ok('updateProfile', { user_nickname: '第一页' }, { token }),
    site.ok('updateProfile', { signature: '第二页' }, { token }),
  ])
  expect(await site.ok('getOwnUser', {}, { token })).toMatchObject({ user_nickname: '第一页', signature: '第二页' })
})
