import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  type DataFrame,
  type FieldData,
  type GoalData,
  limits,
  type MatchDeltaData,
  type ServerFrame,
} from '@pitchside/contract'
import { loadDemo } from '../../load-demo'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { until } from '../../testing/until'
import { createScoresQueries } from './scores.queries'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

type PriceData = Extract<FieldData, { type: 'football_exponent' }>
const liveMatch = async () => {
  const { data } = await site.ok('listFootballMatches', { type: 1 })
  return data.find((row) => row.status === 2 || row.status === 4)!
}
const score = (id: number, side = 'home') =>
  site.app.fastify.inject({ method: 'POST', url: `/_dev/match/${id}/goal`, payload: { side } })

describe('lists', () => {
  test('SCORE-01 every tab of the football day shows its matches', async () => {
    const all = await site.ok('listFootballMatches', {})
    expect(all.total).toBeGreaterThan(100)
    expect(all.data[0]).toMatchObject({ is_collect: 0, exponent: { company_id: 2 } })
    const live = await site.ok('listFootballMatches', { type: 1 })
    expect(live.total).toBeGreaterThanOrEqual(11)
    expect(live.data.every((row) => row.status >= 2 && row.status <= 7)).toBe(true)
    const upcoming = await site.ok('listFootballMatches', { type: 2 })
    expect(upcoming.data.every((row) => row.status === 1)).toBe(true)
    const finished = await site.ok('listFootballMatches', { type: 3 })
    expect(finished.data.every((row) => row.status === 8)).toBe(true)
    expect(live.total + upcoming.total + finished.total).toBeLessThanOrEqual(all.total)
  })

  test('SCORE-01 league and company choose what the rows hold', async () => {
    const league = await site.ok('listFootballMatches', { competition_id: '82', company_id: 22 })
    expect(new Set(league.data.map((row) => row.competition_id))).toEqual(new Set([82]))
    expect(league.data[0]?.exponent.company_id).toBe(22)
    expect(league.data[0]?.exponent.asia.initial).toBeDefined()
    const filter = await site.ok('getFootballFilter', {})
    expect(filter.competition.map((letter) => letter.name)).toEqual([...filter.competition.map((l) => l.name)].sort())
    expect((await site.ok('listOddsCompanies', {})).map((company) => company.id)).toContain(2)
  })

  test('SCORE-01 a long day comes whole, or page by page with the same rows', async () => {
    const big = await startTestApp({ config: { simMatchesPerDay: 450 } })
    try {
      const whole = await big.ok('listFootballMatches', {})
      const pageOf = (page: number) => big.ok('listFootballMatches', { page })
      const pages = [await pageOf(1), await pageOf(2), await pageOf(3), await pageOf(4)]
      expect(whole.data).toHaveLength(whole.total)
      expect(whole.total).toBeGreaterThan(2 * limits.matchesPerPage)
      expect(pages[0]?.data).toHaveLength(limits.matchesPerPage)
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => whole.total))
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(whole.data.map(({ id }) => id))
      expect((await big.ok('listBasketballMatches', { page: 9_000 })).data).toEqual([])
    } finally {
      await big.close()
    }
  })

  test('SCORE-01 the calendar counts what the lists of its days hold, and what runs today', async () => {
    const { list } = await site.ok('countMatches', { from: '2026-05-16', days: 3, zone: 120, ball: 1 })
    const totals: object[] = []
    for (const date of ['2026-05-16', '2026-05-17', '2026-05-18']) {
      const { total } = await site.ok('listBasketballMatches', { time: date, zone: 120 })
      const { total: live } = await site.ok('listBasketballMatches', { type: 1 })
      totals.push({ date, count: total, live: date === '2026-05-16' ? live : 0 })
    }
    expect(list).toEqual(totals)
    expect(list[0]!.live).toBeGreaterThan(0)
    expect(list[1]!.count).toBeGreaterThan(0)
  })

  test('SCORE-01 days out of the reach of a calendar are not counted, and no more than it shows are', async () => {
    const { list } = await site.ok('countMatches', { from: '2026-11-10', days: 5, ball: 2 })
    expect(list.map(({ date }) => date)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12'])
    expect((await site.ok('countMatches', { from: '9999-99-99', days: 3 })).list).toEqual([])
    expect(await site.call('countMatches', { from: '2026-05-16', days: 43 })).toMatchObject({ code: 1 })
  })

  test('a day is the day of the caller', async () => {
    const { data } = await site.ok('listFootballMatches', { time: '2026-05-17', zone: 0 })
    const bounds = [Date.UTC(2026, 4, 17) / 1000, Date.UTC(2026, 4, 18) / 1000] as const
    expect(data.every((row) => row.match_time >= bounds[0] && row.match_time < bounds[1])).toBe(true)
  })

  test('basketball, schedule, table, home page and forecasts answer', async () => {
    expect((await site.ok('listBasketballMatches', {})).total).toBeGreaterThan(10)
    const schedule = await site.ok('listSchedule', { date: '2026-05-16', page: 2 })
    expect(schedule.data).toHaveLength(20)
    const table = await site.ok('getSeasonTable', { id: 82 }, { language: 'en' })
    expect(table.list).toHaveLength(20)
    expect(table.list.map((row) => row.position)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
    expect((await site.ok('getSeasonTable', { id: 1 })).group).toBe(1)
    const strip = await site.ok('listAllMatches', {})
    expect(strip[0]?.status_type).toBe(1)
    const hot = await site.ok('listRecommendedMatches', { type: 0 })
    expect(hot.count).toBe(hot.type1.length + hot.type2.length + hot.type3.length)
    expect((await site.ok('listHotTeams', {})).hot_match).toHaveLength(10)
    const [forecast] = (await site.ok('listForesights', {})).data
    expect(forecast!.chances.home + forecast!.chances.draw + forecast!.chances.away).toBeCloseTo(1, 2)
  })

  test('an unknown match or league is refused in the language of the caller', async () => {
    expect(await site.call('getFootballMatch', { id: 5 }, { language: 'en' })).toMatchObject({
      code: 1,
      reason: 'match-unknown',
      msg: 'This match does not exist',
    })
    expect(await site.call('getSeasonTable', { id: 99_999 })).toMatchObject({ reason: 'competition-unknown' })
  })
})

