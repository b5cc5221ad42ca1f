import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { chatStore, unreadOf } from '../../parts/session/chat.store'
import { logIn, logOut } from '../../parts/session/chat-session'
import { currentMessaging } from '../../parts/session/current-messaging'
import {
  conversationIdOf,
  openThread as openConversation,
  removeMessage,
  sendText,
} from '../../parts/session/thread-actions'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import ChatPanel from './chat-panel.slot'
import { ChatPanes } from './chat-panes'
import { nobodyKnown } from './nobody-known.fixture'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }

let server: MemoryChatServer

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', texts)
  signedIn(me)
  answerCalls(nobodyKnown)
  server = new MemoryChatServer()
  const two = createEmbeddedMessaging(server.as('2'))
  await two.login({ userID: '2', userSig: '' })
  await two.sendMessage(two.createTextMessage({ to: '1', conversationType: 'C2C', payload: { text: 'hello' } }))
  await logIn(createEmbeddedMessaging(server.as('1')), { userID: '1', userSig: '' })
  // The list comes behind the log-in: drawn before it, it would change under the hands of the test.
  await waitFor(() => expect(chatStore.getState().hasConversations).toBe(true))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatPanes />
    </QueryClientProvider>,
  )
})
afterEach(async () => {
  cleanup()
  await logOut()
  signedOut()
  localStorage.clear()
})

async function openThread(): Promise<HTMLElement> {
  fireEvent.click((await screen.findAllByRole('button', { name: /name of 2/ }))[0] as HTMLElement)
  const log = await screen.findByRole('log')
  await within(log).findByText('hello')
  return log
}

test('CHAT-01 nothing opens by itself, on a wide screen either: what was not looked at stays unread', async () => {
  cleanup()
  const known = window.matchMedia
  window.matchMedia = ((query: string) => ({ ...known?.(query), matches: true })) as typeof known
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatPanes />
    </QueryClientProvider>,
  )
  await screen.findAllByRole('button', { name: /name of 2/ })
  expect(screen.getByText(texts.panel.choose)).toBeTruthy()
  expect(unreadOf(chatStore.getState())).toBe(1)
  window.matchMedia = known
})

test('CHAT-01 a picture that does not come says so and is asked for again; one nobody can read is not sent', async () => {
  const log = within(await openThread())
  const field = () => screen.getByPlaceholderText(texts.composer.placeholder)
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' })
  fireEvent.paste(field(), { clipboardData: { files: [picture('a.png')] } })
  await waitFor(() => expect(server.messages.at(-1)?.type).toBe('TIMImageElem'))
  fireEvent.error(await log.findByAltText(texts.preview.image))
  expect(log.getByText(texts.message.pictureLost)).toBeTruthy()
  fireEvent.click(log.getByRole('button', { name: texts.message.pictureAgain }))
  expect(log.getByAltText(texts.preview.image)).toBeTruthy()
  const told: string[] = []
  const stop = bus.on('toast.requested', ({ text }) => told.push(text))
  Object.assign(globalThis, { createImageBitmap: async () => Promise.reject(new Error('no picture')) })
  fireEvent.paste(field(), { clipboardData: { files: [picture('bad.png')] } })
  await waitFor(() => expect(told).toEqual([texts.composer.unreadable]))
  expect(server.uploads).toEqual(['a.png'])
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  stop()
})

test('CHAT-08 whoever is blocked cannot be written to: the thread says so and takes it back', async () => {
  await openThread()
  await act(async () => void (await currentMessaging().addToBlacklist({ userIDList: ['2'] })))
  expect(await screen.findByText(texts.thread.blockedNote)).toBeTruthy()
  const field = screen.getByPlaceholderText<HTMLTextAreaElement>(texts.composer.placeholder)
  expect(field.disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: texts.thread.unblock }))
  await waitFor(() => expect(screen.queryByText(texts.thread.blockedNote)).toBeNull())
  expect(field.disabled).toBe(false)
})

