import { expect, test } from '@jest/globals'
import { openCategory, toggleOwn, useOwnCategories } from './own-categories.store'
import { durationText } from './video'

test('the own video menu is kept under the specified keys, in the order it was made', () => {
  toggleOwn(4)
  toggleOwn(2)
  toggleOwn(9)
  toggleOwn(2)
  openCategory(9)
  expect(useOwnCategories.getState()).toEqual({ ids: [4, 9], openId: 9 })
  expect(localStorage.getItem('meClass')).toBe('[4,9]')
  expect(localStorage.getItem('index')).toBe('9')
})

test.each([
  [0, '00:00'],
  [59, '00:59'],
  [192, '03:12'],
  [3_729, '01:02:09'],
])('%d s reads %s', (seconds, text) => expect(durationText(seconds)).toBe(text))
