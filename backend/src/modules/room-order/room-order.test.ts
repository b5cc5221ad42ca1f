import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { assistant, fan, line, lineIn, type OrderRoom, openOrderRoom, order, room } from './order-room.fixture'

let open: OrderRoom
let site: OrderRoom['site']
let tokens: OrderRoom['tokens']
let guest: OrderRoom['guest']
let as: OrderRoom['as']
let done: OrderRoom['done']
let reasonOf: OrderRoom['reasonOf']
let say: OrderRoom['say']
let sit: OrderRoom['sit']
let signEverybodyIn: OrderRoom['signEverybodyIn']
beforeAll(async () => {
  open = await openOrderRoom()
  ;({ site, tokens, guest, as, done, reasonOf, say, sit, signEverybodyIn } = open)
})
afterAll(() => open.site.close())
beforeEach(() => open.calm())

describe('lines', () => {
  test('AIR-01 a line that is taken away leaves every page and the history; gifts and other rooms are out of reach', async () => {
    const watcher = await sit()
    const said = (await say('visitor', 'buy cheap coins')).data as { id: string }
    const id = Number(said.id.slice(1))
    expect(await reasonOf('rich', 'removeRoomLine', { anchor_id: room, id })).toBe('not-allowed')
    expect(await reasonOf('secondAnchor', 'removeRoomLine', { anchor_id: 4, id })).toBe('line-unknown')
    await done('assistant', 'removeRoomLine', { anchor_id: room, id })
    expect(
      await watcher.next(
        (frame) => frame.code === 100 && frame.data.type === 'room' && frame.data.event === 'line-removed',
      ),
    ).toMatchObject({ data: { anchor_id: room, line: said.id } })
    const { RspMsgList } = await site.ok('getRoomHistory', { id: String(room) })
    expect(RspMsgList.map(({ MsgSeq }) => MsgSeq)).not.toContain(id)
    expect(await reasonOf('anchor', 'removeRoomLine', { anchor_id: room, id })).toBe('line-unknown')
    watcher.close()
  })
})

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
    await signEverybodyIn()
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
