import { File } from 'node:buffer'
import { beforeAll, expect, test } from '@jest/globals'
import { emoteLimits } from '@pitchside/contract/rooms'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../../i18n/en.json'
import { me, openPages, pass } from '../../../parts/testing.fixture'
import { answerRequests } from '../../gifts/answers.fixture'
import { EmotesField } from './emotes-field'

openPages({ user: me })

beforeAll(() => {
  // jsdom opens no files and decodes no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined })
  HTMLImageElement.prototype.decode = async () => undefined
})

const words = en.studio.settings
interface Kept {
  name: string
  url: string
}

/** The field of a room with these emotes; gives what was saved, each time. `refused`: the server takes none. */
async function show(emotes: readonly Kept[], refused = false) {
  let own = emotes
  const rules = () => ({ slow: 0, followers: 0, emotes: 0, pinned: null, own })
  const asked = answerRequests({
    getRoom: () => ({
      data: {
        info: { uid: 1, islive: 0, match_id: 0 },
        userData: { signature: '', announcement: '' },
        rules: rules(),
        reserve: null,
      },
    }),
    getUploadToken: {
      data: { token: 't', key: 'k', uploadHost: '/upload', domain: '/media/uploads', expires_in: 60 },
    },
    '/upload': { data: { key: 'new.webp' } },
    setRoomEmotes: ({ input }) => {
      if (refused) return { code: 1, reason: 'emote-name', msg: 'no such name' }
      own = input.emotes as unknown as Kept[]
      return { data: null }
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EmotesField />
    </QueryClientProvider>,
  )
  await pass(10)
  return () => asked.filter(({ name }) => name === 'setRoomEmotes').map(({ input }) => input.emotes)
}
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: words.emoteName })
const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: words.emoteAdd })
async function choose(type = 'image/png') {
  const input = screen.getAllByLabelText(words.emotePicture).find((one) => one instanceof HTMLInputElement)
  fireEvent.change(input!, { target: { files: [new File(['picture'], 'go.png', { type })] } })
  await pass(20)
}

test('AIR-07 an anchor adds an emote with picture and name, and takes one away', async () => {
  const saved = await show([{ name: 'old', url: '/media/uploads/old.webp' }])
  expect(names()).toEqual(['old'])
  expect(addButton().disabled).toBe(true)
  await choose('image/gif')
  expect(screen.getByRole('alert').textContent).toBe('Only PNG, JPEG and WebP pictures can be used')
  await choose()
  fireEvent.change(nameField(), { target: { value: ' go ' } })
  fireEvent.click(addButton())
  await pass(20)
  const [old, go] = [
    { name: 'old', url: '/media/uploads/old.webp' },
    { name: 'go', url: '/media/uploads/new.webp' },
  ]
  expect(saved()).toEqual([[old, go]])
  expect(names()).toEqual(['old', 'go'])
  expect(nameField().value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: words.emoteRemove.replace('{{name}}', 'old') }))
  await pass(20)
  expect(saved()).toEqual([[old, go], [go]])
  expect(names()).toEqual(['go'])
})

test('AIR-07 an emote that was refused stays to be mended', async () => {
  const saved = await show([], true)
  await choose()
  fireEvent.change(nameField(), { target: { value: 'smile' } })
  fireEvent.click(addButton())
  await pass(20)
  expect(saved()).toHaveLength(1)
  expect(nameField().value).toBe('smile')
  expect(addButton().disabled).toBe(false)
})

test('AIR-07 a room that has as many emotes as it may have offers no more', async () => {
  await show(
    Array.from({ length: emoteLimits.perRoom }, (_, at) => ({ name: `e${at}`, url: `/media/uploads/${at}.webp` })),
  )
  expect(names()).toHaveLength(emoteLimits.perRoom)
  expect(screen.queryByRole('button', { name: words.emoteAdd })).toBeNull()
})
