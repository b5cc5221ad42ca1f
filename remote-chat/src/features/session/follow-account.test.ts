import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut, updateUser } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import { startI18n } from '@pitchside/i18n'
import { answerCalls, type Question } from '@pitchside/testing'
import { waitFor } from '@testing-library/react'
import { chatStore } from '../../parts/session/chat.store'
import { currentMessaging } from '../../parts/session/current-messaging'
import { enterAsTourist } from '../../parts/session/tourist'
import { messagingEvent } from '../../provider/messaging-words'
import { titleWith } from '../notices/title-count'
import { followAccount, logInAgain } from './follow-account'

const me = { id: 7, token: 't', userSig: 'sig', nickname: 'Me', avatar: '', expIcon: '', balance: '0', isAnchor: false }
const row = {
  conversationID: 'C2C3',
  type: 'C2C',
  unreadCount: 4,
  isPinned: false,
  lastSequence: 9,
  userProfile: { userID: '3', nick: 'Han', avatar: '', level: 1, isAnchor: true, isLive: false, isAgent: false },
  groupProfile: null,
  lastMessage: null,
}
const isGuest = (input: { userID?: string; tourist?: string }) =>
  (input.userID ?? input.tourist ?? '').startsWith('guest_')

let asked: Question[]
let stop: (() => void) | undefined
let unread: number[]
let stopBus: () => void

beforeEach(async () => {
  await startI18n('en', {})
  asked = answerCalls({
    getSettings: { sdk_app_id: 0 },
    logInMessaging: (input: { userID: string }) => ({
      userID: input.userID,
      nick: isGuest(input) ? '' : 'Me',
      avatar: '',
      topic: isGuest(input) ? 'guest.5' : 'user.7',
      time: Math.floor(Date.now() / 1_000),
    }),
    listConversations: { conversationList: [row] },
    listBlocked: [],
    getTouristAccount: { id: 'guest_new', sig: 'new' },
  })
  unread = []
  stopBus = bus.on('chat.unreadChanged', ({ count }) => unread.push(count))
})
afterEach(() => {
  stop?.()
  stopBus()
  signedOut()
  localStorage.clear()
})
const logins = () => asked.filter(({ name }) => name === 'logInMessaging').map(({ input }) => input)

test('AUTH-05 messaging logs in half a second after the member, with the signature, and tells what is unread', async () => {
  stop = followAccount()
  expect(chatStore.getState().status).toBe('off')
  signedIn(me)
  const at = Date.now()
  await waitFor(() => expect(chatStore.getState().status).toBe('ready'), { timeout: 3_000 })
  expect(Date.now() - at).toBeGreaterThanOrEqual(490)
  expect(logins()).toEqual([{ userID: '7', userSig: 'sig' }])
  await waitFor(() => expect(unread.at(-1)).toBe(4))
})

test('AUTH-06 log-out leaves messaging: nothing of the account stays, and nothing unread', async () => {
  signedIn(me)
  stop = followAccount()
  await waitFor(() => expect(unread.at(-1)).toBe(4), { timeout: 3_000 })
  signedOut()
  await waitFor(() => expect(chatStore.getState()).toMatchObject({ status: 'off', accountId: '', conversations: [] }))
  expect(unread.at(-1)).toBe(0)
  expect(() => currentMessaging()).toThrow()
})

test('CHAT-09 a changed nickname reaches messaging after a second, once', async () => {
  signedIn(me)
  stop = followAccount()
  await waitFor(() => expect(chatStore.getState().status).toBe('ready'), { timeout: 3_000 })
  const told: number[] = []
  currentMessaging().on(messagingEvent.PROFILE_UPDATED, () => told.push(Date.now()))
  const at = Date.now()
  updateUser({ nickname: 'First' })
  updateUser({ nickname: 'Second' })
  await waitFor(() => expect(told).toHaveLength(1), { timeout: 3_000 })
  expect((told[0] ?? 0) - at).toBeGreaterThanOrEqual(990)
  expect((await currentMessaging().getMyProfile()).data.nick).toBe('Second')
})

