import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
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

test('CONT-02 a refused video says why, as the notice about it promises', async () => {
  const video = {
    ...{ title: 'Good', img: '', video: '/a.mp4', format: 'mp4', duration: 0, addtime: 1, status: 1, remark: '' },
    ...{ click: 0, likes: 0, comment: 0, classification_name: 'Goals' },
  }
  answerCalls({
    listOwnVideos: pageOf([
      { ...video, id: 2, title: 'Dark', status: 2, remark: 'Too <b>dark</b>' },
      { ...video, id: 1 },
    ]),
  })
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <OwnVideosSlot />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  const [refused, published] = await screen.findAllByRole('listitem')
  expect(within(refused as HTMLElement).getByText('Reason: Too <b>dark</b>')).toBeTruthy()
  expect(within(refused as HTMLElement).getByText(en.works.review.refused)).toBeTruthy()
  expect(within(published as HTMLElement).queryByText(/Reason/)).toBeNull()
})
