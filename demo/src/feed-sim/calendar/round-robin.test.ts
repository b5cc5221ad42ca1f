import { describe, expect, test } from '@jest/globals'
import { roundRobin } from './round-robin'

const sizes = [4, ...Array.from({ length: 15 }, (_, i) => 8 + 2 * i)]

describe.each(sizes)('a league of %d', (count) => {
  test.each([1, 2, 3, 4])('in %d legs: all against all, everybody in every round', (legs) => {
    const rounds = roundRobin(count, legs)
    expect(rounds).toHaveLength(legs * (count - 1))
    const met = new Map<string, number>()
    for (const round of rounds) {
      expect(new Set(round.flat()).size).toBe(count)
      for (const [home, away] of round) met.set(`${home} ${away}`, (met.get(`${home} ${away}`) ?? 0) + 1)
    }
    for (let one = 0; one < count; one += 1)
      for (let two = 0; two < one; two += 1) {
        const [here, there] = [met.get(`${one} ${two}`) ?? 0, met.get(`${two} ${one}`) ?? 0]
        expect(here + there).toBe(legs)
        expect(Math.abs(here - there)).toBeLessThanOrEqual(1)
      }
  })

  test('home and away differ by one at most at any time, and nobody stays at one place three times', () => {
    for (let team = 0; team < count; team += 1) {
      const places = roundRobin(count, 4).map((round) => (round.some(([home]) => home === team) ? 1 : -1))
      let balance = 0
      places.forEach((place, index) => {
        balance += place
        expect(Math.abs(balance)).toBeLessThanOrEqual(1)
        expect(places.slice(Math.max(0, index - 2), index + 1)).not.toEqual([place, place, place])
      })
    }
  })

  test('nobody meets the same team in two rounds running', () => {
    if (count === 4) return
    const rounds = roundRobin(count, 4).map((round) => new Set(round.map((pair) => [...pair].sort().join(' '))))
    rounds.forEach((round, index) => {
      for (const pair of round) expect(rounds[index + 1]?.has(pair)).not.toBe(true)
    })
  })
})
