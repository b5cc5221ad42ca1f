import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { DataFrame, MatchDeltaData } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'scores'] })
})
afterAll(() => site.close())

describe('the esports list', () => {
  test('SCORE-01 every tab of the esports day shows its matches', async () => {
    const all = await site.ok('listEsportsMatches', {})
    expect(all.total).toBeGreaterThanOrEqual(12)
    expect(new Set(all.data.map((row) => row.game_id))).toEqual(new Set([1, 2, 3, 4]))
    for (const [type, states] of [
      [1, [2]],
      [2, [1, 13]],
      [3, [3]],
    ] as const) {
      const { data } = await site.ok('listEsportsMatches', { type })
      expect(data.length).toBeGreaterThan(0)
      for (const row of data) expect(states).toContain(row.status)
    }
    const counterStrike = await site.ok('listEsportsMatches', { game_id: 3 })
    expect(new Set(counterStrike.data.map((row) => row.game_id))).toEqual(new Set([3]))
    const far = await site.ok('listEsportsMatches', { time: '2026-05-26' })
    expect(new Set(far.data.map((row) => row.status))).toContain(13)
  })

  test('names come in the language of the reader', async () => {
    const [zh] = (await site.ok('listEsportsMatches', {})).data
    const [en] = (await site.ok('listEsportsMatches', {}, { language: 'en' })).data
    expect(zh!.id).toBe(en!.id)
    expect(zh!.home_name).toMatch(/[\u4e00-\u9fff]/)
    expect(en!.home_name).toMatch(/^[A-Za-z ]+$/)
  })
})

describe('an esports match', () => {
  test('SCORE-03 its score is that of its games', async () => {
    const { data } = await site.ok('listEsportsMatches', { type: 3 })
    for (const row of data.slice(0, 12)) {
      const match = await site.ok('getEsportsMatch', { id: row.id })
      const won = (side: number) => match.games.filter((game) => game.winner === side).length
      expect([won(1), won(2)]).toEqual([match.home_score, match.away_score])
      expect(Math.max(match.home_score, match.away_score)).toBe(Math.floor(match.bo / 2) + 1)
      expect(match.games.every((game) => game.status === 3 && game.curve.length > 5)).toBe(true)
    }
  })

  test('SCORE-03 a running one shows its game, prices with history and what was before', async () => {
    const [row] = (await site.ok('listEsportsMatches', { type: 1 })).data.filter((one) => one.game_no > 0)
    const match = await site.ok('getEsportsMatch', { id: row!.id, company_id: 22 })
    expect(match.games.at(-1)).toMatchObject({ no: row!.game_no, status: 2, winner: 0 })
    expect(match.price_history.eu.length).toBeGreaterThan(3)
    expect(match.exponent.company_id).toBe(22)
    expect(match.chances.home + match.chances.away).toBeCloseTo(1, 6)
    expect(match.home_last.length).toBeGreaterThan(0)
    for (const past of match.home_last) expect([past.home_team_id, past.away_team_id]).toContain(match.home_team_id)
  })

  test('SCORE-13 kills, deaths and gold of the five add up to the board, each with his own; no hero is drafted twice; maps come from the veto', async () => {
    const { data } = await site.ok('listEsportsMatches', { type: 3 })
    const seen = { drafts: 0, vetos: 0 }
    for (const row of data.slice(0, 16)) {
      const match = await site.ok('getEsportsMatch', { id: row.id }, { language: 'en' })
      const maps = match.games.map((game) => game.map).filter(Boolean)
      expect(new Set(maps).size).toBe(maps.length)
      const offered = match.map_veto.filter(({ kind }) => kind !== 'ban').map(({ map }) => map)
      for (const map of maps) expect(offered).toContain(map)
      seen.vetos += match.map_veto.length
      for (const { players, home, away, draft } of match.games) {
        const sum = (side: 'home' | 'away', figure: 'kills' | 'deaths' | 'gold') =>
          players![side].reduce((total, player) => total + (player[figure] ?? 0), 0)
        expect(new Set([...players!.home, ...players!.away].map(({ name }) => name)).size).toBe(10)
        expect([sum('home', 'kills'), sum('away', 'kills')]).toEqual([home.kills, away.kills])
        expect([sum('home', 'deaths'), sum('away', 'deaths')]).toEqual([away.kills, home.kills])
        expect([sum('home', 'gold'), sum('away', 'gold')]).toEqual([home.gold ?? 0, away.gold ?? 0])
        const ofOne = (side: 'home' | 'away') => players![side].map(({ gold }) => gold ?? 0)
        // Nobody earns to the coin what his mate does.
        if ((home.gold ?? 0) > 10_000) expect(new Set(ofOne('home')).size).toBe(5)
        if (!draft) continue
        seen.drafts += 1
        const all = [draft.home, draft.away].flatMap(({ bans, picks }) => [...bans, ...picks])
        expect(all).toHaveLength(20)
        expect(new Set(all).size).toBe(20)
        expect(players!.home.map(({ hero }) => hero)).toEqual(draft.home.picks)
      }
    }
    expect(seen.drafts).toBeGreaterThan(5)
    expect(seen.vetos).toBeGreaterThan(5)
  })

  test('one of another sport is unknown here', async () => {
    const [football] = (await site.ok('listFootballMatches', {})).data
    expect(await site.call('getEsportsMatch', { id: football!.id })).toMatchObject({ reason: 'match-unknown' })
    expect(await site.call('getBasketballMatch', { id: 40_000_001 })).toMatchObject({ reason: 'match-unknown' })
  })
})

