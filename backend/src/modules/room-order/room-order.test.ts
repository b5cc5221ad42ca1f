import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type CallInput, type DefinedCall, limits, type RoomMessage, type ServerFrame } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'
import type { TestSocket } from '../../testing/test-socket'
import { demoAccounts } from '../account/account.module'

/** The room of the demo's first anchor, and who is who in it. */
const room: number = demoAccounts.anchor.id
const assistant = demoAccounts.assistant.id
const fan = demoAccounts.visitor.id
/** A guest of the demo with the highest noble tier, one without. */
let king: number
let guest: number

let site: TestSite
const tokens: Record<string, string> = {}

beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  for (const who of ['anchor', 'secondAnchor', 'assistant', 'visitor', 'rich', 'admin'] as const)
    tokens[who] = (await site.signIn(who)).token
  const people = await site.db.query<{ id: number; tier: number }>(
    'select id, tier from users where id >= 200 order by id',
  )
  king = people.find(({ tier }) => tier >= limits.kickProtectedTier)!.id
  guest = people.find(({ tier }) => tier === 0)!.id
})
afterAll(() => site.close())
beforeEach(async () => {
  await site.db.query('delete from room_taboos')
  await site.db.query('delete from room_kicks')
  await site.db.query('delete from room_managers where room_uid <> $1 or user_id <> $2', [room, assistant])
  await site.clock.skip(600_000)
})

const as = <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
  site.call(name, input, { token: tokens[who] })
const done = <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
  site.ok(name, input, { token: tokens[who] })
const reasonOf = async <N extends DefinedCall>(who: string, name: N, input: CallInput<N>) =>
  (await as(who, name, input)).reason
const say = (who: string, text: string, uid = room) => as(who, 'sendRoomMessage', { uid, text })
const lineIn = (frame: ServerFrame): RoomMessage | undefined =>
  frame.code === 100 && frame.data.type === 'chat' ? frame.data.message : undefined
const line = (socket: TestSocket, no: number) => socket.next((frame) => lineIn(frame)?.no === no).then(lineIn)
const order = { uid: fan, anchor_id: room }

async function sit(who?: string): Promise<TestSocket> {
  const socket = await site.socket(who === undefined ? {} : { token: tokens[who] ?? '' })
  await socket.subscribe({ topic: `room.${room}` })
  return socket
}

describe('silences', () => {
  test('LIVE-09 an assistant silences: the member is refused and told until when, the room sees it, time ends it', async () => {
    const [watcher, own] = [await sit(), await sit('visitor')]
    await done('assistant', 'setTaboo', { ...order, time: 600 })
    expect(await line(watcher, 107)).toMatchObject({
      uid: assistant,
      is_admin: 1,
      taboo: { uid: fan, user_nickname: '看台小周', status: 1, seconds: 600 },
    })
    const until = site.clock.now() + 600_000
    const told = await own.next((frame) => frame.code === 100 && frame.data.type === 'taboo')
    expect(told).toMatchObject({ topic: `user.${fan}`, data: { anchor_id: room, uid: fan, status: 1, until } })
    expect(watcher.frames.some((frame) => frame.code === 100 && frame.data.type === 'taboo')).toBe(false)
    expect(await say('visitor', 'psst')).toMatchObject({
      code: 1,
      reason: 'room-silenced',
      msg: '您已被禁言，剩余 10 分钟',
      data: { until },
    })
    await expect(site.modules.live.gate.requireSpeech(room, fan)).rejects.toMatchObject({ reason: 'room-silenced' })
    // Watching and giving go on, and so does speaking elsewhere.
    await expect(site.modules.live.gate.requireEntry(room, fan)).resolves.toBeUndefined()
    expect((await say('visitor', 'hello over there', 104)).code).toBe(0)
    await site.clock.skip(600_000)
    expect((await say('visitor', 'back again')).code).toBe(0)
    own.close()
    watcher.close()
  })

  test('LIVE-09 without a length it lasts a day; 0 lasts until it is lifted', async () => {
    await done('anchor', 'setTaboo', order)
    const standing = await done('visitor', 'getRoomStanding', order)
    expect(standing).toMatchObject({ is_taboo: 1, until: site.clock.now() + limits.tabooS * 1_000 })
    await done('anchor', 'setTaboo', { ...order, time: 0 })
    await site.clock.skip(400 * 86_400_000)
    tokens.visitor = (await site.signIn('visitor')).token
    for (const who of ['anchor', 'assistant', 'admin', 'rich', 'secondAnchor'] as const)
      tokens[who] = (await site.signIn(who)).token
    expect(await say('visitor', 'still?')).toMatchObject({ reason: 'room-silenced', data: { until: null } })
    const own = await sit('visitor')
    await done('assistant', 'liftTaboo', order)
    const told = await own.next((frame) => frame.code === 100 && frame.data.type === 'taboo')
    expect(told.data).toMatchObject({ status: 0, uid: fan })
    expect((await say('visitor', 'thank you')).code).toBe(0)
    own.close()
  })

  test('lifting what is not there, or is over, tells nobody', async () => {
    const watcher = await sit()
    await done('anchor', 'liftTaboo', order)
    await done('anchor', 'setTaboo', { ...order, time: 1 })
    expect((await line(watcher, 107))?.taboo?.status).toBe(1)
    await site.clock.skip(2_000)
    await done('anchor', 'liftTaboo', order)
    await done('anchor', 'setTaboo', { ...order, time: 5 })
    expect((await line(watcher, 107))?.taboo).toMatchObject({ status: 1, seconds: 5 })
    watcher.close()
  })

  test('LIVE-09 the silenced are listed for those who keep order, the over ones are gone', async () => {
    await done('assistant', 'setTaboo', { ...order, time: 60 })
    await done('assistant', 'setTaboo', { uid: guest, anchor_id: room, time: 0 })
    const { data, total } = await done('anchor', 'listTaboos', { anchor_id: room })
    expect(total).toBe(2)
    expect(data.find(({ uid }) => uid === guest)?.until).toBe(0)
    expect(data.find(({ uid }) => uid === fan)).toMatchObject({ user_nickname: '看台小周' })
    await site.clock.skip(61_000)
    expect((await done('assistant', 'listTaboos', { anchor_id: room })).data.map(({ uid }) => uid)).toEqual([guest])
  })
})

