import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startTestApp, type TestSite } from '../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

const ask = (url: string, encoding?: string) =>
  site.app.fastify.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })
const list = (encoding?: string) =>
  site.app.fastify.inject({
    method: 'POST',
    url: '/api/Football/football_match',
    headers: encoding ? { 'accept-encoding': encoding } : {},
    payload: { type: 1 },
  })

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('WEB-03 a long answer comes as %s to who takes that, and is the same', async (encoding, unpack) => {
  const plain = await list()
  const packed = await list(encoding)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe(encoding)
  expect(packed.headers.vary).toMatch(/accept-encoding/i)
  expect(packed.rawPayload.length * 3).toBeLessThan(plain.rawPayload.length)
  const idsOf = (text: string) => JSON.parse(text).data.data.map(({ id }: { id: number }) => id)
  expect(idsOf(unpack(packed.rawPayload).toString())).toEqual(idsOf(plain.body))
})

test('WEB-03 documents are compressed, short answers, pictures and films are not', async () => {
  expect((await ask('/sitemaps/leagues.xml', 'br')).headers['content-encoding']).toBe('br')
  expect((await ask('/healthz', 'br')).headers['content-encoding']).toBeUndefined()
  const [cover] = await site.db.query<{ cover: string }>("select cover from video where cover like '/media/%' limit 1")
  const picture = await ask(cover?.cover ?? '', 'br')
  expect([picture.statusCode, picture.headers['content-encoding']]).toEqual([200, undefined])
})

test.each(['identity', 'br;q=0, gzip;q=0', 'deflate', 'brotli'])(
  'nobody gets what he does not take: %s',
  async (encoding) => {
    expect((await list(encoding)).headers['content-encoding']).toBeUndefined()
  },
)

test('a body that comes compressed is not unpacked: it counts as what it is', async () => {
  const reply = await site.app.fastify.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync(JSON.stringify({ account: 'x', filler: 'x'.repeat(20_000) })),
  })
  expect(reply.json().code).not.toBe(0)
})
