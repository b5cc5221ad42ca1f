import { addressInLanguage } from '@pitchside/base'
import { languages } from '../../kernel/messages'
import type { Subjects } from '../search/search.module'
import type { Copy, PublicArticle, PublicPages } from './public-pages.queries'
import { allLanguages, type SitemapPage } from './sitemap.rules'

/** Addresses in one file; the protocol allows ten times as many, but each has its languages. */
export const pagesPerSitemap = 5_000
/** News sitemaps hold two days. */
const newsMs = 2 * 86_400_000

/** Pages everybody may open without knowing anything. */
const fixedPaths = [
  ...['/main', '/anchor', '/rank', '/football', '/basketball', '/esports', '/schedule', '/base-football'],
  ...['/base-basketball', '/trophy/home', '/foresight', '/news', '/video-list', '/circle', '/specialist', '/downLoad'],
  '/about-user',
]

export const articlePath = (id: number): string => `/detail?id=${id}`
/** The one address of an article: in its own language. */
export const articleAddress = ({ id, lang }: Copy): string => addressInLanguage(articlePath(id), lang)
const languagesOf = (copies: readonly Copy[]): SitemapPage['languages'] =>
  Object.fromEntries(
    languages
      .flatMap((lang) => copies.filter((copy) => copy.lang === lang))
      .map((copy) => [copy.lang, articleAddress(copy)]),
  )
const inEveryLanguage = (path: string, changedAt?: number): SitemapPage => ({
  path,
  languages: allLanguages(path),
  ...(changedAt !== undefined && { changedAt }),
})

type Subject = ReturnType<Subjects['all']>[number]
export const subjectPath = ({ kind, ref, card: { sport, groupId } }: Subject): string => {
  if (kind === 'match') return `/score-detail?type=${sport}&id=${ref}`
  return kind === 'league' ? `/base-${sport}?id=${ref}` : `/base-${sport}?id=${groupId}&${kind}=${ref}`
}

export interface SitemapDeps {
  pages: PublicPages
  subjects: Subjects
  siteName: () => Promise<string>
  now: () => number
}

/** Which sitemaps there are and what stands in each. */
export function createSitemaps({ pages, subjects, siteName, now }: SitemapDeps) {
  const part = (number: number) => ({ offset: (number - 1) * pagesPerSitemap, limit: pagesPerSitemap })
  const articlePage = ({ publishedAt, copies, ...article }: PublicArticle): SitemapPage => ({
    path: articleAddress(article),
    changedAt: publishedAt,
    languages: languagesOf(copies),
  })
  const ofKind = (kind: Subject['kind']) =>
    subjects.all().flatMap((subject) => (subject.kind === kind ? [inEveryLanguage(subjectPath(subject))] : []))

  const whole: Readonly<Record<string, () => Promise<SitemapPage[]> | SitemapPage[]>> = {
    pages: () => fixedPaths.map((path) => inEveryLanguage(path)),
    leagues: () => ofKind('league'),
    teams: () => ofKind('team'),
    players: () => ofKind('player'),
    matches: () => ofKind('match'),
    rooms: async () =>
      (await pages.rooms()).map(({ uid, startedAt }) => inEveryLanguage(`/live?id=${uid}`, startedAt ?? undefined)),
    topics: async () =>
      (await pages.topics()).map(({ name, changedAt }) =>
        inEveryLanguage(`/topic?name=${encodeURIComponent(name)}`, changedAt),
      ),
    circles: async () => (await pages.circles()).map(({ id }) => inEveryLanguage(`/circle-detail?id=${id}`)),
    news: async () => {
      const recent = await pages.articles({ after: now() - newsMs }, { offset: 0, limit: 1_000 })
      const named = await siteName()
      return recent.map((article) => ({ ...articlePage(article), news: { ...article, siteName: named } }))
    },
  }
  const inParts: Readonly<Record<string, (number: number) => Promise<SitemapPage[]>>> = {
    articles: async (number) => (await pages.articles({}, part(number))).map(articlePage),
    videos: async (number) =>
      (await pages.videos(part(number))).map(({ id, cover, address, ...video }) => ({
        ...inEveryLanguage(`/video-player?id=${id}`, video.publishedAt),
        video: { ...video, picture: cover, file: address },
      })),
  }
  const numbered = (name: string, count: number) =>
    Array.from({ length: Math.max(1, Math.ceil(count / pagesPerSitemap)) }, (_, at) => `${name}-${at + 1}`)

  return {
    async names(): Promise<string[]> {
      const [articles, videos] = await Promise.all([pages.countArticles(), pages.countVideos()])
      return [...Object.keys(whole), ...numbered('articles', articles), ...numbered('videos', videos)]
    },
    /** Pages of one sitemap; undefined: there is none of that name. */
    async find(name: string): Promise<SitemapPage[] | undefined> {
      if (Object.hasOwn(whole, name)) return whole[name]?.()
      const [, kind = '', number = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(name) ?? []
      return Object.hasOwn(inParts, kind) ? inParts[kind]?.(Number(number)) : undefined
    },
  }
}

export type Sitemaps = ReturnType<typeof createSitemaps>
