import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { isGoalType, shownScore } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'
import { reportOf } from './report/report.rules'
import { reportFacts } from './report/report-facts'
import { incidentMinute } from './scores.rules'
import type { ListedMatch } from './scores.service'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

/** At noon in London only the matches of the Far East are over. */
const finished = async (competition = '567') => {
  const { data } = await site.ok('listFootballMatches', { type: 3, competition_id: competition })
  return data[0]!
}
const ofDay = async (competition = '82') =>
  (await site.ok('listFootballMatches', { competition_id: competition })).data[0]!

describe('parts of a match', () => {
  test('SCORE-03 line-ups: eleven a side, and what happened to a player is an incident of the match', async () => {
    const row = await finished()
    const lineup = await site.ok('getLineup', { id: row.id }, { language: 'en' })
    const { tlive, space, environment } = await site.ok('getFootballMatch', { id: row.id }, { language: 'en' })
    expect(lineup).toMatchObject({ is_known: 1, confirmed: 1 })
    const known = new Set(tlive.map((incident) => incident.id))
    for (const side of ['home', 'away'] as const) {
      const first = lineup[`${side}_player_first`]
      expect(first).toHaveLength(11)
      expect(first.filter((player) => player.position === 'G')).toHaveLength(1)
      const all = [...first, ...lineup[`${side}_player`]]
      expect(new Set(all.map((player) => player.shirt_number)).size).toBe(all.length)
      for (const player of all) for (const incident of player.incidents) expect(known.has(incident)).toBe(true)
    }
    // A goal is his who shot it; who laid it on has it among his assists alone.
    const goals = tlive.filter(({ type, other }) => type === 1 && other !== '')
    const everybody = [
      lineup.home_player_first,
      lineup.home_player,
      lineup.away_player_first,
      lineup.away_player,
    ].flat()
    const namesWith = (part: 'incidents' | 'assists', id: number) =>
      everybody.filter((player) => player[part]?.includes(id)).map(({ name }) => name)
    expect(goals.length).toBeGreaterThan(0)
    for (const { id, player, other } of goals)
      expect([namesWith('incidents', id), namesWith('assists', id)]).toEqual([[player], [other]])
    expect(space).toMatch(/^\p{L}.* \p{L}/u)
    expect(environment?.temperature).toBeGreaterThan(-30)
  })

  test('SCORE-03 the commentary goes on where a reader stopped, in their language', async () => {
    const row = await finished()
    const all = (await site.ok('listCommentary', { id: row.id }, { language: 'vi' })).list
    expect(all.length).toBeGreaterThan(40)
    expect(all.some((line) => line.is_main === 1)).toBe(true)
    const since = all[10]!.seq
    const rest = (await site.ok('listCommentary', { id: row.id, since }, { language: 'vi' })).list
    expect(rest).toEqual(all.slice(11))
    const chinese = (await site.ok('listCommentary', { id: row.id }, { language: 'zh' })).list
    expect(chinese.map((line) => line.seq)).toEqual(all.map((line) => line.seq))
    expect(chinese[0]!.text).not.toBe(all[0]!.text)
  })

  test('SCORE-03 shots, statistics and score agree; halves add up to the match', async () => {
    const row = await finished()
    const { list } = await site.ok('listShots', { id: row.id })
    const { full, first, second } = await site.ok('getMatchStatistics', { id: row.id })
    const figure = (lines: typeof full, type: number) => lines.find((line) => line.type === type)!
    for (const type of [2, 3, 21, 22, 37])
      for (const side of ['home', 'away'] as const)
        expect(figure(first, type)[side] + figure(second, type)[side]).toBe(figure(full, type)[side])
    const count = (side: number, outcomes: string[]) =>
      list.filter((shot) => shot.position === side && outcomes.includes(shot.outcome)).length
    expect([count(1, ['goal', 'saved']), count(2, ['goal', 'saved'])]).toEqual([
      figure(full, 21).home,
      figure(full, 21).away,
    ])
    expect(list.every((shot) => shot.xg > 0 && shot.xg < 1)).toBe(true)
  })

  test('SCORE-03 price history ends where the prices in play ended, oldest first', async () => {
    const row = await finished()
    const [company] = await site.ok('listOddsChanges', { id: row.id, type: 'eu', company_id: 22 })
    expect(company).toMatchObject({ company_id: 22 })
    const times = company!.list.map((change) => change.change_time)
    expect(times.length).toBeGreaterThan(10)
    expect(times).toEqual([...times].sort((a, b) => a - b))
    expect(company!.list[0]!.minute).toBe(0)
    expect(await site.call('listOddsChanges', { id: row.id, type: 'nothing' as 'eu' })).toMatchObject({ code: 1 })
  })
})

