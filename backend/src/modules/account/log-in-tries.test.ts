import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { solveCaptcha } from '../../testing/solve-captcha'
import { type CallOptions, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from './demo-accounts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({
    only: ['notices', 'sessions', 'captcha', 'smsCodes', 'account', 'settings', 'operators'],
  })
})
beforeEach(() => site.clock.skip(3_700_000))
afterAll(() => site.close())

const [ownMark, otherMark] = ['a'.repeat(32), 'b'.repeat(32)]
const home = '203.0.113.7'

const doors = {
  'the page of operators': {
    mobile: '86-13900000008',
    other: '86-13900000010',
    logIn: (mobile: string, password: string, options: CallOptions) =>
      site.call('logInOperator', { mobile, password }, options),
  },
  'the log-in of members': {
    mobile: '86-13900000002',
    other: '86-13900000003',
    logIn: async (mobile: string, password: string, options: CallOptions) =>
      site.call('login', { mobile, password, captcha: await solveCaptcha(site, options) }, options),
  },
} as const

describe.each(Object.keys(doors) as (keyof typeof doors)[])('EDGE-05 %s', (door) => {
  const { mobile, other, logIn } = doors[door]
  const right = (options: CallOptions) => logIn(mobile, demoPassword, options)
  /** Wrong tries until the first one that is not counted any more, each from the next address. */
  async function strangersTry(most: number, addressOf: (turn: number) => string, deviceMark?: string): Promise<number> {
    for (let turn = 0; turn < most; turn += 1) {
      const { reason } = await logIn(mobile, 'wrong-pass1', { ip: addressOf(turn), deviceMark })
      if (reason !== 'login-wrong') return turn
    }
    return most
  }

  test('a stranger of one network locks nobody out of another', async () => {
    expect(await strangersTry(30, (turn) => `2001:db8:5:${turn.toString(16)}::1`)).toBeLessThan(30)
    expect(await right({ ip: '2001:db8:5:1::1' })).toMatchObject({ reason: 'login-too-often' })
    expect(await right({ ip: home })).toMatchObject({ code: 0 })
  })

  test('strangers of many networks lock out browsers that were never in, and none that was', async () => {
    expect(await right({ ip: home, deviceMark: ownMark })).toMatchObject({ code: 0 })
    const tried = await strangersTry(80, (turn) => `198.18.${turn}.1`)
    expect(tried).toBeGreaterThan(30)
    expect(tried).toBeLessThan(60)
    expect(await right({ ip: home })).toMatchObject({ reason: 'login-too-often' })
    expect(await right({ ip: home, deviceMark: otherMark })).toMatchObject({ reason: 'login-too-often' })
    // Wherever it is, and also beside the strangers.
    expect(await right({ ip: '192.0.2.99', deviceMark: ownMark })).toMatchObject({ code: 0 })
    expect(await right({ ip: '198.18.0.1', deviceMark: ownMark })).toMatchObject({ code: 0 })
    // Being let in did not give the strangers new turns.
    expect(await right({ ip: home })).toMatchObject({ reason: 'login-too-often' })
  })

  test('a browser that was in has ten tries, and those of one account help with no other', async () => {
    await right({ ip: home, deviceMark: ownMark })
    expect(await strangersTry(20, () => home, ownMark)).toBe(10)
    expect(await right({ ip: home, deviceMark: ownMark })).toMatchObject({ reason: 'login-too-often' })
    await site.clock.skip(3_700_000)
    let reason: string | undefined
    for (let turn = 0; turn < 12; turn += 1)
      reason = (await logIn(other, 'wrong-pass1', { ip: home, deviceMark: ownMark })).reason
    expect(reason).toBe('login-too-often')
    expect(await logIn(other, demoPassword, { ip: home, deviceMark: ownMark })).toMatchObject({
      reason: 'login-too-often',
    })
  })
})
