import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { digest } from '../../kernel/digest'
import { createDrawnPictures } from '../../kernel/drawn-pictures'
import { Failure } from '../../kernel/failure'
import type { Kernel } from '../../kernel/kernel'
import { languages } from '../../kernel/messages'
import { createPlaceLimits } from '../../kernel/place-limits'
import { matchPicture, type PicturedMatch } from './match-picture.rules'

/** Of a match that takes place; undefined for one that is off. Throws a {@link Failure} for one there isn't. */
export type MatchOfPicture = (sport: 'football' | 'basketball', id: number) => PicturedMatch | undefined

/** Some 40 KB each. */
const mostKept = 200
/** Drawn ones of one line in a minute: a chat with many links needs fewer. */
const rule = { count: 60, windowMs: 60_000 }
const maxAgeS = 60

export interface PictureDeps {
  kernel: Pick<Kernel, 'limiter'>
  matchOf: MatchOfPicture
  siteName: string
}

/** Pictures of matches for link previews, drawn once for what they show, one after the other. */
export function addMatchPictures(app: FastifyInstance, { kernel, matchOf, siteName }: PictureDeps): void {
  const places = createPlaceLimits(kernel.limiter)
  const drawn = createDrawnPictures(mostKept)

  const find: MatchOfPicture = (sport, id) => {
    try {
      return matchOf(sport, id)
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }

  const draw = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()

  app.get<{ Params: { lang: string; file: string } }>('/previews/:lang/:file', async (request, reply) => {
    const lang = languages.find((one) => one === request.params.lang)
    const [, sport, id] = /^(football|basketball)-([1-9]\d{0,9})\.png$/.exec(request.params.file) ?? []
    const match = lang && (sport === 'football' || sport === 'basketball') && find(sport, Number(id))
    if (!match) return reply.code(404).send()
    const svg = matchPicture(match, lang, siteName)
    const key = digest(svg).slice(0, 32)
    const etag = `"${key}"`
    reply.header('cache-control', `public, max-age=${maxAgeS}`).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!drawn.has(key) && (await places.take('picture of a match', request.ip, rule)) > 0)
      return reply.code(429).send()
    return reply.type('image/png').send(await drawn.get(key, () => draw(svg)))
  })
}
