import { beforeEach, describe, expect, test } from '@jest/globals'
import { durationText, lengthText } from '../../parts/video/video'
import { forgetOwner, mergeOwn, openCategory, rememberOwner, toggleOwn, useOwnCategories } from './own-categories.store'

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

describe('the menu of the browser and that of an account', () => {
  beforeEach(() => {
    localStorage.clear()
    useOwnCategories.setState({ ids: [4, 9] })
  })
  const shown = () => useOwnCategories.getState().ids

  test('CONT-02 a visitor who logs in keeps both, and the account hears what it lacks', () => {
    expect(mergeOwn(1, [2, 9, 7])).toEqual([4])
    expect(shown()).toEqual([4, 9, 2, 7])
    expect(localStorage.getItem('meClass')).toBe('[4,9,2,7]')
    expect(mergeOwn(1, [4, 9, 2, 7])).toEqual([])
  })

  test('CONT-02 what the member took out on another device does not come back', () => {
    mergeOwn(1, [2])
    rememberOwner(1)
    expect(mergeOwn(1, [2, 9])).toEqual([])
    expect(shown()).toEqual([9, 2])
  })

  test('CONT-02 the next member of the browser inherits nothing, nor does a visitor', () => {
    rememberOwner(1)
    expect(mergeOwn(2, [7])).toEqual([])
    expect(shown()).toEqual([7])
    rememberOwner(2)
    forgetOwner()
    expect(shown()).toEqual([])
    toggleOwn(5)
    forgetOwner()
    expect(shown()).toEqual([5])
  })
})

test('a length nobody knows is not shown', () => expect([lengthText(0), lengthText(61)]).toEqual(['', '01:01']))
