import { expect, test } from '@jest/globals'
import { SimFeed } from './feed-sim'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const isLive = (status: number) => status >= 2 && status <= 7

test('at any minute of several days football runs, and at noon of a Saturday in many places', () => {
  const feed = new SimFeed('test')
  const running = (at: number) =>
    feed.fixtures('football', at - 9_000, at + 1).filter((one) => isLive(feed.state(one.id, at).status)).length
  for (let minute = 0; minute < 2 * 1_440; minute += 19) {
    const at = noon + minute * 60
    expect([new Date(at * 1_000).toISOString(), running(at) > 0]).toEqual([expect.any(String), true])
  }
  expect(running(noon + 3 * 3_600)).toBeGreaterThanOrEqual(12)
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
