import { expect, test } from '@jest/globals'
import { aMatch } from '../../testing/a-match'
import { type FetchPart, inPages } from './match.calls'

const place = (seq: number) => ({ list: { seq, epoch: 'e' }, odds: { seq, epoch: 'e' } })

/** A server with a day of so many matches and pages of two; `change` happens before a page is asked for. */
function server(ids: number[], change: (page: number | undefined) => void = () => undefined) {
  const asked: (number | undefined)[] = []
  const fetchPart: FetchPart = async (page) => {
    change(page)
    asked.push(page)
    const rows = page === undefined ? ids : ids.slice(2 * page - 2, 2 * page)
    const matches = rows.map((id) => aMatch({ id }))
    return { matches, serverS: 100 + asked.length, position: place(asked.length), total: ids.length }
  }
  return { asked, read: () => inPages(fetchPart), ids }
}

test('SCORE-07 a long day is read page by page, and stands where its first page stood', async () => {
  const { asked, read } = server([1, 2, 3, 4, 5])
  const day = await read()
  expect(day.matches.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5])
  expect(day).toMatchObject({ serverS: 101, position: place(1) })
  expect(asked).toEqual([1, 2, 3])
})

test('SCORE-07 a server that knows no pages is asked once', async () => {
  let calls = 0
  const day = await inPages(async () => {
    calls += 1
    return { matches: [aMatch({ id: 1 }), aMatch({ id: 2 })], serverS: 1, total: 2 }
  })
  expect([day.matches.length, calls]).toEqual([2, 1])
})

test.each([
  ['a match more', (ids: number[]) => ids.unshift(9), [9, 1, 2, 3, 4, 5]],
  ['a match less', (ids: number[]) => ids.shift(), [2, 3, 4, 5]],
  ['another order', (ids: number[]) => ids.reverse(), [5, 4, 3, 2, 1]],
])('SCORE-07 a day that has %s between two pages is asked for whole', async (_what, change, expected) => {
  const day = server([1, 2, 3, 4, 5], (page) => {
    if (page === 2) change(day.ids)
  })
  expect((await day.read()).matches.map(({ id }) => id)).toEqual(expected)
  expect(day.asked.at(-1)).toBeUndefined()
})
