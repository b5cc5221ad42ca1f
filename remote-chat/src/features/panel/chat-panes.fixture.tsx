import { afterEach, beforeEach } from '@jest/globals'
import { signedInFromWire, signedOut } from '@pitchside/auth'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import texts from '../../i18n/en.json'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import type { Messaging } from '../../provider/messaging.port'
import { logIn, logOut } from '../session/chat-session'
import { ChatPanes } from './chat-panes'

/** Who answers, anew for each test. */
export let server: MemoryChatServer
/** Somebody who writes to us. */
export let two: Messaging

export const say = (from: Messaging, to: string, text: string) =>
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
  localStorage.clear()
})

export const open = async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChatPanes />
    </QueryClientProvider>,
  )
  // The second one of the name opens the row's menu.
  const [row] = await screen.findAllByRole('button', { name: /name of 2/ })
  return row as HTMLElement
}
export const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>(texts.composer.placeholder)
export const log = async () => within(await screen.findByRole('log'))
export const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
