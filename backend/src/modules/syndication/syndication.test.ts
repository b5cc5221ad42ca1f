import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { xmlText } from './xml'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

const get = (url: string, headers: Record<string, string> = {}) => site.app.fastify.inject({ url, headers })
async function xml(url: string): Promise<Document> {
  const { statusCode, body } = await get(url)
  expect([url, statusCode]).toEqual([url, 200])
  // A parser of XML throws at the first character that is wrong.
  return new JSDOM(body, { contentType: 'text/xml' }).window.document
}
const texts = (document: Document | Element, name: string) =>
  [...document.getElementsByTagName(name)].map((one) => one.textContent ?? '')

test('WEB-04 robots name the index, the index names sitemaps that are all there and well formed', async () => {
  const robots = (await get('/robots.txt')).body
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  expect(robots).toContain('Disallow: /api/')
  const listed = texts(await xml(new URL(address).pathname), 'loc').map((one) => new URL(one).pathname)
  expect(listed.length).toBeGreaterThan(8)
  const seen = new Set<string>()
  for (const path of listed) {
    const urls = texts(await xml(path), 'loc')
    // News are the newest of the articles.
    if (path.endsWith('/news.xml')) continue
    for (const url of urls) expect([url, seen.has(url)]).toEqual([url, false])
    for (const url of urls) seen.add(url)
  }
  const paths = new Set([...seen].map((url) => new URL(url)).map(({ pathname, search }) => pathname + search))
  for (const path of ['/main', '/detail?id=1', '/video-player?id=1', '/base-football?id=82', '/circle-detail?id=1'])
    expect(paths).toContain(path)
})

test('WEB-04 every language of an article names all of them, in both directions', async () => {
  const urls = [...(await xml('/sitemaps/articles-1.xml')).getElementsByTagName('url')]
  const languages = new Map(
    urls.map((url) => [
      texts(url, 'loc')[0] ?? '',
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ]),
  )
  const several = [...languages].filter(([, links]) => links.length > 0)
  expect(several.length).toBeGreaterThan(0)
  for (const [address, links] of several) {
    expect(links.map(([lang]) => lang)).toContain('x-default')
    expect(links.map(([, href]) => href)).toContain(address)
    for (const [, href] of links) expect(languages.get(href ?? '')).toEqual(links)
  }
})

test('WEB-04 a team stands in the sitemap under the one address it has, whatever cup it plays in', async () => {
  const paths = texts(await xml('/sitemaps/teams.xml'), 'loc').map((url) => new URL(url).searchParams)
  expect(paths.length).toBeGreaterThan(50)
  for (const [at, query] of paths.filter((_one, place) => place % 7 === 0).entries()) {
    // Each from another address: how often one may ask is not what is tested.
    const asked = { id: Number(query.get('team')) }
    const { competitions } = await site.ok('getTeamPage', asked, { ip: `10.6.${at % 250}.1` })
    expect([query.get('team'), query.get('id')]).toEqual([query.get('team'), String(competitions[0]?.id)])
  }
})

test('WEB-04 what is not public is in no sitemap and no feed', async () => {
  const waiting = await site.db.query<{ id: number }>('select id from headline where status <> 1')
  const [writer] = await site.db.query<{ id: number; writerId: number }>(
    'select id, writer_id from headline where status = 1 order by id limit 1',
  )
  const listed = async () => [
    ...texts(await xml('/sitemaps/articles-1.xml'), 'loc'),
    ...texts(await xml('/feeds/zh/news.atom'), 'id'),
  ]
  const isListed = async (id: number) => (await listed()).some((one) => one.endsWith(`/detail?id=${id}`))
  for (const { id } of waiting) expect([id, await isListed(id)]).toEqual([id, false])
  expect(await isListed(writer?.id ?? 0)).toBe(true)
  await site.db.query('update users set banned_until = $2 where id = $1', [writer?.writerId, 9_999_999_999_999])
  expect(await isListed(writer?.id ?? 0)).toBe(false)
  await site.db.query('update users set banned_until = null where id = $1', [writer?.writerId])
})

