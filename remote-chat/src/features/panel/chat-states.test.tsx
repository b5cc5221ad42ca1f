import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import { chatStore, unreadOf } from '../session/chat.store'
import { currentMessaging, logIn, logOut } from '../session/chat-session'
import { ChatPanes } from './chat-panes'

const me = { id: 1, token: 't', userSig: '', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('chat', texts)
  signedIn(me)
  const server = new MemoryChatServer()
  const two = createEmbeddedMessaging(server.as('2'))
  await two.login({ userID: '2', userSig: '' })
  await two.sendMessage(two.createTextMessage({ to: '1', conversationType: 'C2C', payload: { text: 'hello' } }))
  await logIn(createEmbeddedMessaging(server.as('1')), { userID: '1', userSig: '' })
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

test('CHAT-08 whoever is blocked cannot be written to: the thread says so and takes it back', async () => {
  await openThread()
  await act(async () => void (await currentMessaging().addToBlacklist({ userIDList: ['2'] })))
  expect(await screen.findByText(texts.thread.blockedNote)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: texts.thread.unblock }))
  await waitFor(() => expect(screen.queryByText(texts.thread.blockedNote)).toBeNull())
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
