import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { createPublisher, upload } from '../../adapters/media-embedded/publisher.fixture'
import { clip, numbered, OnAirSite, sourceList, withCalmRoom } from './on-air.fixture'

const on = new OnAirSite()
beforeAll(() => on.start())
afterAll(() => on.site.close())
withCalmRoom(on)

describe('keys', () => {
  test('a wrong key is refused before the body is read, and a revoked one at once', async () => {
    const { hls } = await on.openRoom()
    const wrong = new URL(hls).pathname.replace(/[^/]+\/$/, `${'A'.repeat(43)}/`)
    const huge = { headers: { 'content-length': String(10 * 2 ** 30) }, isBodyHeldBack: true }
    expect(await upload(on.origin, `${wrong}s_0.m4s`, '', huge)).toBe(403)
    expect(await upload(on.origin, '/ingest/x/s_0.m4s', '', huge)).toBe(403)
    const publisher = createPublisher(hls)
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    const rotated = await on.site.ok('rotateStreamKey', {}, { token: on.anchor })
    expect(new URL(rotated.hls).pathname).not.toBe(new URL(hls).pathname)
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(403)
    const fresh = createPublisher((await on.pushAddress()).hls)
    expect(await fresh.put('init.mp4', clip.header)).toBe(201)
    expect(await fresh.put(numbered(0), clip.segmentAt(0))).toBe(201)
  })

  test('the key is the same until it is changed, may come in a header, and no dump of the data base holds it', async () => {
    const { hls } = await on.pushAddress()
    expect((await on.pushAddress()).hls).toBe(hls)
    const key = new URL(hls).pathname.split('/')[2]!
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    const headers = { authorization: `Bearer ${key}` }
    expect(await upload(on.origin, '/ingest/my-room/init.mp4', clip.header, { headers })).toBe(201)
    const tables = await on.site.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    for (const { name } of tables) {
      const rows = await on.site.db.query<{ row: string }>(`select t::text as row from "${name}" t`)
      expect(rows.filter(({ row }) => row.includes(key))).toEqual([])
    }
  })

  test('nobody starts, ends or changes what belongs to another anchor', async () => {
    const { id } = await on.pushAddress()
    const other = (await on.site.signIn('secondAnchor')).token
    expect((await on.site.call('startRoom', { id }, { token: other })).reason).toBe('broadcast-unknown')
    expect((await on.site.call('endRoom', { id }, { token: other })).reason).toBe('broadcast-unknown')
    expect((await on.site.call('endRoom', { id }, { token: on.anchor })).reason).toBe('broadcast-not-open')
    expect((await on.pushAddress(other)).hls).not.toBe((await on.pushAddress()).hls)
  })
})

describe('two pushes with one key', () => {
  test('the second is turned away until the first was idle for five seconds, and cannot harm it', async () => {
    const { hls } = await on.openRoom()
    const first = createPublisher(hls)
    await first.put('init.mp4', clip.header)
    for (const index of [0, 1, 2]) await first.put(numbered(index), clip.segmentAt(index))
    const second = createPublisher(hls)
    expect(await second.put('init.mp4', clip.header)).toBe(409)
    expect(await second.put(numbered(0), clip.segmentAt(0))).toBe(409)
    expect(await second.put(numbered(9), clip.segmentAt(9))).toBe(409)
    await second.put('index.m3u8', sourceList(numbered(0), true))
    expect(await first.put(numbered(3), clip.segmentAt(3))).toBe(201)
    expect((await on.playlist()).segments).toHaveLength(4)
    await on.site.clock.advance(4_900)
    expect(await second.put('init.mp4', clip.header)).toBe(409)
    await on.site.clock.advance(200)
    expect(await second.put('init.mp4', clip.header)).toBe(201)
    expect(await second.put(numbered(0), clip.segmentAt(0))).toBe(201)
    expect((await on.playlist()).breaks).toBe(1)
  })

  test('publishers who name their pushes are told apart at the first byte', async () => {
    const { hls } = await on.openRoom()
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
    const { hls } = await on.openRoom()
    const { pathname } = new URL(hls)
    expect([400, 403, 404]).toContain(await upload(on.origin, `${pathname}${name}`, clip.header))
  })

  test('more than a segment may hold is refused, announced or not, and nothing of it is kept', async () => {
    const { hls } = await on.openRoom()
    const { pathname } = new URL(hls)
    const announced = { headers: { 'content-length': String(10 * 2 ** 30) }, isBodyHeldBack: true }
    expect(await upload(on.origin, `${pathname}s_0.m4s`, '', announced)).toBe(413)
    const large = Buffer.alloc(limits.ingestSegmentBytes + 1)
    const chunked = { headers: { 'transfer-encoding': 'chunked' } }
    const status = await upload(on.origin, `${pathname}s_0.ts`, large, chunked).catch(() => 413)
    expect(status).toBe(413)
    expect(await upload(on.origin, `${pathname}index.m3u8`, Buffer.alloc(limits.ingestPlaylistBytes + 1))).toBe(413)
  })

  test('corrupt segments are refused and counted; the broadcast goes on', async () => {
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls, 'studio-2')
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    expect(await publisher.put(numbered(1), clip.segmentAt(1).subarray(0, 5_000))).toBe(422)
    expect(await publisher.put(numbered(1), Buffer.alloc(4_000))).toBe(422)
    expect(await publisher.put('index.m3u8', 'no playlist')).toBe(422)
    expect(await publisher.put(numbered(1), clip.segmentAt(1))).toBe(201)
    expect((await on.playlist()).segments).toHaveLength(2)
    const health = await on.health()
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
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    expect(await publisher.remove(numbered(0))).toBe(204)
    expect((await on.playlist()).segments).toHaveLength(1)
  })

  test.each([
    '0/master.m3u8',
    'x/master.m3u8',
    '3/main/..%2f..%2fmaster.m3u8',
    '3/main/none.m4s',
    '999999/main/index.m3u8',
  ])('players find nothing at %s', async (path) => {
    expect((await on.get(`/media/live/${path}`)).status).toBe(404)
  })
})
