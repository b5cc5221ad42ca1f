import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createEmbeddedMessaging } from '../../provider/embedded/embedded-messaging'
import { MemoryChatServer } from '../../provider/embedded/memory-chat-server.fixture'
import type { Messaging } from '../../provider/messaging.port'
import { chatStore, unreadOf } from './chat.store'
import { logIn, logOut } from './chat-session'
import { onNewMessages } from './incoming'
import { openThread } from './thread-actions'

let server: MemoryChatServer
let two: Messaging
let called: string[]

const say = (text: string) =>
  two.sendMessage(two.createTextMessage({ to: '1', conversationType: 'C2C', payload: { text } }))
const textsOf = () =>
  chatStore.getState().threads.C2C2?.messages.map(({ message }) => (message.payload as { text: string }).text)
const marks = () => called.filter((name) => name === 'markConversationRead').length

beforeEach(async () => {
  jest.useFakeTimers()
  server = new MemoryChatServer()
  two = createEmbeddedMessaging(server.as('2'))
  await two.login({ userID: '2', userSig: '' })
  await say('0')
  called = []
  const mine = server.as('1')
  const call = ((name: string, input: never) => {
    called.push(name)
    return mine.call(name as 'listMessages', input)
  }) as typeof mine.call
  await logIn(createEmbeddedMessaging({ ...mine, call }), { userID: '1', userSig: '' })
  await jest.advanceTimersByTimeAsync(2_000)
})
afterEach(async () => {
  await logOut()
  jest.useRealTimers()
})

test('CHAT-01 a thousand messages a minute into the open thread: all there in order, few drawings, few calls, no count', async () => {
  await openThread('C2C2')
  await jest.advanceTimersByTimeAsync(2_000)
  const before = marks()
  let drawn = 0
  const counts = new Set<number>()
  const heard: number[] = []
  const stopHearing = onNewMessages((messages) => heard.push(messages.length))
  const stop = chatStore.subscribe((now, then) => {
    counts.add(unreadOf(now))
    if (now !== then) drawn += 1
  })
  for (let number = 1; number <= 1_000; number += 1) {
    await say(String(number))
    await jest.advanceTimersByTimeAsync(60)
  }
  await jest.advanceTimersByTimeAsync(2_000)
  stop()
  stopHearing()
  expect(textsOf()).toEqual(Array.from({ length: 1_001 }, (_, number) => String(number)))
  expect(heard.reduce((sum, count) => sum + count, 0)).toBe(1_000)
  // In a second: ten drawings of the thread, four of the list, one call with a drawing of its own; not one for each message.
  expect(drawn).toBeLessThan(60 * 15 + 20)
  expect(marks() - before).toBeLessThanOrEqual(64)
  expect(marks() - before).toBeGreaterThan(30)
  expect([...counts]).toEqual([0])
  expect((await two.getMessageList({ conversationID: 'C2C1' })).data.messageList.at(-1)?.isPeerRead).toBe(true)
})

test('CHAT-01 in a tab nobody looks at messages stay unread, and are read when the visitor comes back', async () => {
  await openThread('C2C2')
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await say('while away')
  await jest.advanceTimersByTimeAsync(2_000)
  expect(unreadOf(chatStore.getState())).toBe(1)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(unreadOf(chatStore.getState())).toBe(0)
  await jest.advanceTimersByTimeAsync(2_000)
  expect((await two.getMessageList({ conversationID: 'C2C1' })).data.messageList.every((row) => row.isPeerRead)).toBe(
    true,
  )
  seen.mockRestore()
})

test('a message that waits for its turn stands in its thread before it is taken back', async () => {
  await openThread('C2C2')
  await say('first')
  const { data } = await say('second')
  await two.revokeMessage(data.message)
  await jest.advanceTimersByTimeAsync(500)
  const rows = chatStore.getState().threads.C2C2?.messages.map(({ message }) => message.isRevoked)
  expect(rows).toEqual([false, false, true])
})
