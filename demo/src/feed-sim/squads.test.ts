import { describe, expect, test } from '@jest/globals'
import { footballCompetitions, nationFlags } from './competitions'
import { denseCompetitions } from './dense-leagues'
import { coachOf, countryOf, squadOf, squadYear } from './football-squad'
import { originOf, tonguesOf } from './names/nationalities'
import { calledBy } from './player-names'

const leagues = footballCompetitions.filter((one) => one.kind === 'league')
const clubs = leagues.flatMap((league) => league.teams.map(({ id }) => id))
const nations = [...nationFlags.keys()]
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

test('WORLD-02 nobody of a squad shares a name, a name on a shirt or a number with another one', () => {
  const dense = denseCompetitions(2_000).flatMap((league) => league.teams.map(({ id }) => id))
  for (const teamId of [...clubs, ...nations, ...dense.slice(0, 400)]) {
    const squad = squadOf(teamId)
    const people = [...squad.map((player) => player.name), coachOf(teamId)]
    for (const language of ['zh', 'en', 'vi'] as const) {
      expect(new Set(people.map((name) => name[language])).size).toBe(people.length)
      const index = ['zh', 'en', 'vi'].indexOf(language)
      expect(new Set(people.map((name) => calledBy(name)[index])).size).toBe(people.length)
    }
    expect(new Set(squad.map((player) => player.shirt)).size).toBe(27)
    expect(new Set(squad.map((player) => player.id)).size).toBe(27)
  }
})

test('a league is made up of its own and of those who go there', () => {
  for (const league of leagues) {
    const players = league.teams.flatMap(({ id }) => squadOf(id))
    const { share, abroad } = originOf[league.key]!
    const own = players.filter((player) => player.flag === league.flag).length / players.length
    expect(Math.abs(own - share)).toBeLessThan(0.09)
    for (const player of players) expect([league.flag, ...Object.keys(abroad)]).toContain(player.flag)
  }
})

test('every country that sends players has names of its own', () => {
  const flags = new Set([...nationFlags.values(), ...leagues.map((one) => one.flag)])
  for (const { abroad } of Object.values(originOf)) for (const flag of Object.keys(abroad)) flags.add(flag)
  for (const flag of flags) expect([flag, tonguesOf[flag]?.length ?? 0]).not.toEqual([flag, 0])
})

describe('a nation', () => {
  test('fields players of that nationality alone, and those of clubs with the number they have there', () => {
    let fromClubs = 0
    for (const teamId of nations)
      for (const player of squadOf(teamId)) {
        expect(player.flag).toBe(countryOf(teamId))
        const clubId = Math.floor(player.id / 100)
        if (clubId === teamId) continue
        fromClubs += 1
        const { shirt: _shirt, teamId: _team, ...person } = squadOf(clubId).find((one) => one.id === player.id)!
        expect(player).toMatchObject(person)
      }
    expect(fromClubs / (nations.length * 27)).toBeGreaterThan(0.6)
  })

  test('has its most valuable player', () => {
    const spain = [...nationFlags].find(([, flag]) => flag === 'es')![0]
    const all = clubs.flatMap(squadOf).filter((player) => player.flag === 'es')
    const best = all.toSorted((a, b) => b.valueEur! - a.valueEur!)[0]!
    expect(squadOf(spain).map((player) => player.id)).toContain(best.id)
  })
})

test('ages, heights, feet and values are those of footballers', () => {
  const players = clubs.flatMap(squadOf)
  const ages = players.map((player) => squadYear - player.born)
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(17)
  expect(Math.max(...ages)).toBeLessThanOrEqual(39)
  expect(mean(ages)).toBeGreaterThan(24)
  expect(mean(ages)).toBeLessThan(27.5)
  const height = (position: string) =>
    mean(players.filter((player) => player.position === position).map((player) => player.heightCm!))
  expect(height('G')).toBeGreaterThan(height('D'))
  expect(height('D')).toBeGreaterThan(height('M'))
  const left = players.filter((player) => player.foot === 'left').length / players.length
  expect(left).toBeGreaterThan(0.18)
  expect(left).toBeLessThan(0.26)
  const squadValue = (key: string) =>
    mean(
      leagues
        .find((one) => one.key === key)!
        .teams.map(({ id }) => squadOf(id).reduce((sum, one) => sum + one.valueEur!, 0)),
    )
  expect(squadValue('en.1')).toBeGreaterThan(squadValue('en.2') * 2)
  // Real ones: some 450 to 600 million in England, ten to twenty in China, a handful in Vietnam.
  expect(squadValue('en.1')).toBeGreaterThan(300_000_000)
  expect(squadValue('en.1')).toBeLessThan(700_000_000)
  expect(squadValue('cn.1')).toBeLessThan(25_000_000)
  expect(squadValue('vn.1')).toBeLessThan(12_000_000)
  expect(Math.max(...players.map((player) => player.valueEur!))).toBeLessThan(250_000_000)
  expect(Math.min(...players.map((player) => player.valueEur!))).toBeGreaterThanOrEqual(25_000)
})
