import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { flatten, heights, indexAt } from './list-items'
import { type ListWindow, mostMounted, nextWindow, pace, paceAfter, visibleItems } from './list-window'
import type { MatchGroup } from './match-filter'

const group = (key: string, first: number, count: number): MatchGroup => ({
  key,
  competition: undefined,
  round: 0,
  stage: '',
  ids: Array.from({ length: count }, (_, index) => first + index),
  live: 0,
})
const leagues = Array.from({ length: 100 }, (_, index) => group(`l${index}`, index * 100, 20))

describe('the flat list', () => {
  test('SCORE-07 every head and row has its place; folded leagues keep their head alone', () => {
    const flat = flatten([group('a', 1, 2), group('b', 5, 3)], new Set(['a']), false)
    expect(flat.items.map(({ key, y }) => [key, y])).toEqual([
      ['head:a', 0],
      ['head:b', heights.head + heights.gap],
      ['row:5', 2 * heights.head + heights.gap],
      ['row:6', 2 * heights.head + heights.gap + heights.row],
      ['row:7', 2 * heights.head + heights.gap + 2 * heights.row],
    ])
    expect(flat.height).toBe(2 * heights.head + heights.gap + 3 * heights.row)
    expect(flat.stops.map((index) => flat.items[index]?.key)).toEqual(['head:a', 'row:5', 'row:6', 'row:7'])
  })

  test('SCORE-01 by time there is no head', () => {
    expect(flatten([group('time', 1, 2)], new Set(['time']), true).items.map((item) => item.kind)).toEqual([
      'row',
      'row',
    ])
  })
})

describe('the window', () => {
  const flat = flatten(leagues, new Set(), false)

  /** What is drawn in the end of all frames; on the way there it is never too much. */
  const settled = (from: ListWindow, visible: ListWindow): ListWindow => {
    const frames = [from]
    for (let next = nextWindow(from, visible, flat.items.length); next !== frames.at(-1); ) {
      frames.push(next)
      next = nextWindow(next, visible, flat.items.length)
    }
    expect(Math.max(...frames.map((one) => one.to - one.from))).toBeLessThanOrEqual(mostMounted)
    return frames.at(-1) ?? from
  }

  test('SCORE-07 whatever the screen shows is drawn in the end, and never more than 80 rows', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: flat.height }), fc.integer({ min: 200, max: 9_000 })), {
          minLength: 1,
          maxLength: 30,
        }),
        (looks) => {
          let window = { from: 0, to: 0 }
          for (const [top, tall] of looks) {
            const visible = visibleItems(flat, top, top + tall)
            const last = settled(window, visible)
            expect(last.from).toBeLessThanOrEqual(visible.from)
            expect(last.to).toBeGreaterThanOrEqual(visible.to)
            // Somebody who scrolls on does not wait for it.
            window = nextWindow(window, visible, flat.items.length)
          }
        },
      ),
    )
  })

  test.each([pace.least, pace.most])(
    'SCORE-07 %i items a frame, first those that are seen, then beyond the screen',
    (step) => {
      const visible = visibleItems(flat, 5_000, 5_900)
      const steps: ListWindow[] = [{ from: 0, to: 0 }]
      for (let at = 0; at < 30; at += 1) steps.push(nextWindow(steps[at]!, visible, flat.items.length, step))
      for (const [index, { from, to }] of steps.slice(1).entries()) {
        const before = steps[index]!
        const isApart = before.to < visible.from
        expect(to - from - (isApart ? 0 : before.to - before.from)).toBeLessThanOrEqual(2 * step)
      }
      const full = steps.findIndex(({ from, to }) => from <= visible.from && to >= visible.to)
      expect(full).toBeGreaterThan(1)
      expect(full).toBeLessThanOrEqual(Math.ceil((visible.to - visible.from) / step))
      const last = settled(steps[30]!, visible)
      expect(last.from).toBeLessThanOrEqual(visible.from - 3)
      expect(last.to).toBeGreaterThanOrEqual(visible.to + 3)
    },
  )

  test('SCORE-07 a machine that has time draws more a frame, one that is late starts again with few', () => {
    const after = (frames: number[]) => frames.reduce(paceAfter, pace.least)
    expect(after([16, 16, 16])).toBe(pace.least + 3)
    expect(after(Array.from({ length: 20 }, () => 16))).toBe(pace.most)
    expect(after([16, 25, 25])).toBe(pace.least + 1)
    expect(after([16, 16, 16, 33])).toBe(pace.least)
  })

  test('SCORE-07 a small scroll draws nothing new', () => {
    const before = settled({ from: 0, to: 0 }, visibleItems(flat, 5_000, 5_900))
    expect(nextWindow(before, visibleItems(flat, 5_030, 5_930), flat.items.length)).toBe(before)
  })

  test('the item at a height is the one whose box holds it', () => {
    expect(indexAt(flat.items, 0)).toBe(0)
    expect(indexAt(flat.items, heights.head)).toBe(1)
    expect(indexAt(flat.items, flat.height)).toBe(flat.items.length)
  })
})
