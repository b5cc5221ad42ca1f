import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { useSettled } from './use-settled'

test('of what is typed only that counts which stands for a moment', () => {
  jest.useFakeTimers()
  const { result, rerender } = renderHook(({ text }) => useSettled(text), { initialProps: { text: '' } })
  const seen: string[] = []
  for (const text of ['a', 'ar', 'ars']) {
    rerender({ text })
    act(() => jest.advanceTimersByTime(100))
    seen.push(result.current)
  }
  act(() => jest.advanceTimersByTime(100))
  expect([seen, result.current]).toEqual([['', '', ''], 'ars'])
  jest.useRealTimers()
})
