import { describe } from '@jest/globals'
import Fastify from 'fastify'
import { createLog } from '../../kernel/log'
import { createManualClock } from '../../kernel/manual-clock'
import { createSystemRandom } from '../../kernel/random'
import { createRateLimiter } from '../../kernel/rate-limiter'
import {
  describeMediaEngine,
  type MediaBench,
  type TestPublisher,
} from '../../modules/media-origin/ports/media.contract'
import type { MediaDesk } from '../../modules/media-origin/ports/media.port'
import { transportSegment } from './clips.fixture'
import { EmbeddedMedia } from './embedded-media'
import { createPublisher } from './publisher.fixture'
import { putDoorRoutes } from './put-door.routes'

async function open(desk: MediaDesk): Promise<MediaBench> {
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  const log = createLog('silent')
  const engine = new EmbeddedMedia({ clock, random: createSystemRandom(), desk, log })
  const app = Fastify({ forceCloseConnections: true })
  putDoorRoutes(app, { media: engine, desk, limiter: createRateLimiter(clock), log })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  let pushes = 0

  function publisher(): TestPublisher {
    const push = String(++pushes)
    let put: ReturnType<typeof createPublisher> | undefined
    let next = 0
    const name = (): string => `live${next}.ts`
    return {
      // Over HTTP a push begins with its first upload: a playlist is one that changes nothing.
      async begin(key) {
        put = createPublisher(`${origin}/ingest/${key || '-'}/`, push)
        return (await put.put('index.m3u8', '#EXTM3U\n')) === 201
      },
      async segment() {
        const status = await put?.put(name(), transportSegment(next as 0 | 1 | 2))
        if (status === 201) next++
        return status === 201
      },
      async leave() {
        await put?.put('index.m3u8', `#EXTM3U\n#EXTINF:2,\nlive${next - 1}.ts\n#EXT-X-ENDLIST\n`)
      },
    }
  }
  return { engine, clock, publisher, close: () => app.close() }
}

describe('the embedded origin, pushed to over HTTP', () => {
  describeMediaEngine(open)
})
