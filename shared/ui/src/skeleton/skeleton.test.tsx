import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { Skeleton } from './skeleton'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const shapes = () => [...document.querySelectorAll('[class*="skeleton"]')]
const lit = () => shapes().map((shape) => shape.hasAttribute('data-lit'))

test('a light moves over shapes of a long wait alone, and never over one of very many', () => {
  const { rerender, unmount } = render([<Skeleton key="text" lines={2} />, <Skeleton key="one" isStill />])
  act(() => jest.advanceTimersByTime(999))
  expect(lit()).toEqual([false, false, false])
  act(() => jest.advanceTimersByTime(1))
  expect(lit()).toEqual([true, true, false])
  rerender([<Skeleton key="text" lines={3} />, <Skeleton key="one" isStill />])
  act(() => jest.advanceTimersByTime(999))
  expect(lit()).toEqual([true, true, false, false])
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
