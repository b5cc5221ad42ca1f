import type { FastifyInstance, FastifyReply } from 'fastify'
import type { EmbeddedMedia } from './embedded-media'
import type { ReloadAsk } from './live-playlist'

const playlistType = 'application/vnd.apple.mpegurl'
/** Answers that were waited for are the same for everybody who asks so: a cache in front may collapse them. */
const askedFor = 'public, max-age=6'

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('nothing is on air here')

const refused = (reply: FastifyReply, status: number, why: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(why)

const playlist = (reply: FastifyReply, text: string | undefined, kept = 'no-store'): FastifyReply =>
  text === undefined ? missing(reply) : reply.type(playlistType).header('cache-control', kept).send(text)

const uidOf = (room: string): number => (/^\d{1,15}$/.test(room) ? Number(room) : 0)

interface Query {
  _HLS_msn?: string
  _HLS_part?: string
  _HLS_skip?: string
  latency?: string
}

/** What a player waits for; undefined where it says what it cannot mean. */
function readAsk({ _HLS_msn: msn, _HLS_part: part, _HLS_skip: skip }: Query): ReloadAsk | undefined {
  const isNumber = (value: string | undefined): boolean => value === undefined || /^\d{1,15}$/.test(value)
  if (!isNumber(msn) || !isNumber(part) || (part !== undefined && msn === undefined)) return undefined
  const numberOf = (value: string | undefined): number | undefined => (value === undefined ? undefined : Number(value))
  return { msn: numberOf(msn), part: numberOf(part), isDelta: skip === 'YES' || skip === 'v2' }
}

/** What players read of a broadcast: `/media/live/<room>/master.m3u8` and what it names. */
export function liveRoutes(app: FastifyInstance, media: EmbeddedMedia): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  // A server that closes waits for what is under way.
  app.addHook('preClose', async () => media.stop())
  app.get<{ Params: { room: string }; Querystring: Query }>(
    '/media/live/:room/master.m3u8',
    async ({ params, query }, reply) => playlist(reply, media.master(uidOf(params.room), query.latency === 'low')),
  )
  app.get<{ Params: { room: string; variant: string } }>(
    '/media/live/:room/:variant/index.m3u8',
    async ({ params }, reply) => playlist(reply, media.playlist(uidOf(params.room), params.variant)),
  )
  app.get<{ Params: { room: string; variant: string }; Querystring: Query }>(
    '/media/live/:room/:variant/low.m3u8',
    async ({ params, query }, reply) => {
      const ask = readAsk(query)
      if (!ask) return refused(reply, 400, 'a part without its segment, or no number')
      const text = await media.lowPlaylist(uidOf(params.room), params.variant, ask)
      if (text === 'gone') return missing(reply)
      if (text === 'too-far') return refused(reply, 400, 'nobody knows of that segment yet')
      if (text === 'late') return refused(reply, 503, 'it did not come in time')
      return playlist(reply, text, ask.msn === undefined ? 'no-store' : askedFor)
    },
  )
  app.get<{ Params: { room: string; variant: string; file: string } }>(
    '/media/live/:room/:variant/:file',
    async ({ params }, reply) => {
      const bytes = await media.file(uidOf(params.room), params.file)
      if (!bytes) return missing(reply)
      // Names are used once: whoever has the bytes may keep them.
      reply.header('cache-control', 'public, max-age=600, immutable')
      return reply.type(params.file.endsWith('.ts') ? 'video/mp2t' : 'video/mp4').send(bytes)
    },
  )
}