test('WEB-04 articles of the last two days are news, videos say how long they are', async () => {
  await site.db.query('update headline set published_at = $1 where id = 1', [site.clock.now() - 3_600_000])
  await site.db.query('update headline set published_at = $1 where id = 2', [site.clock.now() - 3 * 86_400_000])
  const news = await xml('/sitemaps/news.xml')
  const locs = texts(news, 'loc').map((one) => new URL(one).search)
  expect(locs).toContain('?id=1')
  expect(locs).not.toContain('?id=2')
  expect(texts(news, 'news:title').length).toBe(locs.length)
  const videos = await xml('/sitemaps/videos-1.xml')
  expect(texts(videos, 'video:title').length).toBe(texts(videos, 'loc').length)
  for (const file of [...texts(videos, 'video:content_loc'), ...texts(videos, 'video:thumbnail_loc')])
    expect(file).toMatch(/^https?:\/\//)
  for (const seconds of texts(videos, 'video:duration')) expect(Number(seconds)).toBeGreaterThan(0)
})

test.each(['atom', 'rss'])(
  'WEB-04 a feed as %s has the newest articles of its language, category and club',
  async (format) => {
    const entry = format === 'atom' ? 'entry' : 'item'
    const titles = async (name: string, lang = 'zh') => {
      const document = await xml(`/feeds/${lang}/${name}.${format}`)
      return [...document.getElementsByTagName(entry)].map((one) => texts(one, 'title')[0])
    }
    const stored = async (where: string) =>
      (
        await site.db.query<{ title: string }>(
          `select title from headline where status = 1 and ${where} order by published_at desc, id desc limit 40`,
        )
      ).map(({ title }) => title)
    expect(await titles('news')).toEqual(await stored("lang = 'zh'"))
    expect(await titles('news', 'vi')).toEqual(await stored("lang = 'vi'"))
    expect(await titles('category-1')).toEqual(await stored("lang = 'zh' and category_id = 1"))
    const ofLeague = await titles('league-football-82')
    expect(ofLeague).toEqual(await stored("lang = 'zh' and title || ' ' || tags like '%英超%'"))
    expect(ofLeague.length).toBeGreaterThan(0)
  },
)

test('WEB-04 a hostile title is text in every document', async () => {
  const hostile = '<script>alert(1)</script>&amp; ]]> "\u0007\u000b" \ufffe'
  await site.db.query('update headline set title = $1, published_at = $2 where id = 1', [hostile, site.clock.now()])
  for (const url of ['/feeds/zh/news.atom', '/feeds/zh/news.rss', '/sitemaps/news.xml']) {
    const document = await xml(url)
    expect(document.getElementsByTagName('script')).toHaveLength(0)
    expect(document.documentElement.textContent).toContain('<script>alert(1)</script>&amp; ]]> ""')
  }
  expect(xmlText('a\ud800b')).toBe('ab')
})

test.each([
  '/sitemaps/none.xml',
  '/sitemaps/articles-0.xml',
  '/sitemaps/constructor.xml',
  '/sitemaps/constructor-1.xml',
  '/sitemaps/pages',
  '/feeds/de/news.atom',
  '/feeds/zh/news.json',
  '/feeds/zh/category-999999.atom',
  '/feeds/zh/team-football-999999999.rss',
  '/feeds/zh/match-football-1.rss',
])('%s is not there', async (url) => expect((await get(url)).statusCode).toBe(404))

test('WEB-04 a reader who has a document gets no body, HEAD gets its headers, a browser the search of its language', async () => {
  const first = await get('/feeds/en/news.atom')
  expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  const again = await get('/feeds/en/news.atom', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const head = await site.app.fastify.inject({ method: 'HEAD', url: '/sitemap.xml' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  const search = await xml('/opensearch.xml?lang=vi')
  expect(search.querySelector('Url')?.getAttribute('template')).toMatch(/\/search\?name=\{searchTerms\}&lang=vi$/)
})
