import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createPageData, createThingsOfPages, siteOriginOf } from '@pitchside/backend'
import { diskStore, ReleaseManager, releasesPlugin } from '@pitchside/releases'
import { contractFacts } from '@pitchside/remote-sdk/build/contract-facts'
import { readContribution } from '@pitchside/remote-sdk/build/contribution'
import { readDocuments } from '@pitchside/remote-sdk/build/documents'
import { frameTexts } from '@pitchside/remote-sdk/build/manifest'
import { JSDOM } from 'jsdom'
import { startTestApp, type TestSite } from '../../backend/src/testing/test-app'
import { aHost, audit, aVersion } from '../../releases/src/testing/a-version'
import { crawl } from './crawl.mjs'
import { problemsOfThing } from './schema-org.mjs'

const root = path.join(__dirname, '../..')
const remotes = ['remote-content', 'remote-scores', 'remote-live', 'remote-member']
const hostile = `</script><script>alert(1)</script>"'><img src=x onerror=alert(1)> javascript:alert(1) & 引号`

let site: TestSite
let folder: string
let manager: ReleaseManager

/** A remote as its build leaves it, without its scripts: what it declares is what its sources say. */
async function published(name: string, number: number, change: (documents: object[]) => object[] = (same) => same) {
  const directory = path.join(root, name)
  const contribution = await readContribution(directory)
  const documents = change(await readDocuments(directory, contribution, await contractFacts()))
  const files = { js: [], css: [] }
  const routes = contribution.routes.map(({ request: _request, ...route }: { request: string }) => ({
    ...route,
    files,
  }))
  const build = `1.${number}.0-${String(number).repeat(12)}`
  const texts = frameTexts(contribution, directory)
  const { id } = contribution
  const container = `${id}_${number}`
  const version = aVersion({ id, routes, texts, container, documents: documents as never, entry: files }, build)
  // As it is read from the manifest.
  await manager.publish(JSON.parse(JSON.stringify({ ...version, name })), folder)
  return build
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pitchside-documents-'))
  manager = new ReleaseManager(diskStore(folder), 'production')
  await manager.publish(aHost(), folder)
  const builds: Record<string, string> = { host: aHost().build }
  for (const name of remotes) builds[name] = await published(name, 1)
  await manager.promote(builds, audit)
  site = await startTestApp({
    config: { seedDemo: true, publicUrl: 'https://pitchside.example' },
    extend: (app, kernel, modules) =>
      releasesPlugin(app, {
        store: diskStore(folder),
        environment: 'production',
        thingOf: createThingsOfPages(kernel, modules),
        dataOf: createPageData(app, kernel.clock),
        originOf: siteOriginOf,
        // However busy this machine is.
        patienceMs: 30_000,
      }),
  })
  // Teams and leagues say what it finds.
  await site.modules.search.rebuild()
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

/** As JSON-LD says it. */
type Thing = Record<string, unknown> & { itemListElement?: { item: string }[] }

async function open(url: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await site.app.fastify.inject({ url, headers })
  const { document } = new JSDOM(body).window
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((one) => one.getAttribute(name) ?? '')
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
  const graph: Thing[] = data.flatMap((one) => JSON.parse(one.textContent ?? '')['@graph'])
  return {
    statusCode,
    body,
    document,
    title: document.title,
    canonical: all('link[rel=canonical]', 'href'),
    languages: [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((one) => [
      one.getAttribute('hreflang'),
      one.getAttribute('href'),
    ]),
    meta: (name: string) => all(`meta[name="${name}"],meta[property="${name}"]`, 'content'),
    things: graph,
    thing: (type: string) => graph.find((one) => one['@type'] === type),
  }
}

const origin = 'https://pitchside.example'
/** Topics crawlers hear of. */
async function topicsInSitemap(): Promise<string[]> {
  const { body } = await site.app.fastify.inject('/sitemaps/topics.xml')
  const { document } = new JSDOM(body, { contentType: 'text/xml' }).window
  const addresses = [...document.getElementsByTagName('loc')].map((one) => new URL(one.textContent ?? ''))
  return [...new Set(addresses.map(({ searchParams }) => searchParams.get('name') ?? ''))]
}

/** An address of each kind in each language, with what its document is about. */
async function someOfEach() {
  const { data: matches } = await site.ok('listFootballMatches', { type: 0 })
  const { data: courts } = await site.ok('listBasketballMatches', { type: 0 })
  const { data: rooms } = await site.ok('listRooms', { limit: 1 })
  const { data: experts } = await site.ok('listExperts', {})
  const { data: posts } = await site.ok('listCirclePosts', {})
  const topic = (await topicsInSitemap())[0]!
  const [match, court, room, expert, post] = [matches[0]!, courts[0]!, rooms[0]!, experts[0]!, posts[0]!]
  return [
    ['/detail?id=1', 'NewsArticle'],
    [`/score-detail?type=football&id=${match.id}`, 'SportsEvent'],
    [`/score-detail?type=basketball&id=${court.id}`, 'SportsEvent'],
    [`/live?id=${room.uid}`, 'BroadcastEvent'],
    ['/video-player?id=1', 'VideoObject'],
    [`/specialist-info?id=${expert.expert_id}`, 'ProfilePage'],
    [`/circle-detail?id=${post.circle_id}`, 'CollectionPage'],
    [`/circle-detail?post=${post.id}`, 'DiscussionForumPosting'],
    ['/base-football?id=82', 'SportsOrganization'],
    ['/base-basketball?id=2001', 'SportsOrganization'],
    [`/base-football?id=${match.competition_id}&team=${match.home_team_id}`, 'SportsTeam'],
    ['/persona?id=3', 'ProfilePage'],
    [`/topic?name=${encodeURIComponent(topic)}`, 'CollectionPage'],
  ] as const
}

test('WEB-01 WEB-02 each kind of page has a title of its own, one canonical address, its languages, a preview and valid JSON-LD', async () => {
  const titles = new Map<string, string>()
  for (const [address, type] of await someOfEach()) {
    const page = await open(address)
    expect([address, page.statusCode]).toEqual([address, 200])
    expect([address, page.canonical]).toEqual([address, [`${origin}${address}`]])
    expect(page.title).toMatch(/^.+ - 场边直播$/)
    expect([address, titles.get(page.title)]).toEqual([address, undefined])
    titles.set(page.title, address)
    expect(page.meta('og:url')).toEqual(page.canonical)
    expect(page.meta('og:title')).toEqual([page.title.replace(/ - 场边直播$/, '')])
    expect(page.meta('description')).toEqual(page.meta('og:description'))
    expect(page.meta('description')[0]?.length).toBeGreaterThan(5)
    expect(page.meta('twitter:card')).toHaveLength(1)
    for (const picture of page.meta('og:image').filter((one) => one.startsWith(`${origin}/previews/`))) {
      const made = await site.app.fastify.inject(new URL(picture).pathname)
      expect([picture, made.statusCode]).toEqual([picture, 200])
    }
    expect([address, page.thing(type) !== undefined]).toEqual([address, true])
    expect([address, page.things.flatMap(problemsOfThing)]).toEqual([address, []])
    const crumbs = page.thing('BreadcrumbList')?.itemListElement
    expect(crumbs?.at(-1)?.item).toBe(page.canonical[0])
    expect(page.languages.map(([language]) => language)).toEqual(['zh-CN', 'en', 'vi', 'x-default'])
    // WEB-02: what the page is about can be read without scripts, and is what the head says.
    const heading = page.document.querySelector('#document h1')?.textContent
    // A room is a player and a chat: its head says what it is.
    if (type === 'BroadcastEvent') continue
    expect([address, heading]).toEqual([address, page.meta('og:title')[0]])
    expect(page.document.querySelector('#document article')?.textContent?.length).toBeGreaterThan(heading?.length ?? 0)
  }
})

test('WEB-02 a basketball player is told by games, points, rebounds and assists, a footballer by goals and assists', async () => {
  const rows = async (address: string) => {
    const { document } = await open(address)
    return [...document.querySelectorAll('#document tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
  }
  const { squad: five } = await site.ok('getTeamPage', { id: 200101 })
  const { seasons } = await site.ok('getPlayerPage', { id: five[0]!.player_id })
  const figuresOf = (keys: readonly string[]) => (season: (typeof seasons)[number]) => [
    season.label,
    String(season.played),
    ...keys.map((wanted) => String(season.figures?.find(({ key }) => key === wanted)?.value)),
  ]
  const told = await rows(`/base-basketball?player=${five[0]!.player_id}&lang=en`)
  expect(told[0]).toEqual(['Season', 'Played', 'Points a game', 'Rebounds a game', 'Assists a game'])
  expect(told.slice(1)).toEqual(seasons.map(figuresOf(['points', 'rebounds', 'assists'])))
  const { squad: eleven } = await site.ok('getTeamPage', { id: 8201 })
  const [header] = await rows(`/base-football?player=${eleven[0]!.player_id}&lang=en`)
  expect(header).toEqual(['Season', 'Played', 'Goals', 'Assists'])
})

test('WEB-01 the language of the address decides, else that of the reader; an article is canonical in its own', async () => {
  const [video, read, reader] = [
    await open('/video-player?id=1&lang=en'),
    await open('/video-player?id=1&lang=vi', { cookie: 'lang=en' }),
    await open('/video-player?id=1', { cookie: 'lang=vi' }),
  ]
  expect(video.document.documentElement.lang).toBe('en-US')
  expect(video.canonical).toEqual([`${origin}/video-player?id=1&lang=en`])
  expect(video.title).toMatch(/ - Pitchside$/)
  expect(read.canonical).toEqual([`${origin}/video-player?id=1&lang=vi`])
  expect(reader.canonical).toEqual([`${origin}/video-player?id=1&lang=vi`])
  const { info } = await site.ok('getHeadline', { id: 1 })
  const english = info.copies?.find(({ lang }) => lang === 'en')
  const article = await open(`/detail?id=${english?.id}&lang=vi`)
  expect(article.canonical).toEqual([`${origin}/detail?id=${english?.id}&lang=en`])
  expect(article.thing('NewsArticle')?.inLanguage).toBe('en')
})

test('WEB-01 WEB-02 pages that are about no one thing have the title of their route; those that name what nobody knows have no address', async () => {
  const news = await open('/news?lang=en')
  expect(news.title).toBe('News - Pitchside')
  expect(news.canonical).toEqual([`${origin}/news?lang=en`])
  expect(news.languages).toHaveLength(4)
  // WEB-02: lists lead to what they hold.
  for (const [list, path] of [
    ['/news', '/detail?id='],
    ['/video-list', '/video-player?id='],
    ['/specialist', '/specialist-info?id='],
    ['/circle', '/circle-detail?id='],
    ['/anchor', '/live?id='],
    ['/schedule', '/score-detail?type='],
    ['/football', '/score-detail?type=football&id='],
    ['/basketball', '/score-detail?type=basketball&id='],
    ['/esports', '/score-detail?type=esports&id='],
  ] as const) {
    const { document } = await open(list)
    expect([list, document.querySelectorAll(`#document li a[href^="${path}"]`).length > 2]).toEqual([list, true])
  }
  const category = await open('/news?cid=1')
  expect([category.title, category.canonical]).toEqual(['头条资讯 - 场边直播', []])
  const gone = await open('/detail?id=999999')
  expect([gone.statusCode, gone.canonical, gone.languages]).toEqual([404, [], []])
})

test('WEB-06 the body of a team and of a league lists what is said and shown of them, of nobody else', async () => {
  const { list } = await site.ok('search', { name: '阿森纳' }, { ip: '10.3.3.3' })
  const team = list.find(({ kind }) => kind === 'team')
  for (const [address, name] of [
    [`/base-football?id=82&team=${team?.id}`, '阿森纳'],
    ['/base-football?id=82', '英超'],
  ] as const) {
    const { document } = await open(address)
    const linksTo = (path: string) =>
      [...document.querySelectorAll(`#document li a[href^="${path}"]`)].map((one) => one.textContent ?? '')
    const titles = async (kind: 'news' | 'video') =>
      (await site.ok('searchHits', { name, kind, sort: 1, strict: 1 }, { ip: '10.3.3.4' })).data.map(
        ({ title }) => title,
      )
    const news = await titles('news')
    expect(news.length).toBeGreaterThan(0)
    expect([name, linksTo('/detail?id=')]).toEqual([name, news])
    expect([name, linksTo('/video-player?id=')]).toEqual([name, await titles('video')])
  }
})

test('WEB-06 the body of a topic has its articles and leads on; a topic of nobody is not there', async () => {
  const names = await topicsInSitemap()
  expect(names.length).toBeGreaterThan(2)
  const name = names.at(-1) as string
  const topic = await site.ok('getTopic', { name }, { language: 'en' })
  const page = await open(`/topic?name=${encodeURIComponent(name)}&lang=en`)
  expect(page.title).toBe(`Topic: ${name} - Pitchside`)
  const linksTo = (path: string) =>
    [...page.document.querySelectorAll(`#document li a[href^="${path}"]`)].map((one) => one.textContent ?? '')
  expect(topic.list.length).toBeGreaterThan(1)
  expect(linksTo('/detail?id=')).toEqual(topic.list.map(({ title }) => title))
  expect(linksTo('/topic?name=')).toEqual(topic.related.map((other) => other.name))
  expect(page.thing('CollectionPage')?.hasPart).toHaveLength(topic.list.length)
  for (const address of ['/topic?name=qqqqqq', '/topic', `/topic?name=${'x'.repeat(500)}`])
    expect([address, (await open(address)).statusCode]).toEqual([address, 404])
})

test('WEB-01 a match says how it stands and what became of it, and never in the title of the tab', async () => {
  const { data } = await site.ok('listFootballMatches', { type: 3 })
  const { data: next } = await site.ok('listFootballMatches', { type: 2 })
  const [over, coming] = [data[0]!, next[0]!]
  const ended = await open(`/score-detail?type=football&id=${over.id}&lang=en`)
  const score = `${over.home_team_name_en} ${over.home_score}-${over.away_score} ${over.away_team_name_en}`
  expect(ended.meta('description')[0]).toContain(`full time: ${score}`)
  expect(ended.title).toBe(`${over.home_team_name_en} vs ${over.away_team_name_en} - Pitchside`)
  const event = (await open(`/score-detail?type=football&id=${coming.id}`)).thing('SportsEvent')
  expect(event).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: new Date(coming.match_time * 1_000).toISOString(),
    homeTeam: { name: coming.home_team_name_zh },
  })
})

test('WEB-01 a crawler finds nothing wrong: titles, addresses, languages both ways, data, what a page is about', async () => {
  const get = async (address: string) => {
    const { statusCode, body } = await site.app.fastify.inject(address)
    return { status: statusCode, body }
  }
  const { pages, problems } = await crawl(get, 20)
  expect(problems).toEqual([])
  expect(pages).toBeGreaterThan(30)
})

describe('WEB-01 hostile words', () => {
  beforeAll(async () => {
    await site.db.query('update headline set title = $1, summary = $1, cover = $2 where id = 4', [
      hostile,
      'javascript:alert(1)',
    ])
  })
  test('are text wherever they stand: no element, no script, no address comes of them', async () => {
    const page = await open('/detail?id=4')
    expect(page.title).toContain(hostile.replace(/ +/g, ' '))
    expect(page.meta('og:title')).toEqual([hostile])
    expect(page.thing('NewsArticle')?.headline).toBe(hostile)
    expect(page.document.querySelectorAll('img, [onerror]')).toHaveLength(0)
    // Data of search engines, the early script, that of the way back, the worker's, the one of the body, the release; the
    // host has no files here.
    expect([...page.document.scripts].map((one) => one.type)).toEqual([
      'application/ld+json',
      '',
      '',
      '',
      '',
      'application/json',
    ])
    expect(page.document.querySelector('#document h1')?.textContent).toBe(hostile)
    expect(page.meta('og:image')).toEqual([`${origin}/previews/zh/article-4.jpg`])
    expect(page.thing('NewsArticle')?.image).toBeUndefined()
  })
})

test('WEB-01 a document is made without a reader: it counts as no look', async () => {
  const newest = () =>
    site.db.query<{ id: number; clicks: number }>(
      'select id, clicks from headline where status = 1 order by id desc limit 1',
    )
  const [before] = await newest()
  const { id = 0, clicks = 0 } = before ?? {}
  expect((await open(`/detail?id=${id}`)).thing('NewsArticle')).toBeDefined()
  expect((await newest())[0]?.clicks).toBe(clicks)
  await site.ok('getHeadline', { id })
  expect((await newest())[0]?.clicks).toBe(clicks + 1)
})

test('WEB-01 FED-07 a remote whose declaration changed is published alone, and the head changes without a restart', async () => {
  const renamed = (documents: object[]) =>
    documents.map((one) => ('path' in one && one.path === '/detail' ? { ...one, title: '★ {info.title}' } : one))
  expect((await open('/detail?id=1')).title).not.toContain('★')
  const build = await published('remote-content', 2, renamed)
  await manager.promote({ 'remote-content': build }, audit)
  await site.app.fastify.inject('/releases/current')
  expect((await open('/detail?id=1')).title).toMatch(/^★ /)
  // Browsers are given none of it.
  expect((await open('/detail?id=1')).document.querySelector('#release')?.textContent).not.toContain('NewsArticle')
})
