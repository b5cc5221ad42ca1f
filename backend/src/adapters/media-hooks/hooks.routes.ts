import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../kernel/log'
import type { RateLimiter, RateRule } from '../../kernel/rate-limiter'
import type { Door, MediaDesk } from '../../modules/media-origin/ports/media.port'
import type { FollowedMedia } from './followed-media'
import { isFromEngine } from './hook-guard'
import { type HookMessage, readMediamtxHook, readNginxHook, readSrsHook } from './hook-messages'

interface Deps {
  media: FollowedMedia
  desk: MediaDesk
  secret: string
  limiter: RateLimiter
  log: Log
}

/** Anybody may knock: more refusals than these leave no line each. */
const logged: RateRule = { count: 20, windowMs: 60_000 }

interface Dialect {
  door: Door
  path: string
  read: (fields: Readonly<Record<string, unknown>>) => HookMessage
  /** Body of a yes, and of a no with its status. */
  yes: (reply: FastifyReply) => FastifyReply
  no: (reply: FastifyReply, status: number) => FastifyReply
}

const plainYes = (reply: FastifyReply): FastifyReply => reply.code(204).send()
const plainNo = (reply: FastifyReply, status: number): FastifyReply =>
  reply.code(status).type('text/plain').send('no\n')

const dialects: readonly Dialect[] = [
  { door: 'nginx-rtmp', path: 'nginx-rtmp', read: readNginxHook, yes: plainYes, no: plainNo },
  {
    door: 'srs',
    path: 'srs',
    read: readSrsHook,
    yes: (reply) => reply.send({ code: 0, msg: 'OK' }),
    no: (reply, status) => reply.code(status).send({ code: status, msg: 'no' }),
  },
  // MediaMTX asks again with credentials after a 401: every other refusal is final.
  { door: 'mediamtx', path: 'mediamtx', read: readMediamtxHook, yes: plainYes, no: plainNo },
]

const fieldsOf = ({ body, query }: FastifyRequest): Record<string, unknown> => ({
  ...(typeof query === 'object' ? query : {}),
  ...(typeof body === 'object' ? body : {}),
})

/** Hooks of media servers: `POST /ingest/hooks/<engine>`. They ask whether a push may begin, and tell when it ended. */
export function hookRoutes(app: FastifyInstance, { media, desk, secret, limiter, log }: Deps): void {
  /** Media servers say no more than no: why is for the operator, without any key. */
  function refuse(dialect: Dialect, reply: FastifyReply, status: number, why: string, room?: number): FastifyReply {
    if (limiter.take('refused hooks', logged) === 0)
      log.warn({ engine: dialect.door, room, why, ip: reply.request.ip }, 'a hook of a media server was refused')
    return dialect.no(reply, status)
  }
  async function answer(dialect: Dialect, message: HookMessage, reply: FastifyReply): Promise<FastifyReply> {
    const { event, room, key, client } = message
    if (event === 'other') return dialect.yes(reply)
    if (event === 'done') {
      await media.end(room, client)
      return dialect.yes(reply)
    }
    const publisher = await desk.authorize(key)
    // The name of the stream becomes public: it is the room, and the key must be this room's.
    if (publisher?.uid !== room) return refuse(dialect, reply, 403, 'not the key of this room', room)
    if (await media.begin(room, dialect.door, client)) return dialect.yes(reply)
    return refuse(dialect, reply, 409, 'the room has another push', room)
  }

  for (const dialect of dialects) {
    app.post(`/ingest/hooks/${dialect.path}`, async (request, reply) => {
      if (!isFromEngine(request, secret)) return refuse(dialect, reply, 403, 'not from the media server')
      return answer(dialect, dialect.read(fieldsOf(request)), reply)
    })
  }
}
