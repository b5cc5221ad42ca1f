import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { authStore } from '@pitchside/auth'
import type { Disposer } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { startI18n } from '@pitchside/i18n'
import { socket } from '@pitchside/socket'
import { waitFor } from '@testing-library/react'
import { type AnsweringServer, startAnsweringServer } from '../testing/answering-server'
import { FakeWebSocket } from '../testing/fake-web-socket'
import { forgetEverything, signInAs } from '../testing/session'
import { clientState } from './client-state.store'
import { followAccount } from './follow-account'

const ownUser = {
  id: 7,
  user_nickname: '老周',
  avatar: '',
  balance: '90',
  is_anchor: 0,
  exp_icon: '',
  level: 13,
  tier: 0,
}
let server: AnsweringServer
let stops: Disposer[]

beforeEach(async () => {
  forgetEverything()
  clientState.setState({ profile: undefined })
  server = await startAnsweringServer({ getOwnUser: { data: ownUser } })
  FakeWebSocket.opened = []
  globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket
  stops = [followAccount(), socket.start({ url: () => 'ws://localhost/ws', ticket: async () => 'once' })]
})
afterEach(async () => {
  for (const stop of stops) stop()
  await server.close()
})

const balance = () => authStore.getState().user?.balance
const tell = (topic: string, data: object) => FakeWebSocket.last().push({ code: 100, topic, data })
const joined = (topic: string) =>
  waitFor(() => expect(FakeWebSocket.last().sent).toContainEqual({ type: 'subscribe', topic }))

test('LIVE-12 news for the member arrive in the language of the page, whoever else hears theirs', async () => {
  const heard: object[] = []
  stops.push(bus.on('notice.arrived', (notice) => heard.push(notice)))
  await startI18n('vi', {})
  signInAs({ id: 7 })
  await joined('user.7')
  const notice = {
    type: 'notice',
    id: 3,
    kind: 11,
    title: { zh: '开播了', en: 'Live', vi: 'Đang phát' },
    content: { zh: '内容', en: 'Words', vi: 'Lời' },
    url: '/live?id=3',
    at: 1,
  }
  tell('user.8', notice)
  tell('user.7', notice)
  expect(heard).toEqual([{ id: 3, title: 'Đang phát', text: 'Lời', url: '/live?id=3' }])
})

test('the balance on the page is the one the server told last, for whoever is signed in', async () => {
  tell('user.7', { type: 'account', event: 'balance', balance: '1' })
  signInAs({ id: 7 })
  await joined('user.7')
  tell('user.7', { type: 'account', event: 'balance', balance: '116.5' })
  expect(balance()).toBe('116.5')
  tell('user.8', { type: 'account', event: 'balance', balance: '3' })
  expect(balance()).toBe('116.5')
  signInAs({ id: 8, token: 'other' })
  await joined('user.8')
  tell('user.7', { type: 'account', event: 'balance', balance: '4' })
  tell('user.8', { type: 'account', event: 'balance', balance: '5' })
  expect(balance()).toBe('5')
})

test('a new level brings the user up to date', async () => {
  signInAs({ id: 7 })
  await joined('user.7')
  tell('user.7', { type: 'account', event: 'profile' })
  await waitFor(() => expect(clientState.getState().profile?.level).toBe(13))
  expect(balance()).toBe('90')
})
