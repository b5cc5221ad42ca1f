import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { limits, type RoomMessage } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, type CallOptions, startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let visitor: string
let rich: string

beforeAll(async () => {
  site = await startTestApp({
    only: [...accountModules, 'wallet', 'live', 'gifts', 'nobles'],
    config: { seedDemo: true },
  })
  visitor = (await site.signIn('visitor')).token
  rich = (await site.signIn('rich')).token
})
afterEach(() => site.clock.advance(10_000))
afterAll(async () => {
  expect(await ledgerProblems(site.db)).toEqual([])
  await site.close()
})

const balance = async (token: string) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const send = (part: { info?: string; gift_id?: number; uid?: number; nonce?: string }, options: CallOptions) =>
  site.call('sendBubbleBarrage', { uid: 101, info: '进球啦', gift_id: 1, ...part }, options)
const lines = async (uid: number) => {
  const { RspMsgList } = await site.ok('getRoomHistory', { id: String(uid) })
  return RspMsgList.map(({ MsgBody }) => JSON.parse(MsgBody[0]!.MsgContent.Data) as { message: RoomMessage })
    .filter(({ message }) => message.bubble !== undefined)
    .reverse()
}

test('LIVE-04 six bubbles are on sale, each with its price and look, in the own language', async () => {
  const bubbles = await site.ok('listBarrageBubbles', {})
  expect(bubbles.map(({ gifticon, needcoin }) => [gifticon, needcoin])).toEqual([
    ['bubble:pitch', 5],
    ['bubble:night', 5],
    ['bubble:storm', 10],
    ['bubble:rose', 10],
    ['bubble:flame', 20],
    ['bubble:gold', 50],
  ])
  expect((await site.ok('listBarrageBubbles', {}, { language: 'vi' }))[5]?.giftname).toBe('Vàng vô địch')
  expect(bubbles[0]).not.toHaveProperty('num')
})

test('LIVE-04 a coloured line costs its price once and reaches the room in its bubble', async () => {
  const before = await balance(rich)
  const socket = await site.socket()
  await socket.subscribe({ topic: 'room.101' })
  const hostile = '<b onclick=x>进球</b>'
  for (let turn = 0; turn < 2; turn++)
    expect(await send({ info: hostile, gift_id: 6, nonce: 'goal' }, { token: rich })).toMatchObject({
      code: 0,
      data: null,
    })
  expect(await balance(rich)).toBe(before - 50)
  const isBubble = ({ data }: { data: object }) =>
    'message' in data && (data.message as RoomMessage).bubble !== undefined
  const { data } = await socket.next(isBubble)
  expect('message' in data && data.message).toMatchObject({
    no: 105,
    uid: 2,
    text: hostile,
    bubble: { gift_id: 6, icon: 'bubble:gold' },
  })
  expect(await lines(101)).toHaveLength(1)
  expect((await lines(101))[0]).toMatchObject({ type: 105, normal: { isXCBarrage: 1, xcBarrageUrl: 'bubble:gold' } })
  const order = (await site.ok('listOrders', { type: 1 }, { token: rich })).data[0]
  expect(order).toMatchObject({ typeName: 'barrage', amount: '-50' })
  socket.close()
})

test('LIVE-04 a double click is one line; the same key with other words is refused', async () => {
  const before = await balance(rich)
  await Promise.all([send({ uid: 102 }, { token: rich }), send({ uid: 102 }, { token: rich })])
  expect(await balance(rich)).toBe(before - 5)
  expect(await lines(102)).toHaveLength(1)
  await site.clock.advance(10_000)
  await send({ uid: 102, info: 'first', nonce: 'n' }, { token: rich })
  expect((await send({ uid: 102, info: 'second', nonce: 'n' }, { token: rich })).reason).toBe('key-reused')
  await site.clock.advance(10_000)
  expect((await send({ uid: 102, info: 'first', gift_id: 2, nonce: 'n' }, { token: rich })).reason).toBe('key-reused')
  expect(await lines(102)).toHaveLength(2)
})

