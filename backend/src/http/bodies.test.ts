import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type CallName, endpointOf } from '@pitchside/contract'
import { calls } from '@pitchside/contract/schemas'
import fastify from 'fastify'
import { startTestApp, type TestSite } from '../testing/test-app'
import { bodyLimitOf } from './body-limit'
import { readQuery } from './read-query'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { mediaEngine: 'srs', mediaEngineHls: 'http://127.0.0.1:9/{room}.m3u8' } })
})
afterAll(() => site.close())

const json = { 'content-type': 'application/json' }
const inject = (options: object) => site.app.fastify.inject(options as { url: string })
const post = (url: string, payload: string, headers: object = json) => inject({ method: 'POST', url, headers, payload })

/** What a server answers to the first bytes of a request that stays unfinished. */
async function answerTo(sent: readonly string[]): Promise<string> {
  const { port } = new URL(await site.origin())
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('error', () => undefined)
  for (const text of sent) socket.write(text)
  for await (const piece of socket) {
    answer += piece
    if (answer.includes('body-too-large')) break
  }
  socket.destroy()
  return answer
}

const head = (more: string, path = '/api/user/checkCaptcha') =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${more}\r\n\r\n`

test('EDGE-01 a body that is announced as too long is refused before any of it comes', async () => {
  expect(await answerTo([head('Content-Length: 1000000')])).toMatch(/^HTTP\/1.1 413 [\s\S]*"reason":"body-too-large"/)
  const endless = await answerTo([head('Content-Length: 9000000000')])
  expect(endless).toMatch(/^HTTP\/1.1 413 /)
  expect(endless).toMatch(/connection: close/i)
})

test('EDGE-01 a body that says nothing of its length is refused when it has become too long', async () => {
  const piece = `4000\r\n${'['.repeat(0x4000)}\r\n`
  expect(await answerTo([head('Transfer-Encoding: chunked'), ...Array(6).fill(piece)])).toMatch(/^HTTP\/1.1 413 /)
})

test('EDGE-01 who sends a little too much reads why, and the connection goes on', async () => {
  const url = `${await site.origin()}/api/user/login`
  const reply = await fetch(url, { method: 'POST', headers: json, body: `{"password":"${'x'.repeat(900_000)}"}` })
  expect([reply.status, (await reply.json()).reason]).toEqual([413, 'body-too-large'])
  expect(reply.headers.get('connection')).not.toBe('close')
})

const bodyCalls = (Object.keys(calls) as CallName[]).filter((name) => endpointOf(name).inputIn === 'body')
const doors = [
  ...['/qr/none/sign-in', '/qr/none/confirm', '/qr/none/cancel', '/pay/sandbox', '/pay/callback/sandbox'],
  ...['/ingest/hooks/nginx-rtmp', '/ingest/hooks/srs', '/ingest/hooks/mediamtx', '/api/nothing/here', '/_dev/clock'],
]

test('EDGE-01 no door reads a body one byte longer than its longest input, nor falls over one that is 5,000 levels deep', async () => {
  const deep = `${'[{"a":'.repeat(2_500)}1${'}]'.repeat(2_500)}`
  const found: unknown[] = []
  const limits = bodyCalls.map((name) => [endpointOf(name).path, bodyLimitOf(calls[name].input)] as const)
  for (const [url, limit] of [...limits, ...doors.map((door) => [door, 65_536] as const)]) {
    const { statusCode, body } = await post(url, deep)
    if (statusCode >= 500 || body.includes('"internal"')) found.push([url, statusCode, body])
    const large = await post(url, ' '.repeat(limit + 1))
    if (large.statusCode !== 413) found.push([url, 'large', large.statusCode])
  }
  expect(found).toEqual([])
})

test('EDGE-01 a deep body is told as such', async () => {
  const { body } = await post('/api/user/checkCaptcha', `{"track":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)
  expect(JSON.parse(body)).toMatchObject({
    code: 1,
    reason: 'input-invalid',
    data: { rule: 'Expected at most 16 levels' },
  })
})

test('EDGE-01 a form without end is not taken apart', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await post('/api/user/login', 'a=1&'.repeat(5_000), form)).json()).toMatchObject({ reason: 'input-invalid' })
  const few = await post('/api/user/getCode', 'mobile=86-13900000077&type=10', form)
  expect(few.json()).toMatchObject({ reason: 'input-invalid', data: { field: 'type' } })
})

test.each([
  ['names', Array.from({ length: 2_000 }, (_, at) => `k${at}=1`).join('&')],
  ['values of one name', 'id=1&'.repeat(2_000)],
  ['empty fields', '&'.repeat(10_000)],
])('EDGE-01 a query of thousands of %s is refused', async (_kind, query) => {
  const reply = await inject({ url: `/api/User/getUserInfo?${query}` })
  expect(reply.json()).toMatchObject({
    code: 1,
    reason: 'input-invalid',
    data: { rule: expect.stringMatching(/at most \d+/) },
  })
})

test('EDGE-01 a query is read as it always was', async () => {
  const { query } = await new Promise<{ query: unknown }>((resolve) => {
    const app = fastify({ routerOptions: { querystringParser: readQuery } })
    app.get('/', (request, reply) => {
      resolve({ query: request.query })
      return reply.send()
    })
    void app.inject({ url: '/?a=1&a=2&b=%E5%9C%BA+x&c=%zz&d&e=&f=1=2&g[]=1&__proto__=3' })
  })
  const read = [
    ['a', ['1', '2']],
    ['b', '场 x'],
    ['c', '%zz'],
    ['d', ''],
    ['e', ''],
    ['f', '1=2'],
    ['g[]', '1'],
  ]
  expect(Object.entries(query as object)).toEqual([...read, ['__proto__', '3']])
})

test.each(['null', '[]', '5', '{"country":{"toString":1},"number":[5],"password":{}}'])(
  'EDGE-01 the form of the phone page takes no %s for a number and a password',
  async (body) => {
    const { statusCode } = await post('/qr/none/sign-in', body)
    expect(statusCode).toBe(410)
  },
)

test('EDGE-01 hex is no amount: nothing is converted', async () => {
  const { token } = await site.signIn('rich')
  const reply = await inject({ url: `${endpointOf('convertBalance').path}?amount=0x10`, headers: { token } })
  expect(reply.json()).toMatchObject({ code: 1, reason: 'input-invalid', data: { field: 'amount' } })
})