describe('kicks', () => {
  test('LIVE-09 who is kicked leaves at once and finds every door closed until readmitted', async () => {
    const [watcher, own, second] = [await sit(), await sit('visitor'), await sit('visitor')]
    await done('assistant', 'kickFromRoom', order)
    for (const socket of [own, second]) {
      await socket.next(({ code, data }) => code === 101 && 'reason' in data && data.reason === 'room-kicked')
      await socket.next((frame) => frame.code === 100 && frame.data.type === 'room' && frame.data.event === 'kickout')
    }
    expect((await line(watcher, 108))?.kick).toEqual({ uid: fan, user_nickname: '看台小周' })
    // What is said afterwards does not reach the one who was sent away.
    await say('assistant', 'calm again')
    await watcher.next((frame) => lineIn(frame)?.text === 'calm again')
    expect(own.frames.some((frame) => lineIn(frame)?.text === 'calm again')).toBe(false)
    expect(site.app.kernel.realtime.subscribers(`room.${room}`)).toBe(1)
    expect((await own.subscribe({ topic: `room.${room}` })).data).toMatchObject({ type: 'refused' })
    expect(await as('visitor', 'getRoom', { uid: room })).toMatchObject({ code: 1, reason: 'room-kicked' })
    expect(await reasonOf('visitor', 'getRoomHistory', { id: String(room) })).toBe('room-kicked')
    expect((await say('visitor', 'let me in')).reason).toBe('room-kicked')
    await expect(site.modules.live.gate.requireEntry(room, fan)).rejects.toMatchObject({ reason: 'room-kicked' })
    expect(await done('visitor', 'listKicks', {})).toMatchObject([{ anchor_id: room, uid: fan }])
    expect(await done('anchor', 'listKicks', { anchor_id: room })).toMatchObject([
      { uid: fan, user_nickname: '看台小周' },
    ])
    await done('anchor', 'liftKick', order)
    expect(await done('visitor', 'listKicks', {})).toEqual([])
    expect((await own.subscribe({ topic: `room.${room}` })).data).toMatchObject({ type: 'subscribed' })
    expect((await say('visitor', 'thanks')).code).toBe(0)
    for (const socket of [watcher, own, second]) socket.close()
  })

  test('kicking twice is one kick and one line', async () => {
    const watcher = await sit()
    await Promise.all([done('anchor', 'kickFromRoom', order), done('assistant', 'kickFromRoom', order)])
    await done('anchor', 'kickFromRoom', order)
    await say('anchor', 'once')
    await watcher.next((frame) => lineIn(frame)?.text === 'once')
    expect(watcher.frames.filter((frame) => lineIn(frame)?.no === 108)).toHaveLength(1)
    watcher.close()
  })

  test('LIVE-09 the kicked are not announced when they try to come in', async () => {
    await done('anchor', 'kickFromRoom', order)
    const [watcher, own] = [await sit(), await site.socket({ token: tokens.visitor ?? '' })]
    await own.subscribe({ topic: `room.${room}` })
    await say('anchor', 'quiet here')
    await watcher.next((frame) => lineIn(frame)?.text === 'quiet here')
    expect(watcher.frames.filter((frame) => lineIn(frame)?.uid === fan)).toEqual([])
    watcher.close()
    own.close()
  })
})

