import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readConfig } from '../../config'
import { newestCode } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

const send = (mobile: string, options = {}) => site.call('sendCode', { mobile, type: 2 }, options)
const reset = (mobile: string, code: string) => site.call('resetPassword', { mobile, password: 'another word', code })
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('AUTH-03 a code has six digits and the answer does not hold it', async () => {
  const reply = await send('86-13700000001')
  expect(reply).toEqual({ code: 0, msg: '验证码已发送', data: null })
  expect(await newestCode(site, '86-13700000001')).toMatch(/^\d{6}$/)
})

test('AUTH-08 only the hash of a code is stored with it', async () => {
  await send('86-13700000002')
  const code = await newestCode(site, '86-13700000002')
  const rows = await site.db.query<object>('select * from sms_codes where mobile = $1', ['86-13700000002'])
  expect(JSON.stringify(rows)).not.toContain(code)
})

test('AUTH-03 AUTH-08 the next code must wait sixty seconds', async () => {
  await send('86-13700000003')
  await site.clock.advance(59_000)
  expect(await send('86-13700000003', { language: 'en' })).toMatchObject({
    code: 1,
    reason: 'code-too-soon',
    msg: 'Please wait 1 s before the next code',
  })
  await site.clock.advance(1_000)
  expect(await send('86-13700000003')).toMatchObject({ code: 0 })
})

test('AUTH-08 numbers with and without an account get the same answer', async () => {
  expect(await send('86-13900000003')).toEqual(await send('86-13700000004'))
})

test('AUTH-08 a code is dead after five wrong tries', async () => {
  const mobile = '86-13900000005'
  await send(mobile)
  const code = await newestCode(site, mobile)
  for (let tries = 0; tries < 5; tries++)
    expect(await reset(mobile, wrongOf(code))).toMatchObject({ reason: 'code-wrong' })
  expect(await reset(mobile, code)).toMatchObject({ reason: 'code-dead' })
})

test('AUTH-08 a code works once, for its purpose, and for five minutes', async () => {
  const mobile = '86-13900000006'
  await site.ok('sendCode', { mobile, type: 1 })
  expect(await reset(mobile, await newestCode(site, mobile))).toMatchObject({ reason: 'code-dead' })
  await site.clock.advance(60_000)
  await send(mobile)
  const code = await newestCode(site, mobile)
  expect(await reset(mobile, code)).toMatchObject({ code: 0 })
  expect(await reset(mobile, code)).toMatchObject({ reason: 'code-dead' })
  await site.clock.advance(60_000)
  await send(mobile)
  await site.clock.advance(300_000)
  expect(await reset(mobile, await newestCode(site, mobile))).toMatchObject({ reason: 'code-dead' })
})

test('AUTH-08 a number gets five codes an hour and ten a day', async () => {
  const mobile = '86-13700000005'
  const reasons: (string | undefined)[] = []
  for (let minute = 0; minute < 6; minute++) {
    reasons.push((await send(mobile)).reason)
    await site.clock.advance(60_000)
  }
  expect(reasons).toEqual([undefined, undefined, undefined, undefined, undefined, 'code-too-often'])
  await site.clock.skip(3_600_000)
  for (let minute = 0; minute < 5; minute++) {
    expect(await send(mobile)).toMatchObject({ code: 0 })
    await site.clock.advance(60_000)
  }
  await site.clock.skip(3_600_000)
  expect(await send(mobile)).toMatchObject({ reason: 'code-too-often' })
})

test('AUTH-08 an address gets twenty codes an hour over all numbers', async () => {
  const ip = '10.2.2.2'
  for (let number = 10; number < 30; number++)
    expect(await send(`86-137000001${number}`, { ip })).toMatchObject({ code: 0 })
  expect(await send('86-13700000199', { ip })).toMatchObject({ reason: 'code-too-often' })
})

test('AUTH-08 of several requests at once for one number one passes', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => send('86-13700000300', { ip: '10.3.3.3' })))
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('AUTH-08 the pause between two codes is shortened where there are test aids, never in production', () => {
  const pauseOf = (env: Record<string, string>) => readConfig({ SMS_PAUSE_S: '0', ...env }).smsPauseS
  expect(pauseOf({ NODE_ENV: 'test' })).toBe(0)
  expect(pauseOf({ NODE_ENV: 'production' })).toBe(60)
  expect(readConfig({ NODE_ENV: 'test' }).smsPauseS).toBe(60)
})
