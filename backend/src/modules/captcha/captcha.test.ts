import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { loadImage } from '@napi-rs/canvas'
import { aTrackTo, solveCaptcha } from '../../testing/solve-captcha'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPassword } from '../account/demo-accounts'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

const mobile = '86-13900000001'
const logIn = (captcha: string, options = {}) =>
  site.call('login', { mobile, password: demoPassword, captcha }, options)

async function answerOf(id: string): Promise<{ x: number; y: number }> {
  return (await site.app.fastify.inject({ url: `/_dev/captcha/${id}` })).json()
}

test('AUTH-04 the picture and its piece are real pictures of the told sizes', async () => {
  const { image, piece, width, y } = await site.ok('createCaptcha', {})
  const [whole, part] = await Promise.all([loadImage(image), loadImage(piece)])
  expect([whole.width, part.width, part.height]).toEqual([width, 48, 48])
  expect(y + part.height).toBeLessThanOrEqual(whole.height)
})

test('AUTH-04 the reply does not hold the answer', async () => {
  const captcha = await site.ok('createCaptcha', {})
  expect(Object.keys(captcha).sort()).toEqual(['id', 'image', 'piece', 'width', 'y'])
})

test('AUTH-04 a ticket works once', async () => {
  const ticket = await solveCaptcha(site)
  expect(await logIn(ticket)).toMatchObject({ code: 0 })
  expect(await logIn(ticket)).toMatchObject({ code: 1, reason: 'captcha-needed' })
})

test('AUTH-04 a wrong answer uses the captcha up', async () => {
  const { id } = await site.ok('createCaptcha', {})
  const { x } = await answerOf(id)
  const wrong = x + 5
  expect(await site.call('solveCaptcha', { id, x: wrong, track: aTrackTo(wrong) })).toMatchObject({
    reason: 'captcha-wrong',
  })
  expect(await site.call('solveCaptcha', { id, x, track: aTrackTo(x) })).toMatchObject({ reason: 'captcha-expired' })
})

test('AUTH-04 AUTH-08 a solved captcha can not be solved again', async () => {
  const { id } = await site.ok('createCaptcha', {})
  const { x } = await answerOf(id)
  await site.ok('solveCaptcha', { id, x, track: aTrackTo(x) })
  expect(await site.call('solveCaptcha', { id, x, track: aTrackTo(x) })).toMatchObject({ reason: 'captcha-expired' })
})

test('AUTH-04 captcha and ticket grow old', async () => {
  const { id } = await site.ok('createCaptcha', {})
  const { x } = await answerOf(id)
  const ticket = await solveCaptcha(site)
  await site.clock.advance(61_000)
  expect(await logIn(ticket)).toMatchObject({ reason: 'captcha-needed' })
  await site.clock.advance(60_000)
  expect(await site.call('solveCaptcha', { id, x, track: aTrackTo(x) })).toMatchObject({ reason: 'captcha-expired' })
})

test('AUTH-08 a ticket of another browser or address is refused', async () => {
  const ticket = await solveCaptcha(site, { ip: '10.0.0.1' })
  expect(await logIn(ticket, { ip: '10.0.0.2' })).toMatchObject({ reason: 'captcha-needed' })
  const other = await solveCaptcha(site, { userAgent: 'one' })
  expect(await logIn(other, { userAgent: 'two' })).toMatchObject({ reason: 'captcha-needed' })
})

test('AUTH-08 of ten uses of one ticket at the same time one passes', async () => {
  const ticket = await solveCaptcha(site)
  const replies = await Promise.all(Array.from({ length: 10 }, () => logIn(ticket)))
  expect(replies.filter(({ code }) => code === 0)).toHaveLength(1)
})
