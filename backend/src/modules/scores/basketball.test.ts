import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'scores'] })
})
afterAll(() => site.close())

const rows = async (type: number) => (await site.ok('listBasketballMatches', { type })).data
/** A game in its second half, so that there is something to tell. */
const running = async () => (await rows(1)).find((row) => row.status_id >= 4) ?? (await rows(1))[0]!
const sum = (list: readonly number[]) => list.reduce((total, value) => total + value, 0)

describe('a basketball match', () => {
  test('SCORE-03 the box score adds up to the score by quarters', async () => {
    const { id } = await running()
    const match = await site.ok('getBasketballMatch', { id })
    for (const [players, scores] of [
      [match.players.home, match.home_scores],
      [match.players.away, match.away_scores],
    ] as const) {
      expect(players).toHaveLength(12)
      expect(sum(players.map((player) => player.points))).toBe(sum(scores))
      expect(players.filter((player) => player.on_ground === 1)).toHaveLength(5)
      expect(players.filter((player) => player.is_first === 1)).toHaveLength(5)
      for (const player of players) expect(player.rebounds).toBe(player.offensive_rebounds + player.defensive_rebounds)
    }
    expect(await site.ok('getBasketballPlayers', { id })).toEqual(match.players)
    const points = (side: 'home' | 'away') => {
      const of = (type: number) => match.statistics.find((one) => one.type === type)![side]
      return 3 * of(1) + 2 * of(2) + of(3)
    }
    expect([points('home'), points('away')]).toEqual([match.home_scores_total, match.away_scores_total])
  })

  test('SCORE-12 the boxes of the periods add up to that of the game; a period to come has none', async () => {
    const { id } = await running()
    const whole = await site.ok('getBasketballPlayers', { id })
    const match = await site.ok('getBasketballMatch', { id })
    const periods = match.tlive.length
    const boxes: (typeof whole)[] = []
    for (let period = 1; period <= periods; period += 1)
      boxes.push(await site.ok('getBasketballPlayers', { id, period }))
    for (const side of ['home', 'away'] as const)
      whole[side].forEach((player, index) => {
        const own = boxes.map((box) => box[side][index]!)
        for (const figure of ['points', 'rebounds', 'assists', 'field_goal_tries', 'plus_minus', 'seconds'] as const)
          expect(sum(own.map((one) => one[figure]))).toBe(player[figure])
      })
    expect(sum(boxes[0]!.home.map((one) => one.points))).toBe(match.home_scores[0])
    expect(await site.ok('getBasketballPlayers', { id, period: 20 })).toEqual({ home: [], away: [] })
  })

  test('SCORE-12 every shot from the field has a place that fits its worth, and as many went in as the box says', async () => {
    const { id } = await running()
    const { list } = await site.ok('listCourtShots', { id }, { language: 'en' })
    const { home, away } = await site.ok('getBasketballPlayers', { id })
    const of = (position: number) => list.filter((shot) => shot.position === position)
    for (const [position, players] of [
      [1, home],
      [2, away],
    ] as const) {
      expect(of(position)).toHaveLength(sum(players.map((one) => one.field_goal_tries)))
      const made = of(position).filter((shot) => shot.is_made === 1)
      expect(made.filter((shot) => shot.value === 3)).toHaveLength(sum(players.map((one) => one.threes)))
      expect(made).toHaveLength(sum(players.map((one) => one.field_goals)))
    }
    for (const { x, y, value } of list) {
      expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0)
      const metres = Math.hypot((x / 100 - 0.5) * 15, (y / 100) * 14 - 1.575)
      expect(metres > 7.2).toBe(value === 3)
    }
    const [next] = await rows(2)
    expect(await site.ok('listCourtShots', { id: next!.id })).toEqual({ list: [] })
  })

  test('SCORE-03 the play-by-play tells every point, period by period, in the language of the reader', async () => {
    const { id } = await running()
    const match = await site.ok('getBasketballMatch', { id })
    const plays = match.tlive.flat()
    expect(plays.at(-1)).toMatchObject({ home_score: match.home_scores_total, away_score: match.away_scores_total })
    match.tlive.forEach((period, index) => {
      const clocks = period.map((play) => play.clock)
      expect(clocks).toEqual([...clocks].sort((a, b) => b - a))
      if (index > 0 && period.length > 0) expect(period[0]!.id).toBeGreaterThan(match.tlive[index - 1]!.at(-1)!.id)
    })
    const english = await site.ok('getBasketballMatch', { id }, { language: 'en' })
    expect(english.tlive.flat()[0]!.info).toMatch(/^[ -~À-ž]+$/)
    expect(plays[0]!.info).toMatch(/[\u4e00-\u9fff]/)
  })

  test('a page that follows gets only what is new, and nothing is told twice or lost', async () => {
    const { id } = await running()
    const before = (await site.ok('getBasketballMatch', { id })).tlive.flat()
    const last = before.at(-1)!.id
    // Longer than any break.
    await site.clock.advance(1_200_000)
    const news = (await site.ok('getBasketballMatch', { id, since: last })).tlive.flat()
    const all = (await site.ok('getBasketballMatch', { id })).tlive.flat()
    expect(news.length).toBeGreaterThan(0)
    expect([...before, ...news]).toEqual(all)
  })

  test('before its start it has players and prices, and nothing else', async () => {
    const [next] = await rows(2)
    const match = await site.ok('getBasketballMatch', { id: next!.id })
    expect(match.tlive).toEqual([])
    expect(match.players.home.every((player) => player.dnp === 1 && player.points === 0)).toBe(true)
    expect(match.odds.every((company) => company.eu.initial && !company.eu.scram)).toBe(true)
    expect(match.chances.home + match.chances.away).toBeCloseTo(1, 6)
  })
})

