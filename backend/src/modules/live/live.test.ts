import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits, type RoomMessage } from '@pitchside/contract'
import { startTestApp, type TestSite } from '../../testing/test-app'

let site: TestSite
let visitor: string
let rich: string

beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  visitor = (await site.signIn('visitor')).token
  rich = (await site.signIn('rich')).token
})
afterAll(() => site.close())

const messageIn = (frame: unknown): RoomMessage | undefined => {
  const { data } = frame as { data: { type: string; message?: RoomMessage } }
  return data.type === 'chat' ? data.message : undefined
}

describe('rooms', () => {
  test('LIVE-12 rooms are listed by kind, hottest first, in pages', async () => {
    const all = await site.ok('listRooms', { type: -1, limit: 60 })
    expect(all.total).toBe(22)
    expect(all.data.map(({ uid }) => uid).slice(0, 3)).toEqual([101, 102, 103])
    expect(all.data.every(({ islive, pull }) => islive === 1 && pull.endsWith('/master.m3u8'))).toBe(true)
    // They play films: each says so, so that nobody looks for the match's kits and goals in them.
    expect(all.data.filter(({ is_sample }) => is_sample !== 1)).toEqual([])
    const basketball = await site.ok('listRooms', { type: 1, limit: 2, page: 2 })
    expect(basketball.data.every(({ type }) => type === 1)).toBe(true)
    expect(basketball).toMatchObject({ current_page: 2, per_page: 2, last_page: 3 })
    const other = await site.ok('listRooms', { type: 2 })
    expect(other.data.map(({ type }) => type)).toEqual([2, 2, 2])
  })

  test('LIVE-01 a room tells everything its page needs; an unknown one is refused', async () => {
    const { info, userData } = await site.ok('getRoom', { uid: 101 })
    expect(info).toMatchObject({ islive: 1, pull: '/media/demo/football/101/master.m3u8', title: expect.any(String) })
    expect(Object.keys(info.clarity)).toEqual(['original', 'hd', 'smooth', 'sd'])
    expect(userData).toMatchObject({ uid: 101, user_nickname: '解说老韩', is_attention: 0 })
    expect(userData.announcement).not.toBe('')
    expect((await site.call('getRoom', { uid: 999 })).reason).toBe('room-unknown')
  })

  test('LIVE-08 people who chat have followers, as many as their list of followers names', async () => {
    const ids = Array.from({ length: 30 }, (_, place) => 201 + place)
    const counts = await Promise.all(ids.map(async (id) => (await site.ok('getUser', { id })).attention))
    const listed = await Promise.all(ids.map(async (uid) => (await site.ok('listFans', { uid })).total))
    expect(listed).toEqual(counts)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(new Set(counts).size).toBeGreaterThan(5)
  })

  test('a room that is not on air plays nothing and says when it comes', async () => {
    const { info } = await site.ok('getRoom', { uid: 121 })
    expect(info).toMatchObject({ islive: 0, pull: '', heat: 0 })
    expect(info.starttime).toBeGreaterThan(info.servertime)
  })

  test('the online count is that of browsers without a cookie, and falls when they leave', async () => {
    const first = await site.socket()
    const second = await site.socket()
    await first.subscribe({ topic: 'room.104' })
    await second.subscribe({ topic: 'room.104' })
    expect((await site.ok('getRoom', { uid: 104 })).info.viewers).toBe(2)
    await first.next((frame) => 'viewers' in frame.data && frame.data.viewers === 2)
    const seen = first.frames.length
    second.send({ type: 'unsubscribe', topic: 'room.104' })
    await first.next(
      (frame) => first.frames.indexOf(frame) >= seen && 'viewers' in frame.data && frame.data.viewers === 1,
    )
    first.close()
    second.close()
  })

  test('AIR-06 after a room comes the hottest other one, or one of a followed anchor, but none the member was sent from', async () => {
    const next = async (token?: string) => {
      const { room, why } = await site.ok('getNextRoom', { uid: 101 }, token ? { token } : {})
      return [room?.uid, why]
    }
    expect(await next()).toEqual([102, 3])
    // The hottest room of an anchor the visitor of the demo follows.
    expect(await next(visitor)).toEqual([103, 2])
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (103, 1, 1000)')
    const [other] = await next(visitor)
    expect(other).not.toBe(103)
    await site.db.query('delete from room_kicks where room_uid = 103')
  })

  test('LIVE-08 the ranking of a room grows with what is given, per period', async () => {
    const before = await site.ok('getRoomRanking', { uid: 102, type: 3 })
    expect(before.length).toBeGreaterThan(5)
    expect(before.map(({ amount }) => Number(amount))).toEqual(
      [...before].map(({ amount }) => Number(amount)).sort((a, b) => b - a),
    )
    const gift = { roomUid: 102, userId: 1, tenths: 99_999_990, at: site.clock.now() }
    await site.db.transaction((tx) => site.modules.live.rooms.contribute(tx, gift))
    const today = await site.ok('getRoomRanking', { uid: 102, type: 0 })
    // Nobody gave so much before: the newcomer rises.
    expect(today[0]).toMatchObject({ uid: 1, amount: '9999999.0', order: 2 })
  })

  test('LIVE-12 the anchors are ranked for every period', async () => {
    const periods = await Promise.all([0, 1, 2, 3].map((type) => site.ok('getLeaderboard', { type })))
    for (const rows of periods) {
      expect(rows.length).toBe(24)
      expect(rows.map(({ heat }) => heat)).toEqual(rows.map(({ heat }) => heat).sort((a, b) => b - a))
    }
    expect(periods[2]?.[0]?.heat).toBeGreaterThan(periods[1]?.[0]?.heat ?? 0)
  })

  test('LIVE-13 broadcasts that are over can be watched again', async () => {
    const { data } = await site.ok('listPlaybacks', { uid: 101 })
    expect(data[0]).toMatchObject({ uid: 101, islive: 2, url: '/media/playback/football/0/master.m3u8' })
  })
})

