import { describe, expect, test } from '@jest/globals'
import { isReachable } from '../status-edges'
import { type Feed, type Fixture, markets, type Sport } from './feed.port'
import type { FootballParts, OddsParts, WatchedFeed } from './match-parts.port'

type AnyFeed = Feed & Partial<WatchedFeed & OddsParts & FootballParts>

export interface FeedUnderTest {
  feed: AnyFeed
  /** Epoch seconds at which the feed has matches around. */
  at: number
  /** The feed only knows what it heard while it ran: the course of a match before that is not asked for. */
  hasPast: boolean
  close?: () => Promise<void>
}

const dayS = 86_400
const statusesMax: Readonly<Record<Sport, number>> = { football: 13, basketball: 15, esports: 13 }
const isGoal = (type: number) => type === 1 || type === 8 || type === 17

/** Calls `use` with an open feed and closes it again. */
async function using(open: () => Promise<FeedUnderTest>, use: (feed: FeedUnderTest) => void): Promise<void> {
  const under = await open()
  try {
    use(under)
  } finally {
    await under.close?.()
  }
}

/** What every feed must do, whatever it knows; each adapter's test runs it. */
export function describeFeed(
  name: string,
  open: () => Promise<FeedUnderTest>,
  sports: readonly Sport[] = ['football'],
): void {
  describe(`the feed ${name}`, () => {
    for (const sport of sports) {
      test(`${sport}: matches of a span are inside it, in order, and found again by their number`, () =>
        using(open, ({ feed, at }) => {
          const list = feed.fixtures(sport, at - dayS, at + dayS)
          expect(list.length).toBeGreaterThan(0)
          expect(list.every(({ kickoff }) => kickoff >= at - dayS && kickoff < at + dayS)).toBe(true)
          expect(list.map(({ kickoff }) => kickoff)).toEqual(list.map(({ kickoff }) => kickoff).sort((a, b) => a - b))
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
          for (const fixture of list.slice(0, 30)) expect(feed.fixture(fixture.id)).toEqual(fixture)
          const [first] = list as [Fixture]
          expect(feed.fixtures(sport, first.kickoff, first.kickoff + 1).map(({ id }) => id)).toContain(first.id)
          expect(feed.fixtures(sport, first.kickoff + 1, first.kickoff + 1)).toEqual([])
        }))

      test(`${sport}: every match has a known competition and two teams with names in three languages`, () =>
        using(open, ({ feed, at }) => {
          const competitions = new Map(feed.competitions(sport).map((one) => [one.id, one]))
          for (const { competitionId, home, away } of feed.fixtures(sport, at - dayS, at + dayS)) {
            const names = [competitions.get(competitionId)?.names, home.names, away.names]
            for (const name of names) for (const text of [name?.zh, name?.en, name?.vi]) expect(text).toBeTruthy()
            expect(home.id).not.toBe(away.id)
          }
        }))

      test(`${sport}: states are numbers of the sport, start at nothing and never go back`, () =>
        using(open, ({ feed, at, hasPast }) => {
          const list = feed.fixtures(sport, at - 3 * 3_600, at + 3_600).slice(0, hasPast ? 12 : 4)
          expect(list.length).toBeGreaterThan(0)
          for (const { id, kickoff } of list) {
            const before = feed.state(id, kickoff - 1)
            expect([1, 9, 12, 13, 15]).toContain(before.status)
            expect([...before.home, ...before.away].every((value) => value === 0)).toBe(true)
            let last = before
            for (let moment = kickoff; moment <= Math.max(at, kickoff + 60); moment += hasPast ? 60 : 1_800) {
              const state = feed.state(id, moment)
              expect(state.status).toBeGreaterThanOrEqual(0)
              expect(state.status).toBeLessThanOrEqual(statusesMax[sport])
              expect([sport, last.status, state.status, isReachable(sport, last.status, state.status)]).toEqual([
                sport,
                last.status,
                state.status,
                true,
              ])
              expect([...state.home, ...state.away].every((value) => Number.isInteger(value) && value >= 0)).toBe(true)
              last = state
            }
          }
        }))

      test(`${sport}: the same question has the same answer, and an answer is nobody else's to change`, () =>
        using(open, ({ feed, at }) => {
          const [fixture] = feed.fixtures(sport, at - dayS, at + dayS) as [Fixture]
          const ask = () =>
            JSON.stringify([
              feed.state(fixture.id, at),
              feed.detail(fixture.id, at),
              feed.odds(fixture.id, 2, at),
              feed.chances(fixture.id, at),
            ])
          const first = ask()
          feed.state(fixture.id, at + 7_200)
          expect(ask()).toBe(first)
        }))

      test(`${sport}: prices are positive, lines go by quarters, and nobody else's prices are made up`, () =>
        using(open, ({ feed, at }) => {
          for (const { id } of feed.fixtures(sport, at - 3 * 3_600, at + 6 * 3_600).slice(0, 12)) {
            const phases = feed.odds(id, feed.companies()[0]?.id ?? 2, at)
            for (const quotes of Object.values(phases))
              for (const market of markets) {
                const quote = quotes[market]
                if (!quote) continue
                expect(quote.first).toBeGreaterThan(0)
                expect(quote.last).toBeGreaterThan(0)
                if (market !== 'eu') expect(Number.isInteger(quote.middle * 4)).toBe(true)
              }
            const chances = feed.chances(id, at)
            const sum = chances[0] + chances[1] + chances[2]
            expect(chances.every((share) => share >= 0 && share <= 1)).toBe(true)
            expect(sum === 0 || Math.abs(sum - 1) < 0.01).toBe(true)
          }
        }))
    }

    test('football: incidents are in order, on a side, and as many goals as the score says', () =>
      using(open, ({ feed, at }) => {
        for (const { id, kickoff } of feed.fixtures('football', at - 5 * 3_600, at).slice(0, 20)) {
          expect(feed.detail(id, kickoff - 1)).toMatchObject({ incidents: [], trend: [] })
          const { incidents } = feed.detail(id, at)
          expect(new Set(incidents.map((one) => one.id)).size).toBe(incidents.length)
          // A review is told after it, with the minute of what was reviewed.
          const minutes = incidents.filter(({ type }) => type !== 28).map(({ minute }) => minute)
          expect(minutes).toEqual([...minutes].sort((a, b) => a - b))
          if (incidents.length === 0) continue
          const state = feed.state(id, at)
          const goals = (side: 1 | 2) =>
            incidents.filter((one) => one.side === side && isGoal(one.type) && !one.isCancelled).length
          expect([goals(1), goals(2)]).toEqual([
            Math.max(state.home[0] ?? 0, state.home[5] ?? 0),
            Math.max(state.away[0] ?? 0, state.away[5] ?? 0),
          ])
        }
      }))

    test('a match nobody knows has no fixture, and asking for its state says so', () =>
      using(open, ({ feed, at }) => {
        expect(feed.fixture(999)).toBeUndefined()
        expect(() => feed.state(999, at)).toThrow('999')
      }))

    test('a table, where the feed has one, is in the order of its places', () =>
      using(open, ({ feed, at }) => {
        for (const competition of feed.competitions('football').slice(0, 3)) {
          const table = feed.table(competition.id, at)
          if (!table || competition.kind === 'cup') continue
          expect(table.rows.map((row) => row.position)).toEqual(
            [...table.rows.map((row) => row.position)].sort((a, b) => a - b),
          )
          for (const row of table.rows) expect(row.won + row.drawn + row.lost).toBe(row.played)
        }
        expect(feed.table(999_999, at)).toBeUndefined()
      }))

    test('what the feed says of itself are numbers', () =>
      using(open, ({ feed, at }) => {
        const health = feed.health?.(at)
        if (health)
          for (const value of [health.lag, health.gaps, health.refused]) expect(value).toBeGreaterThanOrEqual(0)
        const [fixture] = feed.fixtures('football', at - dayS, at + dayS) as [Fixture]
        const history = feed.oddsHistory?.(fixture.id, 2, at)
        for (const points of Object.values(history ?? {})) {
          const times = points.map((point) => point.at)
          expect(times).toEqual([...times].sort((a, b) => a - b))
          expect(times.every((time) => time <= at)).toBe(true)
        }
      }))
  })
}
