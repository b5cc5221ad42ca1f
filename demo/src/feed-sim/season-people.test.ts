import { describe, expect, test } from '@jest/globals'
import { breachesOfMatch, breachesOfSuspensions, seenSeason } from '../testing/season-people'
import { leagueCalendars } from './calendar/league-calendars'
import { SimFeed } from './feed-sim'
import { yellowLimit } from './football-condition'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const feed = new SimFeed('people')
const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / list.length

describe.each(['en.1', 'es.1', 'kr.1', 'worldcup'])('WORLD-02 a season of %s', (key) => {
  const competition = feed.competitions('football').find((one) => one.key === key)!
  const season = feed.seasons(competition.id, noon)[1]!
  const matches = seenSeason(feed, season.id)

  test('breaks no rule of the game, and its goals, cards and minutes add up', () => {
    expect(matches.length).toBeGreaterThan(90)
    expect(matches.flatMap(breachesOfMatch)).toEqual([])
  })

  test('suspends whom the cards suspend, and nobody else', () => {
    const { breaches, bans } = breachesOfSuspensions(matches, yellowLimit[competition.kind])
    expect(breaches).toEqual([])
    expect(bans).toBeGreaterThan(matches.length / 20)
  })

  test('has the injured out for a while, and the eleven change without being thrown over', () => {
    const spells = new Map<string, number>()
    const kept: number[] = []
    const before = new Map<number, Set<number>>()
    for (const { sides, fixture } of matches)
      for (const [index, side] of sides.entries()) {
        const team = index === 0 ? fixture.home.id : fixture.away.id
        for (const { player, reason, type } of side.absences)
          if (type === 1)
            spells.set(`${team} ${player.id} ${reason.en}`, (spells.get(`${team} ${player.id} ${reason.en}`) ?? 0) + 1)
        const first = new Set(side.players.filter((one) => one.isFirst).map((one) => one.id))
        const last = before.get(team)
        if (last) kept.push([...first].filter((id) => last.has(id)).length)
        before.set(team, first)
      }
    expect(mean([...spells.values()])).toBeGreaterThan(competition.kind === 'cup' ? 1.2 : 1.5)
    expect(mean(kept)).toBeGreaterThan(6)
    expect(mean(kept)).toBeLessThan(10)
  })
})

describe('WORLD-01 WORLD-02 three seasons of every league, one club followed through each', () => {
  const july = Date.UTC(2026, 6, 20) / 1_000
  const leagues = feed.competitions('football').filter(({ key }) => leagueCalendars[key])
  const [bans, matches] = [[] as number[], [] as number[]]

  test.each(leagues.map((league, place) => [league.key, league, place] as const))('%s', (_key, league, place) => {
    const seasons = feed
      .seasons(league.id, july)
      .slice(0, 4)
      .filter(({ end }) => end <= july)
      .slice(0, 3)
    expect(seasons).toHaveLength(3)
    for (const [back, { id }] of seasons.entries()) {
      const { rows } = feed.seasonTable(id, july)!
      const { team, played, goalsFor, goalsAgainst, ...row } = rows[(place + back * 7) % rows.length]!
      const seen = seenSeason(feed, id, team.id)
      expect(seen.flatMap(breachesOfMatch)).toEqual([])
      const { breaches, bans: served } = breachesOfSuspensions(seen, yellowLimit.league, team.id)
      expect(breaches).toEqual([])
      bans.push(served)
      matches.push(seen.length)
      // The table is the sum of these matches.
      const goals = seen.map(
        ({ fixture, goals: [h, a] }) => (fixture.home.id === team.id ? [h, a] : [a, h]) as [number, number],
      )
      const count = (isMeant: (own: number, other: number) => boolean) =>
        goals.filter(([own, other]) => isMeant(own, other)).length
      expect({ played, goalsFor, goalsAgainst, won: row.won, drawn: row.drawn, lost: row.lost }).toEqual({
        played: seen.length,
        goalsFor: goals.reduce((sum, [own]) => sum + own, 0),
        goalsAgainst: goals.reduce((sum, [, other]) => sum + other, 0),
        won: count((own, other) => own > other),
        drawn: count((own, other) => own === other),
        lost: count((own, other) => own < other),
      })
    }
  })

  test('cards keep players out in every country, of one match in two as a rule', () => {
    const share = bans.reduce((sum, one) => sum + one, 0) / matches.reduce((sum, one) => sum + one, 0)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.8)
  })
})

test("WORLD-02 in youth and women's leagues who is sent off misses the next match, and nobody else is suspended", () => {
  const bans = ['en.1.u21', 'jp.1.w'].map((key) => {
    const { id } = feed.competitions('football').find((one) => one.key === key)!
    const matches = seenSeason(feed, feed.seasons(id, noon)[1]!.id)
    expect(matches.flatMap(breachesOfMatch)).toEqual([])
    const { breaches, bans: served } = breachesOfSuspensions(matches, Number.POSITIVE_INFINITY)
    expect(breaches).toEqual([])
    return served / matches.length
  })
  expect(Math.min(...bans)).toBeGreaterThan(0.04)
})

test('a likely line-up tells nothing of cards that are yet to be shown', () => {
  const competition = feed.competitions('football').find((one) => one.key === 'kr.1')!
  const fixtures = feed.seasonFixtures(feed.seasons(competition.id, noon)[1]!.id)
  const last = fixtures.at(-1)!
  const first = feed.lineup(last.id, fixtures[0]!.kickoff - 100)!
  expect([...first.home.absences, ...first.away.absences].filter((one) => one.type === 2)).toEqual([])
})

test('the same match is told whether its season was looked at from the front or from the end', () => {
  const { id } = feed.competitions('football').find((one) => one.key === 'kr.1')!
  const fixtures = feed.seasonFixtures(feed.seasons(id, noon)[1]!.id).slice(-30)
  const tell = (one: SimFeed, list: typeof fixtures) =>
    new Map(list.map((fixture) => [fixture.id, JSON.stringify(one.lineup(fixture.id, fixture.kickoff + 9_000))]))
  const forward = tell(new SimFeed('people'), fixtures)
  for (const [match, told] of tell(new SimFeed('people'), fixtures.toReversed())) expect(forward.get(match)).toBe(told)
})
