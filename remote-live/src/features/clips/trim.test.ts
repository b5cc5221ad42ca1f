import { expect, test } from '@jest/globals'
import { clipLimits } from '@pitchside/contract/rooms'
import { shortTitle } from './short-title'
import { firstTrim, movedEnd, movedStart, type Trim } from './trim'

test('AIR-05 the last half minute of a room is marked first, and what lies around a place of a replay', () => {
  expect(firstTrim(90, undefined)).toEqual({ from: 60, until: 90 })
  expect(firstTrim(12, undefined)).toEqual({ from: 0, until: 12 })
  expect(firstTrim(90, 60)).toEqual({ from: 45, until: 75 })
  expect(firstTrim(90, 2)).toEqual({ from: 0, until: 30 })
  expect(firstTrim(90, 89)).toEqual({ from: 60, until: 90 })
})

test('AIR-05 whatever is moved, a clip stays within the film and its length', () => {
  for (const lengthS of [5, 8, 30, 90])
    for (let at = -3; at < lengthS + 4; at += 0.7) {
      let trim: Trim = firstTrim(lengthS, undefined)
      for (const move of [movedStart, movedEnd, movedEnd, movedStart]) {
        trim = move(trim, move === movedStart ? at : lengthS - at, lengthS)
        expect(trim.from).toBeGreaterThanOrEqual(0)
        expect(trim.until).toBeLessThanOrEqual(lengthS)
        expect(trim.until - trim.from).toBeGreaterThanOrEqual(clipLimits.minS - 1e-9)
        expect(trim.until - trim.from).toBeLessThanOrEqual(clipLimits.maxS + 1e-9)
      }
    }
})

test('AIR-05 the other end follows only where it has to', () => {
  expect(movedStart({ from: 60, until: 90 }, 70, 90)).toEqual({ from: 70, until: 90 })
  expect(movedStart({ from: 60, until: 90 }, 10, 90)).toEqual({ from: 10, until: 70 })
  expect(movedEnd({ from: 60, until: 90 }, 62, 90)).toEqual({ from: 57, until: 62 })
})

test('AIR-05 a long title of a room is offered up to its last whole word, or sign', () => {
  expect(shortTitle(' Derby night ')).toBe('Derby night')
  expect(shortTitle('Han’s night: the big match, called end to end')).toBe('Han’s night: the big match, called end')
  expect(shortTitle('夜'.repeat(50))).toBe('夜'.repeat(clipLimits.titleChars))
})
