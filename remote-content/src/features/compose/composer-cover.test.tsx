import { File } from 'node:buffer'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { PostForm } from '../dynamics/post-form'

const me = { id: 3, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: true }
const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src') as PropertyDescriptor

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  // A browser without the decoder of a file.
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    configurable: true,
    set(this: HTMLMediaElement) {
      queueMicrotask(() => this.dispatchEvent(new Event('error')))
    },
  })
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
  Object.defineProperty(HTMLMediaElement.prototype, 'src', source)
})

function chooseFile(label: string, file: File): void {
  const field = screen.getAllByLabelText(label).find((element) => element instanceof HTMLInputElement)
  fireEvent.change(field as HTMLInputElement, { target: { files: [file] } })
}

test('CONT-03 LIVE-14 a video the browser can not read is posted with a cover of one’s own, and never without one', async () => {
  const log = answerCalls({
    getUploadToken: ({ purpose }: { purpose: string }) => ({
      token: purpose,
      key: 'k',
      uploadHost: '/upload',
      domain: '/media/uploads',
      expires_in: 60,
    }),
    '/upload': ({ token }: { token: string }) => ({ key: token === 'post' ? 'own.webp' : 'film.mp4' }),
    postDynamic: () => null,
  })
  const mine = new File(['picture'], 'mine.png', { type: 'image/png' })
  const onPosted: string[] = []
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PostForm onPosted={() => onPosted.push('posted')} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByRole('textbox', { name: en.posts.write }), { target: { value: 'My goal' } })
  chooseFile(en.posts.addVideo, new File(['film'], 'film.mp4', { type: 'video/mp4' }))
  expect(await screen.findByText(en.works.noFrames)).toBeTruthy()
  const send = screen.getByRole<HTMLButtonElement>('button', { name: en.posts.post })
  expect(send.disabled).toBe(true)
  chooseFile(en.works.ownCover, new File(['x'], 'x.gif', { type: 'image/gif' }))
  expect(screen.getByRole('alert').textContent).toBe('Covers can only be PNG or JPG pictures')
  expect(send.disabled).toBe(true)
  chooseFile(en.works.ownCover, mine)
  await waitFor(() => expect(send.disabled).toBe(false))
  fireEvent.click(send)
  await waitFor(() => expect(onPosted).toEqual(['posted']))
  const sent = log.filter(({ name }) => name === '/upload').map(({ input }) => [input.token, (input.file as File).size])
  expect(sent).toEqual([
    ['post', mine.size],
    ['video', 4],
  ])
  expect(log.at(-1)).toEqual({
    name: 'postDynamic',
    input: { title: 'My goal', flie: [{ img: '/media/uploads/own.webp', video: '/media/uploads/film.mp4' }] },
  })
})
