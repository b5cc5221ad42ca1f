import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { RoomMessage, ServerFrame } from '@pitchside/contract'
import { ledgerProblems } from '../../testing/ledger-problems'
import { accountModules, type CallOptions, startTestApp, type TestSite } from '../../testing/test-app'
import { demoPersonIds } from '../live/demo/chatter'
import { medalOf } from '../live/fan-club.rules'

let site: TestSite
/** 128 diamonds, 8888880 tenths, an anchor. */
let visitor: string
let rich: string
let anchor: string

beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'wallet', 'live', 'gifts'], config: { seedDemo: true } })
  visitor = (await site.signIn('visitor')).token
  rich = (await site.signIn('rich')).token
  anchor = (await site.signIn('anchor')).token
})
afterAll(async () => {
  expect(await ledgerProblems(site.db)).toEqual([])
  await site.close()
})

const balance = async (token: string) => Number((await site.ok('getOwnUser', {}, { token })).balance)
const income = async () => Number((await site.ok('getOwnUser', {}, { token: anchor })).withdrawal_balance)
const give = (
  part: { gift_id?: number; anchor_id?: number; num?: number; type?: number; nonce?: string },
  options: CallOptions,
) => site.call('sendGift', { gift_id: 1, anchor_id: 3, type: 0, ...part }, options)
const messageOf = ({ data }: ServerFrame): RoomMessage | undefined =>
  'message' in data && 'no' in (data.message as object) ? (data.message as RoomMessage) : undefined
const gifts = (frames: ServerFrame[]) => frames.flatMap((frame) => messageOf(frame)?.gift ?? [])

describe('the catalogue', () => {
  test('LIVE-05 everybody sees eight gifts with price and picture, in the own language', async () => {
    const zh = await site.ok('listGifts', {})
    expect(zh.map(({ giftname, needcoin }) => [giftname, needcoin])).toEqual([
      ['哨子', 10],
      ['围巾', 66],
      ['足球', 99],
      ['助威号', 188],
      ['冷焰火', 520],
      ['10号球衣', 1314],
      ['金杯', 5200],
      ['火箭', 9999],
    ])
    expect(zh.at(-1)).toMatchObject({ type: 1, swf: 'rocket', swftime: 5, gifticon: 'gift:rocket' })
    expect(zh[0]).toMatchObject({ type: 0, swf: '', swftime: 0 })
    expect((await site.ok('listGifts', {}, { language: 'en' }))[1]?.giftname).toBe('Scarf')
    expect((await site.ok('listGifts', {}, { language: 'vi' }))[7]?.giftname).toBe('Tên lửa')
  })

  test('the price of a gift can not change, because backpacks are covered at it', async () => {
    await expect(site.db.query('update gifts set tenths = 10 where id = 8')).rejects.toThrow('fixed')
    await site.db.query('update gifts set list_order = 81 where id = 8')
  })
})

