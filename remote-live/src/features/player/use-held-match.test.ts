import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import type { MatchState } from '../../parts/match-clock/match-clock'
import { useHeldMatch } from './use-held-match'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const side = { id: 1, name: 'A', short: 'A' }
const score = (home: number, id = 9): MatchState => ({
  id,
  sport: 'football',
  home: side,
  away: side,
  status: 2,
  periodStartS: 1,
  homeScores: [home],
  awayScores: [0],
})

test('LIVE-11 a goal is shown when the picture shows it, in order, and another match at once', () => {
  const clock = { delay: 5_000 }
  const { result, rerender, unmount } = renderHook(({ match }) => useHeldMatch(match, () => clock.delay), {
    initialProps: { match: score(0) },
  })
  const shown = () => result.current?.homeScores[0]
  rerender({ match: score(1) })
  act(() => void jest.advanceTimersByTime(4_000))
  expect(shown()).toBe(0)
  clock.delay = 500
  rerender({ match: score(2) })
  act(() => void jest.advanceTimersByTime(900))
  expect(shown()).toBe(0)
  act(() => void jest.advanceTimersByTime(200))
  expect(shown()).toBe(2)
  rerender({ match: score(7, 10) })
  expect(shown()).toBe(7)
  rerender({ match: score(8, 10) })
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})

test('without a delay everything is shown at once', () => {
  const { result, rerender } = renderHook(({ match }) => useHeldMatch(match, () => 0), {
    initialProps: { match: score(0) },
  })
  rerender({ match: score(1) })
  expect(result.current?.homeScores[0]).toBe(1)
})
