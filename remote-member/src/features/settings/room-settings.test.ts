import { beforeEach, expect, test } from '@jest/globals'
import { hiddenEffects, setHidden } from './room-settings'

beforeEach(() => localStorage.clear())

test('effects are hidden one by one and remembered under checkList', () => {
  expect(hiddenEffects()).toEqual([])
  setHidden('3', true)
  expect(setHidden('1', true)).toEqual(['1', '3'])
  expect(localStorage.getItem('checkList')).toBe('["1","3"]')
  expect(setHidden('3', false)).toEqual(['1'])
})

test('SHELL-08 a corrupt list hides nothing', () => {
  localStorage.setItem('checkList', '{"1"')
  expect(hiddenEffects()).toEqual([])
})
