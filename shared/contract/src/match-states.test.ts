import { expect, test } from '@jest/globals'
import { groupOfState, hasHalfTime, isExtraTime, isPostponed, type StateGroup, type StateSport } from './match-states'

const numbers = Array.from({ length: 17 }, (_, state) => state)
const groupsOf = (sport: StateSport) => {
  const found: Partial<Record<StateGroup, number[]>> = {}
  for (const state of numbers) {
    const group = groupOfState(sport, state)
    found[group] = [...(found[group] ?? []), state]
  }
  return found
}

test('SCORE-01 each number of a sport is in one group; a start that is not known yet is to come', () => {
  expect(groupsOf('football')).toEqual({
    upcoming: [1, 13],
    live: [2, 3, 4, 5, 6, 7],
    finished: [8],
    abnormal: [0, 9, 10, 11, 12, 14, 15, 16],
  })
  expect(groupsOf('basketball')).toEqual({
    upcoming: [1, 15],
    live: [2, 3, 4, 5, 6, 7, 8, 9],
    finished: [10],
    abnormal: [0, 11, 12, 13, 14, 16],
  })
  expect(groupsOf('esports')).toEqual({
    upcoming: [1, 13],
    live: [2],
    finished: [3],
    abnormal: [0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16],
  })
})

test('SCORE-02 states with a meaning of their own', () => {
  expect(numbers.filter(isExtraTime)).toEqual([5, 6])
  expect(numbers.filter(hasHalfTime)[0]).toBe(3)
  expect(numbers.filter((state) => isPostponed('football', state))).toEqual([9])
  expect(numbers.filter((state) => isPostponed('basketball', state))).toEqual([13])
  expect(numbers.filter((state) => isPostponed('esports', state))).toEqual([9])
})
