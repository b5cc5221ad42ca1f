import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Fixture, Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { SimFeed } from '../feed-sim'
import { dayS, hourS, weekdayOf } from './days'
import { leagueCalendars } from './league-calendars'
import { isNationalWeekend } from './weeks'

const from = Date.UTC(2025, 6, 1) / 1_000
const to = Date.UTC(2028, 6, 1) / 1_000
const feed = new SimFeed('test')
const football = feed.competitions('football')
const byKey = (key: string) => football.find((one) => one.key === key)!
const at = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12) / 1_000
const seasonOf = (id: number, moment: number) => feed.seasons(id, moment)[0]!
const matchesOf = (key: string, moment: number) => feed.seasonFixtures(seasonOf(byKey(key).id, moment).id)
const countBy = <T>(list: readonly T[], name: (one: T) => string) => {
  const counts: Record<string, number> = {}
  for (const one of list) counts[name(one)] = (counts[name(one)] ?? 0) + 1
  return counts
}
const dateOf = (at: number) => new Date(at * 1_000).toISOString().slice(0, 10)
const sides = ({ home, away }: Fixture): readonly [Team, Team] => [home, away]

describe('three seasons of football', () => {
  const all: Fixture[] = []
  const byTeam = new Map<number, Fixture[]>()
  beforeAll(() => {
    for (let day = from; day < to; day += dayS)
      for (const fixture of feed.fixtures('football', day, day + dayS)) {
        all.push(fixture)
        for (const { id } of sides(fixture)) byTeam.set(id, [...(byTeam.get(id) ?? []), fixture])
      }
  })

  test('WORLD-01 nobody plays twice within 60 hours, over all competitions', () => {
    const tooSoon = [...byTeam.values()].flatMap((list) =>
      list.flatMap((one, index) => {
        const before = list[index - 1]
        return before && one.kickoff - before.kickoff < 60 * hourS ? [[before, one]] : []
      }),
    )
    expect(tooSoon).toEqual([])
    expect(byTeam.size).toBeGreaterThan(800)
  })

  test('WORLD-01 at every hour of the day matches are under way, at half of them a dozen and more', () => {
    const playS = 105 * 60
    const times = all.map(({ kickoff }) => kickoff)
    const running: number[] = []
    let [first, next] = [0, 0]
    for (let moment = from + hourS * 12; moment < to; moment += hourS) {
      while ((times[next] ?? to) <= moment) next += 1
      while ((times[first] ?? to) <= moment - playS) first += 1
      running.push(next - first)
    }
    expect(Math.min(...running)).toBeGreaterThanOrEqual(4)
    expect(running.toSorted((a, b) => a - b)[Math.floor(running.length / 2)]).toBeGreaterThanOrEqual(12)
  })

  test('WORLD-01 first teams play on every Friday of the seasons, also in the weeks of cups that their leagues have no club in', () => {
    const firstTeams = new Set(football.filter(({ key }) => leagueCalendars[key]).map(({ id }) => id))
    const played = countBy(
      all.filter((one) => firstTeams.has(one.competitionId)),
      ({ kickoff }) => dateOf(kickoff),
    )
    const fridays: string[] = []
    for (let day = from / dayS; day < to / dayS; day += 1)
      if (weekdayOf(day) === 4 && !isNationalWeekend(day + 1)) fridays.push(dateOf(day * dayS))
    expect(fridays.length).toBeGreaterThan(120)
    expect(fridays.filter((date) => (played[date] ?? 0) < 3)).toEqual([])
  })

  test('every match has a number of its own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const fixture of all.filter((_, index) => index % 997 === 0)) expect(feed.fixture(fixture.id)).toEqual(fixture)
  })

  test.each(Object.keys(leagueCalendars))(
    'WORLD-01 %s alternates, plays whole rounds, and when people watch',
    (key) => {
      const { zone } = leagueCalendars[key]!
      const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone: zone })
      for (const moment of [at(2025, 11, 1), at(2026, 11, 1), at(2027, 11, 1)]) {
        const fixtures = matchesOf(key, moment)
        const rounds = new Map<number, Fixture[]>()
        for (const one of fixtures) rounds.set(one.round, [...(rounds.get(one.round) ?? []), one])
        const balance = new Map<number, number[]>()
        for (const [round, list] of [...rounds].sort(([a], [b]) => a - b)) {
          expect([round, new Set(list.flatMap((one) => sides(one).map(({ id }) => id))).size]).toEqual([
            round,
            byKey(key).teams.length,
          ])
          for (const { home, away, kickoff } of list) {
            balance.set(home.id, [...(balance.get(home.id) ?? []), 1])
            balance.set(away.id, [...(balance.get(away.id) ?? []), -1])
            expect(Number(hour.format(kickoff * 1_000))).toBeGreaterThanOrEqual(12)
            expect(Number(hour.format(kickoff * 1_000))).toBeLessThanOrEqual(22)
          }
        }
        for (const places of balance.values()) {
          let sum = 0
          places.forEach((place, index) => {
            sum += place
            expect(Math.abs(sum)).toBeLessThanOrEqual(1)
            if (index > 1) expect(Math.abs(place + places[index - 1]! + places[index - 2]!)).toBeLessThan(3)
          })
        }
        // Seven to ten months and a half.
        const { start, end } = seasonOf(byKey(key).id, moment)
        expect((end - start) / dayS).toBeGreaterThan(210)
        expect((end - start) / dayS).toBeLessThan(330)
      }
    },
  )
})