describe('a bought gift', () => {
  test('LIVE-05 costs the giver, pays the anchor half, adds wealth, and the room sees it with the new level', async () => {
    const socket = await site.socket({ token: visitor })
    await socket.subscribe({ topic: 'room.3' })
    const before = [await balance(visitor), await income()]
    const { current_exp, level } = await site.ok('getOwnUser', {}, { token: visitor })
    expect(await give({ num: 12, nonce: 'first' }, { token: visitor })).toMatchObject({ code: 0, data: null })
    expect([await balance(visitor), await income()]).toEqual([before[0]! - 120, before[1]! + 60])
    const after = await site.ok('getOwnUser', {}, { token: visitor })
    expect(after.current_exp).toBe(current_exp + 1_200)
    expect(after.level).toBeGreaterThan(level)
    const line = messageOf(await socket.next((frame) => messageOf(frame)?.no === 100))
    expect(line).toMatchObject({ uid: 1, level: after.level })
    expect(line?.gift).toEqual({
      gift_id: 1,
      giftname: '哨子',
      names: { zh: '哨子', en: 'Whistle', vi: 'Còi' },
      gifticon: 'gift:whistle',
      type: 0,
      swf: '',
      swftime: 0,
      num: 12,
      combo: 12,
      coin: 120,
    })
    // The room and the member are told on ways of their own.
    await socket.next(({ data }) => 'event' in data && data.type === 'account' && data.event === 'profile')
    const account = socket.frames
      .flatMap(({ data }) => ('event' in data && data.type === 'account' ? [data] : []))
      // The daily task of a gift tells of itself, when it comes to it.
      .filter(({ event }) => event !== 'tasks')
    expect(account).toEqual([
      { type: 'account', event: 'balance', balance: '8' },
      { type: 'account', event: 'profile' },
    ])
    const { RspMsgList } = await site.ok('getRoomHistory', { id: '3' })
    expect(JSON.parse(RspMsgList[0]!.MsgBody[0]!.MsgContent.Data)).toMatchObject({ type: 100, gift: { num: 12 } })
    socket.close()
  })

  test('LIVE-05 is refused without enough balance, and then nothing at all changes', async () => {
    const before = [await balance(visitor), await income()]
    const refused = await give({ gift_id: 8, nonce: 'poor' }, { token: visitor, language: 'en' })
    expect(refused).toMatchObject({ code: 1, reason: 'balance-short', msg: 'Your balance is too low' })
    expect([await balance(visitor), await income()]).toEqual(before)
    expect(await site.db.query('select 1 from gift_log where user_id = 1 and gift_id = 8')).toEqual([])
  })

  test('LIVE-05 SHELL-19 an anchor gives nothing to himself, in any language', async () => {
    const before = await balance(anchor)
    const say = async (language: 'zh' | 'en' | 'vi') => (await give({ nonce: 'me' }, { token: anchor, language })).msg
    expect(await say('zh')).toBe('主播不能给自己送礼物')
    expect(await say('en')).toBe('The anchor is not allowed to give himself gifts')
    expect(await say('vi')).toContain('không thể tự tặng')
    expect((await give({ type: 1 }, { token: anchor })).reason).toBe('gift-self')
    expect(await balance(anchor)).toBe(before)
  })

  test('what does not fit is refused clearly', async () => {
    expect((await give({}, {})).code).toBe(700)
    expect((await give({}, { token: 'forged' })).code).toBe(50008)
    expect((await give({ gift_id: 99 }, { token: rich })).reason).toBe('gift-unknown')
    expect((await give({ gift_id: 9 }, { token: rich })).reason).toBe('gift-unknown')
    expect((await give({ anchor_id: 999 }, { token: rich })).reason).toBe('room-unknown')
    for (const part of [{ num: 0 }, { num: -5 }, { num: 10_000 }, { type: 2 }, { nonce: 'x'.repeat(65) }])
      expect((await give(part, { token: rich })).reason).toBe('input-invalid')
    await site.clock.advance(10_000)
  })

  test('a member who was sent away gives nothing, but a repeated request is still answered', async () => {
    await give({ anchor_id: 4, nonce: 'before-kick' }, { token: rich })
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (4, 2, 0)')
    const before = await balance(rich)
    expect((await give({ anchor_id: 4, nonce: 'after-kick' }, { token: rich })).reason).toBe('room-kicked')
    expect((await give({ anchor_id: 4, nonce: 'before-kick' }, { token: rich })).code).toBe(0)
    expect(await balance(rich)).toBe(before)
    await site.db.query('delete from room_kicks where room_uid = 4')
  })
})

describe('exactly once', () => {
  test('LIVE-05 a double click without a key is one gift; two seconds later it is another', async () => {
    await site.clock.advance(10_000)
    const before = await balance(rich)
    await Promise.all([give({}, { token: rich }), give({}, { token: rich })])
    await site.clock.advance(1_999)
    await give({}, { token: rich })
    expect(await balance(rich)).toBe(before - 10)
    // Other content is another intention.
    await give({ num: 2 }, { token: rich })
    expect(await balance(rich)).toBe(before - 30)
    await site.clock.advance(1)
    await give({}, { token: rich })
    expect(await balance(rich)).toBe(before - 40)
  })

  test('a key that comes back with other content is refused; the header counts before the nonce', async () => {
    await site.clock.advance(10_000)
    const before = await balance(rich)
    const options = { token: rich, idempotencyKey: 'key-1' }
    expect((await give({ gift_id: 2, num: 10 }, options)).code).toBe(0)
    // 66 whistles cost what 10 scarves cost: the ledger alone would not notice.
    expect((await give({ gift_id: 1, num: 66, nonce: 'other' }, options)).reason).toBe('key-reused')
    expect((await give({ gift_id: 2, num: 10, anchor_id: 4 }, options)).reason).toBe('key-reused')
    expect((await give({ gift_id: 2, num: 10, type: 1 }, options)).reason).toBe('key-reused')
    expect((await give({ gift_id: 2, num: 10, nonce: 'other' }, options)).code).toBe(0)
    expect(await balance(rich)).toBe(before - 660)
  })

  test('a captured request of somebody else is worth nothing: keys belong to their member', async () => {
    const before = [await balance(rich), await balance(visitor)]
    await give({ nonce: 'shared' }, { token: rich })
    expect((await give({ nonce: 'shared', num: 9_999 }, { token: visitor })).reason).toBe('balance-short')
    expect((await give({ nonce: 'shared' }, { token: 'stolen-but-dead' })).code).toBe(50008)
    expect([await balance(rich), await balance(visitor)]).toEqual([before[0]! - 10, before[1]])
  })

  test('a repeated request is shown once', async () => {
    await site.clock.advance(10_000)
    const socket = await site.socket()
    await socket.subscribe({ topic: 'room.103' })
    const seen = () => gifts(socket.frames).length
    for (let turn = 0; turn < 3; turn++) await give({ anchor_id: 103, nonce: 'again' }, { token: rich })
    await give({ anchor_id: 103, nonce: 'last', num: 5 }, { token: rich })
    await socket.next((frame) => messageOf(frame)?.gift?.num === 5)
    expect(seen()).toBe(2)
    socket.close()
  })

  test('ten gifts a second and no more', async () => {
    await site.clock.advance(10_000)
    const replies = []
    for (let turn = 0; turn < 12; turn++) replies.push(await give({ nonce: `flood-${turn}` }, { token: rich }))
    expect(replies.map(({ code }) => code)).toEqual([...Array(10).fill(0), 1, 1])
    expect(replies[11]?.reason).toBe('too-often')
  })
})