describe('report', () => {
  test('SCORE-11 the story of a match says its score, its scorers and nothing that did not happen, in three languages', async () => {
    const { feed, service } = site.modules.scores
    const now = service.now()
    const over = feed
      .fixtures('football', now - 3 * 86_400, now)
      .map(({ id }) => service.match(id, 'football'))
      .filter(({ state }) => state.status === 8)
    expect(over.length).toBeGreaterThan(100)
    const seen = { cancelled: 0, own: 0, sentOff: 0 }
    for (const match of over)
      for (const language of ['en', 'zh', 'vi'] as const) {
        const story = reportOf(reportFacts(feed, match, now, language)!, language)
        const { home, away } = match.state
        const [own, other] = [shownScore('football', home), shownScore('football', away)]
        expect(story[0]).toContain(language === 'zh' ? `${own}比${other}` : `${own}–${other}`)
        expect(story.join()).not.toMatch(/undefined|NaN|\{/)
        if (own === other) expect(story[0]).not.toMatch(/ won\.|取胜|giành chiến thắng/)
        const { incidents } = feed.detail(match.fixture.id, now)
        const goals = incidents.filter(({ type }) => isGoalType(type))
        const standing = goals.filter((one) => !one.isCancelled)
        const ofGoals = standing.length > 0 ? story[1]! : ''
        // One sentence a goal, each with its minute and its scorer: those taken back are no goals.
        if (language === 'zh') expect(ofGoals.split('。').length - 1).toBe(standing.length)
        for (const one of standing) {
          expect(ofGoals).toContain(one.player[language])
          expect(ofGoals).toContain(incidentMinute(one))
        }
        const sentOff = incidents.filter(({ type }) => type === 4 || type === 15).length
        expect(story.join().split({ en: 'was sent off', zh: '被罚下', vi: 'truất quyền' }[language]).length - 1).toBe(
          sentOff,
        )
        seen.cancelled += goals.length - standing.length
        seen.own += standing.filter(({ type }) => type === 17).length
        seen.sentOff += sentOff
      }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0)
    const [{ fixture }] = over as [ListedMatch]
    const { story } = await site.ok('getMatchReport', { id: fixture.id }, { language: 'vi' })
    expect(story.join()).toContain(fixture.home.names.vi)
  })

  test('SCORE-11 a match that is not over has no story', async () => {
    const [row] = (await site.ok('listFootballMatches', { type: 2 })).data
    expect(await site.ok('getMatchReport', { id: row!.id })).toEqual({ story: [] })
  })
})

describe('replay', () => {
  test('SCORE-03 a finished match folds to its result, and nothing is known before it happened', async () => {
    const row = await finished()
    const replay = await site.ok('getMatchReplay', { id: row.id })
    const [last] = replay.frames.slice(-1)
    expect(last).toMatchObject({ status: 8 })
    expect(replay.frames.length).toBeGreaterThanOrEqual(91)
    const goals = (side: number) =>
      replay.incidents.filter(
        (one) => [1, 8, 17].includes(one.type) && one.position === side && one.cancelled_frame === undefined,
      ).length
    expect([goals(1), goals(2)]).toEqual([row.home_score, row.away_score])
    expect(replay.incidents.every((one) => one.frame >= 1 && one.frame <= replay.frames.length)).toBe(true)
    const frames = replay.incidents.map((one) => one.frame)
    expect(frames).toEqual([...frames].sort((a, b) => a - b))
    expect(replay.odds.map((market) => market.type)).toEqual(['asia', 'eu', 'bs'])
    expect(replay.odds[1]!.points[0]![0]).toBe(0)
    expect(replay.table).toHaveLength(20)
  })

  test('SCORE-03 a match that runs or has not begun has no replay', async () => {
    const { data } = await site.ok('listFootballMatches', { type: 2 })
    expect(await site.call('getMatchReplay', { id: data[0]!.id }, { language: 'en' })).toMatchObject({
      code: 1,
      reason: 'match-not-finished',
    })
  })
})

