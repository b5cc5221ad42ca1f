import { expect, test } from '@jest/globals'
import { footballCompetitions } from './competitions'
import { SimFeed } from './feed-sim'
import { groundOf } from './football-place'
import { refereeOf } from './football-referees'

const noon = Date.UTC(2026, 10, 21, 12) / 1_000
const feed = new SimFeed('places')
const english = footballCompetitions.find((one) => one.key === 'en.1')!
const season = feed.seasons(english.id, noon)[1]!
const fixtures = feed.seasonFixtures(season.id)

test('WORLD-02 a club has one ground, a large one where the club is large, and it is never over full', () => {
  const names = new Map<number, string>()
  for (const { id, home, kickoff } of fixtures) {
    const { venue, capacity, attendance } = feed.place(id, kickoff + 20_000)!
    expect(names.get(home.id) ?? venue!.en).toBe(venue!.en)
    names.set(home.id, venue!.en)
    expect(attendance).toBeGreaterThan(capacity! * 0.3)
    expect(attendance).toBeLessThanOrEqual(capacity!)
  }
  expect(new Set(names.values()).size).toBe(20)
  const seats = english.teams.toSorted((a, b) => a.strength - b.strength).map((team) => groundOf(team).capacity)
  expect(seats.at(-1)).toBeGreaterThan(seats[0]! * 2)
})

test('the crowd is told when it is counted', () => {
  const { id, kickoff } = fixtures[0]!
  expect(feed.place(id, kickoff - 60)).not.toHaveProperty('attendance')
  expect(feed.place(id, kickoff + 60)).not.toHaveProperty('attendance')
  expect(feed.place(id, kickoff + 5_400)!.attendance).toBeGreaterThan(0)
})

test('WORLD-02 nobody referees two matches of a round; his cards are those of his matches so far', () => {
  for (const league of footballCompetitions.filter((one) => one.kind === 'league'))
    for (let round = 1; round < 12; round += 1) {
      const homes = league.teams.filter((_team, index) => index % 2 === round % 2)
      const people = homes.map((home) => refereeOf(league, { home, round, stage: '' }).name.en)
      expect(new Set(people).size).toBe(people.length)
    }
  const last = fixtures.at(-1)!
  const { referee } = feed.place(last.id, last.kickoff)!
  const own = fixtures.filter(
    (one) => one.kickoff < last.kickoff && feed.place(one.id, one.kickoff)!.referee!.name.en === referee!.name.en,
  )
  const cards = own.flatMap((one) => feed.detail(one.id, one.kickoff + 20_000).incidents)
  expect(referee).toMatchObject({
    matches: own.length,
    yellows: cards.filter((one) => one.type === 3).length,
    reds: cards.filter((one) => one.type === 4 || one.type === 15).length,
  })
  expect(own.length).toBeGreaterThan(10)
})

test('a strict referee shows more cards than a mild one', () => {
  const yellow = { mild: [] as number[], strict: [] as number[] }
  for (const fixture of fixtures) {
    const { strictness } = refereeOf(english, fixture)
    if (Math.abs(strictness - 1) < 0.1) continue
    const { home, away } = feed.state(fixture.id, fixture.kickoff + 20_000)
    yellow[strictness > 1 ? 'strict' : 'mild'].push((home[3] ?? 0) + (away[3] ?? 0))
  }
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / list.length
  expect(mean(yellow.strict)).toBeGreaterThan(mean(yellow.mild) * 1.1)
})

test('a World Cup is played on grounds of its own, before people of its own', () => {
  const cup = footballCompetitions.find((one) => one.key === 'worldcup')!
  const list = feed.seasonFixtures(feed.seasons(cup.id, noon)[1]!.id)
  const venues = new Set(list.map((one) => feed.place(one.id, one.kickoff)!.venue!.zh))
  expect(venues.size).toBeGreaterThan(12)
  expect(venues.size).toBeLessThanOrEqual(16)
  expect(new Set(list.map((one) => feed.place(one.id, one.kickoff)!.referee!.flag)).size).toBeGreaterThan(8)
})
