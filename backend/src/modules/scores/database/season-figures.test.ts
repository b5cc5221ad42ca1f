import { describe, expect, test } from '@jest/globals'
import { MinuteCache } from '../../../kernel/minute-cache'
import type { Team } from '../ports/feed.port'
import { cornerClasses, type Final, isKnockoutStage, overviewOf, recordOf, teamValues } from './season-figures'
import { zoneAt, zonesOf } from './season-zones'

const team = (id: number): Team => ({ id, names: { zh: `${id}`, en: `${id}`, vi: `${id}` }, crest: '', strength: 5 })
const final = (home: number, away: number, homeScore: number, awayScore: number): Final => ({
  home: team(home),
  away: team(away),
  homeScore,
  awayScore,
})
const list = [final(1, 2, 2, 1), final(2, 1, 0, 0), final(1, 3, 2, 1), final(3, 2, 9, 0)]

describe('figures of a season', () => {
  test('shares, goals and frequent scores', () => {
    expect(overviewOf(list, 1)).toEqual({
      matches: 4,
      goals: 15,
      homeGoals: 13,
      awayGoals: 2,
      perMatch: 3.75,
      share: { home: 0.75, draw: 0.25, away: 0 },
      scores: [
        { score: '2-1', count: 2 },
        { score: '0-0', count: 1 },
        { score: '9-0', count: 1 },
      ],
      differences: [1, 2, 0, 0, 0, 0, 0, 1],
    })
  })

  test('a season without a finished match divides by nothing', () => {
    expect(overviewOf([], 1)).toMatchObject({ perMatch: 0, share: { home: 0, draw: 0, away: 0 }, scores: [] })
  })

  test('the record of a team by ground', () => {
    expect(recordOf(list, 1)).toEqual({
      played: 3,
      won: 2,
      drawn: 1,
      lost: 0,
      goals: 4,
      goalsAgainst: 2,
      cleanSheets: 1,
    })
    expect(recordOf(list, 1, 'away')).toMatchObject({ played: 1, drawn: 1, goals: 0 })
    expect(recordOf(list, 9)).toMatchObject({ played: 0 })
  })

  test('values of teams, best first; the fewest conceded are best', () => {
    expect(teamValues(list, 0).map((one) => [one.team.id, one.value])).toEqual([
      [3, 10],
      [1, 4],
      [2, 1],
    ])
    expect(teamValues(list, 1).map((one) => one.team.id)).toEqual([1, 3, 2])
  })

  test('corners fall into six classes', () => {
    expect(cornerClasses([0, 5, 6, 7, 8, 13, 14, 30])).toEqual([2, 2, 1, 0, 1, 2])
  })

  test.each([
    ['', false],
    ['A', false],
    ['r32', true],
    ['final', true],
  ])('stage "%s" is a knock-out round: %s', (stage, is) => {
    expect(isKnockoutStage(stage)).toBe(is)
  })
})

describe('zones', () => {
  const league = (key: string) => ({ key, kind: 'league' as const })

  test('the German table has a play-off place above two that go down', () => {
    expect(zonesOf(league('de.1'), 18).slice(-2)).toEqual([
      { from: 16, to: 16, kind: 'relegationPlayOff', colour: 2 },
      { from: 17, to: 18, kind: 'relegation', colour: 4 },
    ])
  })

  test('no zone overlaps another, in any league', () => {
    for (const key of ['en.1', 'de.1', 'nl.1', 'en.2', 'es.2', 'fr.2', 'br.1', 'mx.1', 'nba', 'cba', 'unknown'])
      for (const zone of zonesOf(league(key), key === 'nba' ? 30 : 20))
        for (let place = zone.from; place <= zone.to; place += 1)
          expect(zoneAt(zonesOf(league(key), key === 'nba' ? 30 : 20), place)).toEqual(zone)
  })

  test('a table too small for its zones shows none', () => {
    expect(zonesOf(league('en.1'), 5)).toEqual([])
  })
})

test('an answer is kept for its time, counted again after it, and not kept when the clock goes back', () => {
  const cache = new MinuteCache(2)
  let made = 0
  const make = () => {
    made += 1
    return made
  }
  expect([cache.get('a', 100, 60, make), cache.get('a', 159, 60, make), cache.get('a', 160, 60, make)]).toEqual([
    1, 1, 2,
  ])
  expect(cache.get('a', 50, 60, make)).toBe(3)
  cache.get('b', 50, 60, make)
  cache.get('c', 50, 60, make)
  expect(cache.get('a', 50, 60, make)).toBe(6)
})
