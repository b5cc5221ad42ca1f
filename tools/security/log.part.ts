import { describe, expect, test } from '@jest/globals'
import { demoAccounts, demoPassword } from '@pitchside/backend'
import { newestCode, solveCaptcha } from '../../backend/src/testing/solve-captcha'
import type { DefinedCall } from '../../shared/contract/src'
import { endpointOf } from '../../shared/contract/src'
import { type CallDefinition, calls } from '../../shared/contract/src/schemas'
import type { WholeSite } from './whole-site'

const mobile = `86-1390000000${demoAccounts.rich.id}`

/** One secret of each kind, in words that stand nowhere else. */
const secrets = {
  password: 'Pw-hidden-41',
  pass: '914000041',
  captcha: 'captcha-hidden-41',
  code: '914041',
  card_number: '6217000041000041',
  id_card: '11010519491231002X',
  name: '隐藏名',
  info: 'alipay-hidden-41@pay.example',
  userSig: 'sig-hidden-41',
  sig: 'sig-hidden-42',
  tourist: 'tourist-hidden-41',
  mobile: '86-13841414141',
  token: 'token-hidden-41',
  ticket: 'ticket-hidden-41',
  key: 'key-hidden-41',
  text: 'private-hidden-41',
  content: 'content-hidden-41',
  address: 'street-hidden-41',
  connect: 'contact_hidden41',
}
const fillers = {
  amount: 100,
  type: 0,
  bank_name: 'bank',
  id: 1,
  uid: 3,
  page: 1,
  to: '7',
  nonce: 'nonce-hidden-41',
  x: 10,
}

/** Calls with a field for one of the secrets. */
const carriers = Object.entries<CallDefinition>(calls)
  .filter(([, { input }]) =>
    Object.keys((input as { properties?: object }).properties ?? {}).some((field) => field in secrets),
  )
  .map(([name]) => name as DefinedCall)

/** Makes each of them once with all secrets, wherever the call carries them: in the body, or in the address. */
async function makeEveryCall(site: WholeSite, headers: Record<string, string>): Promise<void> {
  for (const name of carriers) {
    const { method, path, inputIn } = endpointOf(name)
    const words = { ...fillers, ...secrets, payload: { text: secrets.text } }
    const query = new URLSearchParams(Object.entries(words).map(([key, value]) => [key, String(value)]))
    await site.app.fastify.inject({
      method,
      url: inputIn === 'body' ? path : `${path}?${query}`,
      headers: { ...headers, ...(inputIn === 'body' ? { 'content-type': 'application/json' } : {}) },
      ...(inputIn === 'body' ? { payload: JSON.stringify(words) } : {}),
    })
  }
}

