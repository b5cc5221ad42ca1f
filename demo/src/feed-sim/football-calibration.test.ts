import { describe, expect, test } from '@jest/globals'
import { targets } from './sim-targets'
import { averagesOf, calibrationOf } from './simulated-league'

const sample = 2_000

describe.each(Object.keys(targets.perMatch))('2,000 matches of %s', (key) => {
  const averages = averagesOf(key, sample)

  test('WORLD-03 look like the real league', () => {
    const misses = calibrationOf(key, averages, sample)
      .filter((one) => !one.isInside)
      .map(({ name, measured, centre, width }) => `${name} ${measured.toFixed(3)} not ${centre} ± ${width.toFixed(3)}`)
    expect(misses).toEqual([])
  })

  test('WORLD-03 vary like real ones', () => {
    const spread = (name: string, squares: string) => {
      const mean = averages[name] ?? (averages[`${name} home`] ?? 0) + (averages[`${name} away`] ?? 0)
      return (averages[squares] ?? 0) - mean ** 2
    }
    const goals = spread('goals', 'squares') / (averages.goals ?? 1)
    expect(goals).toBeGreaterThan(0.9)
    expect(goals).toBeLessThan(1.15)
    expect(Math.sqrt(spread('corners', 'cornerSquares'))).toBeGreaterThan(2.9)
    expect(Math.sqrt(spread('corners', 'cornerSquares'))).toBeLessThan(3.7)
    expect(Math.sqrt(spread('yellow', 'yellowSquares'))).toBeGreaterThan(1.7)
    expect(Math.sqrt(spread('yellow', 'yellowSquares'))).toBeLessThan(2.6)
  })

  test('WORLD-03 make as many goals as their chances are worth', () => {
    expect(Math.abs((averages.xg ?? 0) / (averages.shotGoals ?? 1) - 1)).toBeLessThan(0.05)
  })
})