describe('marks of the reader', () => {
  test('SCORE-08 matches of all three sports are followed alike, each in its own list', async () => {
    const me = await site.signIn('visitor')
    const other = await site.signIn('rich')
    const football = (await site.ok('listFootballMatches', { type: 2 })).data[0]!.id
    const basketball = (await site.ok('listBasketballMatches', { type: 2 })).data[0]!.id
    const esports = (await site.ok('listEsportsMatches', { type: 2 })).data[0]!.id
    expect(await site.ok('toggleCollect', { id: basketball, type: 1 }, me)).toEqual({ is_collect: 1 })
    expect(await site.ok('toggleCollect', { id: football, type: 2 }, me)).toEqual({ is_collect: 1 })
    expect(await site.ok('toggleCollect', { id: esports, type: 3 }, me)).toEqual({ is_collect: 1 })
    const ids = (reply: { data: { id: number }[] }) => reply.data.map((row) => row.id)
    expect(ids(await site.ok('listFootballMatches', { type: 4 }, me))).toEqual([football])
    expect(ids(await site.ok('listBasketballMatches', { type: 4 }, me))).toEqual([basketball])
    expect(ids(await site.ok('listEsportsMatches', { type: 4 }, me))).toEqual([esports])
    expect(ids(await site.ok('listEsportsMatches', { type: 4 }, other))).toEqual([])
    expect(await site.ok('getEsportsMatch', { id: esports }, me)).toMatchObject({ is_collect: 1 })
    expect(await site.call('listEsportsMatches', { type: 4 })).toMatchObject({ code: 700 })
    expect(await site.ok('toggleCollect', { id: esports, type: 3 }, me)).toEqual({ is_collect: 0 })
  })

  test('an esports match can be reserved until it starts', async () => {
    const me = await site.signIn('visitor')
    const next = (await site.ok('listEsportsMatches', { type: 2 })).data[0]!.id
    const running = (await site.ok('listEsportsMatches', { type: 1 })).data[0]!.id
    expect(await site.ok('reserveMatch', { match_id: next, type: 2 }, me)).toEqual({ reserve: 1 })
    expect(await site.call('reserveMatch', { match_id: running, type: 2 }, me)).toMatchObject({
      reason: 'match-started',
    })
  })
})

test('RT-02 what happens in esports arrives on its topic', async () => {
  const socket = await site.socket()
  await socket.subscribe({ topic: 'match.esports' })
  const before = (await site.ok('listEsportsMatches', { type: 1 })).data
  // A socket that says nothing for too long is closed: three minutes pass in steps it lives through.
  for (let step = 0; step < 9; step += 1) {
    await site.clock.advance(20_000)
    await socket.subscribe({ topic: 'system' })
  }
  const { data } = (await socket.next(
    (frame) => (frame as DataFrame<MatchDeltaData>).data?.type === 'esports_delta',
  )) as DataFrame<MatchDeltaData>
  expect(data.m.length).toBeGreaterThan(0)
  const known = new Set(before.map((row) => row.id))
  expect(data.m.some(([id]) => known.has(id))).toBe(true)
})
