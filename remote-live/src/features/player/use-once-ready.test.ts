import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useOnceReady } from './use-once-ready'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const start = (isReady: boolean) => renderHook((props) => useOnceReady(props.isReady), { initialProps: { isReady } })

test('what may wait comes with the first picture and stays when the picture goes', () => {
  const { result, rerender } = start(false)
  expect(result.current).toBe(false)
  rerender({ isReady: true })
  expect(result.current).toBe(true)
  rerender({ isReady: false })
  expect(result.current).toBe(true)
})

test('a picture that does not come holds nothing up', () => {
  const { result, unmount } = start(false)
  act(() => void jest.advanceTimersByTime(1_400))
  expect(result.current).toBe(false)
  act(() => void jest.advanceTimersByTime(100))
  expect(result.current).toBe(true)
  unmount()
  start(false).unmount()
  expect(jest.getTimerCount()).toBe(0)
  expect(start(true).result.current).toBe(true)
})
