import { describe, expect, test } from '@jest/globals'
import { basketballYouth, youthCompetitions } from './dense-leagues'
import { SimFeed } from './feed-sim'

const start = Date.UTC(2026, 10, 21) / 1_000
const dense = new SimFeed('test', { matchesPerDay: 2_000 })
const day = dense.fixtures('football', start, start + 86_400)
const liveAt = (at: number) =>
  dense.fixtures('football', at - 9_000, at + 1).filter(({ id }) => {
    const { status } = dense.state(id, at)
    return status >= 2 && status <= 7
  }).length

test('women of basketball play basketball in every language', () => {
  const names = basketballYouth.map(({ names: { zh } }) => zh)
  expect(names.some((name) => name.endsWith('女篮'))).toBe(true)
  expect(names.filter((name) => name.includes('女足'))).toEqual([])
  expect(youthCompetitions.some(({ names: { zh } }) => zh.endsWith('女足'))).toBe(true)
})

describe('a feed of 2,000 matches a day', () => {
  test('has them, each with a number of its own', () => {
    expect(day.length).toBeGreaterThanOrEqual(2_000)
    expect(day.length).toBeLessThan(2_400)
    expect(new Set(day.map(({ id }) => id)).size).toBe(day.length)
    for (const fixture of day) expect(dense.fixture(fixture.id)).toBe(fixture)
  })

  test('lets nobody play twice within 60 hours', () => {
    const last = new Map<number, number>()
    for (const { home, away, kickoff } of dense.fixtures('football', start - 10 * 86_400, start + 10 * 86_400))
      for (const { id } of [home, away]) {
        expect(kickoff - (last.get(id) ?? 0)).toBeGreaterThanOrEqual(60 * 3_600)
        last.set(id, kickoff)
      }
  })

  test('leaves the usual matches as they are', () => {
    const usual = new SimFeed('test').fixtures('football', start, start + 86_400)
    const ids = new Set(usual.map(({ id }) => id))
    expect(day.filter(({ id }) => ids.has(id))).toEqual(usual)
  })

  test('in the evening 250 to 350 run at once', () => {
    for (const hour of [12, 13, 14]) {
      const live = liveAt(start + hour * 3_600 + 1_800)
      expect(live).toBeGreaterThanOrEqual(250)
      expect(live).toBeLessThanOrEqual(350)
    }
  })

  test('a day shows every way a match can fail', () => {
    const seen = new Set<number>()
    for (let back = 0; back < 3; back += 1)
      for (const { id, kickoff } of dense.fixtures('football', start - back * 86_400, start + 86_400 - back * 86_400))
        for (const at of [-200_000, 0, 1_800, 3_000, 4_500, 5_400, 6_600, 20_000])
          seen.add(dense.state(id, kickoff + at).status)
    for (const status of [1, 2, 3, 4, 8, 9, 10, 11, 12, 13]) expect([...seen]).toContain(status)
  })

  test('teams of the additional leagues have names in every language and players', () => {
    const fixture = day.find(({ id }) => id >= 60_000_000)!
    for (const name of Object.values(fixture.home.names)) expect(name.length).toBeGreaterThan(2)
    expect(dense.lineup(fixture.id, fixture.kickoff)!.home.players).toHaveLength(20)
    expect(dense.rank(fixture.competitionId, fixture.home.id, fixture.kickoff)).toBeGreaterThanOrEqual(0)
  })
})
