import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isAtEnd, keepWindow, shiftDown, shiftUp, type ThreadWindow, windowAtEnd, windowRows } from './thread-window'

test('CHAT-02 ten thousand messages are never more than a few rows in the page', () => {
  let window = windowAtEnd(10_000)
  expect(window).toEqual({ from: 10_000 - windowRows, to: 10_000 })
  const seen = new Set<number>()
  for (let turn = 0; turn < 400; turn += 1) {
    for (let row = window.from; row < window.to; row += 1) seen.add(row)
    expect(window.to - window.from).toBeLessThanOrEqual(windowRows)
    window = shiftUp(window, 10_000)
  }
  expect(seen.size).toBe(10_000)
  for (let turn = 0; turn < 400; turn += 1) window = shiftDown(window, 10_000)
  expect(isAtEnd(window, 10_000)).toBe(true)
})

describe('rows stay where they are while the thread grows', () => {
  test('CHAT-02 older ones in front move the window along with its rows, and stand above them for who asked', () => {
    expect(keepWindow({ from: 20, to: 80 }, 15, 200, 215, false)).toEqual({ from: 35, to: 95 })
    expect(keepWindow({ from: 0, to: 60 }, 15, 200, 215, false)).toEqual({ from: 0, to: 75 })
    expect(keepWindow({ from: 0, to: 80 }, 15, 200, 215, false)).toEqual({ from: 0, to: 80 })
    expect(keepWindow({ from: 0, to: 80 }, 100, 200, 300, false)).toEqual({ from: 60, to: 140 })
  })
  test('a reader at the end follows, one further up does not', () => {
    expect(keepWindow({ from: 120, to: 200 }, 0, 200, 201, true)).toEqual({ from: 120, to: 201 })
    expect(keepWindow({ from: 120, to: 200 }, 0, 200, 201, false)).toEqual({ from: 120, to: 200 })
    expect(keepWindow({ from: 20, to: 100 }, 0, 200, 201, true)).toEqual({ from: 20, to: 100 })
  })
  test('rows go in steps, not one with each that comes', () => {
    let window = windowAtEnd(1_000)
    let moves = 0
    for (let count = 1_001; count <= 1_400; count += 1) {
      const next = keepWindow(window, 0, count - 1, count, true)
      if (next.from !== window.from) moves += 1
      window = next
      expect(window.to).toBe(count)
      expect(window.to - window.from).toBeLessThanOrEqual(windowRows + 40)
    }
    expect(moves).toBe(9)
  })
  test('a short thread at its end shows the older ones that come', () => {
    expect(keepWindow({ from: 0, to: 5 }, 15, 5, 20, true)).toEqual({ from: 0, to: 20 })
  })
  test('a window always lies inside the thread and is never empty', () => {
    const step = fc.tuple(fc.nat(40), fc.nat(40), fc.constantFrom('up', 'down', 'stay'), fc.boolean())
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.array(step, { maxLength: 40 }), (start, steps) => {
        let count = start
        let window: ThreadWindow = windowAtEnd(count)
        for (const [older, newer, move, follows] of steps) {
          const next = count + older + newer
          window = keepWindow(window, older, count, next, follows)
          count = next
          if (move === 'up') window = shiftUp(window, count)
          if (move === 'down') window = shiftDown(window, count)
          expect(window.from).toBeGreaterThanOrEqual(0)
          expect(window.to).toBeLessThanOrEqual(count)
          expect(window.to).toBeGreaterThan(window.from)
        }
      }),
    )
  })
})