test('SHELL-09 a visitor who never wrote is logged in as a tourist when support is asked for, with the announced account', async () => {
  stop = followAccount()
  bus.emit('messaging.login', { accountId: 'guest_known', signature: 'kept', isTourist: true })
  expect(logins()).toEqual([])
  await enterAsTourist()
  await waitFor(() => expect(chatStore.getState()).toMatchObject({ status: 'ready', isTourist: true }))
  expect(logins()).toEqual([{ userID: 'guest_known', userSig: 'kept' }])
  const lists = asked.filter(({ name }) => name === 'listConversations')
  expect(lists[0]?.input).toEqual({ tourist: 'guest_known', sig: 'kept' })
  expect(asked.some(({ name }) => name === 'listBlocked')).toBe(false)
})

test('SHELL-09 a visitor who wrote to support before is logged in half a second after the page is loaded again, and hears the answer', async () => {
  localStorage.setItem('imTouristAccount', JSON.stringify({ id: 'guest_known', sig: 'kept' }))
  stop = followAccount()
  bus.emit('messaging.login', { accountId: 'guest_known', signature: 'kept', isTourist: true })
  await enterAsTourist()
  await waitFor(() => expect(unread.at(-1)).toBe(4))
  stop()
  await waitFor(() => expect(chatStore.getState().status).toBe('off'))
  const before = logins().length
  const at = Date.now()
  stop = followAccount()
  await waitFor(() => expect(chatStore.getState()).toMatchObject({ status: 'ready', isTourist: true }))
  expect(Date.now() - at).toBeGreaterThanOrEqual(490)
  bus.emit('messaging.login', { accountId: 'guest_known', signature: 'kept', isTourist: true })
  await waitFor(() => expect(unread.at(-1)).toBe(4))
  expect(logins().slice(before)).toEqual([{ userID: 'guest_known', userSig: 'kept' }])
})

test('SHELL-09 a visitor who never wrote loads no provider and makes no call', async () => {
  localStorage.setItem('imTouristAccount', JSON.stringify({ id: 'guest_quiet', sig: 'kept' }))
  jest.useFakeTimers()
  stop = followAccount()
  bus.emit('messaging.login', { accountId: 'guest_quiet', signature: 'kept', isTourist: true })
  await jest.advanceTimersByTimeAsync(5_000)
  jest.useRealTimers()
  expect(asked).toEqual([])
  expect(chatStore.getState().status).toBe('off')
})

test('CHAT-09 an old signature is renewed without a word', async () => {
  let isOld = true
  asked = answerCalls({
    getSettings: { sdk_app_id: 0 },
    logInMessaging: () => {
      const expired = Object.assign(new Error('expired'), { reason: 'sig-expired' })
      return isOld ? expired : { userID: '7', nick: 'Me', avatar: '', topic: 'user.7', time: 1_800_000_000 }
    },
    renewSignature: () => {
      isOld = false
      return { userID: '7', userSig: 'fresh' }
    },
    listConversations: { conversationList: [] },
    listBlocked: [],
  })
  signedIn(me)
  stop = followAccount()
  await waitFor(() => expect(chatStore.getState().status).toBe('ready'), { timeout: 3_000 })
  expect(logins().map(({ userSig }) => userSig)).toEqual(['sig', 'fresh'])
})

test.each([
  ['首页', 0, '首页'],
  ['首页', 3, '(3) 首页'],
  ['(3) 首页', 120, '(99+) 首页'],
  ['(99+) 首页', 0, '首页'],
  ['2-1 Arsenal', 1, '(1) 2-1 Arsenal'],
])('the title %p with %i unread is %p', (title, count, expected) => expect(titleWith(title, count)).toBe(expected))

test('CHAT-09 a member whom another device took over comes back by hand', async () => {
  stop = followAccount()
  signedIn(me)
  await waitFor(() => expect(chatStore.getState().status).toBe('ready'))
  chatStore.setState({ status: 'kicked' })
  await logInAgain()
  await waitFor(() =>
    expect(chatStore.getState()).toMatchObject({ status: 'ready', accountId: '7', hasConversations: true }),
  )
  expect(logins()).toHaveLength(2)
})
