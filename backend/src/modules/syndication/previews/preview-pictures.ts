import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { digest } from '../../../kernel/digest'
import { createDrawnPictures } from '../../../kernel/drawn-pictures'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { type Language, languages } from '../../../kernel/messages'
import { createPlaceLimits } from '../../../kernel/place-limits'
import type { ScoresModule } from '../../scores/scores.module'
import type { PublicPages } from '../public-pages.queries'
import { circlePicture } from './circle-picture.rules'
import { coverPicture } from './cover-picture.rules'
import { type ExpertFacts, expertPicture } from './expert-picture.rules'
import { matchPicture, type PicturedMatch } from './match-picture.rules'
import { withPhotos } from './site-photos'
import { leaguePicture, playerPicture, teamPicture } from './standing-pictures.rules'

/** Some 40 to 120 KB each. */
const mostKept = 200
/** Drawn ones of one line in a minute: a chat with many links needs fewer. */
const drawRule = { count: 60, windowMs: 60_000 }
/** What is asked of one line in a minute: of each its facts are read first, and those of a season may have to be counted. */
const askRule = { count: 240, windowMs: 60_000 }
const maxAgeS = 60

export interface PictureDeps {
  kernel: Pick<Kernel, 'limiter'>
  pages: Pick<PublicPages, 'article' | 'room' | 'circle' | 'post'>
  siteName: () => Promise<string>
  /** Of a match that takes place; undefined for one that is off. Throws a {@link Failure} for one there isn't. */
  matchOf: (sport: 'football' | 'basketball', id: number) => PicturedMatch | undefined
  /** Undefined: nobody with this number is an expert. */
  expertOf: (id: number, lang: Language) => Promise<ExpertFacts | undefined>
  /** Each throws a {@link Failure} for what there isn't. */
  scores: Pick<ScoresModule, 'table' | 'teamStanding' | 'playerStanding'>
}

/** The picture of a thing as SVG; undefined when there is no such thing. */
type Draft = (id: number, lang: Language, siteName: string) => Promise<string | undefined> | string | undefined

const onAir: Readonly<Record<Language, string>> = { zh: '直播中', en: 'Live now', vi: 'Đang phát' }
const offAir: Readonly<Record<Language, string>> = { zh: '直播间', en: 'Live room', vi: 'Phòng trực tiếp' }

/** What has a picture, by the word of its address; photos are JPEG, flat colours PNG. */
function draftsOf({ pages, matchOf, expertOf, scores }: PictureDeps): Readonly<Record<string, Draft>> {
  const match = (sport: 'football' | 'basketball', id: number, lang: Language, siteName: string) => {
    const found = matchOf(sport, id)
    return found && matchPicture(found, lang, siteName)
  }
  return {
    'football.png': (...asked) => match('football', ...asked),
    'basketball.png': (...asked) => match('basketball', ...asked),
    'team.png': async (id, lang, siteName) => teamPicture(await scores.teamStanding(id, lang), lang, siteName),
    'player.png': async (id, lang, siteName) => playerPicture(await scores.playerStanding(id, lang), lang, siteName),
    'league.png': async (id, lang, siteName) => leaguePicture(await scores.table(id, lang), lang, siteName),
    'article.jpg': async (id, lang, siteName) => {
      const found = await pages.article(id)
      if (!found) return undefined
      const { cover, category, title, writer } = found
      return coverPicture({ cover, label: category, title, name: writer }, lang, siteName)
    },
    'circle.png': async (id, lang, siteName) => {
      const found = await pages.circle(id, lang)
      return found && circlePicture(found, lang, siteName)
    },
    'post.jpg': async (id, lang, siteName) => {
      const found = await pages.post(id, lang)
      if (!found) return undefined
      const { writer: name, circle: label, ...post } = found
      return coverPicture({ ...post, label, name }, lang, siteName)
    },
    'room.jpg': async (id, lang, siteName) => {
      const found = await pages.room(id)
      if (!found) return undefined
      const { cover, isLive, title, anchor } = found
      return coverPicture({ cover, label: (isLive ? onAir : offAir)[lang], title, name: anchor }, lang, siteName)
    },
    'expert.jpg': async (id, lang, siteName) => {
      const found = await expertOf(id, lang)
      return found && expertPicture(found, lang, siteName)
    },
  }
}

/** Pictures for link previews, drawn once for what they show, one after the other: `/previews/zh/article-12.jpg`. */
export function addPreviewPictures(app: FastifyInstance, deps: PictureDeps): void {
  const places = createPlaceLimits(deps.kernel.limiter)
  const drawn = createDrawnPictures(mostKept)
  const drafts = draftsOf(deps)

  async function find(kind: string, id: number, lang: Language): Promise<string | undefined> {
    try {
      return Object.hasOwn(drafts, kind) ? await drafts[kind]?.(id, lang, await deps.siteName()) : undefined
    } catch (error) {
      if (error instanceof Failure) return undefined
      throw error
    }
  }

  async function draw(svg: string, isPhoto: boolean, ip: string): Promise<Buffer> {
    const whole = sharp(Buffer.from(await withPhotos(app, svg, ip)))
    return (isPhoto ? whole.jpeg({ quality: 84, mozjpeg: true }) : whole.png({ palette: true })).toBuffer()
  }

  app.get<{ Params: { lang: string; file: string } }>('/previews/:lang/:file', async (request, reply) => {
    const lang = languages.find((one) => one === request.params.lang)
    const [, kind = '', id, ending = ''] = /^([a-z]+)-([1-9]\d{0,9})\.(png|jpg)$/.exec(request.params.file) ?? []
    if ((await places.take('preview', request.ip, askRule)) > 0) return reply.code(429).send()
    const svg = lang && (await find(`${kind}.${ending}`, Number(id), lang))
    if (!svg) return reply.code(404).send()
    const key = digest(svg).slice(0, 32)
    const etag = `"${key}"`
    reply.header('cache-control', `public, max-age=${maxAgeS}`).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    if (!drawn.has(key) && (await places.take('preview picture', request.ip, drawRule)) > 0)
      return reply.code(429).send()
    const isPhoto = ending === 'jpg'
    return reply
      .type(isPhoto ? 'image/jpeg' : 'image/png')
      .send(await drawn.get(key, () => draw(svg, isPhoto, request.ip)))
  })
}
