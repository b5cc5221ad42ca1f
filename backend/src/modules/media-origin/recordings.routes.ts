import { shiftS } from '@pitchside/contract/rooms'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { masterPlaylist } from '../media/media.module'
import type { RecordingStore } from './ports/recording-store.port'
import { lastOf, recordedPlaylist, renditionsOf, stretchOf } from './recorded-playlist.rules'

const keptForGood = 'public, max-age=31536000, immutable'
const playlistType = 'application/vnd.apple.mpegurl'

export const recordingAddress = (recording: string): string => `/media/recordings/${recording}/master.m3u8`

/** The last two hours of a recording as they are now, while it still grows. */
export const shiftAddress = (recording: string): string => `/media/recordings/${recording}/shift.m3u8`

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('no such recording')

interface Range {
  from?: string
  until?: string
}

/** Seconds of a recording that are looked at before a clip is cut; numbers that are none show nothing. */
const rangeOf = ({ from, until }: Range): [number, number] => [Number(from ?? 0), Number(until ?? 0)]

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
  app.get<{ Params: { recording: string }; Querystring: Range }>(
    '/media/recordings/:recording/cut.m3u8',
    async ({ params, query }, reply) => {
      const [from, until] = rangeOf(query)
      const renditions = renditionsOf(await store.list(params.recording)).filter(
        ({ segments }) => stretchOf(segments, from, until).segments.length > 0,
      )
      if (renditions.length === 0) return missing(reply)
      const range = `from=${from}&until=${until}`
      const cut = renditions.map((one) => ({ ...one, frameRate: 0, address: `${one.name}/cut.m3u8?${range}` }))
      return send(reply, masterPlaylist(cut))
    },
  )
  app.get<{ Params: { recording: string; variant: string }; Querystring: Range }>(
    '/media/recordings/:recording/:variant/cut.m3u8',
    async ({ params, query }, reply) => {
      const own = (await store.list(params.recording)).filter(({ variant }) => variant === params.variant)
      const { segments } = stretchOf(own, ...rangeOf(query))
      return segments.length > 0 ? send(reply, recordedPlaylist(segments)) : missing(reply)
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
