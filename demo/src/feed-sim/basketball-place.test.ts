import { expect, test } from '@jest/globals'
import { basketballState } from '@pitchside/contract'
import { SimFeed } from './feed-sim'

const feed = new SimFeed('test')
const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const all = feed.fixtures('basketball', noon - 20 * 86_400, noon)
const first = new Set(
  feed.competitions('basketball').flatMap(({ id, key }) => (['nba', 'cba', 'euroleague'].includes(key) ? id : [])),
)
const games = all.filter(({ competitionId }) => first.has(competitionId))

test('WORLD-02 a basketball team has one hall in three languages, which is never over full, and fuller for the good', () => {
  const halls = new Map<number, string>()
  const filled: { strength: number; share: number }[] = []
  for (const { id, home, away, kickoff } of games) {
    const { venue, capacity = 0, attendance, weather } = feed.place(id, kickoff + 20_000)!
    const known = halls.get(home.id) ?? JSON.stringify([venue, capacity])
    halls.set(home.id, known)
    expect(JSON.stringify([venue, capacity])).toBe(known)
    for (const language of ['zh', 'en', 'vi'] as const) expect(venue![language]).toContain(home.names[language])
    // Under a roof there is no weather.
    expect(weather).toBeUndefined()
    expect(capacity).toBeGreaterThan(4_500)
    expect(capacity).toBeLessThan(21_200)
    if (attendance === undefined) continue
    expect(attendance).toBeLessThanOrEqual(capacity)
    filled.push({ strength: home.strength + away.strength, share: attendance / capacity })
  }
  expect(filled.length).toBeGreaterThan(100)
  const mean = (list: typeof filled) => list.reduce((sum, { share }) => sum + share, 0) / list.length
  const sorted = filled.toSorted((a, b) => a.strength - b.strength)
  const third = Math.floor(sorted.length / 3)
  expect(mean(sorted.slice(-third))).toBeGreaterThan(mean(sorted.slice(0, third)))
})

test('WORLD-06 of a league whose halls nobody knows there is no place', () => {
  const other = all.find(({ competitionId }) => !first.has(competitionId))!
  expect(feed.place(other.id, other.kickoff)).toBeUndefined()
})

test('WORLD-06 the crowd is told once it is counted, and of a game that is not played never', () => {
  const game = games.find(({ id, kickoff }) => feed.state(id, kickoff + 20_000).status === basketballState.over)!
  expect(feed.place(game.id, game.kickoff - 60)).not.toHaveProperty('attendance')
  expect(feed.place(game.id, game.kickoff + 20_000)!.attendance).toBeGreaterThan(1_000)
})
