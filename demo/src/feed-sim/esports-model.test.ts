import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import type { GameTitle } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { EsportsPlan, GameStep } from './esports-plan'
import { playEsports } from './esports-script'
import { esportsGamesAt, esportsStateAt, seriesOutcomes } from './esports-state'
import { SimFeed } from './feed-sim'

const titles: readonly GameTitle[] = ['lol', 'dota2', 'cs2', 'kog']
const planOf = (game: GameTitle, matchId: number, change: Partial<EsportsPlan> = {}): EsportsPlan => ({
  seed: 'test',
  matchId,
  game,
  bestOf: 3,
  edge: 0,
  ...change,
})
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const noon = Date.UTC(2026, 10, 21, 12) / 1_000

/** Minutes and spread of a game, kills of both sides, share of games won by the first side. */
const bands: Record<GameTitle, { minutes: number; sd: number; kills: number; first: [number, number] }> = {
  lol: { minutes: 31.5, sd: 5, kills: 26, first: [0.48, 0.57] },
  dota2: { minutes: 38, sd: 8, kills: 55, first: [0.45, 0.56] },
  cs2: { minutes: 38, sd: 8, kills: 128, first: [0.45, 0.55] },
  kog: { minutes: 17, sd: 3, kills: 22, first: [0.46, 0.57] },
}

test.each(titles)('eight hundred games of %s look like the title', (game) => {
  const games = Array.from({ length: 810 }, (_, id) => playEsports(planOf(game, id, { bestOf: 1 }))).flatMap(
    (script) => script.games,
  )
  const mean = (list: readonly number[]) => list.reduce((total, value) => total + value, 0) / list.length
  const minutes = games.map((one) => (one.endAt - one.startAt) / 60)
  const average = mean(minutes)
  const sd = Math.sqrt(mean(minutes.map((one) => (one - average) ** 2)))
  const band = bands[game]
  expect(Math.abs(average / band.minutes - 1)).toBeLessThan(0.06)
  expect(Math.abs(sd / band.sd - 1)).toBeLessThan(0.3)
  const kills = mean(games.map((one) => one.steps.at(-1)!.kills[0] + one.steps.at(-1)!.kills[1]))
  expect(Math.abs(kills / band.kills - 1)).toBeLessThan(0.1)
  const first = mean(games.map((one) => (one.winner === one.firstSide ? 1 : 0)))
  expect(first).toBeGreaterThan(band.first[0])
  expect(first).toBeLessThan(band.first[1])
})

test.each(['lol', 'dota2', 'kog'] as const)(
  'WORLD-03 in %s the sides hardly part while everybody only farms, and have parted in the middle',
  (game) => {
    const games = Array.from({ length: 400 }, (_, id) => playEsports(planOf(game, id, { bestOf: 1 }))).flatMap(
      (script) => script.games,
    )
    /** Mean lead as a share of all gold. */
    const lead = (step: number) => {
      const shares = games.map(({ steps }) => {
        const [home, away] = steps[step]?.gold ?? [1, 1]
        return Math.abs(home - away) / (home + away)
      })
      return shares.reduce((sum, share) => sum + share, 0) / shares.length
    }
    expect(lead(7)).toBeLessThan(0.06)
    expect(lead(30)).toBeGreaterThan(lead(7))
  },
)

test('the better side wins more games, and more of the longer matches', () => {
  const share = (bestOf: number) => {
    const played = Array.from({ length: 500 }, (_, id) => playEsports(planOf('lol', id, { bestOf, edge: 0.6 }))).filter(
      (script) => script.games.length > 0,
    )
    return played.filter((script) => script.games.at(-1)!.winner === 1).length / played.length
  }
  const [one, five] = [share(1), share(5)]
  expect(one).toBeGreaterThan(0.6)
  expect(five).toBeGreaterThan(one + 0.04)
})

