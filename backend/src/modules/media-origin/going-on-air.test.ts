import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { pushedClip, transportSegment } from '../../adapters/media-embedded/clips.fixture'
import { createPublisher } from '../../adapters/media-embedded/publisher.fixture'
import { clip, numbered, OnAirSite, room, sourceList, withCalmRoom } from './on-air.fixture'

const small = pushedClip('smooth')
const on = new OnAirSite()
beforeAll(() => on.start())
afterAll(() => on.site.close())
withCalmRoom(on)

describe('on air over HTTP', () => {
  test('LIVE-10 the first segment puts an opened room on air, for everybody', async () => {
    const socket = await on.site.socket()
    await socket.subscribe({ topic: `room.${room}` })
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    expect((await on.info()).pull).not.toContain('/media/live/')
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
    expect(await publisher.put('index.m3u8', sourceList(numbered(0)))).toBe(201)
    await socket.next((frame) => 'event' in frame.data && frame.data.event === 'start')
    const info = await on.info()
    expect(info).toMatchObject({ islive: 1, pull: `/media/live/${room}/master.m3u8`, live_duration: 0 })
    expect(info.clarity).toEqual({ original: `/media/live/${room}/main/index.m3u8` })

    const master = await on.get(info.pull)
    expect(master.headers.get('cache-control')).toBe('no-store')
    expect(master.text).toContain('RESOLUTION=640x360,FRAME-RATE=25.000,CODECS="avc1.64001e,mp4a.40.2"')
    const { segments, headers, dates } = await on.playlist()
    expect(dates[0]).toBe(on.site.clock.now() - 2_000)
    for (const [name, bytes] of [
      [headers[0], clip.header],
      [segments[0], clip.segmentAt(0)],
    ] as const) {
      const reply = await fetch(new URL(`/media/live/${room}/main/${name}`, on.origin))
      expect(reply.headers.get('cache-control')).toContain('immutable')
      expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true)
      expect(name).toMatch(/^[\w-]{16}\.(mp4|m4s)$/)
    }
    await on.site.clock.advance(2_000)
    const summary = await on.end(id)
    expect(summary).toMatchObject({ live_duration: 2 })
    await socket.next((frame) => 'event' in frame.data && frame.data.event === 'end')
    expect(await on.info()).toMatchObject({ islive: 2, pull: '', clarity: {} })
    socket.close()
  })

  test('what is pushed before the room is opened is a preview nobody can see', async () => {
    const { id, hls } = await on.pushAddress()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    expect(await publisher.put(numbered(0), clip.segmentAt(0))).toBe(201)
    expect((await on.info()).pull).not.toContain('/media/live/')
    expect((await on.get(`/media/live/${room}/master.m3u8`)).status).toBe(404)
    expect(await on.health()).toMatchObject({
      state: 1,
      warnings: ['not-open'],
    })
    await on.site.ok('startRoom', { id }, { token: on.anchor })
    await publisher.put(numbered(1), clip.segmentAt(1))
    expect((await on.info()).pull).toContain('/media/live/')
    expect((await on.playlist()).segments).toHaveLength(1)
  })

  test('a preview that falls silent is forgotten', async () => {
    const { hls } = await on.pushAddress()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await on.site.clock.advance(29_000)
    expect((await on.health()).warnings).toEqual(['not-open', 'silent'])
    await on.site.clock.advance(2_000)
    expect(await on.health()).toMatchObject({ state: 0, warnings: ['no-push'] })
  })

  test('the window moves on, its numbers only grow, and dates follow the publisher', async () => {
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    const before = await on.playlist()
    const first = await on.get(`/media/live/${room}/main/${before.segments[0]}`)
    for (let index = 1; index < 20; index++) {
      await on.site.clock.advance(index % 2 === 0 ? 1_700 : 2_300)
      expect(await publisher.put(numbered(index), clip.segmentAt(index))).toBe(201)
    }
    const after = await on.playlist()
    expect(after.segments).toHaveLength(limits.liveWindowSegments)
    expect(after.sequence).toBe(before.sequence + 10)
    expect(after.target).toBe(2)
    const steps = after.dates.slice(1).map((date, index) => date - after.dates[index]!)
    for (const step of steps) expect(Math.abs(step - 2_000)).toBeLessThan(90)
    expect(after.breaks).toBe(0)
    expect(first.status).toBe(200)
    expect((await on.get(`/media/live/${room}/main/${before.segments[0]}`)).status).toBe(404)
  })

  test('a publisher who comes back goes on in the same broadcast, after a break that players are told of', async () => {
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    for (const index of [0, 1]) await publisher.put(numbered(index), clip.segmentAt(index))
    const before = await on.playlist()
    expect(await publisher.put('index.m3u8', sourceList(numbered(1), true))).toBe(201)
    await on.site.clock.advance(3_000)
    const again = createPublisher(hls)
    expect(await again.put(numbered(2), clip.segmentAt(2))).toBe(422)
    await again.put('init.mp4', clip.header)
    expect(await again.put(numbered(0), clip.segmentAt(0))).toBe(201)
    const after = await on.playlist()
    expect(after.segments).toHaveLength(3)
    expect(after.segments.slice(0, 2)).toEqual(before.segments)
    expect(after).toMatchObject({ breaks: 1, sequence: before.sequence, discontinuities: before.discontinuities })
    expect(new Set(after.headers).size).toBe(2)
    for (let index = 1; index < 10; index++) await again.put(numbered(index), clip.segmentAt(index))
    const later = await on.playlist()
    expect(later).toMatchObject({ breaks: 0, discontinuities: before.discontinuities + 1 })
    await on.site.clock.advance(5_000)
    expect((await on.info()).islive).toBe(1)
  })

  test('a new header in mid-push, e.g. another picture size, is a break as well', async () => {
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls, 'studio-1')
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    expect(await publisher.put('init.mp4', clip.header)).toBe(201)
    await publisher.put(numbered(1), clip.segmentAt(1))
    expect((await on.playlist()).breaks).toBe(0)
    expect(await publisher.put('init.mp4', small.header)).toBe(201)
    await publisher.put(numbered(2), small.segmentAt(2))
    expect((await on.playlist()).breaks).toBe(1)
    expect((await on.get(`/media/live/${room}/master.m3u8`)).text).toContain('RESOLUTION=854x480')
  })

  test('transport streams are taken as they are', async () => {
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    for (const index of [0, 1, 2] as const)
      expect(await publisher.put(`live${index}.ts`, transportSegment(index))).toBe(201)
    const list = await on.playlist()
    expect(list).toMatchObject({ headers: [], breaks: 0 })
    expect(list.segments[0]).toMatch(/\.ts$/)
    expect((await on.get(`/media/live/${room}/main/${list.segments[0]}`)).headers.get('content-type')).toBe(
      'video/mp2t',
    )
    expect((await on.get(`/media/live/${room}/master.m3u8`)).text).toContain('RESOLUTION=160x90')
  })

  test('LIVE-01 a ladder goes on air when all its qualities can be played, and clarity names them', async () => {
    const { hls } = await on.openRoom()
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
    expect((await on.info()).pull).not.toContain('/media/live/')
    await round(0)
    const info = await on.info()
    expect(info.islive).toBe(1)
    expect(Object.entries(info.clarity).map(([name, url]) => `${name} ${url.split('/').at(-2)}`)).toEqual([
      'original hd',
      'hd hd',
      'smooth sd',
      'sd smooth',
    ])
    await round(1)
    const lists = await Promise.all(Object.keys(ladder).map((name) => on.playlist(name)))
    for (const { dates } of lists) expect(dates).toEqual(lists[0]!.dates)
  })
})
