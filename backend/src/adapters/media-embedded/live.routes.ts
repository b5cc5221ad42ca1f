import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EmbeddedMedia } from './embedded-media'

const playlistType = 'application/vnd.apple.mpegurl'

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('nothing is on air here')

const playlist = (reply: FastifyReply, text: string | undefined): FastifyReply =>
  text === undefined ? missing(reply) : reply.type(playlistType).header('cache-control', 'no-store').send(text)

const uidOf = (room: string): number => (/^\d{1,15}$/.test(room) ? Number(room) : 0)

/** What players read of a broadcast: `/media/live/<room>/master.m3u8` and what it names. */
export function liveRoutes(app: FastifyInstance, media: EmbeddedMedia): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  app.get<{ Params: { room: string } }>('/media/live/:room/master.m3u8', async ({ params }, reply) =>
    playlist(reply, media.master(uidOf(params.room))),
  )
  app.get<{ Params: { room: string; variant: string } }>(
    '/media/live/:room/:variant/index.m3u8',
    async ({ params }, reply) => playlist(reply, media.playlist(uidOf(params.room), params.variant)),
  )
  app.get<{ Params: { room: string; variant: string; file: string } }>(
    '/media/live/:room/:variant/:file',
    async ({ params }, reply) => {
      const bytes = media.file(uidOf(params.room), params.file)
      if (!bytes) return missing(reply)
      // Names are used once: whoever has the bytes may keep them.
      reply.header('cache-control', 'public, max-age=600, immutable')
      return reply.type(params.file.endsWith('.ts') ? 'video/mp2t' : 'video/mp4').send(bytes)
    },
  )
}
