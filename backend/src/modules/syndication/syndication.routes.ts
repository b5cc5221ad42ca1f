import { siteNameIn } from '@pitchside/base'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { digest } from '../../kernel/digest'
import { type Language, languages } from '../../kernel/messages'
import { atomOf, type FeedDocument, rssOf } from './feed-document.rules'
import type { Feeds } from './feeds'
import { inLanguage, sitemapIndexOf, sitemapOf } from './sitemap.rules'
import type { Sitemaps } from './sitemaps'
import { element, textElement, xmlDocument } from './xml'

const maxAgeS = { sitemap: 3_600, feed: 300, description: 86_400 }

/** Sends a public document with a validator: who has this one already gets no body. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string, maxAge: number) {
  const etag = `"${digest(text).slice(0, 32)}"`
  reply.header('cache-control', `public, max-age=${maxAge}`).header('etag', etag)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}

const robotsOf = (origin: string) =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /member', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const words: Readonly<Record<Language, string>> = {
  zh: '搜索比赛、球队、资讯与视频',
  en: 'Search matches, teams, news and videos',
  vi: 'Tìm trận đấu, đội bóng, tin tức và video',
}

/** OpenSearch 1.1: browsers offer the site's search beside their own. */
const searchOf = (origin: string, siteName: string, lang: Language) =>
  xmlDocument(
    element(
      'OpenSearchDescription',
      [
        textElement('ShortName', siteName.slice(0, 16)),
        textElement('Description', words[lang]),
        textElement('InputEncoding', 'UTF-8'),
        textElement('Image', `${origin}/favicon.svg`, { type: 'image/svg+xml' }),
        element('Url', undefined, {
          type: 'text/html',
          template: `${origin}${inLanguage('/search?name={searchTerms}', lang)}`,
        }),
      ],
      { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    ),
  )

const formats: Readonly<Record<string, { type: string; write: (feed: FeedDocument) => string }>> = {
  atom: { type: 'application/atom+xml', write: atomOf },
  rss: { type: 'application/rss+xml', write: rssOf },
}

export interface SyndicationDeps {
  sitemaps: Sitemaps
  feeds: Feeds
  siteName: () => Promise<string>
}

/** What crawlers, feed readers and browsers read of the site. */
export function addSyndication(app: FastifyInstance, { sitemaps, feeds, siteName }: SyndicationDeps): void {
  app.get('/robots.txt', (request, reply) =>
    send(request, reply, 'text/plain', robotsOf(request.siteOrigin), maxAgeS.sitemap),
  )
  app.get('/sitemap.xml', async (request, reply) => {
    const text = sitemapIndexOf(request.siteOrigin, await sitemaps.names())
    return send(request, reply, 'application/xml', text, maxAgeS.sitemap)
  })
  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const name = /^([a-z]+(?:-\d+)?)\.xml$/.exec(request.params.file)?.[1]
    const pages = name === undefined ? undefined : await sitemaps.find(name)
    if (!pages) return reply.code(404).send()
    return send(request, reply, 'application/xml', sitemapOf(request.siteOrigin, pages), maxAgeS.sitemap)
  })
  app.get<{ Params: { lang: string; file: string } }>('/feeds/:lang/:file', async (request, reply) => {
    const lang = languages.find((one) => one === request.params.lang)
    const [, name = '', ending = ''] = /^([a-z\d-]+)\.(atom|rss)$/.exec(request.params.file) ?? []
    const format = formats[ending]
    const feed = lang && format && (await feeds.find(name, lang, request.siteOrigin))
    if (!feed || !format) return reply.code(404).send()
    const self = `${request.siteOrigin}/feeds/${lang}/${name}.${ending}`
    return send(request, reply, format.type, format.write({ ...feed, self }), maxAgeS.feed)
  })
  app.get<{ Querystring: { lang?: string } }>('/opensearch.xml', async (request, reply) => {
    const lang = languages.find((one) => one === request.query.lang) ?? 'zh'
    const text = searchOf(request.siteOrigin, siteNameIn(lang, await siteName()), lang)
    return send(request, reply, 'application/opensearchdescription+xml', text, maxAgeS.description)
  })
}
