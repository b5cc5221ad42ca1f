import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { minuteMs } from '@pitchside/base'
import type { SignedIn, TestSite } from '../../testing/test-app'
import { startTestApp } from '../../testing/test-app'

const room = 3
let site: TestSite
let anchor: SignedIn
let rich: SignedIn
let fan: SignedIn
beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true } })
  ;[anchor, rich, fan] = await Promise.all([site.signIn('anchor'), site.signIn('rich'), site.signIn('visitor')])
})
afterAll(() => site.close())
// A broadcast of its own for each test: what came before belongs to an earlier one.
let broadcast: number
beforeEach(async () => {
  await site.clock.skip(minuteMs)
  await site.db.query('update broadcast_plans set state = 2, ended_at = $2 where uid = $1 and state = 1', [
    room,
    site.clock.now() - 1,
  ])
  const opened = await site.db.one<{ id: number }>(
    `insert into broadcast_plans (uid, kind, title, starts_at, state, opened_at, on_air_at)
     values ($1, 2, 'evening', $2, 1, $2, $2) returning id`,
    [room, site.clock.now()],
  )
  broadcast = opened!.id
  await site.clock.skip(1_000)
})

const events = (input: { id?: number } = {}) =>
  site.ok('listBroadcastEvents', input, { token: anchor.token, language: 'en' })
const people = (input: { id?: number } = {}) => site.ok('listBroadcastPeople', input, { token: anchor.token })
const give = (num: number) => site.ok('sendGift', { gift_id: 2, anchor_id: room, num, type: 0 }, { token: rich.token })
const say = (text: string, { token }: SignedIn) => site.ok('sendRoomMessage', { uid: room, text }, { token })
const follow = ({ token }: SignedIn) => site.ok('toggleFollow', { id: room }, { token })

describe('AIR-01 what happened in a broadcast', () => {
  test('gifts, follows, nobles and envelopes stand in one list, newest first, and come again after a reload', async () => {
    await site.db.query('delete from follows where target_id = $1 and user_id = $2', [room, fan.userId])
    const own = await site.socket({ token: anchor.token })
    await give(3)
    await site.clock.skip(1_000)
    await follow(fan)
    // To the anchor alone: whom somebody follows is no news for a room.
    expect(
      await own.next((frame) => frame.code === 100 && frame.data.type === 'room' && frame.data.event === 'follow'),
    ).toMatchObject({
      topic: `user.${room}`,
      data: { anchor_id: room, uid: fan.userId },
    })
    await site.clock.skip(1_000)
    await site.ok('buyNobleTier', { id: 1, anchor_id: room }, { token: rich.token })
    await site.clock.skip(1_000)
    await site.ok('sendRedEnvelope', { uid: room, amount: 10, number: 2, is_lucky: 0, type: 0 }, { token: rich.token })
    const seen = await events()
    expect(seen.map(({ kind, uid, num, coin, name }) => [kind, uid, num, coin, name])).toEqual([
      ['envelope', rich.userId, 2, 10, ''],
      ['noble', rich.userId, 1, expect.any(Number), ''],
      ['follow', fan.userId, 1, 0, ''],
      ['gift', rich.userId, 3, 198, 'Scarf'],
    ])
    expect(seen[3]?.icon).toBe('gift:scarf')
    expect(await events({ id: broadcast })).toEqual(seen)
    own.close()
  })

  test('the next broadcast begins with an empty list, the last one keeps its own', async () => {
    await give(1)
    const before = await events()
    expect(before).toHaveLength(1)
    await site.clock.skip(1_000)
    await site.db.query('update broadcast_plans set state = 2, ended_at = $2 where id = $1', [
      broadcast,
      site.clock.now(),
    ])
    await site.clock.skip(1_000)
    await give(1)
    expect(await events()).toEqual(before)
  })
})

describe('AIR-01 who did what', () => {
  test('who gave most comes first; lines that were taken away and the own ones do not count', async () => {
    await give(1)
    await say('one of two', fan)
    await site.clock.skip(5_000)
    await say('two of two', fan)
    await say('welcome everybody', anchor)
    const mine = await site.db.one<{ id: number }>("select max(id) as id from room_messages where text = 'two of two'")
    await site.ok('removeRoomLine', { anchor_id: room, id: mine!.id }, { token: anchor.token })
    const socket = await site.socket({ token: fan.token })
    await socket.subscribe({ topic: `room.${room}` })
    expect((await people()).map(({ uid, coin, lines, is_here }) => [uid, coin, lines, is_here])).toEqual([
      [rich.userId, 66, 0, 0],
      [fan.userId, 0, 1, 1],
    ])
    socket.close()
  })
})

test('AIR-01 quick texts are kept as one line each; what is nothing is left out', async () => {
  const { token } = anchor
  expect(await site.ok('listQuickTexts', {}, { token })).toEqual([])
  await site.ok('saveQuickTexts', { texts: ['Good\nevening', '\u200b', 'Thank you!'] }, { token })
  expect(await site.ok('listQuickTexts', {}, { token })).toEqual(['Good evening', 'Thank you!'])
  const many = await site.call('saveQuickTexts', { texts: Array.from({ length: 10 }, () => 'x') }, { token })
  expect(many.code).not.toBe(0)
})
