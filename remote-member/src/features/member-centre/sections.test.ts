import { expect, test } from '@jest/globals'
import { menuFor, sectionOf } from './sections'

test('MEM-02 the types of the specification lead to their sections, others to the profile', () => {
  expect(['1', '5', '7', '9', '18', null, '99', 'x'].map((type) => sectionOf(type).key)).toEqual([
    'wallet',
    'apply',
    'apply',
    'anchor',
    'space',
    'profile',
    'profile',
    'profile',
  ])
})

test('an anchor sees the anchor centre instead of the application', () => {
  const keys = (isAnchor: boolean) => menuFor(isAnchor).map((section) => section.key)
  expect(keys(false)).toContain('apply')
  expect(keys(false)).not.toContain('anchor')
  expect(keys(true)).toContain('anchor')
  expect(keys(true)).not.toContain('apply')
})
