import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { CallError } from '@pitchside/http'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { ClipDialog } from '../features/clips/clip-dialog'
import en from '../i18n/en.json'
import { me } from '../parts/testing.fixture'
import ClipPage from './clip.page'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
  signedIn(me)
})
afterEach(() => signedOut())

const row = (part: object = {}) => ({
  ...{ id: 7, uid: 101, user_nickname: 'Nan', avatar: '', author_id: 1, author_nickname: 'Me', title: 'The winner' },
  ...{ thumb: '/p.webp', url: '/v.mp4', live_duration: 30, addtime: 9, status: 2, problem: '', can_delete: 0 },
  ...part,
})

function open(element = <ClipPage />) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/clip?id=7']}>
        <Routes>
          <Route path="/clip" element={element} />
          <Route path="/live" element="the room" />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

test('AIR-05 a clip plays on a page of its own, with the other clips of its room', async () => {
  answerCalls({ getClip: row(), listClips: pageOf([row(), row({ id: 8, title: 'The save' })]) })
  open()
  expect((await screen.findByLabelText('The winner')).getAttribute('src')).toBe('/v.mp4')
  const other = await screen.findByRole('link', { name: /The save/ })
  expect(other.getAttribute('href')).toBe('/clip?id=8')
  expect(screen.queryAllByRole('link', { name: /The winner/ })).toEqual([])
  expect(screen.queryByRole('button', { name: 'Delete clip' })).toBeNull()
  // Nobody reports an own one.
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
})

test('AIR-05 a clip that is gone leads to rooms on air', async () => {
  answerCalls({
    getClip: new CallError('gone', 1, 'clip-unknown'),
    listRooms: pageOf([]),
  })
  open()
  const narrow = document.querySelector('body > div > div')
  expect(await screen.findByText('This clip does not exist any more')).toBeTruthy()
  // Made wide, the same box would be seen to move.
  expect(narrow?.isConnected).toBe(false)
  expect(await screen.findByRole('heading', { name: 'Live right now' })).toBeTruthy()
})

test('AIR-05 hostile titles of clips are text', async () => {
  const title = '<img src=x onerror=alert(1)>'
  answerCalls({ getClip: row({ title }), listClips: pageOf([row({ id: 8, title })]) })
  open()
  expect((await screen.findByRole('heading', { name: title })).textContent).toBe(title)
  await screen.findByRole('link', { name: /onerror/ })
  expect(document.querySelector('[src="x"], [onerror]')).toBeNull()
})

test('AIR-05 a clip that waits is looked for again until it is there; one that failed says why', async () => {
  const answers = [row({ status: 0, url: '' }), row({ status: 1, url: '' }), row()]
  answerCalls({ getClip: () => (answers.length > 1 ? answers.shift() : answers[0]), listClips: pageOf([]) })
  open()
  expect((await screen.findByText(/waits for its turn/)).getAttribute('role')).toBe('status')
  await screen.findByText(/is being cut/, {}, { timeout: 4_000 })
  await screen.findByLabelText('The winner', {}, { timeout: 4_000 })
})

test('AIR-05 why a clip was not made stands on its page, and one that is gone says so', async () => {
  const asked = answerCalls({ getClip: row({ status: 3, url: '', problem: 'No room left' }), listClips: pageOf([]) })
  open()
  await screen.findByText('No room left')
  expect(asked.filter(({ name }) => name === 'getClip')).toHaveLength(1)
})

test('AIR-05 who may delete a clip is asked once more, and led to its room', async () => {
  const asked = answerCalls({ getClip: row({ can_delete: 1 }), listClips: pageOf([]), deleteClip: null })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Delete clip' }))
  expect(asked.some(({ name }) => name === 'deleteClip')).toBe(false)
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click([...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Delete clip')!)
  await screen.findByText('the room')
  expect(asked.find(({ name }) => name === 'deleteClip')?.input).toEqual({ id: 7 })
})

test('AIR-05 a visitor reports a clip of somebody else', async () => {
  const asked = answerCalls({
    getClip: row({ author_id: 99 }),
    listClips: pageOf([]),
    listReportReasons: [{ id: 3, name: 'Gambling' }],
    report: null,
  })
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Report' }))
  fireEvent.click(await screen.findByRole('radio', { name: 'Gambling' }))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'report')?.input).toMatchObject({ type: '10', video_id: '7' }),
  )
})

test('AIR-05 the last half minute is asked for as it was trimmed, and a refusal stands in the dialog', async () => {
  let refuses = true
  const asked = answerCalls({
    prepareClip: { src: '/film.m3u8', start: 1_000, length: 90 },
    createClip: () => (refuses ? new Error('Too many clips') : { id: 7 }),
    getClip: row(),
    listClips: pageOf([]),
  })
  open(<ClipDialog from={{ anchorId: 101 }} title="Derby night" onClose={() => undefined} />)
  const start = await screen.findByRole('slider', { name: 'Start' })
  fireEvent.change(start, { target: { value: '70' } })
  expect(screen.getByRole('status').textContent).toBe('20 s of 60 s at most')
  fireEvent.click(screen.getByRole('button', { name: 'Make a clip' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Too many clips')
  refuses = false
  fireEvent.click(screen.getByRole('button', { name: 'Make a clip' }))
  await waitFor(() => expect(asked.filter(({ name }) => name === 'createClip')).toHaveLength(2))
  const wish = asked.findLast(({ name }) => name === 'createClip')?.input
  expect(wish).toMatchObject({ uid: 101, from: 1_070, length: 20, title: 'Derby night' })
})
