import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { PostForm } from '../dynamics/post-form'
import { leftOf } from './use-composer'

const me = { id: 3, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '9', isAnchor: true }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
  act(() => signedIn(me))
})
afterEach(() => {
  cleanup()
  act(() => signedOut())
})

test.each([
  ['sent', 'sent', ''],
  ['sent and more', 'sent', 'and more'],
  ['se(changed)nt', 'sent', 'se(changed)nt'],
  ['', 'sent', ''],
])('CONT-03 of %j stays, after %j was sent, %j', (text, sent, left) => {
  expect(leftOf(text, sent)).toBe(left)
})

test('CONT-03 what is typed while a post is on its way stays in the field', async () => {
  let arrive: (data: null) => void = () => undefined
  const log = answerCalls({
    postDynamic: () =>
      new Promise<null>((resolve) => {
        arrive = resolve
      }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PostForm onPosted={() => undefined} />
    </QueryClientProvider>,
  )
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.posts.write })
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  type('First')
  fireEvent.click(screen.getByRole('button', { name: en.posts.post }))
  await waitFor(() => expect(log).toHaveLength(1))
  type('First and the next one')
  await act(async () => arrive(null))
  await waitFor(() => expect(field.value).toBe('and the next one'))
  expect(log[0]?.input).toMatchObject({ title: 'First' })
})