describe('marks of the reader', () => {
  test('SCORE-08 a followed match is kept for its user alone', async () => {
    const me = await site.signIn('visitor')
    const other = await site.signIn('rich')
    const match = await liveMatch()
    expect(await site.ok('toggleCollect', { id: match.id, type: 2 }, me)).toEqual({ is_collect: 1 })
    const mine = await site.ok('listFootballMatches', { type: 4 }, me)
    expect(mine.data).toMatchObject([{ id: match.id, is_collect: 1 }])
    expect((await site.ok('listFootballMatches', { type: 4 }, other)).total).toBe(0)
    expect(await site.ok('toggleCollect', { id: String(match.id), type: 2 }, me)).toEqual({ is_collect: 0 })
    expect(await site.call('toggleCollect', { id: match.id })).toMatchObject({ code: 700 })
    expect(await site.call('listFootballMatches', { type: 4 })).toMatchObject({ code: 700 })
  })

  test('a match that has not begun can be reserved and given up', async () => {
    const me = await site.signIn('visitor')
    const [next] = (await site.ok('listFootballMatches', { type: 2 })).data
    expect(await site.ok('reserveMatch', { match_id: next!.id, type: 0 }, me)).toEqual({ reserve: 1 })
    const rows = await site.ok('listFootballMatches', { type: 2 }, me)
    expect(rows.data.find((row) => row.id === next!.id)?.reserve).toBe(1)
    expect(await site.ok('reserveMatch', { match_id: next!.id }, me)).toEqual({ reserve: 0 })
    const running = await liveMatch()
    expect(await site.call('reserveMatch', { match_id: running.id }, me)).toMatchObject({ reason: 'match-started' })
  })
})

