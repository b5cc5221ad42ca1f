import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { createCallTimes } from './call-times'
import { numbersOf } from './metrics'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet'] })
})
afterAll(() => site.close())

type Ask = { headers?: Record<string, string>; remoteAddress?: string }
const metrics = (ask: Ask = {}) => site.app.fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1', ...ask })
/** Value of one line, e.g. `name{label="x"}`. */
async function gauge(line: string): Promise<number | undefined> {
  const found = (await metrics()).body.split('\n').find((text) => text.startsWith(`${line} `))
  return found === undefined ? undefined : Number(found.slice(line.length + 1))
}
const callsOf = async (call: string, result: string) =>
  (await gauge(`pitchside_call_seconds_count{call="${call}",result="${result}"}`)) ?? 0

describe('OPS-03 what operators see', () => {
  test('every call is counted by name and result', async () => {
    const before = [await callsOf('getOwnUser', 'ok'), await callsOf('getOwnUser', 'refused')]
    const { token } = await site.signIn('visitor')
    await site.ok('getOwnUser', {}, { token })
    await site.call('getOwnUser', {})
    await site.call('getOwnUser', {}, { token: 'forged' })
    expect([await callsOf('getOwnUser', 'ok'), await callsOf('getOwnUser', 'refused')]).toEqual([
      (before[0] ?? 0) + 1,
      (before[1] ?? 0) + 2,
    ])
  })

  test('how long calls took stands in the text of a histogram: each bound counts what is below it too', () => {
    const times = createCallTimes()
    const tell = times.called('getOwnUser')
    times.called('getSettings')
    for (const seconds of [0.004, 0.005, 0.03, 20]) tell('ok', seconds)
    tell('refused', 0.2)
    const text = times.text()
    const lines = text.trimEnd().split('\n')
    expect(lines.slice(0, 2).map((line) => line.split(' ', 3))).toEqual([
      ['#', 'HELP', 'pitchside_call_seconds'],
      ['#', 'TYPE', 'pitchside_call_seconds'],
    ])
    const ok = lines.filter((line) => line.includes('result="ok"')).map((line) => line.replace(/^pitchside_call_/, ''))
    expect(
      ok.map((line) => `${/le="([^"]+)"/.exec(line)?.[1] ?? line.split('{')[0]} ${line.split(' ').at(-1)}`),
    ).toEqual([
      ...['0.005 2', '0.01 2', '0.025 2', '0.05 3', '0.1 3', '0.25 3', '0.5 3', '1 3', '2.5 3', '10 3', '+Inf 4'],
      ...['seconds_sum 20.039', 'seconds_count 4'],
    ])
    expect(lines.filter((line) => line.includes('result="refused"'))).toHaveLength(13)
    expect(text).not.toContain('getSettings')
  })

  test('sockets, topics and what was handed to them are counted', async () => {
    const handed = (await gauge('pitchside_fanout_deliveries_total')) ?? 0
    const sockets = [await site.socket(), await site.socket()]
    for (const socket of sockets) await socket.subscribe({ topic: 'system' })
    site.app.kernel.realtime.publish('system', { type: 'account', event: 'profile' })
    for (const socket of sockets) await socket.next((frame) => frame.code === 100)
    expect(await gauge('pitchside_socket_sockets')).toBe(2)
    expect(await gauge('pitchside_socket_topics')).toBe(1)
    expect(await gauge('pitchside_fanout_deliveries_total')).toBe(handed + 2)
    for (const socket of sockets) socket.close()
  })

  test('numbers modules say of themselves become gauges', async () => {
    expect(numbersOf({ feed: { lagMs: 12, stale: false, kind: 'sim', deep: { xG: 1.5 }, list: [1] } })).toEqual([
      ['feed_lag_ms', 12],
      ['feed_stale', 0],
      ['feed_deep_x_g', 1.5],
    ])
    await site.clock.skip(60 * 60_000)
    expect((await metrics()).body).toMatch(/^pitchside_fact\{name="ledger_\w+"\} 0$/m)
  })

  test('nobody from outside reads them, not even through a proxy on this machine', async () => {
    expect((await metrics()).statusCode).toBe(200)
    expect((await metrics({ remoteAddress: '::1' })).statusCode).toBe(200)
    expect((await metrics({ remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200)
    expect((await metrics({ remoteAddress: '198.51.100.7' })).statusCode).toBe(404)
    expect((await metrics({ headers: { 'x-forwarded-for': '127.0.0.1' } })).statusCode).toBe(404)
    expect((await metrics({ headers: { forwarded: 'for=127.0.0.1' } })).statusCode).toBe(404)
  })

  test('with a word of their own, who carries it reads them from anywhere, and nobody else from here', async () => {
    const closed = await startTestApp({ only: accountModules, config: { metricsToken: 'a long word' } })
    try {
      const ask = (headers: Record<string, string>, remoteAddress: string) =>
        closed.app.fastify.inject({ url: '/metrics', headers, remoteAddress })
      expect((await ask({ authorization: 'Bearer a long word' }, '198.51.100.7')).statusCode).toBe(200)
      expect((await ask({ authorization: 'Bearer a long wor' }, '127.0.0.1')).statusCode).toBe(404)
      expect((await ask({}, '127.0.0.1')).statusCode).toBe(404)
    } finally {
      await closed.close()
    }
  })

  test('no line names a member or a token', async () => {
    const { token } = await site.signIn('visitor')
    const { user_nickname: name } = await site.ok('getOwnUser', {}, { token })
    const { body } = await metrics()
    for (const secret of [token, name, '13900000001']) expect(body).not.toContain(secret)
  })
})

describe('OPS-03 a stop in good order', () => {
  test('proxies hear of it first, calls under way are answered, sockets are told to go elsewhere', async () => {
    const leaving = await startTestApp({ only: accountModules, config: { drainMs: 5_000 } })
    const origin = await leaving.origin()
    const ready = async () => (await fetch(`${origin}/readyz`)).status
    const socket = await leaving.socket()
    const left = socket.closed
    expect(await ready()).toBe(200)
    const stopped = leaving.app.drain()
    expect(await ready()).toBe(503)
    expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    expect((await fetch(`${origin}/api/user/avatarList`)).status).toBe(200)
    await leaving.clock.skip(5_000)
    await stopped
    expect(await left).toBe(1001)
    await expect(fetch(`${origin}/readyz`)).rejects.toThrow()
  })
})
