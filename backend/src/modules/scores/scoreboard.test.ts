import { expect, test } from '@jest/globals'
import { deltaField, type MatchDelta } from '@pitchside/contract'
import { createScriptedFeed } from '../../testing/scripted-feed'
import type { Incident } from './ports/feed.port'
import { type Listeners, Scoreboard } from './scoreboard'
import { type RefusedEdge, StatusGate } from './status-gate'

const now = 1_800_000_000
const nobody: Listeners = { companies: () => [], match: () => false }
const goal = (id: number, change: Partial<Incident> = {}): Incident => ({
  id,
  type: 1,
  side: 1,
  minute: 67,
  added: 0,
  player: { zh: 'A', en: 'A', vi: 'A' },
  other: { zh: 'B', en: 'B', vi: 'B' },
  homeScore: 1,
  awayScore: 0,
  ...change,
})
function running(count = 1) {
  const feed = createScriptedFeed()
  for (let id = 1; id <= count; id += 1) feed.add(id, now - 3_000)
  const refused: RefusedEdge[] = []
  const scoreboard = new Scoreboard(feed, new StatusGate((edge) => refused.push(edge)))
  scoreboard.look(now, nobody)
  return { feed, scoreboard, refused }
}
const fieldsOf = ([, ...pairs]: MatchDelta) =>
  new Map(pairs.flatMap((field, i) => (i % 2 === 0 ? [[field, pairs[i + 1]] as const] : [])))

test('RT-02 half-time in 150 matches is one frame of 150 rows with status and clock', () => {
  const { feed, scoreboard } = running(150)
  for (const match of feed.matches.values()) match.state = { ...match.state, status: 3, periodStart: now }
  const { deltas } = scoreboard.look(now + 1, nobody)
  expect(deltas.football).toHaveLength(150)
  expect(new Set(deltas.football.map((row) => JSON.stringify(row.slice(1))))).toEqual(
    new Set([JSON.stringify([deltaField.status, 3, deltaField.periodStart, now])]),
  )
  expect(scoreboard.look(now + 2, nobody).deltas.football).toEqual([])
})

test('SCORE-01 cards, corners and the half-time score reach the lists; the incident only the page of the match', () => {
  const { feed, scoreboard } = running()
  const match = feed.matches.get(1)!
  match.state = { ...match.state, home: [1, 1, 1, 2, 5, 0, 0] }
  match.incidents = [goal(1)]
  const news = scoreboard.look(now + 1, { ...nobody, match: (id) => id === 1 })
  expect(news.deltas.football).toEqual([[1, 10, 1, 11, 1, 12, 1, 13, 2, 14, 5]])
  const own = fieldsOf(news.details[0]!.delta)
  expect(own.get(deltaField.incident)).toEqual([1, 1, 1, 67, 0, 'A', 'B', 1, 0])
  expect(own.get(deltaField.home)).toBe(1)
})

test('RT-02 a goal is told once, a storm of goals each, and a taken-back one as cancelled', () => {
  const { feed, scoreboard } = running(40)
  for (const match of feed.matches.values()) match.incidents = [goal(1)]
  const storm = scoreboard.look(now + 1, nobody).goals.map(({ goal: told }) => told)
  expect(storm).toHaveLength(40)
  expect(storm[0]).toMatchObject({ type: 'football_goal', iszhu: 1, match_str: '67', home_score: 1, away_score: 0 })
  expect(scoreboard.look(now + 2, nobody).goals).toEqual([])
  feed.matches.get(7)!.incidents = [goal(1, { isCancelled: true })]
  const news = scoreboard.look(now + 3, { ...nobody, match: (id) => id === 7 })
  expect(news.goals).toEqual([])
  expect(fieldsOf(news.details[0]!.delta).get(deltaField.incidentCancelled)).toBe(1)
})

test('SCORE-04 a goal and an end are told to the pages of the league, a corner is not', () => {
  const { feed, scoreboard } = running()
  const match = feed.matches.get(1)!
  match.state = { ...match.state, home: [0, 0, 0, 0, 1, 0, 0] }
  expect([...scoreboard.look(now + 1, nobody).leagues.football]).toEqual([])
  match.state = { ...match.state, home: [1, 0, 0, 0, 1, 0, 0] }
  expect([...scoreboard.look(now + 2, nobody).leagues.football]).toEqual([82])
  match.state = { ...match.state, status: 4 }
  scoreboard.look(now + 20, nobody)
})

