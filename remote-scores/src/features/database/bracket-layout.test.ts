import { describe, expect, test } from '@jest/globals'
import { placeAfterKey, planBracket } from './bracket-layout'
import type { BracketTie } from './database.calls'

const tie = (stage: string, order: number): BracketTie => ({
  stage,
  order,
  home: undefined,
  away: undefined,
  matchId: undefined,
  kickoffMs: 0,
  state: 'upcoming',
  score: [0, 0],
  kicks: [0, 0],
  winner: 0,
})

test('SCORE-04 the tree has a column a round; the third place stands beside it', () => {
  const { columns, third } = planBracket([tie('semi', 2), tie('semi', 1), tie('third', 1), tie('final', 1)])
  expect(columns.map((column) => [column.stage, column.ties.map((one) => one.order)])).toEqual([
    ['semi', [1, 2]],
    ['final', [1]],
  ])
  expect(third?.stage).toBe('third')
  expect(planBracket([]).columns).toEqual([])
})

describe('arrows in the bracket', () => {
  const sizes = [8, 4, 2, 1]
  test.each([
    ['ArrowRight', { column: 0, row: 5 }, { column: 1, row: 2 }],
    ['ArrowRight', { column: 2, row: 1 }, { column: 3, row: 0 }],
    ['ArrowRight', { column: 3, row: 0 }, undefined],
    ['ArrowLeft', { column: 1, row: 2 }, { column: 0, row: 4 }],
    ['ArrowLeft', { column: 0, row: 2 }, undefined],
    ['ArrowDown', { column: 1, row: 3 }, undefined],
    ['ArrowDown', { column: 1, row: 2 }, { column: 1, row: 3 }],
    ['ArrowUp', { column: 1, row: 0 }, undefined],
    ['End', { column: 0, row: 0 }, { column: 0, row: 7 }],
    ['Enter', { column: 0, row: 0 }, undefined],
  ])('%s from %j leads to %j', (key, from, to) => expect(placeAfterKey(key, from, sizes)).toEqual(to))
})
