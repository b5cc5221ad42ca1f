import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import fastify from 'fastify'
import { sendEnvelope } from './send-envelope'

/** Texts of answers: the second leaves in several pieces. */
const texts = { short: '足球', long: '足球'.repeat(4_000), refused: 'no' }

const app = fastify()
beforeAll(async () => {
  for (const [name, msg] of Object.entries(texts))
    app.get(`/${name}`, (request, reply) => {
      if (name === 'refused') reply.header('allow', 'POST')
      sendEnvelope(request, reply, { code: 0, msg, data: null }, name === 'refused' ? 405 : 200)
    })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Cuts what came over a connection into answers, by the lengths their heads tell. */
function answersIn(bytes: Buffer, methods: readonly string[]): Answer[] {
  let rest = bytes
  return methods.flatMap((method) => {
    const end = rest.indexOf('\r\n\r\n')
    if (end < 0) return []
    const [first = '', ...lines] = rest.subarray(0, end).toString().split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]))
    const length = method === 'HEAD' ? 0 : Number(headers['content-length'])
    const body = rest.subarray(end + 4, end + 4 + length).toString()
    rest = rest.subarray(end + 4 + length)
    return [{ status: Number(first.split(' ')[1]), headers, body }]
  })
}

/** Answers to requests that are sent in one go; the last of them closes the connection. */
async function ask(...requests: readonly (readonly [method: string, path: string])[]): Promise<Answer[]> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece))
  const lines = requests.map(([method, path], place) => {
    const last = place === requests.length - 1 ? 'Connection: close\r\n' : ''
    return `${method} ${path} HTTP/1.1\r\nHost: x\r\n${last}\r\n`
  })
  socket.write(lines.join(''))
  await once(socket, 'close')
  return answersIn(
    Buffer.concat(pieces),
    requests.map(([method]) => method),
  )
}

test('requests sent at once are answered in their order, each whole, whatever its length', async () => {
  const answers = await ask(['GET', '/short'], ['GET', '/long'], ['HEAD', '/long'], ['GET', '/long'], ['GET', '/short'])
  const said = answers.map(({ body }) => (body ? JSON.parse(body).msg : ''))
  expect(said).toEqual([texts.short, texts.long, '', texts.long, texts.short])
  expect(answers.map(({ headers }) => headers['content-type'])).toEqual(
    answers.map(() => 'application/json; charset=utf-8'),
  )
})

test('a refusal keeps the headers of its own beside those of all calls', async () => {
  const [answer] = await ask(['GET', '/refused'])
  expect(answer?.status).toBe(405)
  expect(answer?.headers).toMatchObject({ allow: 'POST', 'cache-control': 'no-store' })
})
