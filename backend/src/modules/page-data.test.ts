import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../testing/test-app'
import { createPageData } from './page-data'

let site: TestSite
let dataOf: ReturnType<typeof createPageData>
beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'scores', 'live', 'content', 'experts'],
    config: { seedDemo: true },
  })
  dataOf = createPageData(site.app.fastify, site.app.kernel.clock)
})
afterAll(() => site.close())
const ask = (call: string, input: Record<string, string>, ip = '203.0.113.7') =>
  dataOf({ call, input, language: 'en', ip }) as Promise<{ info: Record<string, unknown> }>

test('a document is written from what a visitor without an account gets, in the language of its reader', async () => {
  const said = await ask('getHeadline', { id: '1' })
  const { info } = await site.ok('getHeadline', { id: 1 }, { language: 'en' })
  // That call was a look, the document's was none.
  expect(said.info).toEqual({ ...info, click: info.click - 1 })
})

test('calls that change something, and those of members, are no document’s', async () => {
  for (const call of ['sendCode', 'countVideoView', 'getOwnUser', 'constructor'])
    await expect(ask(call, { id: '1' })).rejects.toThrow(`no document is written from ${call}`)
})

test('an answer is kept for seconds, a refusal is not; whoever asks too much is refused for the own address alone', async () => {
  const first = await ask('getHeadline', { id: '3' })
  await site.db.query("update headline set title = 'New' where id = 3")
  expect(await ask('getHeadline', { id: '3' })).toBe(first)
  await site.clock.skip(5_000)
  expect((await ask('getHeadline', { id: '3' })).info.title).toBe('New')
  await expect(ask('getHeadline', { id: '999999' })).rejects.toThrow(/getHeadline answered/)
  const many = Array.from({ length: 700 }, (_, at) => ask('getHeadline', { id: String(500_000 + at) }, '198.51.100.9'))
  const refusals = (await Promise.allSettled(many)).map((one) => String((one as PromiseRejectedResult).reason))
  expect(new Set(refusals).size).toBe(2)
  await expect(ask('getHeadline', { id: '4' }, '198.51.100.9')).rejects.toThrow()
  expect((await ask('getHeadline', { id: '4' })).info.id).toBe(4)
})
