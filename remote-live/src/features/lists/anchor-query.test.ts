import { expect, test } from '@jest/globals'
import { roomsAsked, withTab } from './anchor-query'

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
