import type { FastifyInstance, FastifyReply } from 'fastify'
import { RecentCache } from '../../kernel/recent-cache'
import type { Clip, ClipQuality } from './clip-library'
import { isServed, roomOffset } from './live-window'
import { livePlaylist, masterPlaylist, playbackPlaylist, shiftPlaylist } from './playlists'

const playlistType = 'application/vnd.apple.mpegurl'
const mediaType = 'video/mp4'
const forEver = 'public, max-age=31536000, immutable'

interface FileParams {
  clip: string
  room: string
  quality: string
  file: string
}

function playlist(reply: FastifyReply, text: string): FastifyReply {
  return reply.type(playlistType).header('cache-control', 'no-store').send(text)
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('no such media file')

/** A film is a stretch of a clip: `<first segment>-<number of segments>`, the clip beginning again where it ends. */
function filmOf(name: string): { first: number; count: number } | undefined {
  const [, first, count] = /^(\d{1,4})-([1-9]\d{0,3})$/.exec(name) ?? []
  return first === undefined ? undefined : { first: Number(first), count: Number(count) }
}

const segmentNumber = (file: string): number => (/^\d{1,12}\.m4s$/.test(file) ? Number.parseInt(file, 10) : -1)

const master = (clip: Clip): string => masterPlaylist([...clip.qualities.values()].map(({ rendition }) => rendition))

/**
 * Demo broadcasts: `/media/demo/<clip>/<room>/master.m3u8` is live for ever, `/media/playback/<clip>/0/master.m3u8` is
 * one round with an end, `/media/films/<clip>/<first>-<count>/master.m3u8` a stretch with an end. Nothing is kept per room: numbers follow the clock, so a restart is invisible to players.
 */
export function demoRoutes(app: FastifyInstance, clips: ReadonlyMap<string, Clip>, now: () => number): void {
  const cache = new RecentCache<Buffer>(96)
  const qualityIn = ({ clip, quality }: FileParams): ClipQuality | undefined => clips.get(clip)?.qualities.get(quality)
  const qualityOf = (params: FileParams): ClipQuality | undefined =>
    /^\d{1,9}$/.test(params.room) ? qualityIn(params) : undefined

  function sendSegment(reply: FastifyReply, params: FileParams, quality: ClipQuality, position: number): FastifyReply {
    const bytes = cache.get(`${params.clip}/${params.quality}/${position}`, () => quality.segmentAt(position))
    return reply.type(mediaType).header('cache-control', forEver).send(bytes)
  }

  function sendFile(
    reply: FastifyReply,
    params: FileParams,
    positionOf: (number: number) => number | undefined,
    quality = qualityOf(params),
  ) {
    if (!quality) return missing(reply)
    if (params.file === quality.headerName)
      return reply.type(mediaType).header('cache-control', forEver).send(quality.header)
    const number = segmentNumber(params.file)
    const position = number < 0 ? undefined : positionOf(number)
    return position === undefined ? missing(reply) : sendSegment(reply, params, quality, position)
  }

  app.addHook('onRequest', async (_request, reply) => void reply.header('access-control-allow-origin', '*'))
  for (const kind of ['demo', 'playback']) {
    app.get<{ Params: FileParams }>(`/media/${kind}/:clip/:room/master.m3u8`, async ({ params }, reply) => {
      const clip = clips.get(params.clip)
      return clip && /^\d{1,9}$/.test(params.room) ? playlist(reply, master(clip)) : missing(reply)
    })
  }
  app.get<{ Params: FileParams }>('/media/demo/:clip/:room/shift.m3u8', async ({ params }, reply) => {
    const clip = clips.get(params.clip)
    if (!clip || !/^\d{1,9}$/.test(params.room)) return missing(reply)
    const renditions = [...clip.qualities.values()].map(({ rendition }) => rendition)
    return playlist(reply, masterPlaylist(renditions.map((one) => ({ ...one, address: `${one.name}/shift.m3u8` }))))
  })
  app.get<{ Params: FileParams }>('/media/demo/:clip/:room/:quality/shift.m3u8', async ({ params }, reply) => {
    const quality = qualityOf(params)
    return quality ? playlist(reply, shiftPlaylist(now(), quality.headerName)) : missing(reply)
  })
  app.get<{ Params: FileParams }>('/media/demo/:clip/:room/:quality/index.m3u8', async ({ params }, reply) => {
    const quality = qualityOf(params)
    return quality ? playlist(reply, livePlaylist(now(), quality.headerName)) : missing(reply)
  })
  app.get<{ Params: FileParams }>('/media/demo/:clip/:room/:quality/:file', async ({ params }, reply) =>
    sendFile(reply, params, (number) =>
      isServed(number, now())
        ? number + roomOffset(Number(params.room), clips.get(params.clip)?.count ?? 1)
        : undefined,
    ),
  )
  app.get<{ Params: FileParams }>('/media/playback/:clip/:room/:quality/index.m3u8', async ({ params }, reply) => {
    const quality = qualityOf(params)
    return quality ? playlist(reply, playbackPlaylist(quality.count, quality.headerName)) : missing(reply)
  })
  app.get<{ Params: FileParams }>('/media/playback/:clip/:room/:quality/:file', async ({ params }, reply) =>
    sendFile(reply, params, (number) => (number < (clips.get(params.clip)?.count ?? 0) ? number : undefined)),
  )
  app.get<{ Params: FileParams }>('/media/films/:clip/:room/master.m3u8', async ({ params }, reply) => {
    const clip = clips.get(params.clip)
    return clip && filmOf(params.room) ? playlist(reply, master(clip)) : missing(reply)
  })
  app.get<{ Params: FileParams }>('/media/films/:clip/:room/:quality/index.m3u8', async ({ params }, reply) => {
    const [quality, film] = [qualityIn(params), filmOf(params.room)]
    return quality && film ? playlist(reply, playbackPlaylist(film.count, quality.headerName)) : missing(reply)
  })
  app.get<{ Params: FileParams }>('/media/films/:clip/:room/:quality/:file', async ({ params }, reply) => {
    const film = filmOf(params.room)
    if (!film) return missing(reply)
    const positionOf = (number: number) => (number < film.count ? number + film.first : undefined)
    return sendFile(reply, params, positionOf, qualityIn(params))
  })
}
