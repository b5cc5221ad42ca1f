import { afterEach, expect, jest, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Replay } from './replay-fold'
import { useReplay } from './use-replay'

afterEach(() => {
  jest.useRealTimers()
})

const replay: Replay = {
  frames: Array.from({ length: 5 }, (_, index) => ({
    minute: index + 1,
    added: 0,
    status: 2,
    data: [],
    chances: [0.4, 0.3, 0.3],
  })),
  incidents: [],
  trend: [],
  odds: [],
  companyId: 2,
  table: [],
}

function control(start?: number) {
  const client = new QueryClient()
  client.setQueryData(['scores.replay', 7], replay)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useReplay(7, start), { wrapper }).result
}

test('SCORE-03 who opens the replay sees it run, to its end', () => {
  jest.useFakeTimers()
  const result = control()
  act(() => result.current.open())
  expect(result.current.isPlaying).toBe(true)
  act(() => jest.advanceTimersByTime(3_000))
  expect(result.current.frame).toBe(5)
  expect(result.current.isPlaying).toBe(false)
})

test('SCORE-03 a minute that was passed on stands still until somebody plays on', () => {
  jest.useFakeTimers()
  const result = control(3)
  act(() => jest.advanceTimersByTime(2_000))
  expect(result.current.frame).toBe(3)
  expect(result.current.isPlaying).toBe(false)
})
