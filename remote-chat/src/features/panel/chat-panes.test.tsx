import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedInFromWire, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import type { Messaging } from '../../provider/messaging.port'
import { chatStore, unreadOf } from '../session/chat.store'
import { logIn, logOut } from '../session/chat-session'
import { ChatPanes } from './chat-panes'

let server: MemoryChatServer
let two: Messaging

const say = (from: Messaging, to: string, text: string) =>
  from.sendMessage(from.createTextMessage({ to, conversationType: 'C2C', payload: { text } }))

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', texts)
  signedInFromWire({
    id: 1,
    token: 't',
    userSig: '',
    user_nickname: 'Me',
    avatar: '',
    exp_icon: '',
    balance: '0',
    is_anchor: 0,
  })
  server = new MemoryChatServer()
  two = createEmbeddedMessaging(server.as('2'))
  await two.login({ userID: '2', userSig: '' })
  for (let number = 1; number <= 20; number += 1) await say(two, '1', `old ${number}`)
  await logIn(createEmbeddedMessaging(server.as('1')), { userID: '1', userSig: '' })
})
afterEach(async () => {
  cleanup()
  await logOut()
  signedOut()
})

const open = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatPanes />
    </QueryClientProvider>,
  )
  const row = await screen.findByRole('button', { name: /name of 2/ })
  return row
}
const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>(texts.composer.placeholder)
const log = async () => within(await screen.findByRole('log'))
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

test('CHAT-01 the list shows name, last message and what is unread; opening reads it', async () => {
  const told: number[] = []
  const stop = bus.on('chat.unreadChanged', ({ count }) => told.push(count))
  await waitFor(() => expect(unreadOf(chatStore.getState())).toBe(20))
  const row = await open()
  expect(row.textContent).toContain('old 20')
  fireEvent.click(row)
  expect(await (await log()).findByText('old 20')).toBeTruthy()
  await waitFor(() => expect(unreadOf(chatStore.getState())).toBe(0))
  stop()
})

test('CHAT-01 Enter sends, Shift+Enter and Enter of an input method do not, and the button sends too', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  type('by key')
  fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  expect(server.messages).toHaveLength(20)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(await (await log()).findByText('by key')).toBeTruthy()
  expect(field().value).toBe('')
  type('by button')
  fireEvent.click(screen.getByRole('button', { name: texts.composer.send }))
  await waitFor(() => expect(server.messages.map(({ payload }) => payload.text)).toContain('by button'))
  await say(two, '1', 'an answer')
  expect(await (await log()).findByText('an answer')).toBeTruthy()
})

test('CHAT-02 the top of the thread loads the older messages, once', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  expect((await log()).queryByText('old 5')).toBeNull()
  fireEvent.scroll(screen.getByRole('log'))
  expect(await (await log()).findByText('old 1')).toBeTruthy()
  expect((await log()).getAllByText('old 6')).toHaveLength(1)
})

test('CHAT-08 a message that failed says so and is sent again by hand, once', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  server.isDown = true
  type('lost')
  fireEvent.keyDown(field(), { key: 'Enter' })
  const again = await screen.findByRole('button', { name: texts.message.retry })
  expect((await log()).getByText('lost')).toBeTruthy()
  server.isDown = false
  fireEvent.click(again)
  await waitFor(() => expect(screen.queryByRole('button', { name: texts.message.retry })).toBeNull())
  expect(server.messages.filter(({ payload }) => payload.text === 'lost')).toHaveLength(1)
})

test('CHAT-09 a message nobody can read is a note between the others', async () => {
  await two.sendMessage(
    two.createCustomMessage({
      to: '1',
      conversationType: 'C2C',
      payload: { data: '', description: '', extension: '{' },
    }),
  )
  await say(two, '1', 'after it')
  fireEvent.click(await open())
  expect(await (await log()).findByText('after it')).toBeTruthy()
  expect((await log()).getByText(texts.message.unsupported)).toBeTruthy()
  expect((await log()).getByText('old 20')).toBeTruthy()
})

test('messages missed while the socket was gone appear after it, once', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  server.isSilent = true
  await say(two, '1', 'while away')
  expect((await log()).queryByText('while away')).toBeNull()
  server.isSilent = false
  server.gap()
  expect(await (await log()).findByText('while away')).toBeTruthy()
  expect((await log()).getAllByText('old 20')).toHaveLength(1)
})

test('a draft stays with its conversation', async () => {
  const three = createEmbeddedMessaging(server.as('3'))
  await three.login({ userID: '3', userSig: '' })
  await say(three, '1', 'from three')
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  type('not yet')
  fireEvent.click(await screen.findByRole('button', { name: /name of 3/ }))
  await (await log()).findByText('from three')
  expect(field().value).toBe('')
  fireEvent.click(screen.getByRole('button', { name: /name of 2/ }))
  await waitFor(() => expect(field().value).toBe('not yet'))
})
