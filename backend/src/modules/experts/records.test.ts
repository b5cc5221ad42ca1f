import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { aProcess, createDesk, type Desk, expertSession, formOf, newExperts } from './experts.fixture'
import { createRecordQueries } from './records.queries'
import type { Choice, Play } from './scheme.rules'

let site: TestSite
let desk: Desk
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'notices'] })
  desk = createDesk(site)
})
afterAll(() => site.close())

type End = 'off' | 'none' | readonly [number, number]
interface Told {
  play: Play
  choice: Choice
  line: number
  odds: number
  ends: readonly End[]
}

const goals = fc.integer({ min: 0, max: 4 })
const end: fc.Arbitrary<End> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(goals, goals) },
  { weight: 1, arbitrary: fc.constant('off' as const) },
)
const told: fc.Arbitrary<Told> = fc
  .record({
    play: fc.constantFrom<Play>(1, 2, 3),
    way: fc.integer({ min: 0, max: 2 }),
    line: fc.integer({ min: -6, max: 12 }),
    odds: fc.integer({ min: 1_200, max: 4_800 }),
    ends: fc.array(end, { minLength: 0, maxLength: 3 }),
  })
  .map(({ play, way, line, odds, ends }) => ({
    play,
    choice: (play === 1 ? way + 1 : way % 2 === 0 ? 1 : 3) as Choice,
    line: play === 1 ? 0 : play === 3 ? Math.abs(line) + 1 : line,
    odds,
    ends,
  }))

/** Profit of one unit, worked out as a bookmaker pays: half of it on each neighbour of a quarter line. */
function profitOf({ play, choice, line, odds }: Told, [home, away]: readonly [number, number]): number {
  const price = odds / 1_000 - 1
  if (play === 1) {
    const happened = home > away ? 1 : home < away ? 3 : 2
    return happened === choice ? price : -1
  }
  const value = line / 4
  const halves = Number.isInteger(value * 2) ? [value, value] : [value - 0.25, value + 0.25]
  const paid = halves.map((half) => {
    const first = play === 2 ? home - half : home + away
    const second = play === 2 ? away : half
    if (first === second) return 0
    return first > second === (choice === 1) ? price / 2 : -0.5
  })
  return paid[0]! + paid[1]!
}

/** The end that counts: a match that was called off once is none; otherwise the last result. */
function resultOf({ ends }: Told): readonly [number, number] | undefined {
  const last = ends.at(-1)
  return ends.includes('off') || last === undefined || typeof last === 'string' ? undefined : last
}

/** A record from the results alone, oldest first. */
function recordOf(all: readonly Told[]) {
  const profits = all.flatMap((one) => {
    const result = resultOf(one)
    return result ? [profitOf(one, result)] : []
  })
  const decided = profits.filter((profit) => profit !== 0).toReversed()
  const isHit = (profit: number) => profit > 0
  const change = decided.findIndex((profit) => isHit(profit) !== isHit(decided[0]!))
  const length = change === -1 ? decided.length : change
  const sum = profits.reduce((total, profit) => total + profit, 0)
  return {
    settled: profits.length,
    decided: decided.length,
    hits: decided.filter(isHit).length,
    streak: decided.length === 0 ? 0 : isHit(decided[0]!) ? length : -length,
    lastDecided: Math.min(10, decided.length),
    lastHits: decided.slice(0, 10).filter(isHit).length,
    mean: profits.length === 0 ? 0 : (sum / profits.length) * 100,
    sum,
  }
}

let nextExpert = 60_000

test('CONT-04 the record of an expert is that of the results: random schemes, corrections and voids included', async () => {
  const queries = createRecordQueries(site.db)
  await fc.assert(
    fc.asyncProperty(fc.array(told, { minLength: 1, maxLength: 10 }), async (all) => {
      const [expert = 0] = await newExperts(site, 1, nextExpert++)
      const one = aProcess(site, desk)
      const matchIds: number[] = []
      for (const [place, { play, choice, line, odds }] of all.entries()) {
        const price = { line, odds: [odds, odds, odds] as const }
        const matchId = desk.add({ kickoffAt: site.clock.now() + (place + 1) * 60_000 }, { [play]: price })
        await one.publish(expertSession(expert), formOf(matchId, { play, choice, diamonds: 0 }))
        matchIds.push(matchId)
      }
      const rounds = Math.max(...all.map(({ ends }) => ends.length))
      for (let round = 0; round < rounds; round += 1) {
        for (const [place, { ends }] of all.entries()) {
          const now = ends[round]
          if (now === 'off') desk.set(matchIds[place]!, { stage: 'off' })
          else if (now && now !== 'none') desk.end(matchIds[place]!, now[0], now[1])
        }
        await one.look()
        await site.clock.skip(limits.schemeSettleS * 1_000)
        await one.look()
      }
      const [row] = await queries.experts({
        viewerId: 0,
        language: 'zh',
        ids: [expert],
        rateFrom: 1,
        now: site.clock.now(),
        limit: 1,
        offset: 0,
      })
      const { mean, sum, ...expected } = recordOf(all)
      expect(row).toMatchObject(expected)
      expect(Math.abs(row!.returnRate - mean)).toBeLessThanOrEqual(0.051)
      expect(row!.last).toHaveLength(Math.min(10, expected.settled))
      const points = await queries.points(expert, 60)
      expect(points).toHaveLength(expected.settled)
      expect(Math.abs((points.at(-1)?.gain ?? 0) - sum)).toBeLessThanOrEqual(0.0051)
      // What never ended waits for nobody here: the next run is another expert's.
      for (const matchId of matchIds) desk.set(matchId, { stage: 'off' })
    }),
    { numRuns: 25 },
  )
})
