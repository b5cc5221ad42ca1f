import { expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import fc from 'fast-check'
import { firstOfParts, horizonOf, type Part, pageOfParts, windowOf } from '../../kernel/paging'

/** Parts of a list in memory, and how often each was read. */
function partsOf(sizes: readonly number[]) {
  const read = sizes.map(() => 0)
  const rows = sizes.map((size, part) => Array.from({ length: size }, (_, place) => `${part}:${place}`))
  const parts: Part<string>[] = rows.map((list, part) => ({
    rows: async (limit, offset) => {
      read[part] = (read[part] ?? 0) + 1
      return list.slice(offset, offset + limit)
    },
    count: async (most) => Math.min(most, list.length),
  }))
  return { parts, all: rows.flat(), read }
}

test('a list of parts has the pages of the whole, and its exact total as far as anybody turns', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 1_500 }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 90 }),
      async (sizes, page) => {
        const { parts, all } = partsOf(sizes)
        const { limit, offset } = windowOf(page)
        const found = await pageOfParts(parts, page)
        expect(found.rows).toEqual(all.slice(offset, offset + limit))
        expect(found.total).toBe(Math.min(all.length, horizonOf({ limit, offset })))
      },
    ),
    { numRuns: 60 },
  ))

test('a part that the page does not reach is not read', async () => {
  const { parts, read } = partsOf([limits.rowsPerPage, 2_000, 5])
  await pageOfParts(parts, 1)
  expect(read).toEqual([1, 0, 0])
  await pageOfParts(parts, 2)
  expect(read).toEqual([1, 1, 0])
})

test('the first rows come from as many parts as it takes', async () => {
  const { parts, read } = partsOf([2, 0, 9, 4])
  expect(await firstOfParts(parts, 4)).toEqual(['0:0', '0:1', '2:0', '2:1'])
  expect(read).toEqual([1, 1, 1, 0])
})
