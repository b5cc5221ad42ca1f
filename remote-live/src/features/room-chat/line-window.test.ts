import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { guessedPx, lineAt, offsetsOf, rangeOf } from './line-window'

const keys = (count: number): string[] => Array.from({ length: count }, (_, place) => `line ${place}`)

test('lines follow each other; the unmeasured have a guessed height', () => {
  const offsets = offsetsOf(keys(3), new Map([['line 1', 100]]))
  expect([...offsets]).toEqual([0, guessedPx, guessedPx + 100, 2 * guessedPx + 100])
})

test('the line at a height begins there or above, the next one below', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1 }), fc.nat(20_000), (sizes, y) => {
      const names = keys(sizes.length)
      const offsets = offsetsOf(names, new Map(names.map((name, place) => [name, sizes[place] as number])))
      const place = lineAt(offsets, y)
      expect(offsets[place]).toBeLessThanOrEqual(y)
      if (place < sizes.length - 1) expect(offsets[place + 1]).toBeGreaterThan(y)
    }),
  )
})

test('LIVE-03 of five thousand lines only those around the view are drawn, at every place', () => {
  const offsets = offsetsOf(keys(5_000), new Map())
  const end = offsets.at(-1) as number
  for (let top = 0; top < end; top += 977) {
    const { from, to } = rangeOf(offsets, top, 600, 400)
    expect(to - from).toBeLessThan(60)
    expect(offsets[from]).toBeLessThanOrEqual(top)
    expect(offsets[to]).toBeGreaterThanOrEqual(Math.min(end, top + 600))
  }
  expect(rangeOf(offsets, end - 600, 600, 400).to).toBe(5_000)
  expect(rangeOf(offsetsOf([], new Map()), 0, 600, 400)).toEqual({ from: 0, to: 0 })
})
