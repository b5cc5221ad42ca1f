import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { createPublisher, readPlaylist } from '../../adapters/media-embedded/publisher.fixture'
import { clip, numbered, OnAirSite, room, sourceList, withCalmRoom } from './on-air.fixture'

const on = new OnAirSite()
beforeAll(() => on.start())
afterAll(() => on.site.close())
withCalmRoom(on)

describe('the end', () => {
  test('an encoder that says goodbye, or falls silent, ends the broadcast after its grace', async () => {
    for (const [isGoodbye, lastMs, overMs] of [
      [true, 9_000, 12_000],
      [false, 29_000, 32_000],
    ] as const) {
      const { hls } = await on.openRoom()
      const publisher = createPublisher(hls)
      await publisher.put('init.mp4', clip.header)
      await publisher.put(numbered(0), clip.segmentAt(0))
      if (isGoodbye) await publisher.put('index.m3u8', sourceList(numbered(0), true))
      await on.site.clock.skip(lastMs)
      expect((await on.info()).islive).toBe(1)
      await on.site.clock.skip(overMs - lastMs)
      expect((await on.info()).islive).toBe(2)
      expect((await on.playlist()).isOver).toBe(true)
      await on.site.clock.skip(60_001)
      expect((await on.get(`/media/live/${room}/master.m3u8`)).status).toBe(404)
    }
  })

  test('an encoder that sends its last playlist and hangs up at once has said goodbye', async () => {
    const { hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    const { hostname, port, pathname } = new URL(hls)
    const body = sourceList(numbered(0), true)
    const head = `PUT ${pathname}index.m3u8 HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`
    const socket = connect(Number(port), hostname)
    socket.write(head + body, () => socket.destroy())
    await new Promise((resolve) => socket.once('close', resolve))
    while ((await on.health()).state !== 0) await wait(100)
    await on.site.clock.skip(11_000)
    expect((await on.info()).islive).toBe(2)
  })

  test('endRoom cuts the push off; it may not go on before it was silent', async () => {
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await on.end(id)
    for (const index of [1, 2, 3]) {
      expect(await publisher.put(numbered(index), clip.segmentAt(index))).toBe(410)
      await on.site.clock.advance(2_000)
    }
    expect(await on.end(id)).toMatchObject({ live_duration: 0 })
    expect((await on.site.call('startRoom', { id }, { token: on.anchor })).reason).toBe('broadcast-over')
    await on.site.clock.advance(5_000)
    expect(await createPublisher(hls).put('init.mp4', clip.header)).toBe(201)
  })

  test('a demo room has its demo back half an hour after a real broadcast, not before', async () => {
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await on.end(id)
    await on.site.clock.skip(29 * 60_000)
    expect((await on.info()).islive).not.toBe(1)
    await on.site.clock.skip(2 * 60_000)
    expect(await on.info()).toMatchObject({ islive: 1, pull: '/media/demo/football/3/master.m3u8' })
  })
})

describe('recordings', () => {
  test('LIVE-13 a broadcast can be watched again: what was seen, with an end', async () => {
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    for (const index of [0, 1, 2]) await publisher.put(numbered(index), clip.segmentAt(index))
    await on.end(id)
    const [playback] = (await on.site.ok('listPlaybacks', { uid: room })).data
    expect(playback).toMatchObject({
      live_duration: 6,
      islive: 2,
      url: expect.stringMatching(/^\/media\/recordings\//),
    })
    const { data, total } = await on.site.ok('listRecordings', {}, { token: on.anchor })
    expect(data[0]).toMatchObject({ id, url: playback!.url, live_duration: 6, islive: 2 })
    expect(total).toBeGreaterThanOrEqual(data.length)
    const master = await on.get(playback!.url)
    expect(master.text).toContain('RESOLUTION=640x360')
    const base = playback!.url.replace('master.m3u8', 'main/')
    const list = readPlaylist((await on.get(`${base}index.m3u8`)).text)
    expect(list).toMatchObject({ isOver: true, sequence: 0, breaks: 0 })
    const bytes = await Promise.all(
      [...list.headers, ...list.segments].map(async (name) =>
        (await fetch(new URL(base + name, on.origin))).arrayBuffer(),
      ),
    )
    const expected = [clip.header, ...[0, 1, 2].map((index) => clip.segmentAt(index))]
    expect(Buffer.concat(bytes.map((part) => Buffer.from(part))).equals(Buffer.concat(expected))).toBe(true)
  })

  test('AIR-05 while a broadcast is on air its last two hours can be had, with the times of their pictures', async () => {
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    const firstAt = on.site.clock.now() - 2_000
    // Away for a moment: the time stands again where it goes on.
    await on.site.clock.advance(9_000)
    await publisher.put(numbered(1), clip.segmentAt(1))
    const { shift } = await on.info()
    const list = async () => (await on.get(shift.replace('shift.m3u8', 'main/shift.m3u8'))).text
    expect((await on.get(shift)).text).toContain('main/shift.m3u8')
    const text = await list()
    expect(readPlaylist(text)).toMatchObject({ isOver: true })
    expect(text.match(/PROGRAM-DATE-TIME:.+/g)?.map((line) => Date.parse(line.slice(18)) - firstAt)).toEqual([0, 9_000])
    await on.site.clock.advance(2_000)
    await publisher.put(numbered(2), clip.segmentAt(2))
    expect(readPlaylist(await list()).segments).toHaveLength(3)
    await on.end(id)
    expect((await on.info()).shift).toBe('')
  })

  test('AIR-05 what was said comes with the replay, less what was taken away; who was sent away reads none of it', async () => {
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    const fan = await on.site.signIn('visitor')
    const say = (text: string) => on.site.ok('sendRoomMessage', { uid: room, text }, { token: fan.token })
    await on.site.clock.advance(2_000)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await on.site.clock.advance(1_000)
    await say('what a save')
    const spam = await say('buy this')
    await on.site.clock.advance(1_000)
    await publisher.put(numbered(1), clip.segmentAt(1))
    await on.site.db.query('update room_messages set removed_at = 1 where id = $1', [Number(spam.id.slice(1))])
    await on.end(id)
    const { live_id } = (await on.site.ok('listPlaybacks', { uid: room })).data[0]!
    const { lines } = await on.site.ok('listReplayLines', { live_id, second: 0 })
    expect(lines.map(({ second, message }) => [second, message.text])).toEqual([[3, 'what a save']])
    expect((await on.site.ok('listReplayLines', { live_id, second: 4 })).lines).toEqual([])
    expect((await on.site.call('listReplayLines', { live_id: 987_654, second: 0 })).reason).toBe('broadcast-unknown')
    await on.site.db.query('insert into room_kicks (room_uid, user_id, by_id, created_at) values ($1, $2, $1, 0)', [
      room,
      fan.userId,
    ])
    const sentAway = await on.site.call('listReplayLines', { live_id, second: 0 }, { token: fan.token })
    expect(sentAway.reason).toBe('room-kicked')
  })

  test('AIR-05 a replay of the demo has voices of its own, the same at each showing and as long as its film', async () => {
    const { live_id, live_duration } = (await on.site.ok('listPlaybacks', { uid: 101 })).data[0]!
    const lines = async (second: number) => (await on.site.ok('listReplayLines', { live_id, second })).lines
    const all = await lines(0)
    expect(all.length).toBeGreaterThan(live_duration / 6)
    expect(all.at(-1)!.second).toBeLessThan(live_duration)
    expect(new Set(all.map(({ message }) => message.text)).size).toBeGreaterThan(all.length / 2)
    expect(await lines(0)).toEqual(all)
    expect(await lines(20)).toEqual(all.filter(({ second }) => second >= 20))
    expect(await lines(live_duration)).toEqual([])
  })

  test('recordings are kept for a month', async () => {
    const { id, hls } = await on.openRoom()
    const publisher = createPublisher(hls)
    await publisher.put('init.mp4', clip.header)
    await publisher.put(numbered(0), clip.segmentAt(0))
    await on.end(id)
    const { url } = (await on.site.ok('listPlaybacks', { uid: room })).data[0]!
    expect((await on.get(url)).status).toBe(200)
    await on.site.clock.skip((limits.recordingDays - 1) * 86_400_000)
    expect((await on.get(url)).status).toBe(200)
    await on.site.clock.skip(2 * 86_400_000)
    expect((await on.get(url)).status).toBe(404)
    expect((await on.site.ok('listPlaybacks', { uid: room })).data.map((row) => row.url)).not.toContain(url)
  })
})
