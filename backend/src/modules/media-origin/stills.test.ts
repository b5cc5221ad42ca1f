import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { pushedClip } from '../../adapters/media-embedded/clips.fixture'
import { createPublisher } from '../../adapters/media-embedded/publisher.fixture'
import { numbered, OnAirSite, room, withCalmRoom } from './on-air.fixture'

const clip = pushedClip('hd')
const on = new OnAirSite()
beforeAll(() => on.start({ transcode: 'auto' }))
afterAll(() => on.site.close())
withCalmRoom(on)

const still = (number: number) => expect.stringMatching(new RegExp(`^/media/recordings/[\\w-]+/still-${number}\\.jpg$`))

/** Pushes on until the card shows the picture with this number: who is busy takes it from a later segment. */
async function pushUntil(number: number, put: () => Promise<unknown>): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const { thumb } = await on.info()
    if (thumb.endsWith(`/still-${number}.jpg`)) return thumb
    if (tries % 40 === 0) await put()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`picture ${number} never came`)
}

/** Width and height of a JPEG: they stand in its frame header. */
function sizeOf(bytes: Buffer): { width: number; height: number } {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2))
    if (bytes[at + 1] === 0xc0) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
  throw new Error('no JPEG')
}

test('AIR-02 a room on air shows a picture of its stream, a new one after half a minute, and the replay keeps one', async () => {
  const before = (await on.info()).thumb
  const { id, hls } = await on.openRoom()
  const publisher = createPublisher(hls)
  await publisher.put('init.mp4', clip.header)
  let index = 0
  const put = () => publisher.put(numbered(index), clip.segmentAt(index++))
  await put()
  const first = await pushUntil(1, put)
  const reply = await fetch(new URL(first, on.origin))
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(reply.headers.get('cache-control')).toContain('immutable')
  const { width, height } = sizeOf(Buffer.from(await reply.arrayBuffer()))
  expect([width, Math.round((width / height) * 100)]).toEqual([640, 178])
  const listed = (await on.site.ok('listRooms', { type: -1, limit: 60 })).data.find(({ uid }) => uid === room)
  expect(listed?.thumb).toBe(first)

  // Within half a minute it stays.
  await on.site.clock.advance(4_000)
  await put()
  expect((await on.info()).thumb).toEqual(still(1))
  for (const _ of [1, 2, 3]) {
    await on.site.clock.advance(9_000)
    await put()
  }
  await pushUntil(2, put)

  // On the bar of a player they stand where they were taken.
  const onAir = await on.site.ok('listStills', { uid: room })
  expect(onAir.map(({ url, second }) => [url, second])).toEqual([
    [first, -1],
    [still(2), -1],
  ])
  expect(onAir[1]!.at - onAir[0]!.at).toBeGreaterThanOrEqual(29_000)

  await on.end(id)
  expect((await on.info()).thumb).toBe(before)
  expect(await on.site.ok('listStills', { uid: room })).toEqual([])
  const { data } = await on.site.ok('listPlaybacks', { uid: room })
  expect(data[0]?.thumb).toBe(first)
  const ofReplay = await on.site.ok('listStills', { live_id: data[0]!.live_id })
  expect(ofReplay.map(({ url, at }) => ({ url, at }))).toEqual(onAir.map(({ url, at }) => ({ url, at })))
  expect(ofReplay[0]!.second).toBeLessThan(ofReplay[1]!.second)
  expect(ofReplay[1]!.second).toBeLessThan(data[0]!.live_duration)
  const files = [
    `${first.replace(/still-1.jpg$/, 'still-9.jpg')}`,
    `${first.replace(/still-1.jpg$/, 'segments.jsonl')}`,
  ]
  for (const file of files) expect((await fetch(new URL(file, on.origin))).status).toBe(404)
})
