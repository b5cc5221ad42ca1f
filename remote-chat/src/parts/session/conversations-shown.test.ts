import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { SdkConversation } from '../../provider/messaging.port'
import { messagingType } from '../../provider/messaging-words'
import { chatStore } from './chat.store'
import { followReading, showConversations } from './conversations-shown'

const open = `${messagingType.CONV_C2C}7`
const withUnread = (unreadCount: number) =>
  [{ conversationID: open, type: messagingType.CONV_C2C, unreadCount }] as unknown as SdkConversation[]
const told: string[] = []
let stop = () => {}

beforeEach(() => {
  jest.useFakeTimers()
  told.length = 0
  chatStore.setState({ openId: open })
  stop = followReading(async (id) => void told.push(id))
})
afterEach(() => {
  stop()
  chatStore.setState({ openId: '' })
  jest.useRealTimers()
})

test('CHAT-01 what was read in the moment before the page is left is told at once', () => {
  showConversations(withUnread(1))
  expect(told).toEqual([open])
  showConversations(withUnread(0))
  showConversations(withUnread(1))
  jest.advanceTimersByTime(300)
  expect(told).toEqual([open])
  window.dispatchEvent(new Event('pagehide'))
  expect(told).toEqual([open, open])
  jest.advanceTimersByTime(5_000)
  expect(told).toEqual([open, open])
})