describe('the running score', () => {
  test('RT-02 a goal reaches the list, the detail, the match topic and the goals topic', async () => {
    const socket = await site.socket()
    await socket.subscribe({ topic: 'match.football' })
    await socket.subscribe({ topic: 'goals' })
    const match = await liveMatch()
    const reply = await score(match.id, 'away')
    expect(reply.statusCode).toBe(200)
    const goal = (await socket.next((f) => (f as DataFrame).data?.type === 'football_goal')) as DataFrame<GoalData>
    expect(goal).toMatchObject({ code: 100, topic: 'goals' })
    expect(goal.data).toMatchObject({
      id: match.id,
      iszhu: 0,
      home_team_name_zh: match.home_team_name_zh,
      away_team_name_zh: match.away_team_name_zh,
      home_score: match.home_score,
      away_score: match.away_score + 1,
    })
    expect(goal.data.match_str).toMatch(/^\d+(\+\d+)?$/)
    const frame = (await socket.next((f) => {
      const data = (f as DataFrame<MatchDeltaData>).data
      return data?.type === 'football_delta' && data.m.some((delta) => delta[0] === match.id && delta.includes(20))
    })) as DataFrame<MatchDeltaData>
    const delta = frame.data.m.find((one) => one[0] === match.id)!
    expect(delta[delta.indexOf(20) + 1]).toBe(match.away_score + 1)
    const after = (await site.ok('listFootballMatches', { type: 1 })).data.find((row) => row.id === match.id)
    expect(after?.away_score).toBe(match.away_score + 1)
    const detail = await site.ok('getFootballMatch', { id: match.id })
    expect(detail.tlive.at(-1)).toMatchObject({ type: 1, position: 2, away_score: match.away_score + 1 })
  })

  test('SCORE-04 after a goal the page of the league is another one at once', async () => {
    const match = await liveMatch()
    const shown = async () => {
      const { list, info } = await site.ok('getFootballCompetition', { id: match.competition_id })
      return { row: list.find(({ id }) => id === match.id), info }
    }
    const before = await shown()
    expect(before.row).toBeDefined()
    expect((await score(match.id)).statusCode).toBe(200)
    expect((await shown()).row?.home_score).toBe((before.row?.home_score ?? 0) + 1)
  })

  test('SCORE-01 lists, preview and table give a team one place', async () => {
    const { data } = await site.ok('listFootballMatches', { competition_id: '82' })
    const places = new Map((await site.ok('getSeasonTable', { id: 82 })).list.map((row) => [row.team_id, row.position]))
    expect(data.length).toBeGreaterThan(0)
    for (const row of data.slice(0, 4)) {
      const place = [places.get(row.home_team_id), places.get(row.away_team_id)]
      const battle = await site.ok('getMatchBattle', { id: row.id })
      const { points_ranking } = await site.ok('getMatchAnalysis', { id: row.id })
      expect([row.home_rank, row.away_rank]).toEqual(place)
      expect([battle.home_ranking, battle.away_ranking]).toEqual(place)
      expect([points_ranking.home.all[8], points_ranking.away.all[8]]).toEqual(place)
    }
  })

  test('a goal from outside survives a restart of the feed', async () => {
    const match = await liveMatch()
    await score(match.id)
    const restarted = (await loadDemo()).feed()
    for (const goal of await createScoresQueries(site.db).injectedGoals()) restarted.inject(goal)
    const now = site.modules.scores.service.now() + 5
    expect(restarted.state(match.id, now)).toEqual(site.modules.scores.feed.state(match.id, now))
    expect(restarted.state(match.id, now).home[0]).toBe(match.home_score + 1)
    expect((await score(5)).statusCode).toBe(404)
    const [next] = (await site.ok('listFootballMatches', { type: 2 })).data
    expect((await score(next!.id)).statusCode).toBe(409)
  })

  test('RT-02 a client that names sport and company gets the prices of that company alone', async () => {
    const socket = await site.socket()
    const isPrice = (f: ServerFrame) => f.code === 100 && f.data.type === 'football_exponent'
    const companies = () =>
      new Set(socket.frames.filter(isPrice).map((f) => (f as DataFrame<PriceData>).data.company_id))
    socket.send({ type: 'toggle', company_id: 3 })
    socket.send({ type: 'classify', classify_type: 0 })
    await until(() => site.app.kernel.realtime.subscribers('prices.football.3') === 1)
    await site.clock.advance(2_000)
    await socket.next(isPrice)
    expect(companies()).toEqual(new Set([3]))
    socket.send({ type: 'toggle', company_id: 22 })
    await until(() => site.app.kernel.realtime.subscribers('prices.football.22') === 1)
    await site.clock.advance(2_000)
    await socket.next((f) => isPrice(f) && (f as DataFrame<PriceData>).data.company_id === 22)
    expect(companies()).toEqual(new Set([3, 22]))
    expect((await socket.subscribe({ topic: 'odds.football.99999' })).data).toMatchObject({ type: 'refused' })
  })

  test('RT-03 a list says where its topics stood: who resumes there misses nothing, in one frame', async () => {
    const list = await site.ok('listFootballMatches', { type: 1 })
    const match = list.data.find((row) => row.status === 2 || row.status === 4)!
    await score(match.id)
    await site.clock.advance(3_000)
    const { seq, epoch } = list.position
    const socket = await site.socket()
    await site.ok('listFootballMatches', { type: 1 })
    const ack = await socket.subscribe({ topic: 'match.football', since: seq, epoch })
    expect(ack.data).toMatchObject({ type: 'subscribed', isRecovered: true })
    const frame = (await socket.next(
      (f) => (f as DataFrame).data.type === 'football_delta',
    )) as DataFrame<MatchDeltaData>
    expect(frame.from === undefined || frame.from === seq + 1).toBe(true)
    const row = frame.data.m.find(([id]) => id === match.id)!
    expect(row[row.indexOf(10) + 1]).toBe(match.home_score + 1)
    const old = await socket.subscribe({ topic: 'match.football', since: seq, epoch: 'another' })
    expect(old.data).toMatchObject({ isRecovered: false })
    await socket.next((f) => (f as DataFrame).data.type === 'feed')
  })

  test('SCORE-03 the topic of a match brings its incident, statistics and every company', async () => {
    const match = await liveMatch()
    const detail = await site.ok('getFootballMatch', { id: match.id })
    const socket = await site.socket()
    await socket.subscribe({
      topic: `match.${match.id}`,
      ...{ since: detail.position.seq, epoch: detail.position.epoch },
    })
    await site.clock.advance(1_000)
    const seen = new Set<unknown>()
    const companies = new Set<unknown>()
    await score(match.id)
    const fits = (f: unknown) => {
      const { topic, data } = f as DataFrame<MatchDeltaData>
      if (topic !== `match.${match.id}`) return false
      for (const [, ...pairs] of data.m)
        pairs.forEach((value, i) => {
          if (i % 2 === 0) seen.add(value)
          else if (pairs[i - 1] === 41) companies.add((value as number[])[4])
        })
      return [1, 10, 50, 60].every((field) => seen.has(field)) && companies.size > 3
    }
    await socket.next(fits)
    expect((await socket.subscribe({ topic: 'match.5' })).data).toMatchObject({ type: 'refused' })
  })

  test('RT-02 prices and scores of both sports arrive by themselves', async () => {
    const socket = await site.socket()
    await socket.subscribe({ topic: 'match.football' })
    await site.clock.advance(90_000)
    const seen = (await socket.next(
      (f) => (f as DataFrame).data?.type === 'football_delta',
    )) as DataFrame<MatchDeltaData>
    expect(seen.data.m.length).toBeGreaterThan(0)
    expect(Number.isInteger(seen.data.m[0]![0])).toBe(true)
  })
})
