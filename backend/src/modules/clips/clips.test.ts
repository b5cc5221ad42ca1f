import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { clipLimits } from '@pitchside/contract/rooms'
import { createPublisher } from '../../adapters/media-embedded/publisher.fixture'
import type { SignedIn } from '../../testing/test-app'
import { clip, numbered, OnAirSite, room } from '../media-origin/on-air.fixture'
import { sourceOf } from '../uploads/byte-source'
import { mp4LengthS } from '../uploads/video-walk.rules'

const on = new OnAirSite()
/** A demo room on air, in whose chat nobody keeps order but its anchor and the house. */
const demoRoom = 101
let fan: SignedIn
let other: SignedIn
beforeAll(async () => {
  await on.start({ transcode: 'auto' }, ['uploads', 'clips', 'roomOrder'])
  fan = await on.site.signIn('visitor')
  other = await on.site.signIn('rich')
})
afterAll(() => on.site.close())

let keys = 0
type Wish = { uid?: number; live_id?: number; from: number; length?: number; title?: string; nonce?: string }
const ask = (wish: Wish, token = fan.token) =>
  on.site.call('createClip', { length: 5, title: '绝杀瞬间', nonce: `key-${keys++}`, ...wish }, { token })
const prepare = (from: { uid?: number; live_id?: number; second?: number }, token = fan.token) =>
  on.site.ok('prepareClip', from, { token })
const seen = (id: number, token?: string) => on.site.ok('getClip', { id }, token ? { token } : {})

/** Asks for a clip and waits until it is done with. */
async function cut(wish: Wish) {
  const { data } = await ask(wish)
  await on.site.modules.clips.settled()
  return seen(data!.id)
}
const lengthOf = async (url: string) => {
  const reply = await fetch(new URL(url, on.origin))
  return mp4LengthS(sourceOf(new Uint8Array(await reply.arrayBuffer())))
}

describe('a clip of a demo room', () => {
  test('AIR-05 is looked at, cut as long as it was asked for, shown to everybody, and its author may delete it', async () => {
    const { src, start, length } = await prepare({ uid: demoRoom })
    expect(length).toBe(clipLimits.windowS)
    const shown = await on.get(src)
    expect(shown.text).toContain('#EXT-X-STREAM-INF')
    const made = await cut({ uid: demoRoom, from: start + 1.3, length: 7 })
    expect(made).toMatchObject({
      status: 2,
      title: '绝杀瞬间',
      uid: demoRoom,
      author_id: 1,
      live_duration: 7,
      problem: '',
    })
    expect(await lengthOf(made.url)).toBe(7)
    expect((await fetch(new URL(made.thumb, on.origin))).status).toBe(200)
    expect((await on.site.ok('listClips', { uid: demoRoom })).data).toEqual([made])
    expect((await on.site.ok('listClips', { uid: room })).total).toBe(0)

    expect((await seen(made.id, other.token)).can_delete).toBe(0)
    expect((await on.site.call('deleteClip', { id: made.id }, { token: other.token })).reason).toBe('not-allowed')
    expect((await seen(made.id, fan.token)).can_delete).toBe(1)
    await on.site.ok('deleteClip', { id: made.id }, { token: fan.token })
    expect((await on.site.call('getClip', { id: made.id }, {})).reason).toBe('clip-unknown')
    expect((await fetch(new URL(made.url, on.origin))).status).toBe(404)
  })

  test('AIR-05 the same wish again is the first one; its anchor may take it away', async () => {
    const { start } = await prepare({ uid: demoRoom })
    const wish = { uid: demoRoom, from: start, nonce: 'once' }
    const [first, again] = [await ask(wish), await ask(wish)]
    expect(again.data).toEqual(first.data)
    await on.site.modules.clips.settled()
    const anchor = await on.site.signIn(demoRoom)
    await on.site.ok('deleteClip', { id: first.data!.id }, { token: anchor.token })
    expect((await on.site.ok('listClips', {})).total).toBe(0)
  })

  test('AIR-05 a replay of the demo is cut around where it is', async () => {
    const replay = (await on.site.ok('listPlaybacks', { uid: demoRoom })).data[0]!
    const { start, length } = await prepare({ live_id: replay.live_id, second: 20 })
    // It is shorter than what is offered of longer ones.
    expect([start, start + length]).toEqual([0, 48])
    expect((await cut({ live_id: replay.live_id, from: 20 })).status).toBe(2)
  })
})

