import { describe, expect, test } from '@jest/globals'
import { SimFeed } from '../feed-sim'
import { dayS } from './days'

const feed = new SimFeed('test')
const afterAll = Date.UTC(2026, 6, 10) / 1_000
const nba = feed.competitions('basketball').find(({ key }) => key === 'nba')!

describe('WORLD-05 a season of the NBA', () => {
  const [season] = feed.seasons(nba.id, afterAll)
  const fixtures = feed.seasonFixtures(season!.id)
  const regular = fixtures.filter(({ stage }) => stage === '')
  const daysOf = (id: number) =>
    regular
      .filter((one) => one.home.id === id || one.away.id === id)
      .map(({ kickoff }) => Math.floor((kickoff - 6 * 3_600) / dayS))

  test('has 82 games for everybody, 41 at home, never on three days running', () => {
    for (const { id } of nba.teams) {
      const days = daysOf(id)
      expect(days).toHaveLength(82)
      expect(new Set(days).size).toBe(82)
      expect(regular.filter(({ home }) => home.id === id)).toHaveLength(41)
      for (const day of days) expect(days.includes(day - 1) && days.includes(day - 2)).toBe(false)
    }
  })

  test('plays more with its division than with its conference, and least with the other one', () => {
    const games = (...places: [number, number]) => {
      const pair = new Set(places.map((place) => nba.teams[place]!.id))
      return regular.filter(({ home, away }) => pair.has(home.id) && pair.has(away.id)).length
    }
    expect([1, 2, 3, 4].map((other) => games(0, other))).toEqual([4, 4, 4, 4])
    expect([5, 6, 7, 8, 9].map((other) => games(0, other)).sort()).toEqual([3, 3, 4, 4, 4])
    expect([15, 20, 29].map((other) => games(0, other))).toEqual([2, 2, 2])
  })

  test('has a table of each conference', () => {
    const { rows } = feed.seasonTable(season!.id, afterAll)!
    for (const group of ['E', 'W']) {
      const list = rows.filter((row) => row.group === group)
      expect(list).toHaveLength(15)
      expect(list[0]!.position).toBe(1)
      expect(list.every((row) => row.played === 82)).toBe(true)
    }
    expect(feed.rank(nba.id, rows[15]!.team.id, afterAll)).toBe(1)
  })

  test('sends seven to ten of each into the play-in, and 16 into series of seven', () => {
    const { rows } = feed.seasonTable(season!.id, afterAll)!
    const playIn = fixtures.filter(({ stage }) => stage === 'playIn')
    expect(playIn).toHaveLength(6)
    const places = ['E', 'W']
      .flatMap((group) => rows.filter((row) => row.group === group).slice(6, 10))
      .map(({ team }) => team.id)
    expect(new Set(playIn.flatMap(({ home, away }) => [home.id, away.id]))).toEqual(new Set(places))
    const ties = feed.bracket(season!.id, afterAll)
    expect(ties.map(({ round }) => round)).toEqual([
      ...Array.from({ length: 8 }, () => 'r16'),
      ...Array.from({ length: 4 }, () => 'quarter'),
      ...['semi', 'semi', 'final'],
    ])
    for (const tie of ties) {
      expect(Math.max(tie.homeScore, tie.awayScore)).toBe(4)
      expect(tie.legs).toHaveLength(tie.homeScore + tie.awayScore)
      expect(tie.winner).toBe(tie.homeScore === 4 ? 1 : 2)
    }
    const east = new Set(nba.teams.slice(0, 15).map(({ id }) => id))
    const final = ties.at(-1)!
    expect([final.home!.id, final.away!.id].filter((id) => east.has(id))).toHaveLength(1)
  })
})

describe('WORLD-05 a season of an esports league', () => {
  const noon = Date.UTC(2026, 10, 21, 12) / 1_000

  test.each(feed.competitions('esports').map(({ key, id }) => [key, id] as const))(
    '%s has two groups and a knock-out of eight',
    (_key, id) => {
      const { rows } = feed.table(id, noon)!
      expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(['A', 'B']))
      const year = Array.from({ length: 120 }, (_, day) =>
        feed.fixtures('esports', noon - day * dayS, noon - (day - 1) * dayS),
      ).flat()
      const knockout = year.filter(
        (one) => one.competitionId === id && ['quarter', 'semi', 'final'].includes(one.stage),
      )
      expect(knockout.length).toBeGreaterThanOrEqual(7)
      const usual = year.find((one) => one.competitionId === id && one.stage === 'A')!
      expect(knockout.every((one) => (one.bestOf ?? 0) >= (usual.bestOf ?? 0))).toBe(true)
    },
  )
})
