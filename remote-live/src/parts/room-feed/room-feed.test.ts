import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { signedIn, signedOut } from '@pitchside/auth'
import { bus } from '@pitchside/bus'
import type { DataFrame, RoomMessage } from '@pitchside/contract'
import { CallError } from '@pitchside/http'
import { socket, type TopicListener } from '@pitchside/socket'
import { answerCalls } from '@pitchside/testing'
import { type ChatEntry, lineLimit, readingLimit, withEntries } from './chat-entry'
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
  medal: 0,
  isAdmin: false,
  isMine: false,
  text: key,
  at: 0,
  state: 'sent',
})

/** What the server says to a line, or for the history. */
let answer: (input: Record<string, unknown>) => unknown = () => ({})

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
  const said = (input: Record<string, unknown>) => answer(input)
  const standing = { is_admin: 0, is_taboo: 0, is_kick: 0, until: 0 }
  answerCalls({ sendRoomMessage: said, getRoomHistory: said, getRoomStanding: standing })
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
    answer = ({ text, nonce }) => message({ id: 'm5', uid: 1, text: String(text), nonce: String(nonce) })
    const sending = feed.send('  goal!  ')
    expect(feed.store.getState().lines).toMatchObject([{ text: 'goal!', state: 'sending', isMine: true }])
    await sending
    expect(feed.store.getState().lines).toMatchObject([{ text: 'goal!', state: 'sent' }])
    expect(flown).toEqual(['goal!:true'])
  })

  test('LIVE-03 a refused line says why and goes through on retry with the same nonce', async () => {
    const feed = new RoomFeed(101)
    const sent: unknown[] = []
    answer = ({ nonce }) => {
      sent.push(nonce)
      return new CallError('too fast', 1, 'too-often')
    }
    await feed.send('again')
    const [line] = feed.store.getState().lines
    expect(line).toMatchObject({ state: 'failed', error: 'too fast' })
    answer = ({ nonce }) => {
      sent.push(nonce)
      return message({ uid: 1, text: 'again', nonce: String(nonce) })
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
      IsFinished: 1,
      RspMsgList: [
        item(JSON.stringify({ message: message({ id: 'm2', at: 2_000, text: 'second' }) })),
        item('{broken'),
        item(JSON.stringify({ message: message({ id: 'm1', text: 'first' }) })),
      ],
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

const page = (messages: RoomMessage[], isAll: boolean) => ({
  IsFinished: isAll ? 1 : 0,
  RspMsgList: messages.map((one) => ({
    IsPlaceMsg: 0,
    MsgBody: [{ MsgType: 'TIMCustomElem', MsgContent: { Data: JSON.stringify({ message: one }) } }],
  })),
})

describe('frames', () => {
  /** Opens a feed and gives what feeds its two topics. */
  function openFeed() {
    const listeners = new Map<string, TopicListener>()
    jest.spyOn(socket, 'subscribe').mockImplementation((topic, listener) => {
      listeners.set(topic, typeof listener === 'function' ? { onData: listener } : listener)
      return Object.assign(() => void listeners.delete(topic), { resumeFrom: () => undefined })
    })
    const feed = new RoomFeed(101)
    const close = feed.open()
    const tell = (topic: string, data: object) => listeners.get(topic)?.onData({ code: 100, data } as DataFrame)
    return { feed, close, tell, listeners }
  }
  beforeEach(() => {
    jest.useFakeTimers()
    answer = () => page([], true)
  })
  afterEach(() => void jest.useRealTimers())

  test('SHELL-17 the frame hears how many are in the room, and that nobody is any more once it is left', () => {
    const counts: number[] = []
    const stop = bus.on('room.onlineChanged', ({ count }) => void counts.push(count))
    const { close, tell } = openFeed()
    tell('room.101', { type: 'room', anchor_id: 101, event: 'viewers', viewers: 12, heat: 5 })
    tell('room.101', { type: 'room', anchor_id: 101, event: 'title', title: 'no number' })
    tell('room.101', { type: 'room', anchor_id: 101, event: 'viewers', viewers: 3, heat: 5 })
    expect(counts).toEqual([12, 3])
    close()
    expect(counts).toEqual([12, 3, 0])
    // Who never heard of a number takes none of another room away.
    openFeed().close()
    expect(counts).toEqual([12, 3, 0])
    stop()
  })

  test('AIR-01 a line that was taken away leaves the page, also one that is about to show; the others stay', () => {
    const { feed, close, tell } = openFeed()
    for (const id of ['m1', 'm2']) tell('room.101', { type: 'chat', anchor_id: 101, message: message({ id }) })
    jest.advanceTimersByTime(1_000)
    tell('room.101', { type: 'chat', anchor_id: 101, message: message({ id: 'm3' }) })
    for (const line of ['m1', 'm3']) tell('room.101', { type: 'room', anchor_id: 101, event: 'line-removed', line })
    jest.advanceTimersByTime(1_000)
    expect(feed.store.getState().lines.map(({ key }) => key)).toEqual(['m2'])
    close()
  })

  test('LIVE-03 fifty lines a second for ten minutes keep the page small, and leave no timer behind', async () => {
    const { feed, close, tell } = openFeed()
    let changes = 0
    feed.store.subscribe(() => changes++)
    for (let said = 0; said < 30_000; said++) {
      tell('room.101', { type: 'chat', anchor_id: 101, message: message({ id: `m${said}`, text: `line ${said}` }) })
      if (said % 50 === 49) jest.advanceTimersByTime(1_000)
    }
    const { lines } = feed.store.getState()
    expect(lines).toHaveLength(lineLimit)
    expect(lines.at(-1)?.text).toBe('line 29999')
    expect(changes).toBeLessThan(30_000 / 10)
    feed.setReading(true)
    for (let said = 30_000; said < 40_000; said++) {
      tell('room.101', { type: 'chat', anchor_id: 101, message: message({ id: `m${said}` }) })
      if (said % 50 === 49) jest.advanceTimersByTime(1_000)
    }
    expect(feed.store.getState().lines).toHaveLength(readingLimit)
    tell('room.101', { type: 'chat', anchor_id: 101, message: message({ id: 'last' }) })
    await close()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('LIVE-09 a silence told to me closes the field, its end opens it; other rooms are none of it', () => {
    const { feed, tell } = openFeed()
    const taboo = { type: 'taboo', anchor_id: 101, uid: 1, status: 1, until: 99_000 }
    tell('user.1', { ...taboo, anchor_id: 102 })
    expect(feed.store.getState().silencedUntil).toBeUndefined()
    tell('user.1', taboo)
    expect(feed.store.getState().silencedUntil).toBe(99_000)
    tell('user.1', { type: 'taboo', anchor_id: 101, uid: 1, status: 1 })
    expect(feed.store.getState().silencedUntil).toBe(Number.POSITIVE_INFINITY)
    tell('user.1', { ...taboo, status: 0 })
    expect(feed.store.getState().silencedUntil).toBeUndefined()
  })

  test.each<[string, (site: ReturnType<typeof openFeed>) => void]>([
    [
      'the frame that tells so',
      ({ tell }) => tell('user.1', { type: 'room', anchor_id: 101, event: 'kickout', uid: 1 }),
    ],
    ['a refused topic', ({ listeners }) => listeners.get('room.101')?.onRefused?.('room-kicked')],
  ])('LIVE-09 %s sends the visitor away, once', (_name, sendAway) => {
    const kicks: number[] = []
    const stop = bus.on('room.kicked', ({ anchorId }) => void kicks.push(anchorId))
    const site = openFeed()
    site.tell('user.1', { type: 'room', anchor_id: 102, event: 'kickout', uid: 1 })
    site.tell('room.101', { type: 'room', anchor_id: 101, event: 'kickout', uid: 7 })
    expect(kicks).toEqual([])
    sendAway(site)
    sendAway(site)
    expect(kicks).toEqual([101])
    stop()
  })

  test('gifts in a row are one line that counts on', () => {
    const { feed, tell } = openFeed()
    const gift = { gift_id: 1, giftname: 'Scarf', gifticon: '', type: 0, swf: '', swftime: 0, num: 1, coin: 1 }
    for (const combo of [1, 2, 3])
      tell('room.101', {
        type: 'chat',
        anchor_id: 101,
        message: message({ id: `m${combo}`, no: 100, text: undefined, gift: { ...gift, combo, type: 0 } } as never),
      })
    jest.advanceTimersByTime(1_000)
    expect(feed.store.getState().lines.map(({ key, message: told }) => [key, told?.gift?.combo])).toEqual([['m1', 3]])
  })
})

test('LIVE-09 a refusal because of a silence closes the field with its end', async () => {
  const feed = new RoomFeed(101)
  answer = () => new CallError('muted', 1, 'room-silenced', { until: 77_000 })
  await feed.send('psst')
  expect(feed.store.getState()).toMatchObject({ silencedUntil: 77_000, lines: [{ state: 'failed', error: 'muted' }] })
})

test('a refused line does not fly', async () => {
  const feed = new RoomFeed(101)
  const flown: string[] = []
  feed.barrage(({ text }) => void flown.push(text))
  answer = () => new CallError('no links', 1, 'chat-link')
  await feed.send('www.bets.top')
  expect(flown).toEqual([])
})

test('LIVE-03 older lines come in front, from the oldest kept place, until there are none', async () => {
  const feed = new RoomFeed(101)
  const asked: unknown[] = []
  answer = ({ ReqMsgSeq }) => {
    asked.push(ReqMsgSeq)
    return asked.length === 1
      ? page(
          [message({ id: 'd9', at: 9_000 }), message({ id: 'm40', at: 4_000 }), message({ id: 'm30', at: 3_000 })],
          false,
        )
      : page([message({ id: 'm20', at: 2_000 })], true)
  }
  await feed.loadHistory()
  expect(feed.store.getState().older).toBe('more')
  await Promise.all([feed.loadOlder(), feed.loadOlder()])
  expect(asked).toEqual([undefined, 30])
  expect(feed.store.getState().lines.map(({ key }) => key)).toEqual(['m20', 'm30', 'm40', 'd9'])
  expect(feed.store.getState().older).toBe('none')
  await feed.loadOlder()
  expect(asked).toHaveLength(2)
})

test.each([
  ['chat-link', true],
  ['too-often', false],
])('LIVE-03 a line refused as %s offers to be sent again only when that can help', async (reason, isFinal) => {
  const feed = new RoomFeed(101)
  answer = () => new CallError('refused', 1, reason)
  await feed.send('see www.example.com')
  expect(feed.store.getState().lines).toMatchObject([{ state: 'failed', isFinal }])
})
