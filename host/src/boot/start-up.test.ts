import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { Disposer } from '@pitchside/base'
import { type BusEvents, bus } from '@pitchside/bus'
import { waitFor } from '@testing-library/react'
import { type AnsweringServer, refused, startAnsweringServer } from '../testing/answering-server'
import { FakeWebSocket } from '../testing/fake-web-socket'
import { forgetEverything, signInAs } from '../testing/session'
import { clientState, defaultSettings } from './client-state.store'
import { startUp } from './start-up'

const settings = { site_name: '测试台', websocket: 'ws://sockets.example/ws', CountryCode: [] }
const agent = { id: 9, user_nickname: '客服', avatar: '' }
const ownUser = {
  id: 7,
  user_nickname: '新名字',
  avatar: '',
  balance: '9.5',
  is_anchor: 1,
  exp_icon: '',
  level: 12,
  tier: 2,
}

let server: AnsweringServer
let stop: Disposer | undefined
let messagingLogins: BusEvents['messaging.login'][]
let failures: string[]
let stopBus: Disposer[]
/** Calls that had arrived when the socket was opened. */
let callsBeforeSocket: string[]

beforeEach(async () => {
  forgetEverything()
  clientState.setState({ settings: defaultSettings, supportAgent: undefined, uploadToken: undefined, kickedFrom: [] })
  server = await startAnsweringServer({
    listKicks: { data: [{ anchor_id: 31, uid: 7, addtime: 1 }] },
    getSupportAgent: { data: agent },
    getSettings: { data: settings },
    getTouristAccount: { data: { id: 'tourist-1', sig: 's' } },
    getOwnUser: { data: ownUser },
    getUploadToken: { data: { token: 'up', domain: '', uploadHost: '', key: '', expires_in: 60 } },
    createSocketTicket: { data: { ticket: 'once' } },
  })
  FakeWebSocket.opened = []
  callsBeforeSocket = []
  globalThis.WebSocket = class extends FakeWebSocket {
    constructor(url: string) {
      super(url)
      callsBeforeSocket = server.names()
    }
  } as unknown as typeof WebSocket
  messagingLogins = []
  failures = []
  stopBus = [
    bus.on('messaging.login', (event) => void messagingLogins.push(event)),
    bus.on('failure.seen', (event) => void failures.push(event.where)),
  ]
})

afterEach(async () => {
  stop?.()
  for (const end of stopBus) end()
  await server.close()
  jest.useRealTimers()
})

describe('start-up', () => {
  test('SHELL-09 kick-out list, support agent and system config come before the socket, in this order', async () => {
    stop = await startUp()
    expect(callsBeforeSocket.slice(0, 3)).toEqual(['listKicks', 'getSupportAgent', 'getSettings'])
    expect(FakeWebSocket.last().url).toBe('ws://sockets.example/ws')
    expect(clientState.getState()).toMatchObject({ kickedFrom: [31], supportAgent: { id: 9, nickname: '客服' } })
  })

  test('SHELL-09 a new visitor gets a tourist account, which is kept', async () => {
    stop = await startUp()
    expect(server.names()).toContain('getTouristAccount')
    expect(JSON.parse(localStorage.getItem('imTouristAccount') ?? '')).toEqual({ id: 'tourist-1', sig: 's' })
    expect(messagingLogins).toEqual([{ accountId: 'tourist-1', signature: 's', isTourist: true }])
  })

  test('SHELL-09 a known tourist logs in to messaging after half a second, without a second account', async () => {
    localStorage.setItem('imTouristAccount', JSON.stringify({ id: 'tourist-0', sig: 'old' }))
    const startedAt = Date.now()
    stop = await startUp()
    expect(messagingLogins).toEqual([])
    await waitFor(() => expect(messagingLogins).toHaveLength(1))
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(490)
    expect(messagingLogins[0]?.accountId).toBe('tourist-0')
    expect(server.names()).not.toContain('getTouristAccount')
  })

  test('SHELL-09 SHELL-17 a signed-in user is loaded with the upload token; the stored copy is brought up to date', async () => {
    signInAs({ id: 7 })
    stop = await startUp()
    expect(server.names()).toEqual(expect.arrayContaining(['getOwnUser', 'getUploadToken']))
    expect(server.names()).not.toContain('getTouristAccount')
    expect(clientState.getState().uploadToken?.token).toBe('up')
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({
      user_nickname: '新名字',
      balance: '9.5',
      is_anchor: 1,
    })
    await waitFor(() => expect(messagingLogins).toEqual([{ accountId: '7', signature: 'sig-of-7', isTourist: false }]))
  })

  test('SHELL-09 failures are silent to the visitor, seen by telemetry, and the socket opens all the same', async () => {
    for (const name of ['listKicks', 'getSupportAgent', 'getSettings', 'getTouristAccount'] as const)
      server.answer(name, refused(1, 'down'))
    stop = await startUp()
    expect(FakeWebSocket.opened).toHaveLength(1)
    expect(FakeWebSocket.last().url).toBe('ws://localhost/ws')
    expect(failures).toEqual(
      expect.arrayContaining([
        'start.kick-out-list',
        'start.support-agent',
        'start.system-config',
        'start.tourist-account',
      ]),
    )
  })

  test('SHELL-17 client state starts with its defaults', () => {
    const initial = clientState.getInitialState()
    expect(initial).toMatchObject({ onlineCount: 0, kickedFrom: [], supportAgent: undefined, uploadToken: undefined })
    expect(initial.settings.countryCodes).toEqual([{ code: '86', name: '' }])
  })

  test('SHELL-08 a corrupt tourist account is replaced', async () => {
    localStorage.setItem('imTouristAccount', '{"id":5')
    stop = await startUp()
    expect(server.names()).toContain('getTouristAccount')
  })

  test('who was kicked out of a room has the list loaded anew', async () => {
    stop = await startUp()
    server.answer('listKicks', { data: [{ anchor_id: 44, uid: 7, addtime: 1 }] })
    bus.emit('room.kicked', { anchorId: 44 })
    await waitFor(() => expect(clientState.getState().kickedFrom).toEqual([44]))
  })
})
