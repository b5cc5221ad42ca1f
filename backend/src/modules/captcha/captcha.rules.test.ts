import { describe, expect, test } from '@jest/globals'
import { aTrackTo } from '../../testing/solve-captcha'
import { isHumanTrack, isInHole, type TrackStep } from './captcha.rules'

const steps = (count: number, of: (index: number) => TrackStep) => Array.from({ length: count }, (_, i) => of(i))

describe('captcha rules', () => {
  test('AUTH-04 a hand that slows down towards the hole passes', () => {
    expect(isHumanTrack(180, aTrackTo(180))).toBe(true)
  })

  test('AUTH-04 arrow keys pass: even steps, uneven times, no movement up or down', () => {
    const track = steps(30, (i) => [i * 4, 0, i * 60 + (i % 3) * 7])
    expect(isHumanTrack(116, track)).toBe(true)
  })

  test('AUTH-04 who takes a minute for it passes: keys are pressed one by one', () => {
    const track = steps(29, (i) => [(i + 1) * 4, 0, i * 2_000 + (i % 3) * 70])
    expect(isHumanTrack(116, track)).toBe(true)
  })

  test.each<[string, number, TrackStep[]]>([
    ['too few steps', 100, aTrackTo(100).slice(-7)],
    ['too quick', 100, aTrackTo(100).map(([x, y, ms]) => [x, y, ms / 10])],
    ['longer than the picture lives', 100, aTrackTo(100).map(([x, y, ms]) => [x, y, ms * 300])],
    ['time that goes back', 100, aTrackTo(100).map(([x, y, ms], i) => [x, y, i === 5 ? 9_000 : ms])],
    ['an end away from the answer', 120, aTrackTo(100)],
    ['the even speed of a machine', 110, steps(12, (i) => [i * 10, 0, i * 40])],
    ['nothing', 0, []],
  ])('AUTH-04 refuses %s', (_name, x, track) => {
    expect(isHumanTrack(x, track)).toBe(false)
  })

  test.each([
    [100, 100, true],
    [104, 100, true],
    [96, 100, true],
    [105, 100, false],
    [95, 100, false],
  ])('AUTH-04 at %i with the hole at %i: %s', (x, answer, expected) => {
    expect(isInHole(x, answer)).toBe(expected)
  })
})
