import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readConfig } from '../config'
import { type ConnectionLimits, type ConnectionWaits, connectionLimits } from '../http/connection-limits'
import { createHttp } from '../http/create-http'
import { createReplies } from '../http/replies'
import { createLog } from '../kernel/log'
import { kernelMessages } from '../kernel/messages'
import { createSystemRandom } from '../kernel/random'
import { until } from './until'

export type Wish = Partial<Omit<ConnectionLimits, 'waits'>> & { waits?: Partial<ConnectionWaits> }

export interface HttpForStrangers {
  port: number
  /** Questions at `/wait` since the start. */
  asked(): number
  /** Lets `/wait` answer, and `/lazy` read. */
  letGo(): void
  /** Resolves when the server holds so many connections. */
  untilOpen(count: number): Promise<void>
  close(): Promise<void>
}

async function bytesOf(body: IncomingMessage): Promise<{ bytes: number }> {
  let bytes = 0
  for await (const piece of body) bytes += (piece as Buffer).length
  return { bytes }
}

/**
 * The product's HTTP server without any call, listening: `/wait` answers when it is told to, `/api/echo` says what it heard,
 * `/upload` counts the bytes of its body as they come, `/lazy` when it is told to, `/large` answers with 64 MB.
 */
export async function startHttpForStrangers(
  { waits, ...limits }: Wish = {},
  trustedProxies = 0,
): Promise<HttpForStrangers> {
  let asked = 0
  let letGo = () => {}
  const told = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const log = createLog('silent')
  // Looked at often: tests wait for what they are about.
  const connections = { ...connectionLimits, ...limits, waits: { ...connectionLimits.waits, lookMs: 20, ...waits } }
  const config = { ...readConfig({ NODE_ENV: 'test' }), connections, trustedProxies }
  const app = createHttp(config, createReplies(kernelMessages, log), log, createSystemRandom())
  app.get('/wait', async () => {
    asked += 1
    await told
    return 'done'
  })
  app.post('/api/echo', async ({ body }) => ({ code: 0, body }))
  app.get('/large', async () => Buffer.alloc(64 * 1024 * 1024))
  await app.register(async (part) => {
    part.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null, undefined))
    part.post('/upload', ({ raw }) => bytesOf(raw))
    part.post('/lazy', async ({ raw }) => {
      await told
      return bytesOf(raw)
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    port: (app.server.address() as AddressInfo).port,
    asked: () => asked,
    letGo,
    async untilOpen(count) {
      let open = Number.NaN
      await until(() => {
        app.server.getConnections((_error, found) => {
          open = found
        })
        return open === count
      })
    },
    async close() {
      letGo()
      await app.close()
    },
  }
}

/** A question as its bytes. `more`: further lines of the head, each with its end. */
export const get = (path: string, more = ''): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`

/** The head of a question with a body of so many bytes. */
export const post = (path: string, length: number, type = 'application/json', more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n${more}\r\n`
