import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { crestOf, crestOutlines } from '@pitchside/base/crest'
import { drawnFace } from '@pitchside/base/portrait'
import type { CallData } from '@pitchside/contract'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { startTestApp, type TestSite } from '../../../testing/test-app'
import { circlePicture } from './circle-picture.rules'
import { coverPicture } from './cover-picture.rules'
import { expertPicture } from './expert-picture.rules'
import { linesOf } from './lines.rules'
import { matchPicture } from './match-picture.rules'
import { leaguePicture, playerPicture, teamPicture } from './standing-pictures.rules'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
})
afterAll(() => site.close())

type TableRow = CallData<'getSeasonTable'>['list'][number]

const get = (url: string, headers: Record<string, string> = {}) => site.app.fastify.inject({ url, headers })

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
    'circle-1.png',
    'post-1.jpg',
  ]
}

test('WEB-01 pictures for link previews are there for leagues, teams, players, matches, articles, rooms, experts, circles and posts, drawn once for what they show; others have none', async () => {
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
    ...['vi/circle-999999.png', 'vi/post-999999.jpg'],
  ])
    expect([none, (await get(`/previews/${none}`)).statusCode]).toEqual([none, 404])
})

test('nobody makes the site count season after season: so many are answered in a minute', async () => {
  const remoteAddress = '198.51.100.77'
  const ask = (id: number) =>
    site.app.fastify.inject({ url: `/previews/zh/player-${900_000_000 + id}.png`, remoteAddress })
  const asked = await Promise.all(Array.from({ length: 260 }, (_, id) => ask(id)))
  const count = (status: number) => asked.filter(({ statusCode }) => statusCode === status).length
  expect([count(404), count(429)]).toEqual([240, 20])
  await site.clock.skip(60_000)
  expect((await ask(0)).statusCode).toBe(404)
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
  expect(drawn('football', 8214)).toMatch(/fill="#c4122b".*fill="#f4c430".*>MU<.*fill="#1c4fb0".*fill="#d01f3a".*>CP</)
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
    circlePicture({ name: hostile, about: hostile, icon: hostile, members: 1, posts: 1 }, 'en', hostile),
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

test('a circle shows its crest, what it is about and its size, a post without a picture the crest of its circle; one that was closed has no picture, nor have its posts', async () => {
  const svg = circlePicture(
    { name: 'Gunners', about: 'All of Arsenal', icon: 'GU', members: 12_800, posts: 42 },
    'en',
    'Site',
  )
  const said = [...opened(svg).getElementsByTagName('text')].map((one) => one.textContent)
  expect(said).toEqual(expect.arrayContaining(['GU', 'Gunners', 'All of Arsenal', '12.8K', 'Members', '42', 'Posts']))
  const post = { label: 'Gunners', title: 'Well done', name: 'Han', icon: 'GU' }
  const lettersOf = (cover: string) => opened(coverPicture({ ...post, cover }, 'en', 'Site')).textContent
  expect(lettersOf('')).toContain('GU')
  expect(lettersOf('/media/covers/a.webp')).not.toContain('GU')
  const [{ id, circleId } = { id: 0, circleId: 0 }] = await site.db.query<{ id: number; circleId: number }>(
    'select id, circle_id from circle_post where status = 1 order by id desc limit 1',
  )
  const seen = async () => [
    (await get(`/previews/zh/circle-${circleId}.png`)).statusCode,
    (await get(`/previews/zh/post-${id}.jpg`)).statusCode,
  ]
  expect(await seen()).toEqual([200, 200])
  await site.db.query('update circle_post set status = 0 where id = $1', [id])
  expect(await seen()).toEqual([200, 404])
  await site.db.query('update circle_post set status = 1 where id = $1', [id])
  await site.db.query('update circle set is_closed = true where id = $1', [circleId])
  expect(await seen()).toEqual([404, 404])
})