describe('head to head and form', () => {
  test('SCORE-03 meetings are between the two sides, newest first, and filters narrow them', async () => {
    const row = await ofDay()
    const all = await site.ok('listHeadToHead', { id: row.id, limit: 6 }, { language: 'en' })
    expect(all.list.length).toBeGreaterThan(1)
    const pair = new Set([row.home_team_id, row.away_team_id])
    for (const match of all.list) {
      expect(new Set([match.home_team_id, match.away_team_id])).toEqual(pair)
      expect(match.match_time).toBeLessThan(row.match_time)
    }
    const times = all.list.map((match) => match.match_time)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const [played, won, drawn, lost] = all.count
    expect(won! + drawn! + lost!).toBe(played)
    const here = await site.ok('listHeadToHead', { id: row.id, same_venue: 1 })
    expect(here.list.every((match) => match.home_team_id === row.home_team_id)).toBe(true)
    expect((await site.ok('listHeadToHead', { id: row.id, competition_id: '999' })).list).toEqual([])
  })

  test('SCORE-03 form of a side, seen from that side', async () => {
    const row = await ofDay()
    const form = await site.ok('listTeamMatches', { id: row.id, side: 2, limit: 5 })
    expect(form.list).toHaveLength(5)
    for (const match of form.list) {
      const isHome = match.home_team_id === row.away_team_id
      expect(match.is_home).toBe(isHome ? 1 : 0)
      const lead = (match.home_score - match.away_score) * (isHome ? 1 : -1)
      expect(match.is_home_style).toBe(lead > 0 ? 1 : lead < 0 ? 2 : 0)
    }
    const battle = await site.ok('getMatchBattle', { id: row.id, type: 0 })
    const words = ['draw', 'win', 'loss']
    expect(battle.away_recent).toEqual(form.list.map((match) => words[match.is_home_style]).reverse())
  })

  test('SCORE-03 the record at home and away adds up to the table line', async () => {
    const row = await ofDay()
    const { points_ranking: ranking, league_standings: table } = await site.ok('getMatchAnalysis', { id: row.id })
    const { all, home, away } = ranking.home
    for (const column of [0, 1, 2, 3, 4, 5, 7]) expect(home[column]! + away[column]!).toBe(all[column])
    expect(table).toHaveLength(20)
    expect(table.find((line) => line[16] === row.home_team_id)?.[15]).toBe(all[7])
  })
})

describe('prices', () => {
  test('SCORE-03 every company has its opening and present price', async () => {
    const row = await ofDay()
    const odds = await site.ok('listMatchOdds', { id: row.id })
    const companies = await site.ok('listOddsCompanies', {})
    for (const market of ['asia', 'eu', 'bs'] as const) {
      expect(odds[market].map((line) => line.company_id)).toEqual(companies.map((company) => company.id))
      expect(odds[market].every((line) => line.early_host !== null)).toBe(true)
    }
  })

  test('SCORE-03 matches with the same opening price are of the same league', async () => {
    const row = await ofDay()
    const same = await site.ok('listSameOdds', { id: row.id, type: 'asia' })
    expect(same.price).toBeDefined()
    for (const match of same.list) {
      expect(match.competition_id).toBe(row.competition_id)
      expect(match.asia).toBe(same.price!.draw)
    }
  })
})

test('a match that does not exist is refused by every call of the match page', async () => {
  for (const call of ['getLineup', 'listCommentary', 'listShots', 'getMatchStatistics', 'getMatchReplay'] as const)
    expect(await site.call(call, { id: 5 })).toMatchObject({ reason: 'match-unknown' })
  expect(await site.call('listHeadToHead', { id: 3_000_000, limit: 500 })).toMatchObject({ code: 1 })
})
