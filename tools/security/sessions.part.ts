import { describe, expect, test } from '@jest/globals'
import { demoAccounts, demoPassword } from '@pitchside/backend'
import { newestCode, solveCaptcha } from '../../backend/src/testing/solve-captcha'
import type { WholeSite } from './whole-site'

const mobileOf = (who: keyof typeof demoAccounts): string => `86-1390000000${demoAccounts[who].id}`
const consoleHeaders = { 'content-type': 'application/json', 'x-release-console': '1' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const cookieOf = (header: unknown): string => String(header).split(';', 1)[0] as string

/** Everything by which somebody is recognised, of one account. */
async function footholds(site: WholeSite, who: keyof typeof demoAccounts) {
  const { token } = await site.signIn(who)
  const other = await site.signIn(who)
  const socket = await site.socket({ token })
  const { ticket } = await site.ok('createSocketTicket', {}, { token })
  const { code } = await site.ok('createLoginQr', {})
  const phone = await site.ask(`/qr/${code}/sign-in`, {
    method: 'POST',
    headers: form,
    body: new URLSearchParams({ country: '86', number: mobileOf(who).slice(3), password: demoPassword }).toString(),
  })
  const desk = await site.ask('/console/api/sign-in', {
    method: 'POST',
    headers: consoleHeaders,
    body: JSON.stringify({ mobile: mobileOf(who), password: demoPassword }),
  })
  return {
    token,
    own: other.token,
    socket,
    ticket,
    code,
    phoneCookie: cookieOf(phone.headers['set-cookie']),
    consoleCookie: cookieOf(desk.headers['set-cookie']),
  }
}
type Footholds = Awaited<ReturnType<typeof footholds>>

/** Which of them still open something. */
async function stillOpen(site: WholeSite, of: Footholds): Promise<string[]> {
  const socket = await site.socket()
  socket.send({ type: 'register', info: 'web', ticket: of.ticket })
  const frame = await socket.next((one) => one.code === 101 && (one.data.type === 'refused' || 'topic' in one.data))
  const phone = await site.ask(`/qr/${of.code}`, { headers: { cookie: of.phoneCookie } })
  const desk = await site.ask('/console/api/state', { headers: { cookie: of.consoleCookie, ...consoleHeaders } })
  const opens: Record<string, boolean> = {
    token: (await site.call('getOwnUser', {}, { token: of.token })).code === 0,
    ticket: frame.code === 101 && frame.data.type !== 'refused',
    phone: /action="[^"]*\/confirm"/.test(phone.text),
    console: desk.status === 200,
  }
  return Object.keys(opens).filter((name) => opens[name])
}

const endings: [string, (site: WholeSite, of: Footholds) => Promise<unknown>][] = [
  ['a log-out of all other devices', (site, { own }) => site.ok('endOtherDevices', {}, { token: own })],
  [
    'a new password',
    async (site, { own }) => {
      await site.ok('sendCode', { type: 3 }, { token: own })
      const code = await newestCode(site, mobileOf('agent'))
      await site.ok('changePassword', { pass: demoPassword, password: 'Another-1-pass', code }, { token: own })
    },
  ],
  [
    'a password that was forgotten',
    async (site) => {
      await site.ok('sendCode', { mobile: mobileOf('agent'), type: 2 })
      const code = await newestCode(site, mobileOf('agent'))
      await site.ok('resetPassword', { mobile: mobileOf('agent'), password: demoPassword, code })
    },
  ],
  [
    'a ban',
    async (site) => {
      const { token } = await site.signIn('admin')
      await site.ok('banUser', { uid: demoAccounts.agent.id, reason: 'a test', until: 0 }, { token })
    },
  ],
]

