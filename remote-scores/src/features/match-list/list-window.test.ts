import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { flatten, heights, indexAt } from './list-items'
import { type ListWindow, mostMounted, nextWindow, visibleItems } from './list-window'
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

  test('SCORE-07 whatever the screen shows is drawn, and never more than 80 rows', () => {
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
            window = nextWindow(window, visible, flat.items.length)
            expect(window.from).toBeLessThanOrEqual(visible.from)
            expect(window.to).toBeGreaterThanOrEqual(visible.to)
            expect(window.to - window.from).toBeLessThanOrEqual(mostMounted)
          }
        },
      ),
    )
  })

  const settled = (from: ListWindow, visible: ListWindow): ListWindow => {
    const next = nextWindow(from, visible, flat.items.length)
    return next === from ? from : settled(next, visible)
  }

  test('SCORE-07 beyond the screen it grows a few items a frame, until it reaches far enough', () => {
    const visible = visibleItems(flat, 5_000, 5_900)
    const first = nextWindow({ from: 0, to: 0 }, visible, flat.items.length)
    expect(first.to - first.from).toBeLessThanOrEqual(visible.to - visible.from + 8)
    const last = settled(first, visible)
    expect(last.from).toBeLessThanOrEqual(visible.from - 3)
    expect(last.to).toBeGreaterThanOrEqual(visible.to + 3)
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
