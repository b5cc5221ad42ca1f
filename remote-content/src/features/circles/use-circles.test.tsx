import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Circle } from './circle'
import { useCircles, useJoin } from './use-circles'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }
const row = (isJoined: 0 | 1) => ({
  id: 5,
  name: 'Gunners',
  icon: 'G',
  desc: '',
  members: 10,
  num: 2,
  is_join: isJoined,
})
const circle: Circle = { id: 5, name: 'Gunners', about: '', letters: 'G', members: 10, posts: 2, isJoined: false }

beforeEach(() => signedIn(me))
afterEach(() => signedOut())

test('CONT-03 a list that left the server before one joined does not take the join back', async () => {
  let arrive: (rows: object[]) => void = () => undefined
  const first = new Promise<object[]>((resolve) => {
    arrive = resolve
  })
  let lists = 0
  answerCalls({
    listCircleNames: () => {
      lists += 1
      return lists === 1 ? first : [row(1)]
    },
    toggleCircleMembership: { is_on: 1, total: 11 },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: 0 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ list: useCircles(), join: useJoin(circle) }), { wrapper })
  await waitFor(() => expect(lists).toBe(1))
  act(() => result.current.join.press())
  await waitFor(() => expect(result.current.join.isPending).toBe(false))
  await act(async () => arrive([row(0)]))
  await waitFor(() => expect(result.current.list.circles).toHaveLength(1))
  expect(result.current.list.circles[0]?.isJoined).toBe(true)
})
