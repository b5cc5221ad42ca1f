import { expect, test } from '@jest/globals'
import { filtersAsked, roomsAsked, withFilters, withTab } from './anchor-query'

test.each([
  ['', '0', -1, ''],
  ['type=0', '0', -1, ''],
  ['type=1', '1', 0, ''],
  ['type=2', '2', 1, ''],
  ['type=3', '3', 2, ''],
  ['type=3&id=2&name=%E7%94%B5%E7%AB%9E', '3', 2, '电竞'],
  ['type=3&id=1&name=NBA', '3', 1, 'NBA'],
  ['type=1&id=2&name=NBA', '1', 0, 'NBA'],
  ['type=3&id=77', '3', 2, ''],
  ['type=9', '0', -1, ''],
] as const)('LIVE-12 /anchor?%s shows tab %s with rooms of kind %i, called %p', (query, tab, kind, category) => {
  expect(roomsAsked(new URLSearchParams(query))).toEqual({ tab, kind, category })
})

test('LIVE-12 another tab keeps the category in the address', () => {
  const next = withTab(new URLSearchParams('type=3&id=1&name=NBA'), '2')
  expect(next.toString()).toBe('type=2&id=1&name=NBA')
  expect(roomsAsked(withTab(next, '3'))).toEqual({ tab: '3', kind: 1, category: 'NBA' })
})

test.each([
  ['', 'hottest', undefined, undefined],
  ['type=1&sort=followed&league=82&tag=tactics', 'followed', 82, 'tactics'],
  ['sort=best&league=-1&tag=<b>', 'hottest', undefined, undefined],
  ['league=82x&sort=newest', 'newest', undefined, undefined],
] as const)('AIR-10 /anchor?%s is in order %s, of league %p, with tag %p', (query, sort, league, tag) => {
  expect(filtersAsked(new URLSearchParams(query))).toEqual({ sort, league, tag })
})

test('AIR-10 order and filters stand in the address beside the rest, what is usual does not; another tab is of other leagues', () => {
  const search = new URLSearchParams('type=3&id=1&name=NBA')
  const filtered = withFilters(withFilters(search, { sort: 'newest', league: 3 }), { tag: 'fans' })
  expect(filtered.toString()).toBe('type=3&id=1&name=NBA&sort=newest&league=3&tag=fans')
  expect(withTab(filtered, '1').toString()).toBe('type=1&id=1&name=NBA&sort=newest&tag=fans')
  const plain = withFilters(filtered, { sort: 'hottest', league: undefined, tag: undefined })
  expect(plain.toString()).toBe(search.toString())
})