test('SCORE-01 the end of a match tells the new places of its league to every match near it', () => {
  const { feed, scoreboard } = running(2)
  const [match, other] = [feed.matches.get(1)!, feed.add(3, now + 86_400)]
  const places = new Map(
    [match.fixture, other.fixture].flatMap(
      ({ home, away }, i) =>
        [
          [home.id, 2 * i + 1],
          [away.id, 2 * i + 2],
        ] as const,
    ),
  )
  feed.rank = (_league, team) => places.get(team) ?? 0
  match.state = { ...match.state, status: 4, periodStart: now }
  scoreboard.look(now + 100, nobody)
  match.state = { ...match.state, status: 8 }
  const news = scoreboard.look(now + 101, { ...nobody, match: (id) => id === 3 })
  const rows = new Map(news.deltas.football.map((row) => [row[0], fieldsOf(row)]))
  expect(rows.get(1)).toEqual(
    new Map([
      [deltaField.status, 8],
      [deltaField.homeRank, 1],
      [deltaField.awayRank, 2],
    ]),
  )
  expect(rows.get(3)).toEqual(
    new Map([
      [deltaField.homeRank, 3],
      [deltaField.awayRank, 4],
    ]),
  )
  expect(rows.has(2)).toBe(false)
  expect(news.details.map(({ delta }) => delta)).toEqual([[3, deltaField.homeRank, 3, deltaField.awayRank, 4]])
  expect([...news.leagues.football]).toEqual([82])
})

test('a running match that the feed names late brings no old goals', () => {
  const { feed, scoreboard } = running()
  feed.add(2, now - 3_000).incidents = [goal(1)]
  expect(scoreboard.look(now + 1, nobody).goals).toEqual([])
})

test('SCORE-01 only companies somebody shows are looked at, and a company that is shown again is told whole', () => {
  const { feed, scoreboard } = running(2)
  const price = (first: number) => ({ asia: { first, middle: 0.5, last: 0.9, isSealed: false } })
  feed.matches.get(1)!.quotes = { 2: price(0.8), 3: price(0.7) }
  const shows = (...companies: number[]): Listeners => ({
    ...nobody,
    companies: (sport) => (sport === 'football' ? companies : []),
  })
  expect([...scoreboard.look(now + 1, shows(2)).odds.football]).toEqual([[2, [[1, 40, [0.8, 0.5, 0.9, 0, 2]]]]])
  expect(scoreboard.look(now + 2, shows(2)).odds.football.size).toBe(0)
  expect(scoreboard.look(now + 3, shows()).odds.football.size).toBe(0)
  expect(scoreboard.look(now + 4, shows(2)).odds.football.get(2)).toHaveLength(1)
})

test('a state that cannot follow is refused, told once, and nothing of it is sent', () => {
  const { feed, scoreboard, refused } = running()
  const match = feed.matches.get(1)!
  match.state = { ...match.state, status: 4, home: [1, 0, 0, 0, 0, 0, 0] }
  for (const second of [1, 2, 3]) {
    const { deltas } = scoreboard.look(now + second, nobody)
    expect(deltas.football).toEqual(second === 1 ? [[1, 10, 1]] : [])
  }
  expect(refused).toEqual([{ id: 1, sport: 'football', from: 2, to: 4 }])
  match.state = { ...match.state, status: 3 }
  expect(scoreboard.look(now + 4, nobody).deltas.football).toEqual([[1, 1, 3]])
})

test('who opens the page of a match is told everything once, then only what changes', () => {
  const { feed, scoreboard } = running()
  const match = feed.matches.get(1)!
  match.incidents = [goal(1)]
  scoreboard.look(now + 1, nobody)
  const watched: Listeners = { ...nobody, match: () => true }
  const whole = fieldsOf(scoreboard.look(now + 2, watched).details[0]!.delta)
  expect(whole.get(deltaField.status)).toBe(2)
  expect(whole.get(deltaField.incident)).toBeDefined()
  expect(scoreboard.look(now + 3, watched).details).toEqual([])
})
