import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import type { TestSocket } from '../../testing/test-socket'
import { demoPassword } from '../account/demo-accounts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

const browser = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140'
const isLogin = (frame: { code: number; data: unknown }) =>
  frame.code === 200 && (frame.data as { type: string }).type === 'login'
const isScan = (frame: { code: number; data: unknown }) =>
  frame.code === 200 && (frame.data as { type: string }).type === 'scan'

async function showCode(): Promise<{ code: string; socket: TestSocket }> {
  const { code } = await site.ok('createLoginQr', {}, { userAgent: browser })
  const socket = await site.socket({ headers: { 'user-agent': browser } })
  socket.send({ type: 'login', code })
  return { code, socket }
}
function form(url: string, fields: Record<string, string>, cookie = '') {
  return site.app.fastify.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie, 'accept-language': 'en-GB,en;q=0.9' },
    payload: new URLSearchParams(fields).toString(),
  })
}
async function phoneOf(code: string, number: string): Promise<string> {
  const reply = await form(`/qr/${code}/sign-in`, { country: '86', number, password: demoPassword })
  return String(reply.headers['set-cookie']).split(';', 1)[0] as string
}
const look = (code: string, cookie = '') =>
  site.app.fastify.inject({ url: `/qr/${code}`, headers: { cookie, 'accept-language': 'en' } })

test('AUTH-01 scan, confirm on the phone, and the browser is logged in, once', async () => {
  const { code, socket } = await showCode()
  expect((await look(code)).body).toContain('Log in on this phone first')
  await socket.next(isScan)
  const cookie = await phoneOf(code, '13900000001')
  const page = await look(code, cookie)
  expect(page.body).toContain('Chrome · Windows')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  await form(`/qr/${code}/confirm`, {}, cookie)
  const frame = await socket.next(isLogin)
  const { token } = frame.data as unknown as { token: string }
  expect(await site.ok('getOwnUser', {}, { token })).toMatchObject({ id: 1 })
  expect((await look(code, cookie)).body).toContain('Confirmed')
  await form(`/qr/${code}/confirm`, {}, cookie)
  socket.send({ type: 'login', code })
  await socket.subscribe({ topic: 'system' })
  expect(socket.frames.filter(isLogin)).toHaveLength(1)
})

test('AUTH-01 the picture holds the address of the confirm page', async () => {
  const { code, url, img, expires_in } = await site.ok('createLoginQr', {})
  expect(url).toMatch(new RegExp(`^http://.*/qr/${code}$`))
  expect(img).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(expires_in).toBe(120)
})

test('AUTH-01 AUTH-08 a second socket, or another browser, hears nothing of the code', async () => {
  const { code, socket } = await showCode()
  await socket.subscribe({ topic: 'system' })
  const second = await site.socket({ headers: { 'user-agent': browser } })
  second.send({ type: 'login', code })
  const foreign = await site.socket({ headers: { 'user-agent': 'another browser' } })
  foreign.send({ type: 'login', code })
  await Promise.all([second.subscribe({ topic: 'system' }), foreign.subscribe({ topic: 'system' })])
  const cookie = await phoneOf(code, '13900000001')
  await look(code, cookie)
  await form(`/qr/${code}/confirm`, {}, cookie)
  await socket.next(isLogin)
  site.app.kernel.realtime.publish('system', { type: 'account', event: 'profile' })
  for (const other of [second, foreign]) {
    await other.next((frame) => frame.code === 100)
    expect(other.frames.filter((frame) => frame.code === 200)).toEqual([])
  }
})

test('AUTH-01 a socket that comes back after the confirmation still gets the log-in', async () => {
  const { code, socket } = await showCode()
  await socket.subscribe({ topic: 'system' })
  socket.close()
  await socket.closed
  const cookie = await phoneOf(code, '13900000002')
  await look(code, cookie)
  await form(`/qr/${code}/confirm`, {}, cookie)
  const again = await site.socket({ headers: { 'user-agent': browser } })
  again.send({ type: 'login', code })
  expect((await again.next(isLogin)).data).toMatchObject({ id: 2 })
})

test('AUTH-08 a code that one user scanned can not be confirmed by another', async () => {
  const { code, socket } = await showCode()
  const first = await phoneOf(code, '13900000001')
  await look(code, first)
  const second = await phoneOf(code, '13900000002')
  expect((await look(code, second)).body).toContain('Somebody else scanned this code')
  await form(`/qr/${code}/confirm`, {}, second)
  await form(`/qr/${code}/cancel`, {}, first)
  await socket.subscribe({ topic: 'system' })
  expect(socket.frames.filter(isLogin)).toEqual([])
  expect((await look(code, first)).body).toContain('Cancelled')
})

test('AUTH-01 a code expires after two minutes', async () => {
  const { code, socket } = await showCode()
  const cookie = await phoneOf(code, '13900000001')
  await look(code, cookie)
  await site.clock.advance(120_000)
  await form(`/qr/${code}/confirm`, {}, cookie)
  const page = await look(code, cookie)
  expect(page.statusCode).toBe(410)
  expect(page.body).toContain('This code is no longer valid')
  expect(socket.frames.filter(isLogin)).toEqual([])
})

test('AUTH-01 a phone that is logged in at the site only confirms', async () => {
  const { code, socket } = await showCode()
  const { token } = await site.signIn('rich')
  const cookie = `lang=en; token=${encodeURIComponent(token)}`
  expect((await look(code, 'token=nobody')).body).toContain('Log in on this phone first')
  expect((await look(code, cookie)).body).toContain('金色球票')
  await form(`/qr/${code}/confirm`, {}, cookie)
  expect((await socket.next(isLogin)).data).toMatchObject({ id: 2 })
})

test('AUTH-01 after a wrong password the number still stands in the form', async () => {
  const { code } = await showCode()
  const { body } = await form(`/qr/${code}/sign-in`, { country: '84', number: '912345678"', password: 'not-the-one' })
  expect(body).toContain('role="alert"')
  expect(body).toContain('name="country" value="84"')
  expect(body).toContain('value="912345678&quot;"')
  expect(body).not.toContain('not-the-one')
})

test('AUTH-08 a form of a foreign page is refused', async () => {
  const { code } = await showCode()
  const reply = await site.app.fastify.inject({
    method: 'POST',
    url: `/qr/${code}/confirm`,
    headers: { origin: 'https://elsewhere.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  })
  expect(reply.statusCode).toBe(403)
})

test('the page of the phone shows what a browser calls itself as text', async () => {
  const { code } = await site.ok('createLoginQr', {}, { userAgent: '<script>alert(1)</script>' })
  const cookie = await phoneOf(code, '13900000001')
  const { body } = await look(code, cookie)
  expect(body).not.toContain('<script>')
  expect(body).toContain('&lt;script&gt;')
})
