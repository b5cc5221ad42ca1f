import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { failureText } from './failure-text'
import { type Flight, FlyingLanes, mayFollow } from './flying-lanes'
import { linesDue, type VideoLine, withLine } from './video-lines'
import { actionOf } from './watch-keys'

const line = (second: number, id = second): VideoLine => ({ id, userId: 1, second, text: `${second}`, color: '' })
const lines = [line(0), line(3), line(3, 30), line(7)]

describe('lines of a video', () => {
  test.each([
    [0, 0.2, [0]],
    [0.2, 0.4, []],
    [2.9, 3.1, [3, 30]],
    [3, 3.2, [3, 30]],
    [3.1, 3.3, []],
    [6, 6, []],
    [1, 8, []],
    [8, 2, []],
  ])('CONT-02 between %s and %s s fly %j', (before, now, ids) =>
    expect(linesDue(lines, before, now).map(({ id }) => id)).toEqual(ids),
  )

  test('CONT-02 playing from the beginning to the end shows each line once, whatever the steps', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.01, max: 1.4, noNaN: true }), { minLength: 20, maxLength: 60 }),
        (steps) => {
          let at = 0
          const shown: number[] = []
          for (const step of steps) {
            shown.push(...linesDue(lines, at, at + step).map(({ id }) => id))
            at += step
          }
          expect(shown).toEqual(lines.filter(({ second }) => second < at - 1e-6).map(({ id }) => id))
        },
      ),
    )
  })

  test('an own line takes its place in time', () => {
    expect(withLine(lines, line(3, 99)).map(({ id }) => id)).toEqual([0, 3, 30, 99, 7])
    expect(withLine([], line(5)).map(({ id }) => id)).toEqual([5])
  })
})

describe('lanes', () => {
  const stage = 1_000
  const placeAt = ({ startedAt, width, crossingMs }: Flight, now: number) =>
    stage - ((stage + width) * (now - startedAt)) / crossingMs

  test('CONT-02 no two lines of a lane touch, whatever their lengths and moments', () => {
    const flight = fc.record({ wait: fc.nat(3_000), width: fc.integer({ min: 10, max: 1_400 }) })
    fc.assert(
      fc.property(fc.array(flight, { minLength: 2, maxLength: 30 }), (asked) => {
        const lanes = new FlyingLanes()
        const flying: { lane: number; flight: Flight }[] = []
        let now = 0
        for (const { wait, width } of asked) {
          now += wait
          const next = { startedAt: now, width, crossingMs: 9_000 }
          const lane = lanes.enter(next, 3, stage)
          if (lane !== undefined) flying.push({ lane, flight: next })
        }
        for (const one of flying)
          for (const other of flying) {
            if (one === other || one.lane !== other.lane || one.flight.startedAt > other.flight.startedAt) continue
            for (let at = other.flight.startedAt; at <= one.flight.startedAt + 9_000; at += 100)
              expect(placeAt(one.flight, at) + one.flight.width).toBeLessThanOrEqual(placeAt(other.flight, at) + 1e-6)
          }
      }),
      { numRuns: 60 },
    )
  })

  test('a lane is free again when its line is gone', () => {
    const before = { startedAt: 0, width: 500, crossingMs: 9_000 }
    expect(mayFollow(before, { ...before, startedAt: 100 }, stage)).toBe(false)
    expect(mayFollow(before, { ...before, startedAt: 9_000 }, stage)).toBe(true)
  })
})

test.each([
  [' ', false, 'togglePlay'],
  ['K', false, 'togglePlay'],
  ['m', false, 'toggleMute'],
  ['f', false, 'toggleFullscreen'],
  ['d', false, 'toggleBarrage'],
  ['ArrowRight', false, undefined],
  ['ArrowRight', true, 'forward'],
  ['ArrowUp', true, 'louder'],
  ['x', true, undefined],
])('CONT-02 key %j (inside: %s) does %s', (key, isInside, action) => {
  expect(actionOf(new KeyboardEvent('keydown', { key }), isInside)).toBe(action)
  expect(actionOf(new KeyboardEvent('keydown', { key, ctrlKey: true }), isInside)).toBeUndefined()
})

test.each([
  ['flv', true, 'watch.converting'],
  ['flv', false, 'watch.format FLV'],
  ['rmvb', false, 'watch.format RMVB'],
  ['mp4', false, 'videos.failed'],
  ['hls', false, 'videos.failed'],
])('CONT-02 a video of format %s (converting: %s) that does not play says %s', (format, isConverting, said) => {
  const t = (key: string, values?: Record<string, string>) => [key, ...Object.values(values ?? {})].join(' ')
  expect(failureText({ format, isConverting }, t)).toBe(said)
})