describe('prices', () => {
  test('SCORE-03 the history ends with the prices of now', async () => {
    const { id } = await running()
    const history = await site.ok('listBasketballOddsHistory', { id })
    const now = await site.ok('listBasketballOdds', { id })
    for (const market of ['asia', 'eu', 'bs'] as const) {
      expect(history[market].length).toBe(now[market].length)
      for (const [index, company] of history[market].entries()) {
        const times = company.list.map((point) => point.change_time)
        expect(times).toEqual([...times].sort((a, b) => a - b))
        expect(times.at(-1)!).toBeLessThanOrEqual(site.modules.scores.service.now())
        const { host, early, guest, sealing_disk } = company.list.at(-1)!
        expect({ host, early, guest, sealing_disk }).toEqual(now[market][index]!.scram)
        const first = company.list[0]!
        expect(now[market][index]!.initial).toMatchObject({ host: first.host, guest: first.guest })
      }
    }
    const one = await site.ok('listBasketballOddsHistory', { id, type: 'eu', company_id: 22 })
    expect(one.asia).toEqual([])
    expect(one.eu.map((company) => company.company_id)).toEqual([22])
  })

  test('matches with the same line are of the same league and over', async () => {
    const { id, competition_id } = await running()
    const { list, count } = await site.ok('listBasketballSameOdds', { id, company_id: 2 })
    expect(list.length).toBeGreaterThan(0)
    expect(count[0]).toBe(list.length)
    const league = await site.ok('listBasketballMatches', { competition_id: String(competition_id) })
    for (const row of list) {
      expect(row.competition).toBe(league.data[0]!.competition_name_zh)
      expect(row.home_score).not.toBe(row.away_score)
      expect(row.score_all_total).toBe(row.home_score + row.away_score)
    }
  })
})

test('SCORE-03 the analysis knows the meetings and the form of both sides', async () => {
  const row = await running()
  const { vs_match, match } = await site.ok('getBasketballAnalysis', { id: row.id })
  expect(vs_match.list.length).toBeGreaterThan(0)
  for (const past of vs_match.list) {
    expect(new Set([past.home_team_id, past.away_team_id])).toEqual(new Set([row.home_team_id, row.away_team_id]))
    expect(past.match_time).toBeLessThan(row.match_time)
  }
  const [played, won, lost, covered, not, over, under] = vs_match.count
  expect(won! + lost!).toBe(played)
  expect(covered! + not!).toBe(played)
  expect(over! + under!).toBe(played)
  for (const [side, teamId] of [
    [match.home, row.home_team_id],
    [match.away, row.away_team_id],
  ] as const) {
    expect(side.list).toHaveLength(10)
    for (const past of side.list) {
      expect(past.is_home === 1 ? past.home_team_id : past.away_team_id).toBe(teamId)
      const lead = (past.home_score - past.away_score) * (past.is_home === 1 ? 1 : -1)
      expect(past.result).toBe(lead > 0 ? 'win' : 'loss')
    }
  }
})

test('calls about another sport, no match or nonsense are refused', async () => {
  const [football] = (await site.ok('listFootballMatches', {})).data
  for (const call of [
    'getBasketballMatch',
    'getBasketballPlayers',
    'listBasketballOdds',
    'getBasketballAnalysis',
  ] as const) {
    expect(await site.call(call, { id: football!.id })).toMatchObject({ code: 1, reason: 'match-unknown' })
    expect(await site.call(call, { id: 5 })).toMatchObject({ code: 1, reason: 'match-unknown' })
    expect((await site.call(call, { id: 'x' as never })).code).not.toBe(0)
  }
})
