import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedInFromWire, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { changeThread, chatStore, unreadOf } from '../../parts/session/chat.store'
import { logIn, logOut } from '../../parts/session/chat-session'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import type { Messaging } from '../../provider/messaging.port'
import { ChatPanes } from './chat-panes'
import { nobodyKnown } from './nobody-known.fixture'

let server: MemoryChatServer
let two: Messaging

const say = (from: Messaging, to: string, text: string) =>
  from.sendMessage(from.createTextMessage({ to, conversationType: 'C2C', payload: { text } }))

/** What somebody says while the page is open. */
const hear = (from: Messaging, text: string) => act(async () => void (await say(from, '1', text)))

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
  answerCalls(nobodyKnown)
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
  localStorage.clear()
})

const open = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatPanes />
    </QueryClientProvider>,
  )
  // The second one of the name opens the row's menu.
  const [row] = await screen.findAllByRole('button', { name: /name of 2/ })
  return row as HTMLElement
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
  await hear(two, 'an answer')
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

test('CHAT-02 ten thousand messages: the page holds a few, the newest at once, and all can be reached', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  const first = chatStore.getState().threads.C2C2?.messages[0]?.message
  const many = Array.from({ length: 10_000 }, (_, number) => ({
    key: `m${number}`,
    message: { ...first!, ID: String(number + 1), payload: { text: `row ${number}` } },
  }))
  await act(async () => changeThread('C2C2', () => ({ messages: many, isCompleted: true })))
  const rows = () => document.querySelectorAll('[data-row]')
  expect(rows().length).toBeLessThanOrEqual(120)
  expect(await (await log()).findByText('row 9999')).toBeTruthy()
  for (let turn = 0; turn < 5; turn += 1) fireEvent.scroll(screen.getByRole('log'))
  expect(await (await log()).findByText('row 9750')).toBeTruthy()
  expect(rows().length).toBeLessThanOrEqual(120)
  expect((await log()).queryByText('row 9999')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: texts.thread.toEnd }))
  expect(await (await log()).findByText('row 9999')).toBeTruthy()
})

test('a group that ends while it is open says so, and nothing more can be written', async () => {
  server.groups.set('g-1', { name: 'Friends', members: new Set(['1', '2']) })
  await two.sendMessage(two.createTextMessage({ to: 'g-1', conversationType: 'GROUP', payload: { text: 'hello all' } }))
  await open()
  fireEvent.click(await screen.findByRole('button', { name: /Friends.*hello all/ }))
  await (await log()).findByText('hello all')
  await act(async () => server.destroyGroup('g-1'))
  expect(await screen.findByText(texts.group.destroyed)).toBeTruthy()
  expect((await log()).getByText('hello all')).toBeTruthy()
  expect(screen.queryByPlaceholderText(texts.composer.placeholder)).toBeNull()
})

test('a message is taken back by its writer, and both see that', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  type('oops')
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(server.messages.some(({ payload }) => payload.text === 'oops')).toBe(true))
  const bubble = (await (await log()).findByText('oops')).closest('[data-row]') as HTMLElement
  fireEvent.click(within(bubble).getByRole('button', { name: texts.message.more }))
  fireEvent.click(await screen.findByRole('menuitem', { name: texts.message.revoke }))
  expect(await (await log()).findByText(texts.message.revokedOwn)).toBeTruthy()
  expect(server.messages.at(-1)).toMatchObject({ isRevoked: true, payload: {} })
})

test('CHAT-09 another device takes over: what is known stays, a quiet word says why nothing comes', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  await act(async () => server.refuse('1'))
  expect(await screen.findByText(texts.thread.kicked)).toBeTruthy()
  expect((await log()).getByText('old 20')).toBeTruthy()
})

test('CHAT-01 hostile words are shown as words', async () => {
  const words = '<img src=x onerror=alert(1)>[微笑]'
  await hear(two, words)
  fireEvent.click(await open())
  expect(await (await log()).findByText('<img src=x onerror=alert(1)>', { exact: false })).toBeTruthy()
  expect(document.querySelector('img[src="x"]')).toBeNull()
  expect((await log()).getByAltText('[微笑]').getAttribute('width')).toBe('20')
})

test('CHAT-01 a picture that is pasted goes out as a picture, one that is too large is told', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => told.push(text))
  const large = new File(['x'], 'large.png', { type: 'image/png' })
  Object.defineProperty(large, 'size', { value: 50_000_000 })
  const files = [new File(['x'], 'a.png', { type: 'image/png' }), large]
  fireEvent.paste(field(), { clipboardData: { files } })
  await waitFor(() => expect(server.messages.at(-1)?.type).toBe('TIMImageElem'))
  expect(server.uploads).toEqual(['a.png'])
  expect(told).toHaveLength(1)
  stop()
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
  await hear(two, 'after it')
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
  await hear(three, 'from three')
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  type('not yet')
  fireEvent.click((await screen.findAllByRole('button', { name: /name of 3/ }))[0] as HTMLElement)
  await (await log()).findByText('from three')
  expect(field().value).toBe('')
  fireEvent.click(screen.getAllByRole('button', { name: /name of 2/ })[0] as HTMLElement)
  await waitFor(() => expect(field().value).toBe('not yet'))
})

test('CHAT-01 what was typed is there again after the page was left and loaded anew', async () => {
  fireEvent.click(await open())
  await (await log()).findByText('old 20')
  type('half a sent')
  cleanup()
  await logOut()
  await logIn(createEmbeddedMessaging(server.as('1')), { userID: '1', userSig: '' })
  expect(chatStore.getState().drafts).toEqual({ C2C2: 'half a sent' })
})