test('AIR-05 what was pushed is cut, on air and from the replay; what was interrupted there says so', async () => {
  await on.calm()
  const { id, hls } = await on.openRoom()
  const publisher = createPublisher(hls)
  await publisher.put('init.mp4', clip.header)
  for (const index of [0, 1, 2, 3]) {
    await on.site.clock.advance(2_000)
    await publisher.put(numbered(index), clip.segmentAt(index))
  }
  const { src, start, length } = await prepare({ uid: room })
  expect([start, Math.round(length)]).toEqual([0, 8])
  const list = await on.get(src)
  expect(list.text).toContain('main/cut.m3u8?')
  expect((await on.get(src.replace('cut.m3u8', 'main/cut.m3u8'))).text.match(/#EXTINF/g)).toHaveLength(4)
  const made = await cut({ uid: room, from: 2.5 })
  expect(made).toMatchObject({ status: 2, uid: room })
  expect(await lengthOf(made.url)).toBe(5)

  const back = createPublisher(hls)
  await on.site.clock.advance(6_000)
  await back.put('init.mp4', clip.header)
  await back.put(numbered(40), clip.segmentAt(40))
  const late = { token: fan.token, language: 'en' as const }
  const broken = await cut({ uid: room, from: 4, length: 5.5 })
  expect([broken.status, broken.url]).toEqual([3, ''])
  expect((await on.site.ok('getClip', { id: broken.id }, late)).problem).toMatch(/interrupted/)
  await on.end(id)
  expect((await ask({ uid: room, from: 0 })).reason).toBe('clip-off-air')
  const replay = (await on.site.ok('listPlaybacks', { uid: room })).data[0]!
  expect((await ask({ live_id: replay.live_id, from: 3_000 })).reason).toBe('clip-gone')
  expect((await cut({ live_id: replay.live_id, from: 0 })).status).toBe(2)
})

describe('refused', () => {
  test.each<[string, Partial<Wish>]>([
    ['clip-title', { title: ' \u200b ' }],
    ['clip-title-long', { title: '字'.repeat(clipLimits.titleChars + 1) }],
    ['clip-gone', { from: 0 }],
    ['input-invalid', { length: clipLimits.maxS + 1 }],
    ['input-invalid', { length: clipLimits.minS - 1 }],
    ['input-invalid', { live_id: 1 }],
    ['room-unknown', { uid: 987_654 }],
  ])('AIR-05 %s', async (reason, part) => {
    const { start } = await prepare({ uid: demoRoom })
    expect((await ask({ uid: demoRoom, from: start, ...part })).reason).toBe(reason)
  })

  test('AIR-05 who may not speak in the room cuts none of its clips, and hidden words are covered', async () => {
    const { start } = await prepare({ uid: demoRoom })
    const { data } = await ask({ uid: demoRoom, from: start, title: '<b>加QQ</b>\u202e  操你妈' })
    expect((await seen(data!.id)).title).toBe('<b>加QQ</b> **妈')
    await on.site.db.query('insert into room_taboos (room_uid, user_id, created_at) values ($1, $2, 1)', [
      demoRoom,
      other.userId,
    ])
    expect((await ask({ uid: demoRoom, from: start }, other.token)).reason).toBe('room-silenced')
    expect((await ask({ uid: demoRoom, from: start }, '')).reason).toBe('login-needed')
  })

  test('AIR-05 two may wait, and a day has its number', async () => {
    await on.site.modules.clips.settled()
    const { start } = await prepare({ uid: demoRoom })
    const insert = (state: number, key: string) =>
      on.site.db.query(
        `insert into clips (room_uid, author_id, title, source, from_s, length_s, state, key, created_at)
         values ($1, 1, 'x', '/nowhere', 0, 9, $2, $3, $4)`,
        [demoRoom, state, key, on.site.clock.now()],
      )
    await insert(0, 'w1')
    const wishes = await Promise.all(Array.from({ length: 6 }, () => ask({ uid: demoRoom, from: start })))
    expect(wishes.map(({ reason }) => reason ?? 'kept').sort()).toEqual([
      'clip-waiting',
      'clip-waiting',
      'clip-waiting',
      'clip-waiting',
      'clip-waiting',
      'kept',
    ])
    await on.site.modules.clips.settled()
    await insert(0, 'w2')
    expect((await ask({ uid: demoRoom, from: start })).reason).toBe('clip-waiting')
    await on.site.db.query("update clips set state = 3 where key in ('w1', 'w2')")
    for (let count = 0; count < clipLimits.perDay; count++) await insert(3, `d${count}`)
    expect((await ask({ uid: demoRoom, from: start })).reason).toBe('clip-many')
    await on.site.db.query("delete from clips where title = 'x'")
  })
})
