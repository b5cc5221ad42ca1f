import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { pushedClip, transportSegment } from '../../adapters/media-embedded/clips.fixture'
import { createPublisher, readPlaylist, upload } from '../../adapters/media-embedded/publisher.fixture'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'

const clip = pushedClip('sd')
const small = pushedClip('smooth')
const room = 3
const sourceList = (last: string, isOver = false): string =>
  `#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:2,\n${last}\n${isOver ? '#EXT-X-ENDLIST\n' : ''}`

let site: TestSite
let anchor: string
let origin: string

beforeAll(async () => {
  site = await startTestApp({ config: { seedDemo: true }, only: [...accountModules, 'live', 'media', 'mediaOrigin'] })
  origin = await site.origin()
})
afterAll(() => site.close())

/** The address an anchor pushes to, at the listening server. */
async function pushAddress(token = anchor): Promise<{ id: number; hls: string }> {
  const { id, hls } = await site.ok('getLiveUrl', {}, { token })
  return { id, hls: new URL(new URL(hls).pathname, origin).href }
}

async function openRoom(): Promise<{ id: number; hls: string }> {
  const address = await pushAddress()
  await site.ok('startRoom', { id: address.id }, { token: anchor })
  return address
}

const get = async (path: string) => {
  const reply = await fetch(new URL(path, origin))
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}
const playlist = async (variant = 'main') => readPlaylist((await get(`/media/live/${room}/${variant}/index.m3u8`)).text)
const roomInfo = async () => (await site.ok('getRoom', { uid: room })).info
const numbered = (index: number): string => `s_${String(index).padStart(5, '0')}.m4s`

/** Every test begins with a room nobody pushes to. */
beforeEach(async () => {
  anchor = (await site.signIn('anchor')).token
  const { id } = await pushAddress()
  await site.call('endRoom', { id }, { token: anchor })
  await site.clock.skip(40_000)
})

