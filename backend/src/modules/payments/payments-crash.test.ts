import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { Envelope } from '@pitchside/contract'
import { packageRoot } from '../../package-root'
import { workFor } from '../../testing/do-work'
import { aTrackTo } from '../../testing/solve-captcha'

jest.setTimeout(240_000)

const startedMs = 110_000
const settledMs = 30_000
let home: string
let server: string
let child: ChildProcess | undefined
beforeAll(async () => {
  const printed = execFileSync(process.execPath, [
    join(packageRoot, '../tools/bundle.mjs'),
    join(packageRoot, 'src/main.ts'),
  ])
  server = printed.toString().trim()
  home = await mkdtemp(join(tmpdir(), 'pitchside-paid-'))
})
afterAll(async () => {
  child?.kill('SIGKILL')
  rmSync(server, { force: true })
  await rm(home, { recursive: true, force: true })
})

/** Starts the real server; resolves with its address. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, [server], {
    // Nothing but what a payment needs: no demo data and no matches, so that a start is quick.
    env: {
      ...process.env,
      ...{ NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', RTMP_PORT: 'off', FEED: 'open' },
      DATA_DIR: home,
      SEED_DEMO: '0',
    },
  })
  child = started
  let said = ''
  const port = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no start: ${said}`)), startedMs)
    const hear = (text: Buffer) => {
      said += String(text)
      const found = /"port":(\d+)/.exec(said)?.[1]
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    started.stdout.on('data', hear)
    started.stderr.on('data', hear)
  })
  return `http://127.0.0.1:${port}`
}

async function kill(): Promise<void> {
  const gone = new Promise((resolve) => child?.once('exit', resolve))
  child?.kill('SIGKILL')
  await gone
}

type Reply = Envelope<Record<string, string>>

async function post(origin: string, path: string, body: object): Promise<Reply> {
  const headers = { 'content-type': 'application/json' }
  return (await (
    await fetch(`${origin}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  ).json()) as Reply
}
const get = async (origin: string, path: string, token: string): Promise<Reply> =>
  (await (await fetch(`${origin}/${path}`, { headers: { token } })).json()) as Reply

async function captchaTicket(origin: string): Promise<string> {
  const { data: captcha } = await post(origin, 'api/user/getCaptcha', {})
  const { x } = (await (await fetch(`${origin}/_dev/captcha/${captcha.id}`)).json()) as { x: number }
  const { data } = await post(origin, 'api/user/checkCaptcha', { id: captcha.id, x, track: aTrackTo(x) })
  return data.ticket ?? ''
}

/** A new member, signed in. */
async function register(origin: string): Promise<string> {
  const account = { mobile: '86-13700000001', password: 'Pitchside1' }
  const ask = { mobile: account.mobile, type: 1 }
  const work = await workFor(await post(origin, 'api/user/getCode', ask))
  await post(origin, 'api/user/getCode', { ...ask, work })
  const outbox = await fetch(`${origin}/_dev/outbox?mobile=${encodeURIComponent(account.mobile)}`)
  const [sent] = (await outbox.json()) as { code: string }[]
  await post(origin, 'api/user/registered', { ...account, code: sent?.code, captcha: await captchaTicket(origin) })
  return (await post(origin, 'api/user/login', { ...account, captcha: await captchaTicket(origin) })).data.token ?? ''
}

const press = (origin: string, url: string, behaviour: string) =>
  fetch(`${origin}/pay/sandbox`, {
    method: 'POST',
    body: new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), behaviour }),
  })

async function until<T>(look: () => Promise<T>, isGood: (value: T) => boolean): Promise<T> {
  const end = Date.now() + settledMs
  for (;;) {
    const value = await look()
    if (isGood(value) || Date.now() > end) return value
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** How an order ends when the cashier booked what was pressed; twice the same, so that the race has more ways to end. */
const ends: readonly (readonly [behaviour: string, state: string])[] = [
  ['paid', 'paid'],
  ['paid', 'paid'],
  ['doubled', 'paid'],
  ['late', 'paid'],
  ['wrong-amount', 'disputed'],
  ['failed', 'failed'],
  ['forged', 'pending'],
]
const packDiamonds = 60

test('OPS-04 MEM-01 a server killed between payment and message: each behaviour ends as it must, every payment credited once', async () => {
  const first = await start()
  const token = await register(first)
  const order = async () =>
    (await get(first, `api/chargerules/payUrl?id=1&type=sandbox&nonce=${Math.random()}`, token)).data
  const silent = await order()
  const racing: { behaviour: string; state: string; no: string; url: string }[] = []
  for (const [behaviour, state] of ends) {
    const { order: no = '', url = '' } = await order()
    racing.push({ behaviour, state, no, url })
  }
  const before = Number((await get(first, 'api/Member/info', token)).data.balance)
  // One payment whose message never comes, and others whose messages are on their way when the server dies.
  await press(first, silent.url ?? '', 'silent')
  const pressed = racing.map(({ url, behaviour }) =>
    press(first, url, behaviour).then(
      (reply) => reply.text(),
      () => '',
    ),
  )
  await Promise.race(pressed)
  await kill()
  await Promise.all(pressed)

  const second = await start()
  const stateOf = async (no = '') => (await get(second, `api/pay/getOrder?order=${no}`, token)).data.state ?? ''
  expect(
    await until(
      () => stateOf(silent.order),
      (state) => state === 'paid',
    ),
  ).toBe('paid')
  // What the cashier's books say is what counts: its page takes no second payment of a paid order.
  const isPaid = await Promise.all(
    racing.map(async ({ url }) => {
      const { pathname, search } = new URL(url)
      return (await fetch(`${second}${pathname}${search}`)).status === 410
    }),
  )
  expect(isPaid).toContain(true)
  // A refused payment leaves its page open: whether the refusal was booked, the order says.
  const expected = racing.map(({ behaviour, state }, index) =>
    behaviour === 'failed' ? /^(failed|pending)$/ : new RegExp(isPaid[index] ? `^${state}$` : '^pending$'),
  )
  const states = () => Promise.all(racing.map(({ no }) => stateOf(no)))
  const areRight = (found: string[]) => expected.every((pattern, index) => pattern.test(found[index] ?? ''))
  const found = await until(states, areRight)
  expected.forEach((pattern, index) => {
    expect(found[index]).toMatch(pattern)
  })
  const paid = 1 + found.filter((state) => state === 'paid').length
  expect(Number((await get(second, 'api/Member/info', token)).data.balance)).toBe(before + paid * packDiamonds)
})