describe('a match', () => {
  test('is the same for the same seed and another one for another', () => {
    for (const game of titles) {
      expect(hashOf(playEsports(planOf(game, 5)))).toBe(hashOf(playEsports(planOf(game, 5))))
      expect(hashOf(playEsports(planOf(game, 5)))).not.toBe(hashOf(playEsports(planOf(game, 5, { seed: 'other' }))))
    }
  })

  test('its score counts the games won, at every moment', () => {
    for (const game of titles)
      for (let id = 0; id < 40; id += 1) {
        const bestOf = [1, 3, 5][id % 3]!
        const script = playEsports(planOf(game, id, { bestOf }))
        if (script.standing) continue
        const isRight = (at: number) => {
          const { home, away, added } = esportsStateAt(script, game, 0, at)
          const games = esportsGamesAt(script, game, at, () => ({}))
          const wonBy = (side: number) => games.filter((one) => one.winner === side).length
          const last = games.at(-1)
          const isRunning = last?.no === added && last.status === 2 && last.winner === 0
          return (
            home[0] === wonBy(1) &&
            away[0] === wonBy(2) &&
            games.filter((one) => one.status === 2).length <= 1 &&
            (isRunning || !(added > 0))
          )
        }
        const moments = Array.from({ length: Math.floor(script.endAt / 240) + 6 }, (_, turn) => turn * 240 - 600)
        expect(moments.filter((at) => !isRight(at))).toEqual([])
        const last = esportsStateAt(script, game, 0, script.endAt)
        expect(Math.max(last.home[0]!, last.away[0]!)).toBe(Math.floor(bestOf / 2) + 1)
        expect(script.games.length).toBeLessThanOrEqual(bestOf)
      }
  })

  test('takes legal steps only', () => {
    const taken = new Set<string>()
    const seen = new Set<number>()
    for (let id = 0; id < 1_500; id += 1) {
      const script = playEsports(planOf('kog', id, { bestOf: 1 }))
      let before = 13
      for (const at of [-7 * 86_400, -5 * 86_400, -3_600, 0, 700, 1_200, 1_800, 4_000, 30_000]) {
        const { status } = esportsStateAt(script, 'kog', 0, at)
        if (status !== before) taken.add(`${before}>${status}`)
        before = status
      }
      seen.add(before)
    }
    expect([...taken].sort()).toEqual(['13>1', '1>12', '1>2', '1>9', '2>3'])
    expect([...seen].sort((a, b) => a - b)).toEqual([3, 9, 12])
  })

  test('rounds end by the rules: thirteen, or four of each six more', () => {
    for (let id = 0; id < 400; id += 1)
      for (const { steps, winner } of playEsports(planOf('cs2', id)).games) {
        const [home, away] = steps.at(-1)!.score
        const [most, least] = [Math.max(home, away), Math.min(home, away)]
        expect(home > away ? 1 : 2).toBe(winner)
        if (least < 12) expect(most).toBe(13)
        else {
          expect((most - 13) % 3).toBe(0)
          expect(most - least).toBeGreaterThanOrEqual(2)
          expect(most - least).toBeLessThanOrEqual(4)
        }
      }
  })

  test('nothing on the board of a game ever goes back', () => {
    const counted = ['score', 'kills', 'towers', 'dragons', 'barons'] as const
    const backwards = (steps: readonly GameStep[]) =>
      steps.filter((step, i) => {
        const before = steps[i - 1]
        const isLess = (name: (typeof counted)[number], side: 0 | 1) =>
          (step[name]?.[side] ?? 0) < (before?.[name]?.[side] ?? 0)
        return before && (step.at < before.at || counted.some((name) => isLess(name, 0) || isLess(name, 1)))
      })
    for (const game of titles)
      for (let id = 0; id < 30; id += 1)
        for (const { steps } of playEsports(planOf(game, id)).games) expect(backwards(steps)).toEqual([])
  })
})

test('chances of all final scores make one', () => {
  for (const [won, bestOf] of [
    [[0, 0], 5],
    [[1, 1], 3],
    [[2, 0], 5],
  ] as [[number, number], number][]) {
    const outcomes = seriesOutcomes(won, bestOf, 0.7, 0.55)
    expect(outcomes.reduce((total, [, , chance]) => total + chance, 0)).toBeCloseTo(1, 9)
    for (const [home, away] of outcomes) expect(Math.max(home, away)).toBe(Math.floor(bestOf / 2) + 1)
  }
})

describe('in the feed', () => {
  const feed = new SimFeed('test')

  test('matches on every day, and in every half of it', () => {
    for (let at = noon; at < noon + 5 * 86_400; at += 43_200)
      expect(feed.fixtures('esports', at, at + 43_200).length).toBeGreaterThan(0)
    for (let at = noon; at < noon + 5 * 86_400; at += 86_400) {
      const list = feed.fixtures('esports', at, at + 86_400)
      expect(list.length).toBeGreaterThan(12)
      expect(list.every((one) => [1, 3, 5].includes(one.bestOf ?? 0))).toBe(true)
    }
  })

  test('no team plays two matches at once, not even around midnight', () => {
    const last = new Map<number, number>()
    for (const one of feed.fixtures('esports', noon, noon + 12 * 86_400))
      for (const { id } of [one.home, one.away]) {
        expect(one.kickoff - (last.get(id) ?? 0)).toBeGreaterThan(7 * 3_600)
        last.set(id, one.kickoff)
      }
  })

  test('numbers of the three sports never meet', () => {
    for (const sport of ['football', 'basketball', 'esports'] as const)
      for (const one of feed.fixtures(sport, noon, noon + 86_400)) expect(feed.fixture(one.id)).toEqual(one)
  })

  test('prices follow the match: they move with it, are margined, and close at its end', () => {
    const [one] = feed.fixtures('esports', noon - 12 * 3_600, noon).filter((f) => (f.bestOf ?? 1) > 1)
    const endAt = noon + 8 * 3_600
    const { eu } = feed.oddsHistory(one!.id, 2, endAt)
    expect(eu.length).toBeGreaterThan(10)
    expect(eu.map((point) => point.at)).toEqual(eu.map((point) => point.at).sort((a, b) => a - b))
    for (const point of eu) if (!point.isSealed) expect(1 / point.first + 1 / point.last).toBeGreaterThan(1.01)
    const { scram } = feed.odds(one!.id, 2, endAt)
    expect(scram.eu?.isSealed).toBe(true)
    const { home, away } = feed.state(one!.id, endAt)
    expect(scram.eu!.first < scram.eu!.last).toBe(home[0]! > away[0]!)
    expect(feed.chances(one!.id, endAt)[0]).toBe(home[0]! > away[0]! ? 1 : 0)
  })

  test('a table of a league adds up', () => {
    for (const competition of feed.competitions('esports')) {
      const { rows } = feed.table(competition.id, noon)!
      const total = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + pick(row), 0)
      expect(total((row) => row.won)).toBe(total((row) => row.lost))
      expect(total((row) => row.goalsFor)).toBe(total((row) => row.goalsAgainst))
    }
  })
})