describe('the combo', () => {
  test('LIVE-05 gifts of one kind in a row are counted by the server; a pause or another gift begins anew', async () => {
    await site.clock.advance(10_000)
    const socket = await site.socket()
    await socket.subscribe({ topic: 'room.104' })
    const room = { anchor_id: 104 }
    await give({ ...room, nonce: 'c1' }, { token: rich })
    await site.clock.advance(3_000)
    await give({ ...room, nonce: 'c2', num: 10 }, { token: rich })
    await give({ ...room, nonce: 'c3', gift_id: 2 }, { token: rich })
    await give({ ...room, nonce: 'c4' }, { token: visitor, idempotencyKey: 'v-c4' })
    await site.clock.advance(1_000)
    await give({ ...room, nonce: 'c5' }, { token: rich })
    await site.clock.advance(3_001)
    await give({ ...room, nonce: 'c6' }, { token: rich })
    const last = await site.ok('getRoomHistory', { id: '104' })
    const told = last.RspMsgList.map(({ MsgBody }) => JSON.parse(MsgBody[0]!.MsgContent.Data).message as RoomMessage)
      .filter(({ no, gift }) => no === 100 && gift)
      .reverse()
    expect(told.map(({ uid, gift }) => [uid, gift?.gift_id, gift?.combo])).toEqual([
      [2, 1, 1],
      [2, 1, 11],
      [2, 2, 1],
      [2, 1, 12],
      [2, 1, 1],
    ])
    socket.close()
  })
})

describe('fan medals', () => {
  const room = 105
  test('AIR-07 who gives wears a medal in that room, from the line of the gift on, and the club has one more', async () => {
    const before = await site.ok('getFanClub', { uid: room }, { token: rich })
    expect(before).toMatchObject({ medal: 0, coin: 0 })
    const socket = await site.socket()
    for (const uid of [room, 106]) await socket.subscribe({ topic: `room.${uid}` })
    const lineOf = async (isIt: (message: RoomMessage) => boolean) =>
      messageOf(await socket.next((frame) => isIt(messageOf(frame) ?? ({} as RoomMessage))))
    await give({ anchor_id: room, num: 7 }, { token: rich })
    expect(await lineOf(({ gift }) => gift !== undefined)).toMatchObject({ uid: 2, medal: 2 })
    for (const uid of [room, 106]) await site.ok('sendRoomMessage', { uid, text: `medal ${uid}` }, { token: rich })
    expect((await lineOf(({ text }) => text === `medal ${room}`))?.medal).toBe(2)
    expect((await lineOf(({ text }) => text === 'medal 106'))?.medal).toBeUndefined()
    expect(await site.ok('getFanClub', { uid: room }, { token: rich })).toEqual({
      num: before.num + 1,
      medal: 2,
      coin: 70,
    })
    expect(await site.ok('getFanClub', { uid: room })).toEqual({ num: before.num + 1, medal: 0, coin: 0 })
    socket.close()
  })

  test('AIR-07 people of the demo wear what they gave in the room', async () => {
    const rows = await site.db.query<{ roomUid: number; userId: number; tenths: number }>(
      'select room_uid, user_id, sum(tenths)::bigint tenths from room_contributions group by room_uid, user_id',
    )
    const given = new Map(rows.map(({ roomUid, userId, tenths }) => [`${roomUid} ${userId}`, tenths]))
    const worn: number[] = []
    for (const uid of [101, 102, 103]) {
      const { RspMsgList } = await site.ok('getRoomHistory', { id: `${uid}` })
      for (const { MsgBody } of RspMsgList) {
        const { message } = JSON.parse(MsgBody[0]?.MsgContent.Data ?? '') as { message: RoomMessage }
        if (!demoPersonIds.includes(message.uid)) continue
        expect(message.medal ?? 0).toBe(medalOf(given.get(`${uid} ${message.uid}`) ?? 0))
        if (message.medal) worn.push(message.medal)
      }
    }
    expect(worn.length).toBeGreaterThan(0)
  })
})