describe('assistants', () => {
  test('LIVE-09 the anchor makes and removes an assistant; lines carry the badge; rights come and go', async () => {
    const watcher = await sit()
    expect(await reasonOf('visitor', 'setTaboo', { uid: guest, anchor_id: room })).toBe('not-allowed')
    await done('anchor', 'setTaboo', order)
    const made = await as('anchor', 'toggleRoomManager', order)
    expect(made).toMatchObject({ code: 0, msg: '已设为房管' })
    expect((await line(watcher, 109))?.admin).toEqual({ uid: fan, user_nickname: '看台小周', status: 1 })
    expect((await say('visitor', 'on duty')).data).toMatchObject({ is_admin: 1 })
    await done('visitor', 'setTaboo', { uid: guest, anchor_id: room })
    const listed = await done('anchor', 'listRoomManagers', { anchor_id: room })
    expect(listed.data.map(({ uid }) => uid)).toEqual([assistant, fan])
    expect((await site.ok('listAssistants', { uid: room })).map(({ uid }) => uid)).toEqual([assistant, fan])
    await done('anchor', 'removeRoomManager', { id: listed.data[1]!.id })
    expect((await line(watcher, 109))?.admin).toMatchObject({ uid: fan, status: 0 })
    expect(await reasonOf('visitor', 'liftTaboo', { uid: guest, anchor_id: room })).toBe('not-allowed')
    expect((await say('visitor', 'off duty')).data).not.toHaveProperty('is_admin')
    watcher.close()
  })

  test('LIVE-09 at most 200, also when two are made at once', async () => {
    await site.db.query(
      `insert into users (mobile, password_hash, nickname, avatar, created_at)
       select '86-1500000' || n, '', 'helper ' || n, '', 0 from generate_series(1000, 1198) n on conflict do nothing`,
    )
    await site.db.query(
      `insert into room_managers (room_uid, user_id, created_at)
       select $1, id, 0 from users where mobile like '86-1500000%' order by id limit $2`,
      [room, limits.roomManagers - 2],
    )
    const replies = await Promise.all([
      as('anchor', 'toggleRoomManager', order),
      as('anchor', 'toggleRoomManager', { uid: guest, anchor_id: room }),
    ])
    expect(replies.map(({ reason }) => reason).sort()).toEqual(['managers-full', undefined])
    expect(replies.find(({ reason }) => reason)?.msg).toBe('房管最多 200 名')
    expect((await done('anchor', 'listRoomManagers', { anchor_id: room })).total).toBe(limits.roomManagers)
  })

  test('a kick ends the appointment, and the kicked are not appointed', async () => {
    await done('anchor', 'toggleRoomManager', order)
    await done('anchor', 'kickFromRoom', order)
    expect((await done('anchor', 'listRoomManagers', { anchor_id: room })).total).toBe(1)
    expect(await reasonOf('anchor', 'toggleRoomManager', order)).toBe('order-kicked')
  })
})

