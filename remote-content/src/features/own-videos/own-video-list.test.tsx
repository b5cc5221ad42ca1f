import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../../i18n/en.json'
import OwnVideosSlot from './own-videos.slot'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

function show(replies: Replies) {
  answerCalls(replies)
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <OwnVideosSlot />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

test('CONT-02 below the own videos stands what is taken, what a cover may be, and who looks first', async () => {
  show({ listOwnVideos: pageOf([]) })
  expect(screen.queryByRole('list', { name: 'Before you upload' })).toBeNull()
  const tips = within(await screen.findByRole('list', { name: 'Before you upload' })).getAllByRole('listitem')
  expect(tips.map((tip) => tip.textContent)).toEqual([
    expect.stringMatching(/mp4.*50 MB/),
    expect.stringMatching(/cover.*PNG.*5 MB/),
    expect.stringMatching(/look at it first/),
  ])
})
