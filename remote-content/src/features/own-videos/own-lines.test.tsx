import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import en from '../../i18n/en.json'
import OwnVideosSlot from './own-videos.slot'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const line = {
  id: 4,
  second: 75,
  content: '<b>What a goal</b>',
  color: '',
  video_id: 9,
  title: 'Derby',
  img: '',
  addtime: 1,
}

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
  const log = answerCalls({ listOwnVideos: pageOf([]), ...replies })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <OwnVideosSlot />
      </QueryClientProvider>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'My barrage' }))
  return log
}

test('CONT-02 an own line says where it flies and is taken away only after it was asked for', async () => {
  let left = [line]
  const log = show({
    listOwnVideoBarrage: () => pageOf(left),
    deleteVideoBarrage: () => {
      left = []
      return null
    },
  })
  expect(await screen.findByText('<b>What a goal</b>')).toBeTruthy()
  expect(screen.getAllByRole('link').every((link) => link.getAttribute('href') === '/video-player?id=9')).toBe(true)
  expect(screen.getByText('01:15')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Delete the line “<b>What a goal</b>”' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(log.some(({ name }) => name === 'deleteVideoBarrage')).toBe(false)
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete') as Element)
  expect(await screen.findByText('You have not written over a video yet')).toBeTruthy()
  expect(log).toContainEqual({ name: 'deleteVideoBarrage', input: { id: 4 } })
})

test('CONT-02 lines that can not be loaded are asked for again', async () => {
  let isDown = true
  show({ listOwnVideoBarrage: () => (isDown ? new Error('down') : pageOf([line])) })
  const again = await screen.findByRole('button', { name: en.state.retry })
  isDown = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.getByText('<b>What a goal</b>')).toBeTruthy())
})

test('CONT-02 a line that could not be deleted is told of, and stays', async () => {
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => void told.push(text))
  const cut = () => {
    throw new Error('the line is cut')
  }
  show({ listOwnVideoBarrage: pageOf([line]), deleteVideoBarrage: cut })
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the line “<b>What a goal</b>”' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete') as Element)
  await waitFor(() => expect(told).toEqual([en.deletion.failed]))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(screen.getByText('<b>What a goal</b>')).toBeTruthy()
  stop()
})
