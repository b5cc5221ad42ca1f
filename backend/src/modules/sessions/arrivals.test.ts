import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { dayMs } from '@pitchside/base'
import { noticeKinds } from '@pitchside/contract'
import { newDeviceMark } from '../../kernel/device-mark'
import { newestCode, solveCaptcha } from '../../testing/solve-captcha'
import { accountModules, type CallOptions, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from '../account/demo-accounts'

const windows = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const home = '203.0.113.7'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'notices', 'operators'] })
})
afterAll(() => site.close())

let lastNumber = 0
/** Somebody new, who has not logged in yet. */
async function register(): Promise<string> {
  lastNumber += 1
  await site.clock.skip(3_600_000)
  const mobile = `86-1350000${String(lastNumber).padStart(4, '0')}`
  await site.ok('sendCode', { mobile, type: 1 })
  const code = await newestCode(site, mobile)
  await site.ok('register', { mobile, password: demoPassword, code, captcha: await solveCaptcha(site) })
  return mobile
}
async function logIn(mobile: string, options: CallOptions) {
  await site.clock.skip(60_000)
  const at = { userAgent: windows, ip: home, ...options }
  const captcha = await solveCaptcha(site, at)
  return site.ok('login', { mobile, password: demoPassword, captcha }, at)
}
/** What the member was told, the newest first. */
const told = async (token: string, language: 'zh' | 'en' | 'vi' = 'en') =>
  (await site.ok('listNotices', { type: 5 }, { token, language })).data.map(({ title, content, url }) => [
    title,
    content,
    url,
  ])
const titles = async (token: string) => (await told(token)).map(([title]) => title)
const onNewDevice = 'Your account was logged in on a new device'
const onNewNetwork = 'Your account was logged in from a new network'

test('EDGE-06 a log-in on a new device is told, in the message centre and in open pages; the first one of all is not', async () => {
  const mobile = await register()
  const { token } = await logIn(mobile, {})
  expect(await told(token)).toEqual([])
  const page = await site.socket({ token })
  await logIn(mobile, { ip: '198.51.100.20' })
  const frame = await page.next((next) => (next.data as { type?: string }).type === 'notice')
  expect(frame.data).toMatchObject({ kind: noticeKinds.account, url: '/member?type=4', title: { en: onNewDevice } })
  const at = new Date(site.clock.now() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
  expect(await told(token)).toEqual([
    [
      onNewDevice,
      `Device: Chrome · Windows. Network: 198.51.*.*. Time: ${at} (UTC+8). If this was not you, log that device out and change your password now.`,
      '/member?type=4',
    ],
  ])
  expect((await told(token, 'zh'))[0]?.[0]).toBe('你的账号在新设备登录')
  expect((await told(token, 'vi'))[0]?.[1]).toContain('Mạng: 198.51.*.*')
})

test('EDGE-06 a known device is told of only where its network was not seen in 60 days', async () => {
  const mobile = await register()
  const here = { deviceMark: newDeviceMark() }
  const { token } = await logIn(mobile, here)
  await logIn(mobile, here)
  await logIn(mobile, { ...here, ip: '203.0.113.250' })
  expect(await titles(token)).toEqual([])
  await logIn(mobile, { ...here, ip: '2001:db8:85a3:1::1' })
  await logIn(mobile, { ...here, ip: '2001:db8:85a3:ffff::9' })
  expect(await titles(token)).toEqual([onNewNetwork])
  await site.clock.skip(61 * dayMs)
  const later = await logIn(mobile, here)
  expect(await titles(later.token)).toEqual([onNewNetwork, onNewNetwork])
})

test('EDGE-06 a good log-in leaves a mark that no script reads, which makes the browser known; a refused one leaves none', async () => {
  const mobile = await register()
  const post = async (cookie: string, password = demoPassword) => {
    await site.clock.skip(60_000)
    return site.app.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      headers: { cookie, 'user-agent': windows, 'x-forwarded-proto': 'https' },
      payload: { mobile, password, captcha: await solveCaptcha(site, { userAgent: windows }) },
    })
  }
  expect((await post('', 'not the password')).headers['set-cookie']).toBeUndefined()
  const first = await post('')
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/^pitchside_device=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=34560000/)
  const kept = cookie.split(';')[0] ?? ''
  const { token } = first.json<{ data: { token: string } }>().data
  const second = await post(`lang=zh; ${kept}; other=1`)
  expect(String(second.headers['set-cookie'])).toContain(kept)
  expect(await titles(token)).toEqual([])
  // Somebody else's idea of a mark is not kept.
  const third = await post('pitchside_device=mine')
  expect(String(third.headers['set-cookie'])).toMatch(/^pitchside_device=[\w-]{32};/)
  expect(await titles(token)).toEqual([onNewDevice])
  const stored = await site.db.query('select * from session_devices')
  expect(JSON.stringify(stored)).not.toContain(kept.split('=')[1])
})

test('EDGE-06 two accounts of one browser have nothing in common in the data base', async () => {
  const here = { deviceMark: newDeviceMark() }
  const people = [await logIn(await register(), here), await logIn(await register(), here)]
  const rows = await site.db.query<{ mark: string }>(
    'select mark_hash as mark from session_devices where user_id = any($1::bigint[])',
    [people.map(({ id }) => id)],
  )
  expect(new Set(rows.map(({ mark }) => mark)).size).toBe(2)
})

test('EDGE-06 a browser that logs in by a scanned code is known by its mark as well, and so is the phone', async () => {
  const mobile = await register()
  const { token } = await logIn(mobile, {})
  const pc = { deviceMark: newDeviceMark(), ip: home, userAgent: windows }
  const { fastify } = site.app
  let phone = ''
  for (let turn = 0; turn < 2; turn++) {
    const { code } = await site.ok('createLoginQr', {}, pc)
    const shown = await site.socket({ headers: { 'user-agent': windows } })
    shown.send({ type: 'login', code })
    await fastify.inject({ url: `/qr/${code}`, headers: { cookie: phone } })
    const signedIn = await fastify.inject({
      method: 'POST',
      url: `/qr/${code}/sign-in`,
      headers: { cookie: phone, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ country: '86', number: mobile.slice(3), password: demoPassword }).toString(),
    })
    phone = [signedIn.headers['set-cookie']]
      .flat()
      .map((cookie) => cookie?.split(';')[0])
      .join('; ')
    await fastify.inject({ url: `/qr/${code}`, headers: { cookie: phone } })
    await fastify.inject({ method: 'POST', url: `/qr/${code}/confirm`, headers: { cookie: phone } })
    await shown.next((frame) => frame.code === 200 && (frame.data as { type: string }).type === 'login')
    await site.clock.skip(60_000)
  }
  expect(phone).toMatch(/pitchside_phone=.*pitchside_device=/)
  // The phone at 127.0.0.1 and the page beside it, once each.
  expect(await titles(token)).toEqual([onNewDevice, onNewDevice])
})

test('EDGE-06 an operator hears of a log-in to the operators’ page', async () => {
  const mobile = '86-13900000008'
  const admin = await site.ok('logInOperator', { mobile, password: demoPassword }, { userAgent: windows })
  await site.ok('logInOperator', { mobile, password: demoPassword }, { userAgent: windows })
  expect(await titles(admin.token)).toEqual([onNewDevice])
})