export function sessionsHold(site: () => WholeSite): void {
  describe('sessions', () => {
    test('a log-in makes a token of its own: what the caller brought along is never taken over', async () => {
      const planted = 'p'.repeat(43)
      const tokens: string[] = []
      for (const turn of [1, 2]) {
        const captcha = await solveCaptcha(site())
        const input = { mobile: mobileOf('rich'), password: demoPassword, captcha, token: planted }
        const { data } = await site().call('login', input as never, { token: turn === 1 ? planted : (tokens[0] ?? '') })
        tokens.push((data as { token: string }).token)
      }
      expect(new Set([planted, ...tokens]).size).toBe(3)
      for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
      expect((await site().call('getOwnUser', {}, { token: planted })).code).not.toBe(0)
      const { consoleCookie, phoneCookie } = await footholds(site(), 'agent')
      for (const [cookie, name] of [
        [consoleCookie, 'release_session'],
        [phoneCookie, 'pitchside_phone'],
      ] as const)
        expect([name, cookie.startsWith(`${name}=`), cookie.length > 40]).toEqual([name, true, true])
    })

    test('the data base holds no token, only what is made of it', async () => {
      const { token } = await site().signIn('visitor')
      const { ticket } = await site().ok('createSocketTicket', {}, { token })
      const { code } = await site().ok('createLoginQr', {})
      for (const table of ['sessions', 'one_time_tickets', 'qr_logins'])
        for (const secret of [token, ticket, code])
          expect(await site().db.query(`select 1 from ${table} t where t::text like $1`, [`%${secret}%`])).toEqual([])
    })

    test('a token in an address opens nothing, anywhere', async () => {
      const { token } = await site().signIn('admin')
      const words = new URLSearchParams({ token, Token: token, authorization: token, access_token: token })
      const info = await site().ask(`/api/member/info?${words}`)
      expect(JSON.parse(info.text)).toMatchObject({ code: 700 })
      for (const url of ['/console/api/state', '/console/events', '/releases/metrics'])
        expect([url, (await site().ask(`${url}?${words}`)).status]).toEqual([url, 401])
      const { token: sender } = await site().signIn('visitor')
      const right = await site().ok('getUploadToken', { purpose: 'document' }, { token: sender })
      expect((await site().ask(`${right.domain}/x.webp?token=${sender}`)).status).toBe(404)
      // A cookie opens no call: a page of somebody else could make the browser send it.
      const cookie = `token=${token}; release_session=${token}; pitchside_phone=${token}`
      expect(JSON.parse((await site().ask('/api/member/info', { headers: { cookie } })).text)).toMatchObject({
        code: 700,
      })
    })

    test('a ticket of the socket is good once', async () => {
      const { token } = await site().signIn('visitor')
      const { ticket } = await site().ok('createSocketTicket', {}, { token })
      const answers: string[] = []
      for (let turn = 0; turn < 2; turn += 1) {
        const socket = await site().socket()
        socket.send({ type: 'register', info: 'web', ticket })
        const frame = await socket.next(
          (one) => one.code === 101 && (one.data.type === 'refused' || 'topic' in one.data),
        )
        answers.push(frame.code === 101 ? String(frame.data.type) : '')
      }
      expect(answers).toEqual(['subscribed', 'refused'])
    })

    test.each(endings)('%s ends tokens, sockets, tickets, the phone and the console', async (_what, end) => {
      await site().clock.skip(3_600_000)
      const held = await footholds(site(), 'agent')
      expect(
        await stillOpen(site(), { ...held, ticket: (await site().ok('createSocketTicket', {}, held)).ticket }),
      ).toEqual(['token', 'ticket', 'phone', 'console'])
      await end(site(), held)
      expect(await held.socket.closed).toBe(4001)
      expect(await stillOpen(site(), held)).toEqual([])
      await site().db.query(
        'update users set banned_until = null, password_hash = (select password_hash from users where id = 1) where id = $1',
        [demoAccounts.agent.id],
      )
      site().modules.sessions.sessions.refresh(demoAccounts.agent.id as never)
    })

    test('somebody who is banned gets no session by any door', async () => {
      await site().clock.skip(3_600_000)
      const { token: admin } = await site().signIn('admin')
      await site().ok('banUser', { uid: demoAccounts.release.id, reason: 'a test', until: 0 }, { token: admin })
      const captcha = await solveCaptcha(site())
      const login = await site().call('login', { mobile: mobileOf('release'), password: demoPassword, captcha })
      expect(login.reason).toMatch(/^account-banned/)
      const desk = await site().ask('/console/api/sign-in', {
        method: 'POST',
        headers: consoleHeaders,
        body: JSON.stringify({ mobile: mobileOf('release'), password: demoPassword }),
      })
      expect([desk.status, desk.headers['set-cookie']]).toEqual([401, undefined])
      await site().ok('unbanUser', { uid: demoAccounts.release.id }, { token: admin })
    })

    test('a log-out takes the copy of a cookie of the console along', async () => {
      const { consoleCookie } = await footholds(site(), 'agent')
      const headers = { cookie: consoleCookie, ...consoleHeaders }
      expect((await site().ask('/console/api/state', { headers })).status).toBe(200)
      await site().ask('/console/api/sign-out', { method: 'POST', headers, body: '{}' })
      expect((await site().ask('/console/api/state', { headers })).status).toBe(401)
    })
  })
}
