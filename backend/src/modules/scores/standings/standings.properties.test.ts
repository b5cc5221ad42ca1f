import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { standings } from './standings'
import type { TableMatch } from './table-match'
import { plainRules, type TableRules, type TieBreak } from './table-rules'

const names = ['A', 'B', 'C', 'D', 'E']
const anyMatch = fc.record({
  pair: fc.constantFrom(
    ...names.flatMap((home) => names.filter((away) => away !== home).map((away) => [home, away] as const)),
  ),
  score: fc.option(fc.tuple(fc.nat(3), fc.nat(3)), { nil: undefined }),
})
const anySeason = fc
  .array(anyMatch, { minLength: 1, maxLength: 30 })
  .map((list) =>
    list.map(
      ({ pair: [home, away], score }, order): TableMatch => ({ home, away, score, group: '', block: '', order }),
    ),
  )
const anyRules = fc
  .shuffledSubarray<TieBreak>([
    'goalDifference',
    'goalsFor',
    'wins',
    'awayGoals',
    'h2hPoints',
    'h2hGoalDifference',
    'h2hGoalsFor',
    'h2hAwayGoals',
  ])
  .map((tieBreak): TableRules => ({ ...plainRules, tieBreak }))
const total = <T>(list: readonly T[], value: (one: T) => number) => list.reduce((sum, one) => sum + value(one), 0)

describe('whatever is played', () => {
  test('the order of the input changes nothing', () => {
    fc.assert(
      fc.property(anySeason, anyRules, fc.nat(), (matches, rules, seed) => {
        const turned = matches
          .map((match, i) => ({ match, key: (i * 7919 + seed) % 1009 }))
          .sort((a, b) => a.key - b.key)
        expect(standings({ matches: turned.map(({ match }) => match), rules })).toEqual(standings({ matches, rules }))
      }),
    )
  })

  test('goals, wins and points are conserved; places follow points', () => {
    fc.assert(
      fc.property(anySeason, anyRules, (matches, rules) => {
        const rows = standings({ matches, rules })
        const played = matches.filter(({ score }) => score)
        const draws = played.filter(({ score }) => score?.[0] === score?.[1]).length
        expect(total(rows, (row) => row.goalsFor)).toBe(total(rows, (row) => row.goalsAgainst))
        expect(total(rows, (row) => row.won)).toBe(total(rows, (row) => row.lost))
        expect(total(rows, (row) => row.played)).toBe(2 * played.length)
        expect(total(rows, (row) => row.points)).toBe(3 * (played.length - draws) + 2 * draws)
        rows.forEach((row, i) => {
          const above = rows[i - 1]
          if (above) expect(above.points).toBeGreaterThanOrEqual(row.points)
          // A place of one's own, or one shared with the row above.
          if (row.position !== i + 1) expect([row.position, row.decidedBy]).toEqual([above?.position, 'level'])
        })
      }),
    )
  })
})
