import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startTestApp, type TestSite, testNow } from '../../testing/test-app'
import { consOf, prosOf, type SideFacts } from './foresight-lines'
import { bucketsOf } from './foresight-record'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

const upcoming = async () => (await site.ok('listForesights', {})).data[0]!.sourceid

describe('votes', () => {
  test('SCORE-06 a member has one vote on a match; everybody sees the counts', async () => {
    const id = await upcoming()
    const me = await site.signIn('visitor')
    const other = await site.signIn('rich')
    expect(await site.ok('voteForesight', { id, choice: 1 }, me)).toEqual({ home: 1, draw: 0, away: 0, mine: 1 })
    expect(await site.call('voteForesight', { id, choice: 3 }, me)).toMatchObject({ reason: 'already-voted' })
    const both = await Promise.all([2, 3].map((choice) => site.call('voteForesight', { id, choice }, other)))
    expect(both.filter(({ code }) => code === 0)).toHaveLength(1)
    const { votes } = await site.ok('getForesight', { id })
    expect(votes.home + votes.draw + votes.away).toBe(2)
    expect(votes.mine).toBe(0)
    expect((await site.ok('getForesight', { id }, me)).votes.mine).toBe(1)
    expect(await site.call('voteForesight', { id, choice: 1 })).toMatchObject({ code: 700 })
  })

  test('SCORE-06 votes close with the kick-off; an unknown match and an unknown choice are refused', async () => {
    const me = await site.signIn('anchor')
    const [live] = (await site.ok('listFootballMatches', { type: 1 })).data
    expect(await site.call('voteForesight', { id: live!.id, choice: 1 }, me)).toMatchObject({ reason: 'vote-closed' })
    expect(await site.call('voteForesight', { id: 5, choice: 1 }, me)).toMatchObject({ reason: 'match-unknown' })
    expect(await site.call('voteForesight', { id: live!.id, choice: 4 }, me)).toMatchObject({ code: 1 })
  })
})

describe('the forecast', () => {
  test('SCORE-06 pros and cons, rates and form of both sides', async () => {
    const id = await upcoming()
    const { good, bad } = await site.ok('getForesight', { id }, { language: 'en' })
    for (const text of [...good.home, ...good.away, ...bad.home, ...bad.away]) expect(text).toMatch(/[A-Za-z]/)
    const data = await site.ok('getForesightData', { id })
    expect(data.home_recent_arr.length).toBeLessThanOrEqual(6)
    expect(data.home_recent_arr.every((one) => ['win', 'draw', 'loss'].includes(one))).toBe(true)
    const won = data.home_recent_arr.filter((one) => one === 'win').length
    expect(data.home_recent_won_rate).toBeCloseTo(won / Math.max(1, data.home_recent_arr.length), 2)
  })

  test('SCORE-06 the model shows its record: enough matches, better than knowing nothing, shares that came true', async () => {
    const record = await site.ok('getForesightRecord', {})
    expect(record.matches).toBeGreaterThan(200)
    expect(record.hits / record.matches).toBeGreaterThan(0.4)
    expect(record.brier).toBeLessThan(0.667)
    for (const { expected, happened } of record.buckets.filter((bucket) => bucket.count > 150))
      expect(Math.abs(expected - happened)).toBeLessThan(0.1)
    expect(await site.ok('getForesightRecord', {})).toEqual(record)
  })

  test('buckets hold each chance once', () => {
    const list = [0, 0.1, 0.2, 0.5, 0.99, 1].map((chance, i) => ({ chance, cameTrue: i % 2 === 0 }))
    const buckets = bucketsOf(list)
    expect(buckets.reduce((sum, { count }) => sum + count, 0)).toBe(list.length)
    expect(buckets[0]).toEqual({ from: 0, to: 0.2, count: 2, expected: 0.05, happened: 0.5 })
  })

  test('nothing is said of a side that nothing is known of', () => {
    const unknown: SideFacts = {
      name: 'X',
      position: 0,
      places: 0,
      form: [],
      scored: 0,
      conceded: 0,
      played: 0,
      meetings: 0,
      meetingsWon: 0,
      meetingsLost: 0,
    }
    expect([prosOf(unknown, 'zh'), consOf(unknown, 'vi')]).toEqual([[], []])
    const strong: SideFacts = {
      ...unknown,
      position: 1,
      places: 20,
      form: ['win', 'win', 'win', 'draw', 'win'],
      scored: 2.2,
      conceded: 0.7,
      played: 30,
      ...{ meetings: 8, meetingsWon: 4, meetingsLost: 1 },
    }
    expect(prosOf(strong, 'en')).toEqual([
      'Place 1 in the table',
      '4 wins in the last 5',
      'Unbeaten in the last 5',
      'Scores 2.2 goals a match',
      'Concedes only 0.7 a match',
      'Ahead in the last 8 meetings: 4 won, 1 lost',
    ])
    expect(prosOf(strong, 'vi')).toContain('Ghi trung bình 2,2 bàn mỗi trận')
  })
})

describe('the schedule', () => {
  test('LIVE-12 the league filter counts the matches of the day, and the chosen league is all that is listed', async () => {
    const filter = await site.ok('getScheduleFilter', { date: '2026-05-16' }, { language: 'en' })
    const [league] = filter.football.list
    const list = await site.ok('listSchedule', { date: '2026-05-16', compensation_id: String(league!.sourceid) })
    expect(list.total).toBe(league!.count)
    expect(list.data.every((row) => row.competition_id === league!.sourceid)).toBe(true)
    const other = await site.ok('listSchedule', { date: '2026-05-16', match_type: 3 })
    expect(other.total).toBe(filter.other.list.reduce((sum, { count }) => sum + count, 0))
    expect(other.data.every((row) => row.type === 2)).toBe(true)
    const live = await site.ok('listSchedule', { live: 1, match_type: 1 })
    expect(live.data.every((row) => row.status_type === 1 && row.type === 0)).toBe(true)
  })

  test('a search finds teams and leagues in each language', async () => {
    const [row] = (await site.ok('listFootballMatches', { type: 2 })).data
    for (const search of [row!.home_team_name_zh, row!.home_team_name_en.toUpperCase()])
      expect((await site.ok('searchMatches', { search })).map((one) => one.sourceid)).toContain(row!.id)
    expect(await site.ok('searchMatches', { search: 'zzzzzz' })).toEqual([])
    expect(await site.call('searchMatches', { search: '   ' })).toMatchObject({ reason: 'input-invalid' })
  })

  test('LIVE-12 a planned broadcast stands with its match and can be reserved there', async () => {
    const anchor = await site.signIn('anchor')
    const me = await site.signIn('visitor')
    // Not one that is late: its time has come.
    const { data } = await site.ok('listFootballMatches', { type: 2 })
    const match = data.find(({ match_time }) => match_time > testNow / 1_000)
    await site.ok('reserveOwnBroadcast', { type: 0, match_id: match!.id }, anchor)
    const planOf = async (token?: string) => {
      const league = String(match!.competition_id)
      const { data } = await site.ok('listSchedule', { match_type: 1, compensation_id: league }, token ? { token } : {})
      return data.find((row) => row.sourceid === match!.id)?.plans.find((plan) => plan.uid === anchor.userId)
    }
    const plan = await planOf(me.token)
    expect(plan).toMatchObject({ is_reserve: 0 })
    await site.ok('reserveBroadcast', { live_id: plan!.live_id }, me)
    expect(await planOf(me.token)).toMatchObject({ live_id: plan!.live_id, is_reserve: 1 })
    expect(await planOf()).toMatchObject({ is_reserve: 0 })
  })
})
