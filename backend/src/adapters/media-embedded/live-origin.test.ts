import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { createLog } from '../../kernel/log'
import { createManualClock } from '../../kernel/manual-clock'
import { createSystemRandom } from '../../kernel/random'
import { createTestDesk } from '../../modules/media-origin/ports/media.contract'
import { EmbeddedMedia } from './embedded-media'
import { FramePush } from './frames.fixture'
import { readMediaPlaylist } from './hls-rules.fixture'
import { Ladder } from './ladder'
import { liveRoutes } from './live.routes'

const uid = 3
const log = createLog('silent')
let media: EmbeddedMedia
let app: FastifyInstance
let heard: string[]

beforeEach(async () => {
  const desk = createTestDesk()
  heard = desk.heard
  const clock = createManualClock(Date.UTC(2026, 4, 16, 12))
  media = new EmbeddedMedia({ clock, random: createSystemRandom(), desk: desk.desk, log })
  app = Fastify()
  liveRoutes(app, media)
})
afterEach(async () => {
  media.ladder?.close()
  await app.close()
})

async function onAir(): Promise<FramePush> {
  media.open(uid)
  await media.room(uid).begin('rtmp')
  return new FramePush(media.room(uid))
}

const get = (file: string) => app.inject({ url: `/media/live/${uid}/${file}` })
const list = async (query = '') => {
  const reply = await get(`main/low.m3u8${query}`)
  expect(reply.statusCode).toBe(200)
  return readMediaPlaylist(reply.body)
}
/** Whether an answer is there already, when all that could be done was done. */
async function isAnswered(reply: PromiseLike<unknown>): Promise<boolean> {
  let is = false
  void Promise.resolve(reply).then(() => {
    is = true
  })
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  return is
}