describe('follows', () => {
  test('LIVE-12 a follow counts once, shows in both lists and can be taken back', async () => {
    const before = (await site.ok('getRoom', { uid: 105 })).userData.attention
    const followed = await site.ok('toggleFollow', { id: 105 }, { token: visitor })
    expect(followed).toEqual({ is_attention: 1, attention: before + 1 })
    expect((await site.ok('getRoom', { uid: 105 }, { token: visitor })).userData.is_attention).toBe(1)
    const mine = await site.ok('listFollows', {}, { token: visitor })
    expect(mine.data.map(({ uid }) => uid)).toContain(105)
    const fans = (await site.ok('listFans', { uid: 105 })).data.map(({ uid }) => uid)
    expect([fans[0], fans.filter((uid) => uid === 1)]).toEqual([1, [1]])
    expect((await site.ok('getUser', { id: 105 }, { token: visitor })).is_attention).toBe(1)
    expect(await site.ok('toggleFollow', { id: 105 }, { token: visitor })).toEqual({
      is_attention: 0,
      attention: before,
    })
  })

  test('nobody follows himself, and a visitor is asked to log in', async () => {
    expect((await site.call('toggleFollow', { id: 1 }, { token: visitor })).reason).toBe('follow-self')
    expect((await site.call('toggleFollow', { id: 105 })).code).toBe(700)
    expect((await site.call('listFollows', {})).code).toBe(700)
    // The page asks whether to stay, and does not forget who was there.
    expect(await site.call('listFollows', {}, { token: 'dead' })).toMatchObject({ reason: 'token-illegal' })
  })
})

