import { describe, expect, test } from '@jest/globals'
import type { CourtShot } from './basketball-match.calls'
import { zoneOf } from './shot-chart'

/** A shot by its place in hundredths of the half court, from the left and from the base line. */
const shot = (x: number, y: number, value: number) => ({ x, y, value }) as CourtShot

describe('SCORE-12 zones of the shot chart', () => {
  test.each([
    ['under the basket', shot(50, 11, 2), 'rim'],
    ['two metres in front of it', shot(50, 25, 2), 'rim'],
    ['from the free throw line', shot(50, 41, 2), 'middle'],
    ['in the corner, before the arc', shot(10, 5, 2), 'middle'],
    ['from behind the arc', shot(50, 70, 3), 'three'],
    ['one that counted three is a three wherever the feed placed it', shot(50, 11, 3), 'three'],
    ['a long two with a foot on the line is none', shot(50, 63, 2), 'middle'],
  ])('%s', (_what, taken, zone) => {
    expect(zoneOf(taken)).toBe(zone)
  })

  test('left and right of the basket are the same', () => {
    for (const away of [5, 12, 20, 40]) expect(zoneOf(shot(50 - away, 15, 2))).toBe(zoneOf(shot(50 + away, 15, 2)))
  })
})
