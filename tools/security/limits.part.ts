import { describe, expect, test } from '@jest/globals'
import { demoAccounts, demoPassword } from '@pitchside/backend'
import { rateLimits } from '../../backend/src/http/rate-limits'
import { aTrackTo, solveCaptcha } from '../../backend/src/testing/solve-captcha'
import type { DefinedCall } from '../../shared/contract/src'
import { type CallDefinition, calls } from '../../shared/contract/src/schemas'
import type { WholeSite } from './whole-site'

const mobileOf = (who: keyof typeof demoAccounts): string => `86-1390000000${demoAccounts[who].id}`

/** How many calls pass until the first one that comes too often; at most so many are made. */
async function passedBefore(make: (turn: number) => Promise<string | undefined>, most: number): Promise<number> {
  for (let turn = 0; turn < most; turn += 1) if (/often|soon|dead/.test((await make(turn)) ?? '')) return turn
  return most
}

/** Secrets somebody could guess, and how many guesses pass. `where` says whose turns are counted. */
export function limitsHold(site: () => WholeSite): void {
  describe('limits', () => {
    test('calls that take a password, a code or a captcha have a limit of their own, counted for all nodes', () => {
      const guesses = Object.entries<CallDefinition>(calls).filter(([, { input }]) =>
        ['password', 'pass', 'code', 'captcha', 'x'].some(
          (name) => name in ((input as { properties?: object }).properties ?? {}),
        ),
      )
      expect(guesses.length).toBeGreaterThan(10)
      expect(guesses.map(([name]) => name).filter((name) => !rateLimits[name as DefinedCall])).toEqual([])
      // Somebody without an account could try for ever while nobody counts.
      const open = guesses.filter(([, { who }]) => who === 'visitor').map(([name]) => name as DefinedCall)
      expect(
        open.filter((name) => !rateLimits[name]?.isStrict && !['solveCaptcha', 'createCaptcha'].includes(name)),
      ).toEqual([])
    })

    test('a password: ten tries an account and line, twenty a network, fifty from everywhere, and the right one does not help then', async () => {
      await site().clock.skip(3_600_000)
      const log = (password: string, ip: string) => async () => {
        const captcha = await solveCaptcha(site(), { ip })
        return (await site().call('login', { mobile: mobileOf('expert'), password, captcha }, { ip })).reason
      }
      expect(await passedBefore(log('wrong-pass1', '10.0.0.1'), 15)).toBe(10)
      expect(await log(demoPassword, '10.0.0.1')()).toBe('login-too-often')
      let all = 10
      for (let line = 2; line < 5; line += 1) all += await passedBefore(log('wrong-pass1', `10.0.0.${line}`), 11)
      expect(all).toBe(20)
      for (let network = 1; network < 6; network += 1)
        all += await passedBefore(log('wrong-pass1', `10.0.${network}.1`), 11)
      expect(all).toBe(50)
      await site().clock.skip(3_600_000)
      expect(await log(demoPassword, '10.0.0.1')()).toBeUndefined()
    })

    test('operators: eight tries an account and network, forty from everywhere', async () => {
      const guess = async (turn: number) =>
        (await site().call('logInOperator', { mobile: mobileOf('admin'), password: 'wrong' }, { ip: `10.1.0.${turn}` }))
          .reason
      expect(await passedBefore(guess, 20)).toBe(8)
      const others = async (turn: number) =>
        (await site().call('logInOperator', { mobile: mobileOf('admin'), password: 'wrong' }, { ip: `10.8.${turn}.1` }))
          .reason
      expect(await passedBefore(others, 60)).toBe(32)
      await site().clock.skip(3_600_000)
    })

    test('codes by text message: one a minute and five an hour to a number, twenty an hour from an address', async () => {
      const send = (mobile: string, ip: string) => async () =>
        (await site().call('sendCode', { mobile, type: 1 }, { ip })).reason
      expect(await send('86-13812345670', '10.2.0.1')()).toBeUndefined()
      expect(await send('86-13812345670', '10.2.0.2')()).toBe('code-too-soon')
      let sent = 1
      for (let turn = 0; turn < 8; turn += 1) {
        await site().clock.skip(61_000)
        if ((await send('86-13812345670', `10.2.1.${turn}`)()) === undefined) sent += 1
      }
      expect(sent).toBe(5)
      await site().clock.skip(3_700_000)
      const others = (turn: number) => send(`86-1381234${String(6_000 + turn)}`, '10.2.2.1')()
      expect(await passedBefore(others, 40)).toBe(20)
    })

    test('a code: five tries, then it is dead, also with the right one', async () => {
      await site().clock.skip(3_700_000)
      const mobile = '86-13812345671'
      await site().ok('sendCode', { mobile, type: 2 })
      const reset = async (turn: number) =>
        (await site().call('resetPassword', { mobile, password: 'Another-1-pass', code: String(100_000 + turn) }))
          .reason
      expect(await passedBefore(reset, 12)).toBe(5)
    })

    test('a captcha: one try, and the right answer comes too late after it', async () => {
      const { id } = await site().ok('createCaptcha', {})
      const { x } = JSON.parse((await site().ask(`/_dev/captcha/${id}`)).text) as { x: number }
      expect(
        (await site().call('solveCaptcha', { id, x: (x + 100) % 300, track: aTrackTo((x + 100) % 300) })).code,
      ).not.toBe(0)
      expect((await site().call('solveCaptcha', { id, x, track: aTrackTo(x) })).code).not.toBe(0)
    })

    test('the console of releases: ten tries an address', async () => {
      const guess = async () =>
        String(
          (
            await site().ask('/console/api/sign-in', {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-release-console': '1' },
              body: JSON.stringify({ mobile: mobileOf('release'), password: 'wrong' }),
            })
          ).status,
        ).replace('429', 'often')
      expect(await passedBefore(guess, 15)).toBe(10)
      await site().clock.skip(3_600_000)
    })

    test('EDGE-05 the console: strangers of its own line do not lock out a browser that was in', async () => {
      const post = (password: string, cookie = '') =>
        site().ask('/console/api/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-release-console': '1', cookie },
          body: JSON.stringify({ mobile: mobileOf('release'), password }),
        })
      const first = await post(demoPassword)
      const mark = (first.headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith('pitchside_device=')) ?? ''
      expect(mark).toMatch(/; HttpOnly; SameSite=Strict/)
      for (let turn = 0; turn < 11; turn += 1) await post('wrong-pass1')
      expect((await post(demoPassword)).status).toBe(429)
      expect((await post(demoPassword, mark.split(';')[0])).status).toBe(200)
      await site().clock.skip(3_600_000)
    })

    test('an address a client writes into a header itself gives no new turns', async () => {
      const guess = async (turn: number) => {
        const answer = await site().ask('/api/operator/login', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `10.9.0.${turn}`,
            forwarded: `for=10.9.1.${turn}`,
          },
          body: JSON.stringify({ mobile: `86-139111100${String(turn).padStart(2, '0')}`, password: 'wrong' }),
        })
        return (JSON.parse(answer.text) as { reason?: string }).reason
      }
      expect(await passedBefore(guess, 30)).toBe(10)
      await site().clock.skip(3_600_000)
    })
  })
}