describe('forged requests', () => {
  test.each([
    ['a visitor', undefined, 700],
    ['a member', 'visitor', 'not-allowed'],
    ['the anchor of another room', 'secondAnchor', 'not-allowed'],
  ])('LIVE-09 %s keeps no order here', async (_name, who, refusal) => {
    const target = { uid: guest, anchor_id: room }
    const page = { anchor_id: room }
    const [helper] = await done('anchor', 'listRoomManagers', page).then(({ data }) => data)
    const tries: [DefinedCall, object][] = [
      ['setTaboo', target],
      ['liftTaboo', target],
      ['kickFromRoom', target],
      ['liftKick', target],
      ['toggleRoomManager', target],
      ['removeRoomManager', { id: helper!.id }],
      ['listRoomManagers', page],
      ['listTaboos', page],
      ['listKicks', page],
    ]
    for (const [name, input] of tries) {
      const { code, reason } = await site.call(name, input as never, { token: who === undefined ? '' : tokens[who] })
      expect([name, refusal === 700 ? code : reason]).toEqual([name, refusal])
    }
    expect(await site.db.query('select 1 from room_taboos union all select 1 from room_kicks')).toEqual([])
    expect((await done('anchor', 'listRoomManagers', page)).total).toBe(1)
  })

  test.each([
    ['assistant', assistant, 'order-self'],
    ['assistant', room, 'order-anchor'],
    ['assistant', demoAccounts.admin.id, 'order-staff'],
    ['anchor', room, 'order-self'],
    ['admin', room, 'order-anchor'],
    ['anchor', 987_654, 'user-unknown'],
  ])('LIVE-09 %s can not silence or kick %i: %s', async (who, uid, refusal) => {
    for (const name of ['setTaboo', 'kickFromRoom'] as const)
      expect(await reasonOf(who, name, { uid, anchor_id: room })).toBe(refusal)
  })

  test('LIVE-09 an assistant does not appoint, dismiss, silence a colleague, or send away a high noble', async () => {
    await done('anchor', 'toggleRoomManager', order)
    expect(await reasonOf('assistant', 'toggleRoomManager', { uid: guest, anchor_id: room })).toBe('not-allowed')
    expect(await reasonOf('assistant', 'toggleRoomManager', order)).toBe('not-allowed')
    expect(await reasonOf('assistant', 'setTaboo', order)).toBe('order-assistant')
    expect(await reasonOf('assistant', 'kickFromRoom', order)).toBe('order-assistant')
    expect(await reasonOf('assistant', 'kickFromRoom', { uid: king, anchor_id: room })).toBe('order-noble')
    expect((await as('anchor', 'kickFromRoom', { uid: king, anchor_id: room })).code).toBe(0)
  })

  test('the platform keeps order in every room', async () => {
    await done('admin', 'setTaboo', { uid: fan, anchor_id: 104 })
    expect((await say('visitor', 'hm', 104)).reason).toBe('room-silenced')
    await done('admin', 'liftTaboo', { uid: fan, anchor_id: 104 })
    await done('admin', 'kickFromRoom', { uid: fan, anchor_id: 104 })
    expect((await done('admin', 'listKicks', { anchor_id: 104 })).map(({ uid }) => uid)).toEqual([fan])
    await done('admin', 'liftKick', { uid: fan, anchor_id: 104 })
    expect(await reasonOf('admin', 'setTaboo', { uid: fan, anchor_id: 1 })).toBe('room-unknown')
  })

  test.each([{ time: -1 }, { time: 31_536_001 }, { time: 'soon' }, { uid: 0 }, { uid: 'x' }])(
    'input %j is refused',
    async (odd) => {
      const input = { ...order, ...odd } as CallInput<'setTaboo'>
      expect(await reasonOf('anchor', 'setTaboo', input)).toBe('input-invalid')
    },
  )

  test('who is silenced or was sent away is nobody else’s business', async () => {
    await done('anchor', 'setTaboo', order)
    await done('anchor', 'kickFromRoom', order)
    const seen = (who: string | undefined) =>
      site.ok('getRoomStanding', order, who === undefined ? {} : { token: tokens[who] ?? '' })
    expect(await seen(undefined)).toEqual({ is_admin: 0, is_taboo: 0, is_kick: 0, until: 0 })
    expect(await seen('rich')).toMatchObject({ is_taboo: 0, is_kick: 0 })
    expect(await seen('assistant')).toMatchObject({ is_taboo: 1, is_kick: 1 })
    expect(await site.ok('getRoomStanding', { uid: assistant, anchor_id: room })).toMatchObject({ is_admin: 1 })
  })
})

describe('flood', () => {
  test('LIVE-03 the third equal line in a row is refused, another one in between makes it fine', async () => {
    const texts = ['加油', '加油！', '加 油', '换一句', '加油']
    const reasons: (string | undefined)[] = []
    for (const text of texts) {
      reasons.push((await say('rich', text)).reason)
      await site.clock.advance(1_000)
    }
    expect(reasons).toEqual([undefined, undefined, 'chat-repeated', undefined, undefined])
    await say('rich', '加油')
    await site.clock.skip(limits.chatRepeatWindowS * 1_000)
    expect((await say('rich', '加油')).code).toBe(0)
  })

  test('LIVE-03 links, emoji bombs, empty dressings and long texts are refused; words are masked', async () => {
    expect((await say('rich', '快来 www.bets.top')).reason).toBe('chat-link')
    expect(await say('rich', '😀'.repeat(limits.chatEmojis + 1))).toMatchObject({ msg: '一条消息最多 20 个表情' })
    expect((await say('rich', '\u200b\u2060\ufeff')).reason).toBe('chat-empty')
    expect((await say('rich', '字'.repeat(limits.chatTextChars + 1))).reason).toBe('chat-long')
    await site.clock.advance(5_000)
    expect((await say('rich', '𠀀'.repeat(limits.chatTextChars))).code).toBe(0)
    expect((await say('rich', '这是博 彩广告')).data).toMatchObject({ text: '这是* *广告' })
    expect((await say('anchor', '官网 https://pitchside.example')).code).toBe(0)
  })
})