/** The doors beside the calls that carry a secret: a key in the address, a cookie, a form, a signature. */
async function openEveryDoor(site: WholeSite, key: string): Promise<void> {
  const cookie = `token=${secrets.token}; release_session=rel1.${secrets.token}.x; pitchside_phone=${secrets.token}`
  const headers = { cookie, authorization: `Bearer ${secrets.token}`, token: secrets.token }
  const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
  const text = new URLSearchParams({ ...secrets, country: '86', number: '13841414141' }).toString()
  for (const url of [
    '/',
    '/football',
    '/console/api/state',
    '/releases/metrics',
    '/metrics',
    '/media/documents/x.webp',
  ])
    await site.ask(`${url}?token=${secrets.token}`, { headers })
  await site.ask(`/calendar/${secrets.token.padEnd(32, 'x')}.ics`)
  await site.ask(`/qr/${secrets.ticket}/sign-in`, { method: 'POST', headers: form, body: text })
  await site.ask('/pay/sandbox', { method: 'POST', headers: form, body: text })
  await site.ask('/pay/callback/sandbox', { method: 'POST', headers: form, body: text })
  await site.ask(`/ingest/${key}/bad.m4s`, { method: 'PUT', body: 'no segment' })
  await site.ask(`/ingest/${secrets.key}/bad.m4s`, { method: 'PUT', body: 'no segment' })
  await site.ask('/upload', { method: 'POST', headers: form, body: text })
  await site.ask(`/upload/${secrets.ticket}?offset=0`, { method: 'POST', headers, body: 'x' })
  await site.ask(`/qr/${secrets.ticket}/second-step`, { method: 'POST', headers: form, body: text })
  for (const step of ['sign-in', 'second-step'])
    await site.ask(`/console/api/${step}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-release-console': '1' },
      body: JSON.stringify({ ...secrets, method: 'totp' }),
    })
  const socket = await site.socket()
  socket.send({ type: 'register', info: 'web', ticket: secrets.ticket })
  socket.send({ type: 'login', code: secrets.code })
  await socket.subscribe({ topic: 'system' })
}

/** Tables that go away for a while: every call that needs one fails in a way nobody planned. */
async function without(site: WholeSite, work: () => Promise<void>): Promise<void> {
  const tables = [
    'captchas',
    'one_time_tickets',
    'sms_codes',
    'second_step_tickets',
    'payout_methods',
    'payment_password_tries',
    'chat_message',
  ]
  const rename = (from: string, to: string) => site.db.query(`alter table ${from} rename to ${to}`)
  for (const table of tables) await rename(table, `${table}_away`)
  await work().finally(async () => {
    for (const table of tables) await rename(`${table}_away`, table)
  })
}

/** `lines` holds what every part before this one made the site write, at the level that says most. */
export function logHolds(site: () => WholeSite, lines: readonly string[]): void {
  describe('log', () => {
    const real: string[] = []

    test('secrets that work are used: a log-in, a code, a ticket, a key, a password for payments', async () => {
      await site().clock.skip(7_200_000)
      const captcha = await solveCaptcha(site())
      const { token } = await site().ok('login', { mobile, password: demoPassword, captcha })
      await site().ok('sendCode', { type: 5 }, { token })
      const code = await newestCode(site(), mobile)
      await site().ok('setPaymentPassword', { password: '914000042', code }, { token })
      const { ticket } = await site().ok('createSocketTicket', {}, { token })
      const anchor = (await site().signIn('anchor')).token
      const plan = { type: 2 as const, title: 'log', starttime: Math.floor(site().clock.now() / 1_000) + 3_600 }
      const { id } = await site().ok('saveBroadcastPlan', plan, { token: anchor })
      const key = /\/ingest\/([^/]+)\//.exec((await site().ok('startRoom', { id }, { token: anchor })).hls)?.[1] ?? ''
      await openEveryDoor(site(), key)
      await site().ok('endRoom', { id }, { token: anchor })
      real.push(captcha, token, code, '914000042', ticket, anchor, key)
      expect(real.every((word) => word.length >= 6)).toBe(true)
    })

    test('every call that carries a secret is made: as a guest, as a member, and while the data base refuses', async () => {
      expect(carriers.length).toBeGreaterThan(40)
      await makeEveryCall(site(), {})
      await makeEveryCall(site(), { token: secrets.token, cookie: `token=${secrets.token}` })
      const before = lines.length
      for (const who of ['rich', 'anchor', 'admin'] as const) {
        await site().clock.skip(3_600_000)
        const { token } = await site().signIn(who)
        real.push(token)
        await makeEveryCall(site(), { token })
        await site().clock.skip(3_600_000)
        await without(site(), async () => makeEveryCall(site(), { token: (await site().signIn(who)).token }))
      }
      // The errors really came: what is looked for below had its chance to be written.
      const errors = lines.slice(before).filter((line) => line.includes('does not exist'))
      expect(errors.length).toBeGreaterThan(6)
      expect(errors.join('')).toMatch(/_away|payout_methods|captchas/)
    })

    test('none of them stands in the log, nor any password, token or number of a member', async () => {
      const written = lines.join('')
      expect(written.length).toBeGreaterThan(2_000)
      const numbers = (await site().db.query<{ mobile: string }>('select mobile from users')).map((user) => user.mobile)
      const words = [...Object.values(secrets), ...real, demoPassword, ...numbers.map((number) => number.slice(3))]
      const found = words.filter((word) => written.includes(word))
      expect(found.map((word) => [word, lines.find((line) => line.includes(word))])).toEqual([])
      expect(written).not.toMatch(/\$argon2|Bearer |set-cookie/i)
    })
  })
}
