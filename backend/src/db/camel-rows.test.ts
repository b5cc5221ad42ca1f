import { expect, test } from '@jest/globals'
import { camelRows } from './camel-rows'

test('columns get our names, what lies inside a value keeps its own', () => {
  const facts = { home_id: 1 }
  expect(camelRows([{ user_id: 1, last_read_at: 2, facts, place: 3 }])).toEqual([
    { userId: 1, lastReadAt: 2, facts: { home_id: 1 }, place: 3 },
  ])
})

test('rows without such a name are handed on as they are, and no rows are none', () => {
  const rows = [{ id: 1 }, { id: 2 }]
  expect(camelRows(rows)).toBe(rows)
  expect(camelRows([])).toEqual([])
})

test('a number in a name stays where it is', () => {
  expect(camelRows([{ score_1: 1, home_2nd_half: 2 }])).toEqual([{ score_1: 1, home_2ndHalf: 2 }])
})
