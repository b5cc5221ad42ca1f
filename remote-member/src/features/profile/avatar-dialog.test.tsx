import { beforeEach, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { AvatarDialog } from './avatar-dialog'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('member', en)
  answerCalls({ listAvatars: [] })
})

async function openUpload() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <AvatarDialog isOpen onOpenChange={() => undefined} current="portrait:a" />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Upload a picture' }))
  const input = screen.getByLabelText<HTMLInputElement>('Choose a picture', { selector: 'input' })
  const choose = (file: File) => fireEvent.change(input, { target: { files: [file] } })
  return { input, choose, save: screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }) }
}

const fileOf = (type: string, size: number) => {
  const file = new File(['x'], 'me', { type })
  Object.defineProperty(file, 'size', { value: size })
  return file
}

test('the picture is chosen with a button, and the limits stand beside it', async () => {
  const { input, save } = await openUpload()
  expect(screen.getByRole('button', { name: 'Choose a picture' }).tabIndex).toBe(0)
  expect(screen.getByText('PNG, JPEG or WebP, up to 5 MB')).toBeDefined()
  expect(input.accept).toBe('image/png,image/jpeg,image/webp')
  expect(save.disabled).toBe(true)
})

test.each(['image/gif', 'image/svg+xml', 'application/pdf', ''])(
  'a file of type "%s" is refused at once',
  async (type) => {
    const { choose, save } = await openUpload()
    choose(fileOf(type, 100))
    expect((await screen.findByRole('alert')).textContent).toBe('Only PNG, JPEG and WebP pictures can be used')
    expect(save.disabled).toBe(true)
  },
)

test('a picture of more than 5 MB is refused before it is sent', async () => {
  const { choose, save } = await openUpload()
  choose(fileOf('image/jpeg', limits.avatarBytes + 1))
  expect((await screen.findByRole('alert')).textContent).toBe('The picture may have 5 MB at most')
  expect(save.disabled).toBe(true)
})
