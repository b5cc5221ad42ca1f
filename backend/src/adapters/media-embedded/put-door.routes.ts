import type { IncomingMessage } from 'node:http'
import { limits } from '@pitchside/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Log } from '../../kernel/log'
import type { RateLimiter } from '../../kernel/rate-limiter'
import type { MediaDesk } from '../../modules/media-origin/ports/media.port'
import type { EmbeddedMedia } from './embedded-media'
import type { Sender } from './push-owner'
import { Refused } from './room-ingest'
import { UploadBody } from './upload-body'
import { readUploadName, type UploadName } from './upload-name'

interface Params {
  key: string
  '*': string
}
type UploadRequest = FastifyRequest<{ Params: Params }>

/** So long a refused client has to read the answer before its connection is destroyed. */
const farewellMs = 200
const uploads = { count: 300, windowMs: 10_000 }

export interface PutDoorDeps {
  media: EmbeddedMedia
  desk: MediaDesk
  limiter: RateLimiter
  log: Log
}

const oneOf = (header: string | string[] | undefined): string | undefined =>
  (Array.isArray(header) ? header[0] : header) || undefined

/** The key of an upload: from the `Authorization` header where there is one, otherwise from the address. */
function keyOf({ headers, params }: UploadRequest): string {
  const bearer = /^Bearer ([\w-]{1,100})$/.exec(oneOf(headers.authorization) ?? '')
  return bearer?.[1] ?? params.key
}

const senderOf = ({ raw, ip, headers }: UploadRequest): Sender => ({
  connection: raw.socket,
  address: ip,
  pushId: oneOf(headers['x-push-id'])?.slice(0, 64),
})

/** Answers without reading the body, and lets go of the connection: a flood is never buffered. The header is for a proxy. */
function refuse(request: UploadRequest, reply: FastifyReply, status: number, reason: string): FastifyReply {
  const { socket } = request.raw
  reply.raw.once('finish', () => setTimeout(() => socket.destroy(), farewellMs).unref())
  // Some reasons name what was found in the upload, and a header takes no other signs.
  const why = reason.replaceAll(/[^ -~]/g, '?')
  return reply.code(status).headers({ connection: 'close', 'x-refused': why }).type('text/plain').send(`${reason}\n`)
}

interface Upload {
  upload: UploadName
  body: UploadBody
  sender: Sender
}

/** Uploads per room that are being read: their connections, and how many bytes lie in memory. */
class OpenUploads {
  readonly #byRoom = new Map<number, Set<IncomingMessage>>()

  count(uid: number): number {
    return this.#byRoom.get(uid)?.size ?? 0
  }

  async during<T>(uid: number, request: IncomingMessage, job: () => Promise<T>): Promise<T> {
    const open = this.#byRoom.get(uid) ?? new Set()
    this.#byRoom.set(uid, open.add(request))
    try {
      return await job()
    } finally {
      open.delete(request)
      if (open.size === 0) this.#byRoom.delete(uid)
    }
  }

  cut(uid: number): void {
    for (const request of this.#byRoom.get(uid) ?? []) request.destroy()
  }
}

/** Door for publishers over HTTP: `PUT /ingest/<stream-key>/<file>`, as ffmpeg and the browser write a live stream. */
export function putDoorRoutes(app: FastifyInstance, { media, desk, limiter, log }: PutDoorDeps): void {
  const open = new OpenUploads()
  media.onCut((uid) => open.cut(uid))
  // Bodies come to the handler as they are: it decides whether and how much of them is read.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))

  async function take(
    uid: number,
    name: string,
    request: UploadRequest,
    { upload, body, sender }: Upload,
  ): Promise<void> {
    const max = upload.kind === 'playlist' ? limits.ingestPlaylistBytes : limits.ingestSegmentBytes
    const bytes = await open.during(uid, request.raw, () => body.read(max))
    const waitMs = limiter.take(`ingest-bytes:${uid}`, {
      count: Math.max(1, Math.floor(limits.ingestBytesPerMinute / Math.max(1, bytes.length))),
      windowMs: 60_000,
    })
    if (waitMs > 0) throw new Refused(429, 'too many bytes a minute')
    const room = media.room(uid)
    if (upload.kind === 'playlist') await room.playlist(bytes, sender)
    else await room.media(name, upload, bytes, sender)
  }

  async function handle(request: UploadRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = new UploadBody(request.raw)
    // Now: a publisher that hangs up at once has no address any more when its last upload is looked at.
    const sender = senderOf(request)
    const publisher = await desk.authorize(keyOf(request))
    if (!publisher) return refuse(request, reply, 403, 'unknown stream key')
    const { uid } = publisher
    const name = request.params['*']
    const upload = readUploadName(name)
    if (!upload) return refuse(request, reply, 400, 'not a file name of a live stream')
    if (request.method === 'DELETE') return reply.code(204).send()
    if (limiter.take(`ingest:${uid}`, uploads) > 0) return refuse(request, reply, 429, 'too many uploads')
    if (open.count(uid) >= limits.ingestOpenUploads) return refuse(request, reply, 429, 'too many open uploads')
    try {
      media.room(uid).admit(sender)
      await take(uid, name, request, { upload, body, sender })
      return reply.code(201).send()
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      log.info({ uid, name, status: error.status, why: error.message }, 'an upload was refused')
      return refuse(request, reply, error.status, error.message)
    }
  }

  app.options('/ingest/*', async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'PUT, POST, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, x-push-id')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  )
  // The key is in the address or in a header, never in a cookie: any page may use it that knows it.
  app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  app.route<{ Params: Params }>({ method: ['PUT', 'POST', 'DELETE'], url: '/ingest/:key/*', handler: handle })
}