test('typing draws neither the list nor the messages again', async () => {
  const log = await openThread()
  const field = screen.getByPlaceholderText(texts.composer.placeholder)
  await waitFor(() => expect(unreadOf(chatStore.getState())).toBe(0))
  const changed: MutationRecord[] = []
  const watch = new MutationObserver((records) => changed.push(...records))
  for (const place of [log, screen.getByRole('list', { name: texts.list.label })])
    watch.observe(place, { subtree: true, childList: true, characterData: true, attributes: true })
  for (const value of ['h', 'he', 'hel']) fireEvent.change(field, { target: { value } })
  await act(async () => undefined)
  watch.disconnect()
  expect(changed.map(({ target }) => target.textContent)).toEqual([])
})

test('CHAT-08 the row of the open conversation tells at once what was not sent, until it is given up', async () => {
  await openThread()
  const row = within(screen.getByRole('list', { name: texts.list.label })).getByRole('button', { current: true })
  server.isDown = true
  await act(async () => sendText('C2C2', 'lost'))
  server.isDown = false
  expect(row.textContent).toContain(`${texts.list.unsent}lost`)
  const failed = chatStore.getState().threads.C2C2?.messages.at(-1)
  await act(async () => removeMessage('C2C2', failed?.key ?? '', failed!.message))
  expect(row.textContent).not.toContain(texts.list.unsent)
  expect(row.textContent).toContain('hello')
})

test('a thousand conversations: the page holds a few, more come on the way down, the search finds any', async () => {
  await openThread()
  const [first] = chatStore.getState().conversations
  const many = Array.from({ length: 1_000 }, (_, number) => ({
    ...first!,
    conversationID: `C2C${number + 10}`,
    userProfile: { userID: String(number + 10), nick: `person ${number}`, avatar: '' },
  }))
  await act(async () => chatStore.setState({ conversations: many }))
  const list = screen.getByRole('list', { name: texts.list.label })
  const rows = () => within(list).getAllByRole('listitem').length
  expect(rows()).toBe(40)
  fireEvent.scroll(list)
  expect(rows()).toBe(80)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'PERSON 998' } })
  expect(within(list).getByText('person 998')).toBeTruthy()
  expect(rows()).toBe(1)
})

test('CHAT-02 a reader at the end of a thread stays there when the window gets smaller', async () => {
  const known = globalThis.ResizeObserver
  const resized: ResizeObserverCallback[] = []
  globalThis.ResizeObserver = class implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      resized.push(callback)
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  }
  try {
    const log = await openThread()
    Object.defineProperty(log, 'scrollHeight', { value: 500 })
    log.scrollTop = 120
    act(() => {
      for (const callback of resized) callback([], {} as ResizeObserver)
    })
    expect(log.scrollTop).toBe(500)
  } finally {
    globalThis.ResizeObserver = known
  }
})

test('CHAT-01 where nothing was said yet the thread says so, and an empty list leads to people', async () => {
  await openThread()
  expect(screen.queryByText(texts.thread.none)).toBeNull()
  await act(async () => void (await currentMessaging().deleteConversation('C2C2')))
  fireEvent.click(await screen.findByRole('button', { name: texts.list.findPeople }))
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: texts.panel.contacts }).getAttribute('aria-selected')).toBe('true'),
  )
  await act(async () => openConversation(conversationIdOf(7)))
  expect(await screen.findByText(texts.thread.none)).toBeTruthy()
})

test('CHAT-01 whoever is asked for again is opened again, and only then', async () => {
  cleanup()
  answerCalls({ ...nobodyKnown, getUser: { id: 2, user_nickname: 'Two', avatar: '', is_anchor: 0 } })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatPanel peerId={2} isSupport={false} onClose={() => undefined} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(chatStore.getState().openId).toBe('C2C2'))
  await act(async () => openConversation(conversationIdOf(7)))
  await act(async () => chatStore.setState({ status: 'connecting' }))
  await act(async () => chatStore.setState({ status: 'ready' }))
  expect(chatStore.getState().openId).toBe('C2C7')
  act(() => bus.emit('chat.requested', { isOpen: true, peerId: 2 }))
  await waitFor(() => expect(chatStore.getState().openId).toBe('C2C2'))
})
