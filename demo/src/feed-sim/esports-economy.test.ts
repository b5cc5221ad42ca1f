import { expect, test } from '@jest/globals'
import { economyOf } from './esports-economy'
import type { GameStep } from './esports-plan'
import { playEsports } from './esports-script'

/** A map by who won its rounds, `h` or `a`; each side loses so many players. */
function map(winners: string, fallenOfLoser = 5, fallenOfWinner = 0): GameStep[] {
  const steps: GameStep[] = [{ at: 0, score: [0, 0], kills: [0, 0] }]
  for (const winner of winners) {
    const { score, kills, at } = steps.at(-1)!
    const isHome = winner === 'h'
    steps.push({
      at: at + 100,
      score: [score[0] + (isHome ? 1 : 0), score[1] + (isHome ? 0 : 1)],
      kills: [
        kills[0] + (isHome ? fallenOfLoser : fallenOfWinner),
        kills[1] + (isHome ? fallenOfWinner : fallenOfLoser),
      ],
    })
  }
  return steps
}

test('SCORE-13 both sides begin a half with pistols; who loses saves, then buys all there is', () => {
  const list = economyOf(map('hhhaaaaaaaaaah'), true)
  expect(list[0]).toEqual({ home: 4_000, away: 4_000 })
  expect(list[12]).toEqual({ home: 4_000, away: 4_000 })
  // The winner of the pistols has more in the next round, and the loser next to nothing.
  expect(list[1]!.home).toBeGreaterThan(list[1]!.away * 2)
  expect(list[1]!.away).toBe(2_000)
  // Losing pays more each time: after two saved rounds everything can be bought.
  expect(list.slice(0, 5).some(({ away }) => away === 23_500)).toBe(true)
})

test('SCORE-13 the last round of a half is for all the money', () => {
  const list = economyOf(map('hhhhhhhhhhhh'), true)
  expect(list[11]!.away).toBeGreaterThan(2_000)
})

test('SCORE-13 the running round stands last, and of a map that is over there is none to come', () => {
  expect(economyOf(map('ha'), false)).toHaveLength(3)
  expect(economyOf(map('ha'), true)).toHaveLength(2)
  expect(economyOf(map(''), false)).toEqual([{ home: 4_000, away: 4_000 }])
})

test('SCORE-13 over hundreds of maps nobody carries more than five whole kits, and what was told of a round stays', () => {
  const shares = { full: 0, saved: 0, all: 0 }
  for (let matchId = 0; matchId < 200; matchId += 1) {
    const [game] = playEsports({ seed: 'test', matchId, game: 'cs2', bestOf: 1, edge: 0 }).games
    if (!game) continue
    const list = economyOf(game.steps, true)
    expect(list).toHaveLength(game.steps.length - 1)
    for (const kit of list.flatMap(({ home, away }) => [home, away])) {
      expect(kit).toBeGreaterThanOrEqual(0)
      expect(kit).toBeLessThanOrEqual(23_500)
      shares.all += 1
      if (kit >= 20_000) shares.full += 1
      if (kit < 8_000) shares.saved += 1
    }
    expect(economyOf(game.steps.slice(0, 9), false).slice(0, 8)).toEqual(list.slice(0, 8))
  }
  // In real maps some two rounds in three are bought in full.
  expect(shares.full / shares.all).toBeGreaterThan(0.45)
  expect(shares.full / shares.all).toBeLessThan(0.85)
  expect(shares.saved / shares.all).toBeGreaterThan(0.08)
})
