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
  clientState.setState({ settings: defaultSettings, onlineCount: 0 })
  server = await startAnsweringServer({
    getSettings: { data: settings },
    getTouristAccount: { data: { id: 'tourist-1', sig: 's' } },
    getOwnUser: { data: ownUser },
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
  test('SHELL-09 the system config comes before the socket, whose address it names', async () => {
    stop = await startUp()
    expect(callsBeforeSocket[0]).toBe('getSettings')
    expect(FakeWebSocket.last().url).toBe('ws://sockets.example/ws')
  })

  test.each([undefined, 7])('SHELL-09 nothing is asked for that nobody on the page reads, as user %s', async (id) => {
    if (id) signInAs({ id })
    stop = await startUp()
    expect([...new Set(server.names())].sort()).toEqual(
      id ? ['getOwnUser', 'getSettings'] : ['getSettings', 'getTouristAccount'],
    )
    await waitFor(() => expect(messagingLogins).toHaveLength(1))
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

  test('SHELL-09 SHELL-17 a signed-in user is loaded; the stored copy is brought up to date', async () => {
    signInAs({ id: 7 })
    stop = await startUp()
    expect(server.names()).toContain('getOwnUser')
    expect(server.names()).not.toContain('getTouristAccount')
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({
      user_nickname: '新名字',
      balance: '9.5',
      is_anchor: 1,
    })
    await waitFor(() => expect(messagingLogins).toEqual([{ accountId: '7', signature: 'sig-of-7', isTourist: false }]))
  })

  test('SHELL-09 failures are silent to the visitor, seen by telemetry, and the socket opens all the same', async () => {
    for (const name of ['getSettings', 'getTouristAccount'] as const) server.answer(name, refused(1, 'down'))
    stop = await startUp()
    expect(FakeWebSocket.opened).toHaveLength(1)
    expect(FakeWebSocket.last().url).toBe('ws://localhost/ws')
    expect(failures).toEqual(expect.arrayContaining(['start.system-config', 'start.tourist-account']))
  })

  test.each([
    ['whose session is over is registered as a visitor', 50014, { type: 'register', info: 'web' }],
    ['is registered as one after a ticket that failed once', 1, { type: 'register', info: 'web', ticket: 'once' }],
  ])('RT-01 a member %s', async (_, refusal, register) => {
    signInAs({ id: 7 })
    server.answer('createSocketTicket', refused(refusal, 'not now'))
    stop = await startUp()
    await waitFor(() => expect(server.names()).toContain('createSocketTicket'))
    server.answer('createSocketTicket', { data: { ticket: 'once' } })
    await waitFor(() => expect(FakeWebSocket.last().sent[0]).toEqual(register), { timeout: 3_000 })
  })

  test('SHELL-17 client state starts with its defaults', () => {
    const initial = clientState.getInitialState()
    expect(initial).toMatchObject({ onlineCount: 0, profile: undefined })
    expect(initial.settings.countryCodes).toEqual([{ code: '86', name: '' }])
  })

  test('SHELL-17 the online count is what the room on the screen says last, until the page ends', async () => {
    stop = await startUp()
    for (const count of [12, 7]) {
      bus.emit('room.onlineChanged', { count })
      expect(clientState.getState().onlineCount).toBe(count)
    }
    stop()
    bus.emit('room.onlineChanged', { count: 99 })
    expect(clientState.getState().onlineCount).toBe(7)
  })

  test('SHELL-08 a corrupt tourist account is replaced', async () => {
    localStorage.setItem('imTouristAccount', '{"id":5')
    stop = await startUp()
    expect(server.names()).toContain('getTouristAccount')
  })
})
