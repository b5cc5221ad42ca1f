import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { crestOf, crestOutlines } from '@pitchside/base/crest'
import { drawnFace } from '@pitchside/base/portrait'
import type { CallData } from '@pitchside/contract'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { coverPicture } from './previews/cover-picture.rules'
import { expertPicture } from './previews/expert-picture.rules'
import { linesOf } from './previews/lines.rules'
import { matchPicture } from './previews/match-picture.rules'
import { leaguePicture, playerPicture, teamPicture } from './previews/standing-pictures.rules'
import { xmlText } from './xml'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

type TableRow = CallData<'getSeasonTable'>['list'][number]

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

describe('WEB-01 pictures for link previews', () => {
  const hostile = '</text><script>alert(1)</script><image href="/media/covers/bb-hero.webp"/>'
  const opened = (svg: string) => new JSDOM(svg, { contentType: 'text/xml' }).window.document.documentElement
  /** Addresses of one of each kind. */
  async function someOfEach() {
    const [match, rooms, experts] = [
      await site.ok('listFootballMatches', { type: 0 }),
      await site.ok('listRooms', { limit: 1 }),
      await site.ok('listExperts', {}),
    ]
    const [article] = await site.db.query<{ id: number }>(
      "select id from headline where status = 1 and cover <> '' order by id limit 1",
    )
    const [{ list: table }, { list: scorers }] = [
      await site.ok('getSeasonTable', { id: 82 }),
      await site.ok('listScorers', { id: 82 }),
    ]
    return [
      'league-82.png',
      `team-${table[0]?.team_id}.png`,
      `player-${scorers[0]?.player_id}.png`,
      `football-${match.data[0]?.id}.png`,
      `article-${article?.id}.jpg`,
      `room-${rooms.data[0]?.uid}.jpg`,
      `expert-${experts.data[0]?.expert_id}.jpg`,
    ]
  }

  test('are there for leagues, teams, players, matches, articles, rooms and experts, drawn once for what they show; others have none', async () => {
    for (const file of await someOfEach()) {
      const url = `/previews/vi/${file}`
      const [first, again] = [await get(url), await get(url)]
      const type = file.endsWith('.png') ? 'image/png' : 'image/jpeg'
      expect([file, first.statusCode, first.headers['content-type']]).toEqual([file, 200, type])
      const { width, height } = await sharp(first.rawPayload).metadata()
      expect({ width, height }).toEqual({ width: 1_200, height: 630 })
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
      expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304)
    }
    for (const none of [
      ...['vi/football-999999.png', 'de/football-1.png', 'vi/x.png', 'vi/article-999999.jpg', 'vi/room-1.jpg'],
      ...['vi/expert-999999.jpg', 'vi/article-1.png', 'vi/constructor-1.jpg'],
      ...['vi/league-999999.png', 'vi/team-999999.png', 'vi/player-999999.png'],
    ])
      expect([none, (await get(`/previews/${none}`)).statusCode]).toEqual([none, 404])
  })

  test('an article shows its cover, and is drawn anew when its title changes; nobody sees one that is not published', async () => {
    const [{ id } = { id: 0 }] = await site.db.query<{ id: number }>(
      "select id from headline where status = 1 and cover like '/media/covers/%' order by id desc limit 1",
    )
    const url = `/previews/zh/article-${id}.jpg`
    const set = (what: string, value: unknown) =>
      site.db.query(`update headline set ${what} = $1 where id = $2`, [value, id])
    /** Where the photo is seen, and no word. */
    const topOf = async (bytes: Buffer) => {
      const top = await sharp(bytes).extract({ left: 0, top: 20, width: 1_200, height: 120 }).toBuffer()
      const { channels } = await sharp(top).stats()
      return channels.map(({ stdev }) => stdev)
    }
    const shown = await get(url)
    expect(Math.max(...(await topOf(shown.rawPayload)))).toBeGreaterThan(3)
    await set('title', 'Another one')
    const renamed = await get(url)
    expect(renamed.headers.etag).not.toBe(shown.headers.etag)
    expect(renamed.rawPayload.equals(shown.rawPayload)).toBe(false)
    // Not of this site: it is not asked for.
    await set('cover', 'https://elsewhere.example/media/covers/a.webp')
    const bare = await get(url)
    expect(bare.statusCode).toBe(200)
    expect(Math.max(...(await topOf(bare.rawPayload)))).toBeLessThan(1)
    await set('status', 0)
    expect((await get(url)).statusCode).toBe(404)
    await set('status', 1)
  })

  test('a match has its score once there is one, else the hour', () => {
    const side = (name: string, score?: number) => ({ id: 8201, names: { zh: name, en: name, vi: name }, score })
    const competition = { zh: '英超', en: 'Premier League', vi: 'Ngoại hạng Anh' }
    const kickoff = Date.UTC(2026, 4, 16, 12) / 1_000
    const svg = (state: 'upcoming' | 'live', home?: number) =>
      matchPicture(
        { sport: 'football', competition, state, kickoff, home: side(hostile, home), away: side('B', home) },
        'en',
        'Site',
      )
    expect(opened(svg('live', 2)).textContent).toContain('2 - 2')
    expect(svg('upcoming')).toContain('20:00')
  })

  test('WEB-01 a team has the crest it has on its pages: drawn by hand, of its nation, or from its number', () => {
    const side = (id: number, name: string) => ({ id, names: { zh: name, en: name, vi: name }, score: 0 })
    const drawn = (sport: 'football' | 'basketball', home: number) =>
      matchPicture(
        {
          ...{ sport, state: 'live', kickoff: 0, competition: side(0, 'Cup').names },
          ...{ home: side(home, 'Red Star'), away: side(8208, 'Crystal Palace') },
        },
        'en',
        'Site',
      )
    expect(drawn('football', 8214)).toMatch(
      /fill="#c4122b".*fill="#f4c430".*>MU<.*fill="#1c4fb0".*fill="#d01f3a".*>CP</,
    )
    expect(drawn('football', 101)).toMatch(/fill="#0f7a44".*fill="#c4122b".*>RS</)
    const [shield, round] = [drawn('football', 45_706), drawn('basketball', 45_706)]
    const { first } = crestOf(45_706, 'Red Star')
    expect(shield).toContain(`fill="${first}"`)
    expect([shield, round].map((one) => one.includes(crestOutlines.round))).toEqual([false, true])
  })

  test('hostile words are text in each of them: no element and no photo comes of them', () => {
    const side = { id: 9_999_999, names: { zh: hostile, en: hostile, vi: hostile }, score: 1 }
    const match = {
      sport: 'basketball' as const,
      competition: side.names,
      state: 'live' as const,
      kickoff: 0,
      home: side,
      away: side,
    }
    const expert = { id: 1, nickname: hostile, avatar: hostile, about: hostile, decided: 4, hits: 3, returnRate: 12.5 }
    const standing = { sport: 'football' as const, competition: hostile, team: { id: 9_999_999, name: hostile } }
    const row = { position: 1, team_id: 9_999_999, name: hostile, points: 3, won: 1, loss: 0 } as TableRow
    for (const svg of [
      matchPicture(match, 'en', hostile),
      coverPicture({ cover: hostile, label: hostile, title: hostile, name: hostile }, 'en', hostile),
      expertPicture(expert, 'en', hostile),
      teamPicture({ ...standing, row: undefined }, 'en', hostile),
      playerPicture({ ...standing, name: hostile, counts: undefined }, 'en', hostile),
      leaguePicture({ sport: 'football', name: hostile, label: hostile, list: [row] }, 'en', hostile),
    ]) {
      expect(opened(svg).getElementsByTagName('script')).toHaveLength(0)
      // What the maker puts photos in for.
      expect(svg).not.toContain('href="/media/')
      expect(opened(svg).textContent).toContain('alert(1)')
    }
  })

  test('a league, a team and a player show what their pages say', async () => {
    const { scores } = site.app.modules
    const shown = (svg: string) => [...opened(svg).getElementsByTagName('text')].map((one) => one.textContent)
    for (const [id, scoreOf] of [
      [82, ({ points }: TableRow) => points],
      [scores.feed.competitions('basketball')[0]?.id ?? 0, ({ won, loss }: TableRow) => `${won}-${loss}`],
    ] as const) {
      const { list, label } = await site.ok('getSeasonTable', { id }, { language: 'en' })
      const [first, second, third] = list.map((row) => [row.position, row.name, scoreOf(row)].map(String))
      const league = shown(leaguePicture(await scores.table(id, 'en'), 'en', 'Site'))
      expect(league).toEqual(expect.arrayContaining([label, ...(first ?? []), ...(second ?? []), ...(third ?? [])]))
      const [row] = list as [TableRow]
      const team = shown(teamPicture(await scores.teamStanding(row.team_id, 'en'), 'en', 'Site'))
      expect(team).toEqual(expect.arrayContaining([row.name, String(scoreOf(row)), 'Place', String(row.played)]))
    }
    const [scorer] = (await site.ok('listScorers', { id: 82 }, { language: 'en' })).list
    const player = shown(playerPicture(await scores.playerStanding(scorer?.player_id ?? 0, 'en'), 'en', 'Site'))
    const own = [
      scorer?.name,
      String(scorer?.goals),
      'Goals',
      'Assists',
      expect.stringContaining(`${scorer?.team_name} · `),
    ]
    expect(player).toEqual(expect.arrayContaining(own))
    // Nobody scores goals in basketball: none is told of it.
    const [{ team_id: teamId } = { team_id: 0 }] = (
      await site.ok('getSeasonTable', { id: scores.feed.competitions('basketball')[0]?.id ?? 0 })
    ).list
    const [shooter] = (await site.ok('getTeamPage', { id: teamId }, { language: 'en' })).squad
    const other = shown(playerPicture(await scores.playerStanding(shooter?.player_id ?? 0, 'en'), 'en', 'Site'))
    expect(other).toContain(shooter?.name)
    expect(other).not.toContain('Goals')
  })

  test('an expert has a record of results, and none without any', () => {
    const expert = { id: 1, nickname: 'Han', avatar: '', about: '', decided: 8, hits: 5, returnRate: 12.5 }
    expect(opened(expertPicture(expert, 'en', 'Site')).textContent).toMatch(/63%.*8.*\+12.5%/)
    expect(opened(expertPicture({ ...expert, decided: 0 }, 'en', 'Site')).textContent).not.toContain('%')
  })

  test('an expert has the face it has on its pages: the one that was chosen, of its number, or a picture', () => {
    const faceOf = (avatar: string) => {
      const expert = { id: 7, nickname: 'Han', avatar, about: '', decided: 0, hits: 0, returnRate: 0 }
      const root = opened(expertPicture(expert, 'en', 'Site'))
      return { drawn: root.querySelector('g > g')?.innerHTML, photo: root.querySelector('image')?.getAttribute('href') }
    }
    const drawn = (id: string) => opened(`<svg xmlns="http://www.w3.org/2000/svg">${drawnFace(id)}</svg>`).innerHTML
    expect(faceOf('portrait:choice-3')).toEqual({ drawn: drawn('choice-3'), photo: undefined })
    expect(faceOf('')).toEqual({ drawn: drawn('7'), photo: undefined })
    expect(faceOf('/media/faces/7.webp')).toEqual({ drawn: drawn('7'), photo: '/media/faces/7.webp' })
  })

  test.each([
    ['zh', '阿森纳三球逆转，主帅：“我们从未放弃（哪怕一秒）！”这是本赛季最好的一场比赛', 10],
    ['en', 'Late Arsenal comeback stuns the champions in a five-goal thriller 3-2', 20],
    ['vi', 'Đội chủ nhà lội ngược dòng ngoạn mục trong trận cầu năm bàn thắng', 18],
  ] as const)('titles in %s end their lines where a line may end', (lang, title, letters) => {
    const lines = linesOf(title, lang, {
      width: letters * 100 * (lang === 'zh' ? 1 : 0.54),
      fontSize: 100,
      lines: 9,
    })
    expect(lines.length).toBeGreaterThan(2)
    expect(lines.join(lang === 'zh' ? '' : ' ')).toBe(title)
    for (const line of lines) {
      expect(line).not.toMatch(/^[，。：！？”）]/)
      expect(line).not.toMatch(/[“（]$/)
      expect([...line].length).toBeLessThanOrEqual(letters)
    }
  })

  test('what has no room ends in an ellipsis: too many words, one endless word, marks upon marks', () => {
    const room = { width: 540, fontSize: 100, lines: 2 }
    expect(linesOf('one two three four five six', 'en', room)).toEqual(['one two', 'three fou…'])
    expect(linesOf('x'.repeat(500), 'en', room)).toEqual([`${'x'.repeat(9)}…`])
    expect(linesOf(`a${'\u0301'.repeat(3)}b`, 'en', room)).toEqual([`a${'\u0301'.repeat(3)}b`])
    expect(linesOf('', 'en', room)).toEqual([])
  })
})
