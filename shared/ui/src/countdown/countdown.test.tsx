import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Countdown } from './countdown'

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  jest.useRealTimers()
})

describe('Countdown', () => {
  test('counts down by the second and tells the end once', () => {
    const onEnd = jest.fn()
    render(<Countdown endsAt={1_000_000 + 3_661_000} onEnd={onEnd} />)
    expect(screen.getByRole('timer').textContent).toBe('01:01:01')
    act(() => jest.advanceTimersByTime(2000))
    expect(screen.getByRole('timer').textContent).toBe('01:00:59')
    act(() => jest.advanceTimersByTime(4_000_000))
    expect(screen.getByRole('timer').textContent).toBe('00:00:00')
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  test('a ring shows seconds', () => {
    render(<Countdown variant="ring" totalS={60} endsAt={1_042_000} />)
    expect(screen.getByRole('timer').textContent).toBe('42')
  })
})
