import { File } from 'node:buffer'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, type Replies } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { UploadDialog } from './upload-dialog'

const me = { id: 3, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: false }
const film = new File(['film'], 'my_film.mp4', { type: 'video/mp4', lastModified: 5 })
const state = {
  id: 'upload-of-may-0001',
  uploadHost: '/upload/upload-of-may-0001',
  offset: 0,
  size: 4,
  part_size: 4,
  key: '',
  domain: '/media',
}
const right = { token: 'r', key: 'k', uploadHost: '/upload', domain: '/media', expires_in: 60 }
const categories = [{ id: 7, name: 'Goals' }]

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  act(() => signedOut())
})

async function open(replies: Replies) {
  answerCalls({ listVideoCategories: categories, getUploadToken: right, ...replies })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <UploadDialog onClose={() => undefined} onSent={() => undefined} />
    </QueryClientProvider>,
  )
  await screen.findByRole('dialog')
}
/** What the page does with a file at once, it has done then. */
const choose = (file: File) =>
  act(async () => void fireEvent.change(screen.getByLabelText(en.works.chooseFile), { target: { files: [file] } }))
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: en.works.name })

test('LIVE-14 an upload that a reload interrupted is there again with its title, for the same file', async () => {
  await open({ startUpload: state, '/upload/upload-of-may-0001': () => new Promise(() => undefined) })
  await choose(film)
  await waitFor(() => expect(localStorage.getItem('videoUpload')).not.toBeNull())
  fireEvent.change(title(), { target: { value: 'Best of May' } })
  cleanup()
  await open({
    getUpload: state,
    startUpload: { ...state, id: 'upload-of-may-0002' },
    '/upload/upload-of-may-0001': () => new Promise(() => undefined),
  })
  expect(title().value).toBe('Best of May')
  await choose(film)
  expect(title().value).toBe('Best of May')
  cleanup()
  await open({
    startUpload: { ...state, id: 'upload-of-may-0002' },
    '/upload/upload-of-may-0001': () => new Promise(() => undefined),
  })
  await choose(new File(['other'], 'other.mp4', { type: 'video/mp4' }))
  expect(title().value).toBe('other')
})

test('LIVE-14 a file the server turns away asks for no cover', async () => {
  await open({ startUpload: new Error('This is no video') })
  await choose(film)
  expect(await screen.findByText('This is no video')).toBeTruthy()
  expect(screen.queryByRole('group', { name: en.works.cover })).toBeNull()
})