describe('on air over HTTP', () => {
  test('LIVE-10 the first segment puts an opened room on air, for everybody', async () => {
    const socket = await site.socket()
    await socket.subscribe({ topic: `room.${room}` })
    const { id, hls } = await openRoom()
    const publisher = createPublisher(hls)
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    expect((await roomInfo()).pull).not.toContain('/media/live/')
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
    expect(await publisher.put('index.m3u8', sourceList(numbered(0)))).toBe(201)
    await socket.next((frame) => 'event' in frame.data && frame.data.event === 'start')
    const info = await roomInfo()
    expect(info).toMatchObject({ islive: 1, pull: `/media/live/${room}/master.m3u8`, live_duration: 0 })
    expect(info.clarity).toEqual([{ name: 'original', url: `/media/live/${room}/main/index.m3u8` }])

    const master = await get(info.pull)
    expect(master.headers.get('cache-control')).toBe('no-store')
    expect(master.text).toContain('RESOLUTION=640x360,FRAME-RATE=25.000,CODECS="avc1.64001e,mp4a.40.2"')
    const { segments, headers, dates } = await playlist()
    expect(dates[0]).toBe(site.clock.now() - 2_000)
    for (const [name, bytes] of [
      [headers[0], clip.header],
      [segments[0], clip.segmentAt(0)],
    ] as const) {
      const reply = await fetch(new URL(`/media/live/${room}/main/${name}`, origin))
      expect(reply.headers.get('cache-control')).toContain('immutable')
      expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true)
      expect(name).toMatch(/^[\w-]{16}\.(mp4|m4s)$/)
    }
    await site.clock.advance(2_000)
    const summary = await site.ok('endRoom', { id }, { token: anchor })
    expect(summary).toMatchObject({ live_duration: 2 })
    await socket.next((frame) => 'event' in frame.data && frame.data.event === 'end')
    expect(await roomInfo()).toMatchObject({ islive: 2, pull: '', clarity: [] })
    socket.close()
  })

  test('what is pushed before the room is opened is a preview nobody can see', async () => {
    const { id, hls } = await pushAddress()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
    expect((await roomInfo()).pull).not.toContain('/media/live/')
    expect((await get(`/media/live/${room}/master.m3u8`)).status).toBe(404)
    expect(await site.ok('getBroadcastHealth', {}, { token: anchor })).toMatchObject({
      state: 1,
      warnings: ['not-open'],
    })
    await site.ok('startRoom', { id }, { token: anchor })
    await publisher.put(numbered(1), clip.segmentAt(1))
    expect((await roomInfo()).pull).toContain('/media/live/')
    expect((await playlist()).segments).toHaveLength(1)
  })

  test('a preview that falls silent is forgotten', async () => {
    const { hls } = await pushAddress()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await site.clock.advance(29_000)
    expect((await site.ok('getBroadcastHealth', {}, { token: anchor })).warnings).toEqual(['not-open', 'silent'])
    await site.clock.advance(2_000)
    expect(await site.ok('getBroadcastHealth', {}, { token: anchor })).toMatchObject({ state: 0, warnings: ['no-push'] })
  })

  test('the window moves on, its numbers only grow, and dates follow the publisher', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    const before = await playlist()
    const first = await get(`/media/live/${room}/main/${before.segments[0]}`)
    for (let index = 1; index < 20; index++) {
      await site.clock.advance(index % 2 === 0 ? 1_700 : 2_300)
      expect(await publisher.put(numbered(index), clip.segmentAt(index))).toBe(201)
    }
    const after = await playlist()
    expect(after.segments).toHaveLength(limits.liveWindowSegments)
    expect(after.sequence).toBe(before.sequence + 10)
    expect(after.target).toBe(2)
    const steps = after.dates.slice(1).map((date, index) => date - after.dates[index]!)
    for (const step of steps) expect(Math.abs(step - 2_000)).toBeLessThan(90)
    expect(after.breaks).toBe(0)
    expect(first.status).toBe(200)
    expect((await get(`/media/live/${room}/main/${before.segments[0]}`)).status).toBe(404)
  })

  test('a publisher who comes back goes on in the same broadcast, after a break that players are told of', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    for (const index of [0, 1]) await publisher.put(numbered(index), clip.segmentAt(index))
    const before = await playlist()
    expect(await publisher.put('index.m3u8', sourceList(numbered(1), true))).toBe(201)
    await site.clock.advance(3_000)
    const again = createPublisher(hls)
    expect(await again.put(numbered(2), clip.segmentAt(2))).toBe(422)
    await again.put('init.mp4', clip.header)
    expect(await again.put(numbered(0), clip.segmentAt(0))).toBe(201)
    const after = await playlist()
    expect(after.segments).toHaveLength(3)
    expect(after.segments.slice(0, 2)).toEqual(before.segments)
    expect(after).toMatchObject({ breaks: 1, sequence: before.sequence, discontinuities: before.discontinuities })
    expect(new Set(after.headers).size).toBe(2)
    for (let index = 1; index < 10; index++) await again.put(numbered(index), clip.segmentAt(index))
    const later = await playlist()
    expect(later).toMatchObject({ breaks: 0, discontinuities: before.discontinuities + 1 })
    await site.clock.advance(5_000)
    expect((await roomInfo()).islive).toBe(1)
  })

  test('a new header in mid-push, e.g. another picture size, is a break as well', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls, 'studio-1')
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    await publisher.put(numbered(1), clip.segmentAt(1))
    expect((await playlist()).breaks).toBe(0)
    expect(await publisher.put('init.mp4', small.header)).toBe(201)
    await publisher.put(numbered(2), small.segmentAt(2))
    expect((await playlist()).breaks).toBe(1)
    expect((await get(`/media/live/${room}/master.m3u8`)).text).toContain('RESOLUTION=854x480')
  })

  test('transport streams are taken as they are', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls)
    for (const index of [0, 1, 2] as const)
      expect(await publisher.put(`live${index}.ts`, transportSegment(index))).toBe(201)
    const list = await playlist()
    expect(list).toMatchObject({ headers: [], breaks: 0 })
    expect(list.segments[0]).toMatch(/\.ts$/)
    expect((await get(`/media/live/${room}/main/${list.segments[0]}`)).headers.get('content-type')).toBe('video/mp2t')
    expect((await get(`/media/live/${room}/master.m3u8`)).text).toContain('RESOLUTION=160x90')
  })

  test('LIVE-01 a ladder goes on air when all its qualities can be played, and clarity names them', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls)
    const ladder = { hd: pushedClip('hd'), sd: small, smooth: clip }
    const round = async (index: number) => {
      for (const [name, source] of Object.entries(ladder)) {
        if (index === 0) await publisher.put(`init_${name}.mp4`, source.header)
        expect(await publisher.put(`${name}_${index}.m4s`, source.segmentAt(index))).toBe(201)
      }
    }
    const master = ['hd', 'sd', 'smooth'].map((name) => `#EXT-X-STREAM-INF:BANDWIDTH=1\n${name}.m3u8`).join('\n')
    await publisher.put('index.m3u8', `#EXTM3U\n${master}\n`)
    expect((await roomInfo()).pull).not.toContain('/media/live/')
    await round(0)
    const info = await roomInfo()
    expect(info.islive).toBe(1)
    expect(info.clarity.map(({ name, url }) => `${name} ${url.split('/').at(-2)}`)).toEqual([
      'original hd',
      'hd hd',
      'smooth sd',
      'sd smooth',
    ])
    await round(1)
    const lists = await Promise.all(Object.keys(ladder).map((name) => playlist(name)))
    for (const { dates } of lists) expect(dates).toEqual(lists[0]!.dates)
  })
})

