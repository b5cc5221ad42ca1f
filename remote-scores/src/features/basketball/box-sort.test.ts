import { expect, test } from '@jest/globals'
import { asItCame, nextOrder } from '../../parts/sorting/order'
import type { PlayerLine } from './basketball-game'
import { boxColumns, cellText, sortedPlayers } from './box-sort'

const player = (id: number, change: Partial<PlayerLine> = {}): PlayerLine => ({
  id,
  name: `P${id}`,
  shirt: id,
  position: 'SG',
  isStarter: id <= 5,
  isOnCourt: false,
  hasPlayed: true,
  seconds: 600,
  minutes: '10:00',
  fieldGoals: 0,
  fieldGoalTries: 0,
  threes: 0,
  threeTries: 0,
  freeThrows: 0,
  freeThrowTries: 0,
  offensiveRebounds: 0,
  defensiveRebounds: 0,
  rebounds: 0,
  assists: 0,
  steals: 0,
  blocks: 0,
  turnovers: 0,
  fouls: 0,
  plusMinus: 0,
  points: 0,
  ...change,
})
const ids = (list: readonly PlayerLine[]) => list.map((one) => one.id)

test('a column sorts from its best on; who has not played stays last', () => {
  const list = [player(1, { points: 4 }), player(2, { points: 20, hasPlayed: false }), player(3, { points: 11 })]
  expect(ids(sortedPlayers(list, { column: 'points', isRising: false }))).toEqual([3, 1, 2])
  expect(ids(sortedPlayers(list, { column: 'points', isRising: true }))).toEqual([1, 3, 2])
})

test('equal shots are ordered by their share, equal players keep their places', () => {
  const list = [
    player(6, { threes: 3, threeTries: 9 }),
    player(7, { threes: 3, threeTries: 5 }),
    player(8, { threes: 3, threeTries: 9 }),
  ]
  expect(ids(sortedPlayers(list, { column: 'threes', isRising: false }))).toEqual([7, 6, 8])
  expect(ids(sortedPlayers([player(9), player(2), player(8)], asItCame))).toEqual([2, 9, 8])
})

test('a head goes down, up and back', () => {
  const down = nextOrder<'assists'>(asItCame, 'assists')
  const up = nextOrder(down, 'assists')
  expect([down, up, nextOrder(up, 'assists')]).toEqual([
    { column: 'assists', isRising: false },
    { column: 'assists', isRising: true },
    asItCame,
  ])
})

test('every column has a text', () => {
  const one = player(1, { plusMinus: 7, fieldGoals: 3, fieldGoalTries: 8 })
  expect(cellText(one, 'plusMinus')).toBe('+7')
  expect(cellText(one, 'fieldGoals')).toBe('3-8')
  expect(cellText(player(1, { plusMinus: -4 }), 'plusMinus')).toBe('-4')
  for (const column of boxColumns) expect(cellText(one, column)).not.toBe('')
})
