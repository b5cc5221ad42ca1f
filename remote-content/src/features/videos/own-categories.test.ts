import { expect, test } from '@jest/globals'
import { mergeOwn, openCategory, toggleOwn, useOwnCategories } from './own-categories.store'
import { durationText, lengthText } from './video'

test('CONT-02 the own video menu is kept under the specified keys, in the order it was made', () => {
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

test('CONT-02 the menu of the browser and that of the account become one, and the account hears what it lacks', () => {
  useOwnCategories.setState({ ids: [4, 9] })
  expect(mergeOwn([2, 9, 7])).toEqual([4])
  expect(useOwnCategories.getState().ids).toEqual([4, 9, 2, 7])
  expect(localStorage.getItem('meClass')).toBe('[4,9,2,7]')
  expect(mergeOwn([4, 9, 2, 7])).toEqual([])
})

test('a length nobody knows is not shown', () => expect([lengthText(0), lengthText(61)]).toEqual(['', '01:01']))