describe('the end', () => {
  test('an encoder that says goodbye, or falls silent, ends the broadcast after its grace', async () => {
    for (const [isGoodbye, lastMs, overMs] of [
      [true, 9_000, 12_000],
      [false, 29_000, 32_000],
    ] as const) {
      const { hls } = await openRoom()
      const publisher = createPublisher(hls)
      await publisher.put('init.mp4', clip.header)
      await publisher.put(numbered(0), clip.segmentAt(0))
      if (isGoodbye) await publisher.put('index.m3u8', sourceList(numbered(0), true))
      await site.clock.skip(lastMs)
      expect((await roomInfo()).islive).toBe(1)
      await site.clock.skip(overMs - lastMs)
      expect((await roomInfo()).islive).toBe(2)
      expect((await playlist()).isOver).toBe(true)
      await site.clock.skip(60_001)
      expect((await get(`/media/live/${room}/master.m3u8`)).status).toBe(404)
    }
  })

  test('endRoom cuts the push off; it may not go on before it was silent', async () => {
    const { id, hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await site.ok('endRoom', { id }, { token: anchor })
    for (const index of [1, 2, 3]) {
      expect(await publisher.put(numbered(index), clip.segmentAt(index))).toBe(410)
      await site.clock.advance(2_000)
    }
    expect(await site.ok('endRoom', { id }, { token: anchor })).toMatchObject({ live_duration: 0 })
    expect((await site.call('startRoom', { id }, { token: anchor })).reason).toBe('broadcast-over')
    await site.clock.advance(5_000)
    expect(await createPublisher(hls).put('init.mp4', clip.header)).toBe(201)
  })

  test('a demo room has its demo back half an hour after a real broadcast, not before', async () => {
    const { id, hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await site.ok('endRoom', { id }, { token: anchor })
    await site.clock.skip(29 * 60_000)
    expect((await roomInfo()).islive).not.toBe(1)
    await site.clock.skip(2 * 60_000)
    expect(await roomInfo()).toMatchObject({ islive: 1, pull: '/media/demo/football/3/master.m3u8' })
  })
})

describe('recordings', () => {
  test('LIVE-13 a broadcast can be watched again: what was seen, with an end', async () => {
    const { id, hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    for (const index of [0, 1, 2]) await publisher.put(numbered(index), clip.segmentAt(index))
    await site.ok('endRoom', { id }, { token: anchor })
    const [playback] = (await site.ok('listPlaybacks', { uid: room })).data
    expect(playback).toMatchObject({
      live_duration: 6,
      islive: 2,
      url: expect.stringMatching(/^\/media\/recordings\//),
    })
    const { data, total } = await site.ok('listRecordings', {}, { token: anchor })
    expect(data[0]).toMatchObject({ id, url: playback!.url, live_duration: 6, islive: 2 })
    expect(total).toBeGreaterThanOrEqual(data.length)
    const master = await get(playback!.url)
    expect(master.text).toContain('RESOLUTION=640x360')
    const base = playback!.url.replace('master.m3u8', 'main/')
    const list = readPlaylist((await get(`${base}index.m3u8`)).text)
    expect(list).toMatchObject({ isOver: true, sequence: 0, breaks: 0 })
    const bytes = await Promise.all(
      [...list.headers, ...list.segments].map(async (name) =>
        (await fetch(new URL(base + name, origin))).arrayBuffer(),
      ),
    )
    const expected = [clip.header, ...[0, 1, 2].map((index) => clip.segmentAt(index))]
    expect(Buffer.concat(bytes.map((part) => Buffer.from(part))).equals(Buffer.concat(expected))).toBe(true)
  })

  test('recordings are kept for a month', async () => {
    const { id, hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await site.ok('endRoom', { id }, { token: anchor })
    const { url } = (await site.ok('listPlaybacks', { uid: room })).data[0]!
    expect((await get(url)).status).toBe(200)
    await site.clock.skip((limits.recordingDays - 1) * 86_400_000)
    expect((await get(url)).status).toBe(200)
    await site.clock.skip(2 * 86_400_000)
    expect((await get(url)).status).toBe(404)
    expect((await site.ok('listPlaybacks', { uid: room })).data.map((row) => row.url)).not.toContain(url)
  })
})

describe('keys', () => {
  test('a wrong key is refused before the body is read, and a revoked one at once', async () => {
    const { hls } = await openRoom()
    const wrong = new URL(hls).pathname.replace(/[^/]+\/$/, `${'A'.repeat(43)}/`)
    const huge = { headers: { 'content-length': String(10 * 2 ** 30) }, isBodyHeldBack: true }
    expect(await upload(origin, `${wrong}s_0.m4s`, '', huge)).toBe(403)
    expect(await upload(origin, '/ingest/x/s_0.m4s', '', huge)).toBe(403)
    const publisher = createPublisher(hls)
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    const rotated = await site.ok('rotateStreamKey', {}, { token: anchor })
    expect(new URL(rotated.hls).pathname).not.toBe(new URL(hls).pathname)
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(403)
    const fresh = createPublisher((await pushAddress()).hls)
    expect(await fresh.put('init.mp4', clip.header)).toBe(201)
    expect(await fresh.put(numbered(0), clip.segmentAt(0))).toBe(201)
  })

  test('the key is the same until it is changed, may come in a header, and no dump of the data base holds it', async () => {
    const { hls } = await pushAddress()
    expect((await pushAddress()).hls).toBe(hls)
    const key = new URL(hls).pathname.split('/')[2]!
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    const headers = { authorization: `Bearer ${key}` }
    expect(await upload(origin, '/ingest/my-room/init.mp4', clip.header, { headers })).toBe(201)
    const tables = await site.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const rows = await site.db.query<{ row: string }>(`select t::text as row from "${name}" t`)
      expect(rows.filter(({ row }) => row.includes(key))).toEqual([])
    }
  })

  test('nobody starts, ends or changes what belongs to another anchor', async () => {
    const { id } = await pushAddress()
    const other = (await site.signIn('secondAnchor')).token
    expect((await site.call('startRoom', { id }, { token: other })).reason).toBe('broadcast-unknown')
    expect((await site.call('endRoom', { id }, { token: other })).reason).toBe('broadcast-unknown')
    expect((await site.call('endRoom', { id }, { token: anchor })).reason).toBe('broadcast-not-open')
    expect((await pushAddress(other)).hls).not.toBe((await pushAddress()).hls)
  })
})

describe('two pushes with one key', () => {
  test('the second is turned away until the first was idle for five seconds, and cannot harm it', async () => {
    const { hls } = await openRoom()
    const first = createPublisher(hls)
    await first.put('init.mp4', clip.header)
    for (const index of [0, 1, 2]) await first.put(numbered(index), clip.segmentAt(index))
    const second = createPublisher(hls)
    expect(await second.put('init.mp4', clip.header)).toBe(409)
    expect(await second.put(numbered(0), clip.segmentAt(0))).toBe(409)
    expect(await second.put(numbered(9), clip.segmentAt(9))).toBe(409)
    await second.put('index.m3u8', sourceList(numbered(0), true))
    expect(await first.put(numbered(3), clip.segmentAt(3))).toBe(201)
    expect((await playlist()).segments).toHaveLength(4)
    await site.clock.advance(4_900)
    expect(await second.put('init.mp4', clip.header)).toBe(409)
    await site.clock.advance(200)
    expect(await second.put('init.mp4', clip.header)).toBe(201)
    expect(await second.put(numbered(0), clip.segmentAt(0))).toBe(201)
    expect((await playlist()).breaks).toBe(1)
  })

  test('publishers who name their pushes are told apart at the first byte', async () => {
    const { hls } = await openRoom()
    const first = createPublisher(hls, 'one')
    await first.put('init.mp4', clip.header)
    await first.put(numbered(0), clip.segmentAt(0))
    const { origin: at, pathname } = new URL(hls)
    const held = { headers: { 'x-push-id': 'two' }, isBodyHeldBack: true }
    expect(await upload(at, `${pathname}${numbered(1)}`, '', held)).toBe(409)
  })
})

describe('hostile uploads', () => {
  test.each([
    '../../../etc/passwd',
    '..%2f..%2fx.m4s',
    'a/b.m4s',
    'a%00.m4s',
    '.m4s',
    'x.html',
    'x.m4s.php',
    '%2e%2e/x.ts',
    `${'n'.repeat(80)}.ts`,
    '',
  ])('the name "%s" is refused', async (name) => {
    const { hls } = await openRoom()
    const { pathname } = new URL(hls)
    expect([400, 403, 404]).toContain(await upload(origin, `${pathname}${name}`, clip.header))
  })

  test('more than a segment may hold is refused, announced or not, and nothing of it is kept', async () => {
    const { hls } = await openRoom()
    const { pathname } = new URL(hls)
    const announced = { headers: { 'content-length': String(10 * 2 ** 30) }, isBodyHeldBack: true }
    expect(await upload(origin, `${pathname}s_0.m4s`, '', announced)).toBe(413)
    const large = Buffer.alloc(limits.ingestSegmentBytes + 1)
    const chunked = { headers: { 'transfer-encoding': 'chunked' } }
    const status = await upload(origin, `${pathname}s_0.ts`, large, chunked).catch(() => 413)
    expect(status).toBe(413)
    expect(await upload(origin, `${pathname}index.m3u8`, Buffer.alloc(limits.ingestPlaylistBytes + 1))).toBe(413)
  })

  test('corrupt segments are refused and counted; the broadcast goes on', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls, 'studio-2')
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    expect(await publisher.put(numbered(1), clip.segmentAt(1).subarray(0, 5_000))).toBe(422)
    expect(await publisher.put(numbered(1), Buffer.alloc(4_000))).toBe(422)
    expect(await publisher.put('index.m3u8', 'no playlist')).toBe(422)
    expect(await publisher.put(numbered(1), clip.segmentAt(1))).toBe(201)
    expect((await playlist()).segments).toHaveLength(2)
    const health = await site.ok('getBroadcastHealth', {}, { token: anchor })
    expect(health).toMatchObject({
      state: 2,
      door: 'http',
      fps: 25,
      keyframe_interval: 2,
      warnings: ['uploads-refused'],
    })
    expect(health.qualities).toMatchObject([{ name: 'original', width: 640, height: 360 }])
    expect(health.bitrate).toBeGreaterThan(50)
  })

  test('files that expire are deleted by us: a DELETE is welcome and changes nothing', async () => {
    const { hls } = await openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    expect(await publisher.remove(numbered(0))).toBe(204)
    expect((await playlist()).segments).toHaveLength(1)
  })

  test.each([
    '0/master.m3u8',
    'x/master.m3u8',
    '3/main/..%2f..%2fmaster.m3u8',
    '3/main/none.m4s',
    '999999/main/index.m3u8',
  ])('players find nothing at %s', async (path) => {
    expect((await get(`/media/live/${path}`)).status).toBe(404)
  })
})
