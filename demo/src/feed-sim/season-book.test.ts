import { describe, expect, test } from '@jest/globals'
import { SimFeed } from './feed-sim'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const feed = new SimFeed('test')
const byKey = (key: string) => feed.competitions('football').find((one) => one.key === key)!
const total = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0)

describe('seasons', () => {
  test('every competition knows the season that runs and the three before it, each under a name of its own', () => {
    for (const sport of ['football', 'basketball'] as const)
      for (const competition of feed.competitions(sport)) {
        const list = feed.seasons(competition.id, noon)
        expect(list.map((one) => one.isCurrent)).toEqual([true, false, false, false])
        expect(new Set(list.map((one) => one.label)).size).toBe(4)
        expect(list[0]!.start).toBeLessThanOrEqual(noon)
        for (const [back, { start }] of list.slice(0, 3).entries()) expect(list[back + 1]!.end).toBeLessThan(start)
      }
    expect(feed.seasons(99_999, noon)).toEqual([])
  })

  test('a season of a league holds every pair once at each ground', () => {
    const [season] = feed.seasons(byKey('de.1').id, noon)
    const fixtures = feed.seasonFixtures(season!.id)
    expect(fixtures).toHaveLength(18 * 17)
    expect(new Set(fixtures.map((one) => `${one.home.id}-${one.away.id}`)).size).toBe(18 * 17)
    expect(new Set(fixtures.map((one) => one.round)).size).toBe(season!.rounds)
  })

  test('matches up to a moment are those of the rounds that have begun by then', () => {
    const nba = feed.competitions('basketball').find((one) => one.key === 'nba')!
    const [season] = feed.seasons(nba.id, noon)
    const begun = feed.seasonFixtures(season!.id, noon)
    expect(begun.map(({ id }) => id)).toEqual(
      expect.arrayContaining(
        feed.fixtures('basketball', season!.start, noon).flatMap((one) => (one.competitionId === nba.id ? one.id : [])),
      ),
    )
    expect(begun.length).toBeLessThan(1_230)
  })

  test('the table of a season that is over is complete; home and away make the whole', () => {
    const season = feed.seasons(byKey('de.1').id, noon)[1]!
    const [all, home, away] = (['all', 'home', 'away'] as const).map((venue) =>
      feed.seasonTable(season.id, noon, venue)!.rows.toSorted((a, b) => a.team.id - b.team.id),
    )
    expect(all!.map((row) => row.played)).toEqual(all!.map(() => 34))
    for (const [index, row] of all!.entries())
      for (const field of ['played', 'won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst', 'points'] as const)
        expect(home![index]![field] + away![index]![field]).toBe(row[field])
  })

  test('the table as of a moment in the past knows nothing later', () => {
    const season = feed.seasons(byKey('kr.1').id, noon)[1]!
    const after = feed.seasonTable(season.id, season.start + 5 * 86_400)!
    expect(Math.max(...after.rows.map((row) => row.played))).toBeLessThanOrEqual(5)
    expect(feed.seasonTable(season.id, season.start - 1)!.rows.every((row) => row.played === 0)).toBe(true)
    expect(feed.seasonTable(feed.seasons(byKey('kr.1').id, noon)[0]!.id, noon)).toEqual(
      feed.table(byKey('kr.1').id, noon),
    )
  })

  test.each(['en.1', 'kr.1', 'worldcup'])(
    'a rank of %s is the place in the table at every moment, also when a match ends',
    (key) => {
      const { id } = byKey(key)
      const ends = [0, 1, 2].flatMap((day) => {
        const [season] = feed.seasons(id, noon - day * 86_400)
        const before = feed
          .seasonResults(season!.id, noon)
          .filter(({ fixture, state }) => state.status === 8 && fixture.kickoff < noon)
        return before.slice(-3).map(({ fixture }) => fixture.kickoff + 2 * 3_600)
      })
      for (const at of ends.flatMap((end) => [end - 900, end - 600, end - 300, end, end + 300]))
        for (const { team, position } of feed
          .table(id, at)
          ?.rows.filter(() => feed.table(id, at)!.rows.some((row) => row.played > 0)) ?? [])
          expect([at, team.id, feed.rank(id, team.id, at)]).toEqual([at, team.id, position])
    },
  )

  test('the table as of a round counts that round to its last match and no other', () => {
    const season = feed.seasons(byKey('de.1').id, noon)[1]!
    for (const round of [1, 7, 34]) {
      const { rows } = feed.seasonTable(season.id, noon, 'all', round)!
      expect(rows.map((row) => row.played)).toEqual(rows.map(() => round))
    }
  })

  test.each(['kr.1', 'worldcup'])('results of %s are the scores of the matches themselves', (key) => {
    const [season] = feed.seasons(byKey(key).id, noon)
    const results = feed.seasonResults(season!.id, noon)
    expect(results).toHaveLength(feed.seasonFixtures(season!.id).length)
    for (const { fixture, state } of results.filter((one) => one.fixture.kickoff < noon)) {
      const { status, home, away } = feed.state(fixture.id, noon)
      // Corners are counted only where the whole match is played.
      const shown = (list: readonly number[]) => list.filter((_value, index) => index !== 4)
      expect([fixture.id, state.status, shown(state.home), shown(state.away)]).toEqual([
        fixture.id,
        status,
        shown(home),
        shown(away),
      ])
    }
    expect(results.filter((one) => one.fixture.kickoff > noon).every((one) => one.state.status === 1)).toBe(true)
  })

  test('the number of no season has no table, no matches and no scorers', () => {
    expect(feed.seasonTable(5, noon)).toBeUndefined()
    expect(feed.seasonFixtures(5)).toEqual([])
    expect(feed.scorers(5, noon)).toEqual([])
    expect(feed.bracket(5, noon)).toEqual([])
    expect(feed.team(5)).toBeUndefined()
    expect(feed.player(5)).toBeUndefined()
  })
})

