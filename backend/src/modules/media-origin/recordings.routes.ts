import { shiftS } from '@pitchside/contract/rooms'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { masterPlaylist } from '../media/media.module'
import type { RecordingStore } from './ports/recording-store.port'
import { lastOf, recordedPlaylist, renditionsOf } from './recorded-playlist.rules'

const keptForGood = 'public, max-age=31536000, immutable'
const playlistType = 'application/vnd.apple.mpegurl'

export const recordingAddress = (recording: string): string => `/media/recordings/${recording}/master.m3u8`

/** The last two hours of a recording as they are now, while it still grows. */
export const shiftAddress = (recording: string): string => `/media/recordings/${recording}/shift.m3u8`

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('no such recording')

/** Broadcasts that are over: `/media/recordings/<recording>/master.m3u8` and what it names. */
export function recordingRoutes(app: FastifyInstance, store: RecordingStore): void {
  const send = (reply: FastifyReply, text: string) =>
    reply.type(playlistType).header('cache-control', 'public, max-age=60').send(text)

  const sendNow = (reply: FastifyReply, text: string) =>
    reply.type(playlistType).header('cache-control', 'no-store').send(text)

  app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  app.get<{ Params: { recording: string } }>('/media/recordings/:recording/master.m3u8', async ({ params }, reply) => {
    const renditions = renditionsOf(await store.list(params.recording))
    if (renditions.length === 0) return missing(reply)
    return send(reply, masterPlaylist(renditions.map((rendition) => ({ ...rendition, frameRate: 0 }))))
  })
  app.get<{ Params: { recording: string } }>('/media/recordings/:recording/shift.m3u8', async ({ params }, reply) => {
    const renditions = renditionsOf(await store.list(params.recording))
    if (renditions.length === 0) return missing(reply)
    const shifted = renditions.map((one) => ({ ...one, frameRate: 0, address: `${one.name}/shift.m3u8` }))
    return sendNow(reply, masterPlaylist(shifted))
  })
  app.get<{ Params: { recording: string; variant: string } }>(
    '/media/recordings/:recording/:variant/shift.m3u8',
    async ({ params }, reply) => {
      const own = (await store.list(params.recording)).filter(({ variant }) => variant === params.variant)
      return own.length > 0 ? sendNow(reply, recordedPlaylist(lastOf(own, shiftS))) : missing(reply)
    },
  )
  app.get<{ Params: { recording: string; picture: string } }>(
    '/media/recordings/:recording/:picture',
    async ({ params }, reply) => {
      const isPicture = /^still-\d+\.jpg$/.test(params.picture)
      const bytes = isPicture ? await store.read(params.recording, params.picture) : undefined
      if (!bytes) return missing(reply)
      return reply.header('cache-control', keptForGood).type('image/jpeg').send(bytes)
    },
  )
  app.get<{ Params: { recording: string; variant: string } }>(
    '/media/recordings/:recording/:variant/index.m3u8',
    async ({ params }, reply) => {
      const own = (await store.list(params.recording)).filter(({ variant }) => variant === params.variant)
      return own.length > 0 ? send(reply, recordedPlaylist(own)) : missing(reply)
    },
  )
  app.get<{ Params: { recording: string; variant: string; file: string } }>(
    '/media/recordings/:recording/:variant/:file',
    async ({ params }, reply) => {
      const bytes = await store.read(params.recording, params.file)
      if (!bytes) return missing(reply)
      reply.header('cache-control', keptForGood)
      return reply.type(params.file.endsWith('.ts') ? 'video/mp2t' : 'video/mp4').send(bytes)
    },
  )
}