test('WORLD-01 there are 40 leagues and more, each with clubs in three languages', () => {
  const leagues = football.filter(({ key }) => leagueCalendars[key])
  expect(leagues.length).toBeGreaterThanOrEqual(40)
  for (const { teams } of leagues) {
    expect(teams.length).toBeGreaterThanOrEqual(12)
    for (const { names } of teams) for (const name of Object.values(names)) expect(name).toBeTruthy()
    expect(new Set(teams.map(({ names }) => names.zh)).size).toBe(teams.length)
  }
})

test('WORLD-01 seasons are called by their years', () => {
  expect(seasonOf(byKey('en.1').id, at(2026, 11, 21)).label).toBe('2026/27')
  expect(seasonOf(byKey('br.1').id, at(2026, 11, 21)).label).toBe('2026')
  // Before the first match of the next one everybody speaks of it.
  expect(seasonOf(byKey('en.1').id, at(2026, 8, 1)).label).toBe('2026/27')
  expect(feed.seasons(byKey('worldcup').id, at(2026, 5, 16)).map(({ label }) => label)).toEqual([
    '2026',
    '2022',
    '2018',
    '2014',
  ])
})

describe('cups', () => {
  test('the world cup has 104 matches in 32 days', () => {
    const fixtures = matchesOf('worldcup', at(2026, 6, 20))
    expect(countBy(fixtures, ({ stage }) => (stage.length === 1 ? 'group' : stage))).toEqual({
      ...{ group: 72, r32: 16, r16: 8, quarter: 4, semi: 2, third: 1, final: 1 },
    })
    const times = fixtures.map(({ kickoff }) => kickoff)
    expect(Math.ceil((Math.max(...times) - Math.min(...times)) / dayS)).toBe(32)
  })

  test('those play in the Champions League who were placed for it the season before', () => {
    const fixtures = matchesOf('uefa.cl', at(2026, 11, 21))
    const english = feed.seasonTable(feed.seasons(byKey('en.1').id, at(2026, 11, 21))[1]!.id, at(2026, 11, 21))!
    const playing = new Set(fixtures.flatMap((one) => sides(one).map(({ id }) => id)))
    expect(english.rows.map((row) => playing.has(row.team.id))).toEqual(english.rows.map((_, index) => index < 4))
    expect(countBy(fixtures, ({ stage }) => (stage.length === 1 ? 'group' : stage))).toEqual({
      ...{ group: 96, r16: 8, quarter: 4, semi: 2, final: 1 },
    })
  })

  test.each([
    ['uefa.cl', 1],
    ['uefa.el', 1],
    ['afc.cl', 1],
    // Two countries send half of its clubs.
    ['copa.lib', 2],
  ])('WORLD-01 clubs of a country are apart in the groups of %s, in every season: at most %d in one', (key, most) => {
    const leagues = football.filter((one) => leagueCalendars[one.key])
    const countryOf = new Map(leagues.flatMap((one) => one.teams.map(({ id }) => [id, one.flag])))
    for (const year of [2025, 2026, 2027]) {
      const fixtures = matchesOf(key, at(year, 11, 21)).filter(({ stage }) => stage.length === 1)
      const inGroup = fixtures.flatMap((one) => sides(one).map(({ id }) => [`${one.stage} ${countryOf.get(id)}`, id]))
      const clubs = new Map(inGroup.map(([place, id]) => [`${place} ${id}`, String(place)]))
      expect(clubs.size).toBeGreaterThanOrEqual(16)
      expect(Math.max(...Object.values(countBy([...clubs.values()], (place) => place)))).toBe(most)
    }
  })

  test('a domestic cup has its seeds apart: the two best can only meet in the final', () => {
    const fixtures = matchesOf('en.cup', at(2026, 11, 21))
    expect(countBy(fixtures, ({ stage }) => stage)).toEqual({ r32: 16, r16: 8, quarter: 4, semi: 2, final: 1 })
    const first = fixtures.slice(0, 16).flatMap(sides)
    const best = [...first].sort((a, b) => b.strength - a.strength).slice(0, 2)
    expect(best.map((team) => Math.floor(first.indexOf(team) / 16)).sort()).toEqual([0, 1])
  })

  test('who goes on has won', () => {
    for (const key of ['worldcup', 'uefa.cl', 'en.cup']) {
      const { id, end } = seasonOf(byKey(key).id, at(2026, 6, 20))
      const ties = feed.bracket(id, end)
      const winners = (round: string) =>
        ties.filter((tie) => tie.round === round).map((tie) => (tie.winner === 1 ? tie.home?.id : tie.away?.id))
      const players = (round: string) =>
        ties.filter((tie) => tie.round === round).flatMap((tie) => [tie.home?.id, tie.away?.id])
      expect(players('quarter')).toEqual(winners('r16'))
      expect(players('semi')).toEqual(winners('quarter'))
      expect(players('final')).toEqual(winners('semi'))
    }
  })

  test('nobody is named in a knock-out before it is decided who plays in it', () => {
    const { id, start } = seasonOf(byKey('uefa.cl').id, at(2026, 11, 21))
    expect(feed.bracket(id, start + 30 * dayS).every(({ home, away }) => !home && !away)).toBe(true)
    expect(feed.seasonResults(id, start + 30 * dayS).every(({ fixture }) => fixture.stage.length === 1)).toBe(true)
  })
})

test('a season asked for alone is the one that was reached day by day', () => {
  const other = new SimFeed('test')
  const { id } = seasonOf(byKey('uefa.cl').id, at(2026, 11, 21))
  expect(other.seasonFixtures(id)).toEqual(feed.seasonFixtures(id))
  expect(new SimFeed('another').seasonFixtures(id)).not.toEqual(feed.seasonFixtures(id))
})
