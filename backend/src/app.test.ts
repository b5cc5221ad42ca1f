import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from './testing/test-app'
import { until } from './testing/until'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: accountModules })
})
afterAll(() => site.close())

test('answers health with its adapters', async () => {
  const reply = await site.app.fastify.inject({ url: '/healthz' })
  expect(reply.json()).toMatchObject({
    status: 'ok',
    adapters: { database: process.env.TEST_DATABASE_URL ? 'postgres' : 'pglite', pubsub: 'memory', sms: 'outbox' },
    embedded: expect.arrayContaining(['pubsub', 'sms', 'messaging']),
  })
})

test('a member reads the own user, a visitor is asked to log in', async () => {
  const { token } = await site.signIn('visitor')
  expect(await site.ok('getOwnUser', {}, { token })).toMatchObject({
    id: 1,
    mobile: '86-139****0001',
  })
  expect(await site.call('getOwnUser', {})).toMatchObject({ code: 700, reason: 'login-needed', msg: '请登录后操作' })
  expect(await site.call('getOwnUser', {}, { token: 'none', language: 'en' })).toMatchObject({ code: 50008 })
})

test('a published event reaches a subscriber with its place', async () => {
  const socket = await site.socket()
  await socket.subscribe({ topic: 'system' })
  site.app.kernel.realtime.publish('system', { type: 'account', event: 'profile' })
  expect(await socket.next((frame) => frame.code === 100)).toMatchObject({ topic: 'system', seq: 1 })
})

test('OPS-01 a machine so slow that demo data take longer than a visitor may wait starts all the same', async () => {
  const slow = await startTestApp({ only: accountModules, config: { transactionTimeoutMs: 1 } })
  expect((await slow.db.query('select 1 from seeds')).length).toBeGreaterThan(0)
  await slow.app.close()
})

test('what no visitor has to wait for begins when the site listens: the search reads what there is', async () => {
  const started = await startTestApp({ only: [...accountModules, 'search'], config: { checksReplies: false } })
  try {
    await started.db.query(`delete from search_document where source = 'subject'`)
    await started.app.listen(0)
    await until(async () => started.db.one(`select 1 from search_document where source = 'subject' limit 1`))
  } finally {
    await started.close()
  }
})