describe('room chat', () => {
  test('LIVE-03 a message reaches everybody in the room once, and stands in the history', async () => {
    const socket = await site.socket()
    await socket.subscribe({ topic: 'room.106' })
    const hostile = '<img src=x onerror=alert(1)> "; drop table users; --'
    const text = `  ${hostile} \u202e\u200b`
    const sent = await site.ok('sendRoomMessage', { uid: 106, text, nonce: 'n-1' }, { token: visitor })
    expect(sent).toMatchObject({ text: hostile, uid: 1, no: 105, nonce: 'n-1' })
    const frame = await socket.next((candidate) => messageIn(candidate)?.nonce === 'n-1')
    expect(messageIn(frame)).toEqual(sent)
    const history = await site.ok('getRoomHistory', { id: '106' })
    const first = JSON.parse(history.RspMsgList[0]!.MsgBody[0]!.MsgContent.Data)
    expect(first).toMatchObject({ type: 105, normal: { text: hostile }, message: sent })
    socket.close()
  })

  test('LIVE-03 the same message sent twice is one message', async () => {
    const send = () => site.ok('sendRoomMessage', { uid: 107, text: 'once', nonce: 'n-2' }, { token: visitor })
    const replies = await Promise.all([send(), send(), send()])
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1)
    const { RspMsgList } = await site.ok('getRoomHistory', { id: '107' })
    expect(RspMsgList.filter(({ MsgBody }) => MsgBody[0]?.MsgContent.Data.includes('"once"')).length).toBe(1)
  })

  test('LIVE-03 five messages in a row, then one a second, with a clear refusal in every language', async () => {
    await site.clock.advance(10_000)
    let said = 0
    const send = (language: 'zh' | 'en' | 'vi' = 'zh') =>
      site.call('sendRoomMessage', { uid: 101, text: `hello ${site.clock.now()} ${++said}` }, { token: rich, language })
    for (let count = 0; count < 5; count++) expect((await send()).code).toBe(0)
    expect(await send('en')).toMatchObject({
      code: 1,
      reason: 'too-often',
      msg: 'Too many attempts, please try again in 1 s',
    })
    expect((await send('zh')).msg).toContain('操作太频繁')
    expect((await send('vi')).msg).toContain('1 giây')
    await site.clock.advance(1_000)
    expect((await send()).code).toBe(0)
    expect((await send()).code).toBe(1)
  })

  test('visitors, blanks and long texts are refused', async () => {
    await site.clock.advance(10_000)
    expect((await site.call('sendRoomMessage', { uid: 101, text: 'x' })).code).toBe(700)
    expect((await site.call('sendRoomMessage', { uid: 101, text: '   ' }, { token: rich })).code).toBe(1)
    const long = 'x'.repeat(limits.chatTextChars + 1)
    expect((await site.call('sendRoomMessage', { uid: 101, text: long }, { token: rich })).code).toBe(1)
  })

  test('a kicked member can neither come in nor write, and knows where', async () => {
    await site.db.query('insert into room_kicks (room_uid, user_id, created_at) values (108, 2, 1000)')
    expect((await site.call('sendRoomMessage', { uid: 108, text: 'hi' }, { token: rich })).reason).toBe('room-kicked')
    const socket = await site.socket({ token: rich })
    expect((await socket.subscribe({ topic: 'room.108' })).data).toMatchObject({ type: 'refused' })
    expect(await site.ok('listKicks', {}, { token: rich })).toEqual([{ anchor_id: 108, uid: 2, addtime: 1 }])
    expect(await site.ok('listKicks', {})).toEqual([])
    socket.close()
  })

  test('LIVE-03 a member who comes in is announced once', async () => {
    const watcher = await site.socket()
    await watcher.subscribe({ topic: 'room.109' })
    const member = await site.socket({ token: visitor })
    await member.subscribe({ topic: 'room.109' })
    const entered = messageIn(await watcher.next((frame) => messageIn(frame)?.no === 102))
    expect(entered).toMatchObject({ uid: 1, no: 102 })
    member.send({ type: 'unsubscribe', topic: 'room.109' })
    await member.subscribe({ topic: 'room.109' })
    await site.ok('sendRoomMessage', { uid: 109, text: 'after', nonce: 'n-9' }, { token: visitor })
    await watcher.next((frame) => messageIn(frame)?.nonce === 'n-9')
    expect(watcher.frames.filter((frame) => messageIn(frame)?.no === 102)).toHaveLength(1)
    member.close()
    watcher.close()
  })

  test('demo rooms talk while somebody is there, and have a history on entry', async () => {
    const before = await site.ok('getRoomHistory', { id: '110' })
    expect(before.RspMsgList.length).toBeGreaterThanOrEqual(20)
    const times = before.RspMsgList.map(({ MsgTimeStamp }) => MsgTimeStamp)
    expect(times).toEqual([...times].sort((a, b) => b - a))
    const socket = await site.socket()
    await socket.subscribe({ topic: 'room.110' })
    await site.clock.advance(30_000)
    expect(messageIn(await socket.next((frame) => messageIn(frame)?.no === 105))?.text).toBeTruthy()
    socket.close()
  })
})

describe('planned broadcasts', () => {
  test('LIVE-12 a member reserves a broadcast, finds it and takes it back', async () => {
    const [plan] = await site.db.query<{ id: number }>(
      `insert into broadcast_plans (uid, kind, title, starts_at) values (121, 0, 'derby', $1) returning id`,
      [site.clock.now() + 3_600_000],
    )
    const live_id = plan!.id
    expect(await site.ok('reserveBroadcast', { live_id }, { token: visitor })).toEqual({ is_reserve: 1 })
    const mine = await site.ok('listOwnReservations', {}, { token: visitor })
    expect(mine.data).toMatchObject([{ id: live_id, uid: 121, is_reserve: 1, num: 1, status: 0 }])
    expect((await site.ok('listRoomReservations', { uid: 121 })).data).toMatchObject([
      { id: live_id, is_reserve: 0, num: 1 },
    ])
    expect((await site.ok('getRoom', { uid: 121 }, { token: visitor })).reserve).toMatchObject({
      id: live_id,
      is_reserve: 1,
    })
    expect(await site.ok('reserveBroadcast', { live_id }, { token: visitor })).toEqual({ is_reserve: 0 })
    expect((await site.call('reserveBroadcast', { live_id: 999 }, { token: visitor })).reason).toBe('plan-unknown')
    expect((await site.call('reserveBroadcast', { live_id })).code).toBe(700)
  })
})
