import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Question } from '@pitchside/testing'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import en from '../../i18n/en.json'
import { useKickedFrom } from './use-kicked-from'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
let log: Question[]
beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  log = answerCalls({ listKicks: [{ anchor_id: 31, uid: 1, addtime: 1 }] })
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

function show(client = new QueryClient()) {
  return renderHook(() => useKickedFrom(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}

test('LIVE-09 the list of anchors asks which rooms the member was removed from, each time it opens', async () => {
  signedIn(me)
  const client = new QueryClient()
  const first = show(client)
  await waitFor(() => expect(first.result.current).toEqual([31]))
  first.unmount()
  show(client)
  await waitFor(() => expect(log.map(({ name }) => name)).toEqual(['listKicks', 'listKicks']))
})

test('LIVE-09 a visitor was removed from no room: nothing is asked', () => {
  expect(show().result.current).toEqual([])
  expect(log).toEqual([])
})
