import { describe, expect, test } from '@jest/globals'
import { sports } from '@pitchside/backend/modules/scores/ports/feed.port'
import { dayOf, startOfDay } from './calendar'
import { bigLeagueKeys } from './competitions'
import { SimFeed } from './feed-sim'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const isLive = (status: number) => status >= 2 && status <= 7

describe('the calendar', () => {
  test('at any minute of several days a dozen matches run, three of them in big leagues', () => {
    const feed = new SimFeed('test')
    const big = new Set(
      feed
        .competitions('football')
        .filter((c) => bigLeagueKeys.includes(c.key))
        .map((c) => c.id),
    )
    const counts: number[] = []
    for (let minute = 0; minute < 2 * 1_440; minute += 7) {
      const at = noon + minute * 60
      const running = feed
        .fixtures('football', at - 9_000, at + 1)
        .filter((one) => isLive(feed.state(one.id, at).status))
      counts.push(running.length)
      expect(running.filter((one) => big.has(one.competitionId)).length).toBeGreaterThanOrEqual(3)
    }
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(11)
    expect(Math.max(...counts)).toBeLessThanOrEqual(25)
  })

  test('a team plays once a day and never itself', () => {
    const feed = new SimFeed('test')
    for (const sport of sports) {
      const day = startOfDay(dayOf(noon))
      const teams = feed.fixtures(sport, day, day + 86_400).flatMap((one) => [one.home.id, one.away.id])
      expect(new Set(teams).size).toBe(teams.length)
    }
  })

  test('every pair of a league meets once at each ground in a season', () => {
    const feed = new SimFeed('test')
    const competition = feed.competitions('football').find((one) => one.key === 'kr.1')!
    const seen = new Set<string>()
    const start = dayOf(noon)
    const first = Array.from({ length: 22 }, (_, i) => start + i).find((day) =>
      feed
        .fixtures('football', startOfDay(day), startOfDay(day + 1))
        .some((f) => f.competitionId === competition.id && f.round === 1),
    )!
    for (let day = first; day < first + 22; day += 1)
      for (const fixture of feed.fixtures('football', startOfDay(day), startOfDay(day + 1)))
        if (fixture.competitionId === competition.id) seen.add(`${fixture.home.id}-${fixture.away.id}`)
    expect(seen.size).toBe(12 * 11)
  })
})

test('a feed started again tells the same story', () => {
  const at = noon + 1_234
  const tell = (feed: SimFeed) =>
    JSON.stringify(
      feed.fixtures('football', at - 9_000, at).map((one) => [one, feed.state(one.id, at), feed.odds(one.id, 2, at)]),
    )
  expect(tell(new SimFeed('test'))).toBe(tell(new SimFeed('test')))
})

test('a table adds up', () => {
  const feed = new SimFeed('test')
  for (const competition of feed.competitions('football')) {
    const { rows } = feed.table(competition.id, noon)!
    const total = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
    expect(total((row) => row.goalsFor)).toBe(total((row) => row.goalsAgainst))
    expect(total((row) => row.won)).toBe(total((row) => row.lost))
    for (const row of rows) expect(row.points).toBe(row.won * 3 + row.drawn)
  }
})

test('the world cup goes from twelve groups to one final', () => {
  const feed = new SimFeed('test')
  const cup = feed.competitions('football').find((one) => one.kind === 'cup')!
  const counts = new Map<string, number>()
  const start = Array.from({ length: 8 }, (_, i) => dayOf(noon) + i).find((day) =>
    feed
      .fixtures('football', startOfDay(day), startOfDay(day + 1))
      .some((one) => one.competitionId === cup.id && one.stage === 'A' && one.round === 1),
  )!
  for (let day = start; day < start + 8; day += 1)
    for (const one of feed.fixtures('football', startOfDay(day), startOfDay(day + 1)))
      if (one.competitionId === cup.id)
        counts.set(
          one.stage.length === 1 ? 'group' : one.stage,
          (counts.get(one.stage.length === 1 ? 'group' : one.stage) ?? 0) + 1,
        )
  expect(Object.fromEntries(counts)).toEqual({ group: 72, r32: 16, r16: 8, quarter: 4, semi: 2, third: 1, final: 1 })
})

test('two goals of one second are the same match in whatever order they are heard of', () => {
  const feeds = [new SimFeed('test'), new SimFeed('test')]
  const match = feeds[0]!
    .fixtures('football', noon - 3_000, noon)
    .find((one) => feeds[0]!.state(one.id, noon).status === 2)!
  for (const side of [1, 2] as const) feeds[0]!.inject({ matchId: match.id, side, at: noon })
  for (const side of [2, 1] as const) feeds[1]!.inject({ matchId: match.id, side, at: noon })
  const [first, second] = feeds.map((feed) => feed.detail(match.id, noon + 1).incidents)
  expect(first).toEqual(second)
})

test('an injected goal is in the score, the incidents and the table', () => {
  const feed = new SimFeed('test')
  const match = feed.fixtures('football', noon - 3_000, noon).find((one) => feed.state(one.id, noon).status === 2)!
  const before = feed.state(match.id, noon + 1)
  feed.inject({ matchId: match.id, side: 1, at: noon })
  const after = feed.state(match.id, noon + 1)
  expect(after.home[0]).toBe((before.home[0] ?? 0) + 1)
  expect(feed.detail(match.id, noon + 1).incidents.at(-1)).toMatchObject({ type: 1, side: 1, homeScore: after.home[0] })
})