test('LIVE-04 whoever can not pay, may not speak or writes nothing is refused, and nothing is charged', async () => {
  const before = await balance(visitor)
  expect((await send({}, {})).code).toBe(700)
  expect((await send({ info: '   ' }, { token: visitor })).reason).toBe('input-invalid')
  await site.clock.advance(10_000)
  expect((await send({ info: 'x'.repeat(limits.bubbleTextChars + 1) }, { token: visitor })).reason).toBe(
    'input-invalid',
  )
  expect((await send({ gift_id: 7 }, { token: visitor })).reason).toBe('bubble-unknown')
  await site.clock.advance(10_000)
  expect((await send({ uid: 999 }, { token: visitor })).reason).toBe('room-unknown')
  await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (103, 1, 0)')
  expect((await send({ uid: 103 }, { token: visitor })).reason).toBe('room-kicked')
  expect(await balance(visitor)).toBe(before)
  for (let turn = 0; turn < 3; turn++) {
    await site.clock.advance(10_000)
    await send({ gift_id: 6, nonce: `poor-${turn}` }, { token: visitor })
  }
  expect(await balance(visitor)).toBe(before - 100)
})

test('LIVE-04 two lines a second and no more', async () => {
  const replies = []
  for (let turn = 0; turn < 3; turn++) replies.push(await send({ nonce: `flood-${turn}` }, { token: rich }))
  expect(replies.map(({ code }) => code)).toEqual([0, 0, 1])
  expect(replies[2]?.reason).toBe('too-often')
})

test('LIVE-07 free lines of a privilege are used first; what is left is told', async () => {
  await site.ok('buyNobleTier', { id: 1, nonce: 'noble' }, { token: rich })
  await site.db.query('update noble_periods set free_barrages = 2')
  const before = await balance(rich)
  for (let turn = 0; turn < 3; turn++) {
    await send({ uid: 104, info: `进球啦 ${turn}`, nonce: `free-${turn}` }, { token: rich })
    await site.clock.advance(10_000)
  }
  expect(await balance(rich)).toBe(before - 5)
  expect((await site.ok('listBarrageBubbles', {}, { token: rich }))[0]?.num).toBe(0)
  expect(await lines(104)).toHaveLength(3)
})

test('LIVE-04 a coloured line passes what every line passes: silence, links, covered words, repetition', async () => {
  const before = await balance(rich)
  await site.db.query('insert into room_taboos (room_uid, user_id, created_at) values (105, 2, 0)')
  expect((await send({ uid: 105, nonce: 'silent' }, { token: rich })).reason).toBe('room-silenced')
  await site.clock.advance(10_000)
  expect((await send({ uid: 106, info: 'see www.betting.example.com', nonce: 'link' }, { token: rich })).reason).toBe(
    'chat-link',
  )
  expect((await send({ uid: 106, info: '\u200b\u200b', nonce: 'nothing' }, { token: rich })).reason).toBe('chat-empty')
  await site.clock.advance(10_000)
  const emojis = '⚽'.repeat(limits.chatEmojis + 1)
  expect((await send({ uid: 106, info: emojis, nonce: 'emojis' }, { token: rich })).reason).toBe('chat-emoji')
  expect(await balance(rich)).toBe(before)
  const replies = []
  for (let turn = 0; turn <= limits.chatRepeats; turn++) {
    await site.clock.advance(10_000)
    replies.push((await send({ uid: 106, info: ' 加油  加油 ', nonce: `again-${turn}` }, { token: rich })).reason)
  }
  expect(replies).toEqual([undefined, undefined, 'chat-repeated'])
  expect((await lines(106)).map(({ message }) => message.text)).toEqual(['加油 加油', '加油 加油'])
  await site.clock.advance(10_000)
  expect((await send({ uid: 106, info: '加油 加油', nonce: 'again-0' }, { token: rich })).code).toBe(0)
  expect(await lines(106)).toHaveLength(limits.chatRepeats)
})
