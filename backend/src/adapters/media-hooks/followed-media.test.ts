import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe } from '@jest/globals'
import Fastify from 'fastify'
import { createLog } from '../../kernel/log'
import { createManualClock } from '../../kernel/manual-clock'
import { createRateLimiter } from '../../kernel/rate-limiter'
import {
  describeMediaEngine,
  type MediaBench,
  type TestPublisher,
} from '../../modules/media-origin/ports/media.contract'
import type { MediaDesk } from '../../modules/media-origin/ports/media.port'
import { transportSegment } from '../media-embedded/clips.fixture'
import { FollowedMedia } from './followed-media'
import { hookRoutes } from './hooks.routes'

/** A media server of one room that asks our hooks and lists what it was sent. */
async function open(desk: MediaDesk): Promise<MediaBench> {
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  const files = new Map<string, Buffer | string>()
  const server = createServer((request, reply) => {
    const file = files.get(request.url ?? '')
    reply.writeHead(file === undefined ? 404 : 200).end(file)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{room}.m3u8`
  const log = createLog('silent')
  const engine = new FollowedMedia({ name: 'srs', address, drop: '', clock, log, desk })
  const app = Fastify()
  hookRoutes(app, { media: engine, desk, secret: '', limiter: createRateLimiter(clock), log })
  const listed: string[] = []
  let clients = 0

  function publisher(): TestPublisher {
    const client_id = `client-${++clients}`
    const tell = async (body: object): Promise<boolean> => {
      const reply = await app.inject({ method: 'POST', url: '/ingest/hooks/srs', payload: body })
      return reply.statusCode < 300
    }
    return {
      begin: (key) => tell({ action: 'on_publish', app: 'live', stream: '3', param: `?key=${key}`, client_id }),
      async segment() {
        const name = `${listed.length}.ts`
        files.set(`/${name}`, transportSegment((listed.length % 3) as 0 | 1 | 2))
        listed.push(name)
        files.set('/3.m3u8', `#EXTM3U\n${listed.map((file) => `#EXTINF:2,\n${file}`).join('\n')}\n`)
        await engine.follow()
        return true
      },
      leave: async () => void (await tell({ action: 'on_unpublish', stream: '3', client_id })),
    }
  }
  const close = async () => {
    await app.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { engine, clock, publisher, close }
}

describe('a media server that is followed', () => {
  describeMediaEngine(open)
})
