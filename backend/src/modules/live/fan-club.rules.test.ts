import { expect, test } from '@jest/globals'
import { medalSteps } from '@pitchside/contract/rooms'
import { medalField, medalOf } from './fan-club.rules'

test('AIR-07 each step of what was given is a level; what is short of the first is none', () => {
  expect(medalOf(0)).toBe(0)
  for (const [place, diamonds] of medalSteps.entries())
    expect([medalOf(diamonds * 10 - 1), medalOf(diamonds * 10)]).toEqual([place, place + 1])
  expect([medalField(0), medalField(undefined), medalField(3)]).toEqual([{}, {}, { medal: 3 }])
})
