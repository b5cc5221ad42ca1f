import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import type { RoomMessage } from '@pitchside/contract'
import { type ChatEntry, lineLimit, withEntries } from './chat-entry'
import { RoomFeed } from './room-feed'

const message = (part: Partial<RoomMessage>): RoomMessage => ({
  id: 'm1',
  no: 105,
  uid: 7,
  user_nickname: 'Seven',
  avatar: '',
  at: 1_000,
  level: 3,
  tier: 0,
  is_room: 0,
  text: 'hello',
  ...part,
})
const entry = (key: string): ChatEntry => ({
  key,
  kind: 'text',
  userId: 1,
  name: 'n',
  avatar: '',
  isForMe: false,
  level: 1,
  tier: 0,
  isAnchor: false,
  isAdmin: false,
  isMine: false,
  text: key,
  at: 0,
  state: 'sent',
})

/** Answers of the server by path; the request itself goes through the real client. */
let answer: (path: string, body: Record<string, unknown>) => unknown = () => ({})

beforeEach(() => {
  signedIn({
    id: 1,
    token: 't',
    userSig: '',
    nickname: 'Me',
    avatar: '',
    expIcon: 'level:9',
    balance: '0',
    isAnchor: false,
  })
  class Request extends EventTarget {
    readyState = 0
    status = 200
    statusText = 'OK'
    responseURL = ''
    response = ''
    responseText = ''
    timeout = 0
    onloadend: (() => void) | undefined = undefined
    #path = ''
    open(_method: string, url: string) {
      this.#path = url
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return 'content-type: application/json'
    }
    abort() {}
    send(body?: string) {
      queueMicrotask(() => {
        const reply = answer(this.#path, JSON.parse(body ?? '{}'))
        this.responseText = JSON.stringify(reply)
        this.response = this.responseText
        this.readyState = 4
        this.onloadend?.()
      })
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
})
afterEach(() => {
  signedOut()
  jest.restoreAllMocks()
})

describe('RoomFeed', () => {
  test('LIVE-03 an own line stands at once, is confirmed under the same key and flies once', async () => {
    const feed = new RoomFeed(101)
    const flown: string[] = []
    feed.barrage(({ text, isMine }) => void flown.push(`${text}:${isMine}`))
    answer = (_path, body) => ({
      code: 0,
      msg: '',
      data: message({ id: 'm5', uid: 1, text: String(body.text), nonce: String(body.nonce) }),
    })
    const sending = feed.send('  goal!  ')
    expect(feed.store.getState().lines).toMatchObject([{ text: 'goal!', state: 'sending', isMine: true }])
    await sending
    expect(feed.store.getState().lines).toMatchObject([{ text: 'goal!', state: 'sent' }])
    expect(flown).toEqual(['goal!:true'])
  })

  test('LIVE-03 a refused line says why and goes through on retry with the same nonce', async () => {
    const feed = new RoomFeed(101)
    const sent: unknown[] = []
    answer = (_path, body) => {
      sent.push(body.nonce)
      return { code: 1, msg: 'too fast', data: null, reason: 'too-often' }
    }
    await feed.send('again')
    const [line] = feed.store.getState().lines
    expect(line).toMatchObject({ state: 'failed', error: 'too fast' })
    answer = (_path, body) => {
      sent.push(body.nonce)
      return { code: 0, msg: '', data: message({ uid: 1, text: 'again', nonce: String(body.nonce) }) }
    }
    await feed.retry(line?.key ?? '')
    expect(feed.store.getState().lines).toMatchObject([{ state: 'sent' }])
    expect(feed.store.getState().lines[0]?.error).toBeUndefined()
    expect(new Set(sent).size).toBe(1)
  })

  test('LIVE-03 the history comes first, a broken message is left out', async () => {
    const feed = new RoomFeed(101)
    const item = (data: string) => ({
      IsPlaceMsg: 0,
      MsgBody: [{ MsgType: 'TIMCustomElem', MsgContent: { Data: data } }],
    })
    jest.spyOn(console, 'warn').mockImplementation(() => undefined)
    answer = () => ({
      code: 0,
      msg: '',
      data: {
        RspMsgList: [
          item(JSON.stringify({ message: message({ id: 'm2', at: 2_000, text: 'second' }) })),
          item('{broken'),
          item(JSON.stringify({ message: message({ id: 'm1', text: 'first' }) })),
        ],
      },
    })
    await feed.loadHistory()
    expect(feed.store.getState()).toMatchObject({ history: 'ready', lines: [{ text: 'first' }, { text: 'second' }] })
  })
})

test('LIVE-03 so many lines are kept, a repeated one replaces the first', () => {
  const many = Array.from({ length: lineLimit + 60 }, (_, index) => entry(`line ${index}`))
  const kept = withEntries([], many)
  expect(kept).toHaveLength(lineLimit)
  expect(kept[0]?.key).toBe('line 60')
  const replaced = withEntries(kept, [{ ...entry('line 100'), text: 'changed' }])
  expect(replaced).toHaveLength(lineLimit)
  expect(replaced.find(({ key }) => key === 'line 100')?.text).toBe('changed')
})