describe('low latency', () => {
  test('AIR-04 every playlist of a broadcast holds to the specification, and follows from the one before', async () => {
    const push = await onAir()
    const known = new Map<number, string>()
    let before: ReturnType<typeof readMediaPlaylist> | undefined
    for (let step = 0; step < 170; step++) {
      await push.push(0.2)
      if (step < 12) continue
      const now = await list()
      expect(now.faults).toEqual([])
      expect(now.control).toEqual({ 'CAN-BLOCK-RELOAD': 'YES', 'CAN-SKIP-UNTIL': '12.0', 'PART-HOLD-BACK': '1.4' })
      now.segments.forEach(({ address }, index) => {
        expect(known.get(now.sequence + index) ?? address).toBe(address)
        known.set(now.sequence + index, address)
      })
      const names = [...now.segments.flatMap(({ parts }) => parts), ...now.open].map(({ address }) => address)
      if (before && before.hint !== now.hint) expect(names).toContain(before.hint)
      expect(now.sequence).toBeGreaterThanOrEqual(before?.sequence ?? 0)
      before = now
      // A delta says the same with less.
      const delta = await list('?_HLS_skip=YES')
      expect(delta.faults).toEqual([])
      expect(delta.segments).toEqual(now.segments.slice(delta.skipped))
      expect(delta.open).toEqual(now.open)
    }
    expect((await list('?_HLS_skip=YES')).skipped).toBe(4)
    // Segments and their parts are the same bytes.
    const { segments } = await list()
    const newest = segments.at(-1)!
    const bytes = await Promise.all(
      [newest, ...newest.parts].map(async ({ address }) => (await get(`main/${address}`)).rawPayload),
    )
    expect(Buffer.concat(bytes.slice(1)).equals(bytes[0]!)).toBe(true)
    expect(newest.parts.map(({ durationS }) => durationS)).toEqual([0.32, 0.32, 0.32, 0.32, 0.32, 0.32, 0.08])
  })

  test('AIR-04 a request for what comes next waits until it is there: a part, a whole segment, a hinted part', async () => {
    const push = await onAir()
    // The ninth frame says how long the eighth is: the part is written, and nobody waits for a tenth.
    await push.push(2.36)
    const now = await list()
    expect([now.segments.length, now.open.length]).toEqual([1, 1])
    const part = get(`main/low.m3u8?_HLS_msn=${now.sequence + 1}&_HLS_part=1`)
    const whole = get(`main/low.m3u8?_HLS_msn=${now.sequence + 1}`)
    const hinted = get(`main/${now.hint}`)
    expect(await isAnswered(Promise.race([part, whole, hinted]))).toBe(false)
    await push.push(0.32)
    const withPart = await part
    expect(readMediaPlaylist(withPart.body).open).toHaveLength(2)
    expect(withPart.headers['cache-control']).toBe('public, max-age=6')
    const bytes = await hinted
    expect([bytes.statusCode, bytes.headers['cache-control']]).toEqual([200, 'public, max-age=600, immutable'])
    expect(await isAnswered(whole)).toBe(false)
    await push.push(1.84)
    expect(readMediaPlaylist((await whole).body).segments).toHaveLength(2)
    // What is there is answered at once; a part behind the last one of its segment is the first of the next.
    expect((await list(`?_HLS_msn=${now.sequence}&_HLS_part=3`)).segments).toHaveLength(2)
    const behind = get(`main/low.m3u8?_HLS_msn=${now.sequence + 1}&_HLS_part=7`)
    expect(await isAnswered(behind)).toBe(readMediaPlaylist((await get('main/low.m3u8')).body).open.length > 0)
  })

  test('AIR-04 nonsense is refused, what never comes is given up, and the end is told to all who wait', async () => {
    const push = await onAir()
    await push.push(2.5)
    const { sequence } = await list()
    for (const query of ['_HLS_part=1', '_HLS_msn=x', `_HLS_msn=${sequence + 3}`])
      expect((await get(`main/low.m3u8?${query}`)).statusCode).toBe(400)
    expect((await get('nothing/low.m3u8')).statusCode).toBe(404)
    const waiting = [
      get(`main/low.m3u8?_HLS_msn=${sequence + 2}`),
      get(`main/low.m3u8?_HLS_msn=${sequence + 1}&_HLS_part=9`),
    ]
    expect(await isAnswered(Promise.race(waiting))).toBe(false)
    media.close(uid)
    for (const reply of await Promise.all(waiting)) {
      const { isOver, open, faults } = readMediaPlaylist(reply.body)
      expect({ isOver, open, faults }).toEqual({ isOver: true, open: [], faults: [] })
    }
  })

  test('a room that is opened in the middle of a segment begins with the next one', async () => {
    await media.room(uid).begin('rtmp')
    const push = new FramePush(media.room(uid))
    await push.push(3)
    media.open(uid)
    await push.push(0.9)
    expect((await get('main/low.m3u8')).body).not.toContain('#EXT-X-PART:')
    await push.push(0.5)
    const { open, faults } = await list()
    expect({ parts: open.length, isIndependent: open[0]?.isIndependent, faults }).toEqual({
      parts: 1,
      isIndependent: true,
      faults: [],
    })
  })

  test('a site that stops lets nobody wait', async () => {
    const push = await onAir()
    await push.push(2.5)
    const waiting = get(`main/low.m3u8?_HLS_msn=${(await list()).sequence + 1}`)
    expect(await isAnswered(waiting)).toBe(false)
    await app.close()
    expect((await waiting).statusCode).toBe(503)
  })

  test('AIR-04 old players and those who want segments get what they always got; the low master leads to parts', async () => {
    const push = await onAir()
    await push.push(4.5)
    const usual = (await get('main/index.m3u8')).body
    expect(usual).not.toMatch(/PART|SERVER-CONTROL|PRELOAD|SKIP/)
    expect(readMediaPlaylist(usual)).toMatchObject({ faults: [], open: [], hint: undefined })
    expect(readMediaPlaylist(usual).segments).toHaveLength(2)
    expect((await get('master.m3u8')).body).toContain('\nmain/index.m3u8')
    const low = (await get('master.m3u8?latency=low')).body
    expect(low).toContain('\nmain/low.m3u8')
    // Both say that there is such a thing.
    for (const master of [low, (await get('master.m3u8')).body])
      expect(master).toContain('#EXT-X-SESSION-DATA:DATA-ID="app.pitchside.low-latency",VALUE="YES"')
  })
})

describe('the original', () => {
  test.each([
    ['never reads', '/bin/sleep'],
    ['always dies', '/bin/false'],
    ['is not there', '/no/such/program'],
  ])('AIR-03 no segment of the input is dropped beside a program that %s', async (_what, program) => {
    let nowMs = 0
    media.ladder = new Ladder({ program, encoder: 'software', most: 1, lateMs: 15_000, log, now: () => nowMs })
    const push = await onAir()
    const known = new Map<number, string>()
    for (let second = 1; second <= 40; second++) {
      await push.push(1)
      nowMs += 1_000
      const now = readMediaPlaylist((await get('main/index.m3u8')).body)
      for (const [index, { address }] of now.segments.entries()) known.set(now.sequence + index, address)
      for (const { address } of now.segments) expect((await get(`main/${address}`)).statusCode).toBe(200)
    }
    // The last frame waits for the one behind it, to know how long it is.
    expect([...known.keys()]).toEqual([...Array(19).keys()])
    expect(heard.filter((line) => line.startsWith('segment'))).toHaveLength(19)
    expect(media.qualitiesOf(uid).map(({ height }) => height)).toEqual([720])
    expect(media.healthOf(uid)?.refused).toBe(0)
    media.close(uid)
    expect(media.ladder.running.size).toBe(0)
  })
})
