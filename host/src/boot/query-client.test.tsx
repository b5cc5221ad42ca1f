import { afterEach, expect, test } from '@jest/globals'
import { QueryClientProvider, useQuery } from '@pitchside/platform'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { queryClient } from './query-client'

const queryKey = ['comments', 1]
/** A call that is answered when the test says so, in any order. */
function slowCall() {
  const answers: ((said: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  return { answers, queryFn }
}
afterEach(() => queryClient.clear())

test('an answer from before a change does not stand after it, though it was the first one on its way', async () => {
  const { answers, queryFn } = slowCall()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useQuery({ queryKey, queryFn }), { wrapper })
  expect(answers).toHaveLength(1)
  const reloaded = queryClient.invalidateQueries({ queryKey })
  expect(answers).toHaveLength(2)
  answers[0]?.('before')
  answers[1]?.('after')
  await reloaded
  await waitFor(() => expect(result.current).toMatchObject({ data: 'after', isError: false, fetchStatus: 'idle' }))
})

test('what nobody looks at, and what is only marked as old, goes on as it was', async () => {
  const { answers, queryFn } = slowCall()
  const loaded = queryClient.fetchQuery({ queryKey, queryFn })
  await queryClient.invalidateQueries({ queryKey })
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  expect(answers).toHaveLength(1)
  answers[0]?.('once')
  expect(await loaded).toBe('once')
})
