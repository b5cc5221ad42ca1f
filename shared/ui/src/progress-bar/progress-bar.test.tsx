import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { ProgressBar } from './progress-bar'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

test('the route bar shows while active and goes half a second after the end', () => {
  const { rerender } = render(<ProgressBar isActive={false} label="页面切换" />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  rerender(<ProgressBar isActive label="页面切换" />)
  expect(screen.getByRole('progressbar', { name: '页面切换' })).toBeDefined()
  rerender(<ProgressBar isActive={false} label="页面切换" />)
  act(() => jest.advanceTimersByTime(499))
  expect(screen.queryByRole('progressbar')).not.toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(screen.queryByRole('progressbar')).toBeNull()
})