test('a goal that is made counts in a season that was counted before it', () => {
  const made = new SimFeed('made')
  const league = made.competitions('football').find((one) => one.key === 'de.1')!
  const [season] = made.seasons(league.id, noon)
  const scoreOf = (id: number) =>
    made.seasonResults(season!.id, noon).find(({ fixture }) => fixture.id === id)!.state.home[0]!
  const [first] = made.seasonResults(season!.id, noon)
  const { id, kickoff } = first!.fixture
  const before = scoreOf(id)
  made.inject({ matchId: id, side: 1, at: kickoff + 1_800 })
  expect(scoreOf(id)).toBe(before + 1)
})

describe('people', () => {
  const season = feed.seasons(byKey('kr.1').id, noon)[0]!

  test.each([noon, noon - 3 * 86_400 - 2_000])('goals and assists are those of the matches until %d', (at) => {
    const incidents = feed
      .seasonFixtures(season.id)
      .filter((one) => one.kickoff <= at)
      .filter((one) => [2, 3, 4, 8].includes(feed.state(one.id, at).status))
      .flatMap((one) => feed.detail(one.id, at).incidents)
      .filter((one) => !one.isCancelled)
    const goals = incidents.filter((one) => one.type === 1 || one.type === 8)
    const rows = feed.scorers(season.id, at)
    expect(goals.length).toBeGreaterThan(10)
    expect(total(rows.map((row) => row.goals))).toBe(goals.length)
    expect(total(rows.map((row) => row.penalties))).toBe(goals.filter((one) => one.type === 8).length)
    expect(total(rows.map(({ assists = 0 }) => assists))).toBe(goals.filter((one) => one.other.en !== '').length)
    expect(rows.map((row) => row.goals)).toEqual(rows.map((row) => row.goals).toSorted((a, b) => b - a))
    for (const row of rows) expect(row.played).toBeGreaterThan(0)
  })

  test('a scorer is found by number in the squad of the team', () => {
    const [best] = feed.scorers(season.id, noon)
    expect(feed.player(best!.player.id)).toEqual({ player: best!.player, team: best!.team })
    const page = feed.team(best!.team.id)!
    expect(page.squad).toContainEqual(best!.player)
    expect(page.competitions.map((one) => one.key)).toEqual(['kr.1', 'afc.cl', 'kr.cup'])
    expect(new Set(page.squad.map((player) => player.shirt)).size).toBe(page.squad.length)
  })
})

describe('the bracket of the world cup', () => {
  const season = feed.seasons(byKey('worldcup').id, noon)[1]!
  const at = (day: number) => feed.bracket(season.id, season.start + day * 86_400)
  const stages = { r32: 16, r16: 8, quarter: 4, semi: 2, third: 1, final: 1 }

  test('has all its ties from the start, with nobody in them before the groups are over', () => {
    const ties = at(1)
    for (const [stage, count] of Object.entries(stages))
      expect(ties.filter((tie) => tie.round === stage)).toHaveLength(count)
    expect(ties.every((tie) => !tie.home && !tie.away && tie.winner === 0)).toBe(true)
  })

  test('shows a round only when the one before it is decided', () => {
    const ties = at(19)
    expect(ties.filter((tie) => tie.home && tie.away).map((tie) => tie.round)).toEqual(
      expect.arrayContaining(['r32', 'r16']),
    )
    expect(ties.filter((tie) => tie.round === 'r32').every((tie) => tie.winner > 0)).toBe(true)
    expect(ties.filter((tie) => tie.round === 'quarter').every((tie) => !tie.home && !tie.away)).toBe(true)
  })

  test('ends with a champion who won every tie on the way', () => {
    const ties = feed.bracket(season.id, season.end)
    const winner = (tie: (typeof ties)[number]) => (tie.winner === 1 ? tie.home : tie.away)
    const final = ties.find((tie) => tie.round === 'final')!
    expect(ties.filter((tie) => winner(tie)?.id === winner(final)?.id)).toHaveLength(5)
    const semi = ties.filter((tie) => tie.round === 'semi')
    const third = ties.find((tie) => tie.round === 'third')!
    expect(new Set([third, final].flatMap((tie) => [tie.home?.id, tie.away?.id]))).toEqual(
      new Set(semi.flatMap((tie) => [tie.home?.id, tie.away?.id])),
    )
  })
})
