import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { CallInput } from '@pitchside/contract'
import sharp from 'sharp'
import { createTurns } from '../../kernel/in-turns'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { uploadPicture } from '../../testing/upload-picture'
import { sourceOf } from './byte-source'
import { isWholeVideo, TooManyParts } from './video-walk.rules'

let site: TestSite
let token: string
const clip = readFileSync(join(__dirname, '../../../assets/demo/football/sd.mp4'))
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'uploads'] })
})
beforeEach(async () => {
  await site.clock.skip(3_700_000)
  token = (await site.signIn('visitor')).token
})
afterAll(() => site.close())

type Purpose = CallInput<'getUploadToken'>['purpose']
const reasonOf = async (purpose: Purpose, bytes: Uint8Array) =>
  (await uploadPicture(site, token, purpose, bytes)).envelope.reason

function box(type: string, ...parts: Uint8Array[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}
const zeros = (count: number) => Buffer.alloc(count)
/** A whole MP4 with a table of contents of our own. */
const movie = (...table: Uint8Array[]) =>
  Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0')), box('moov', ...table), box('mdat', zeros(16))])
const counted = (type: string, ...entries: Uint8Array[]) => {
  const head = zeros(8)
  head.writeUInt32BE(entries.length, 4)
  return box(type, head, ...entries)
}
const picture = (width: number, height: number) => {
  const entry = zeros(78)
  entry.writeUInt16BE(width, 24)
  entry.writeUInt16BE(height, 26)
  return box('avc1', entry)
}
const handler = box('hdlr', zeros(8), Buffer.from('vide'), zeros(12))
const track = (width: number, height: number, dref: Uint8Array = box('url ', Buffer.from([0, 0, 0, 1]))) =>
  box(
    'trak',
    box(
      'mdia',
      handler,
      box('minf', box('dinf', counted('dref', dref)), box('stbl', counted('stsd', picture(width, height)))),
    ),
  )
const nested = (depth: number): Buffer => (depth === 0 ? box('free') : box('trak', nested(depth - 1)))
/** So many copies of a part, behind one another. */
const many = (part: Uint8Array, bytes: number) => {
  const all = Buffer.alloc(Math.floor(bytes / part.length) * part.length)
  for (let at = 0; at < all.length; at += part.length) all.set(part, at)
  return all
}

describe('a video', () => {
  test('EDGE-01 of 50 MB of the smallest boxes is refused at once, not after minutes of processor', async () => {
    const bomb = Buffer.concat([clip, many(box('free'), 50 * 1024 * 1024 - clip.length - 1_024)])
    const before = process.cpuUsage()
    expect(await reasonOf('video', bomb)).toBe('video-parts-many')
    const { user, system } = process.cpuUsage(before)
    // It took 42 s; what is left is its way through the form and onto the disk.
    expect((user + system) / 1e6).toBeLessThan(15)
  })

  test.each<[string, 'ogg' | 'flv', Buffer]>([
    ['pages of Ogg without anything', 'ogg', many(Buffer.concat([Buffer.from('OggS'), zeros(23)]), 8_000_000)],
    [
      'tags of FLV without anything',
      'flv',
      Buffer.concat([
        Buffer.from([0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0]),
        many(Buffer.concat([Buffer.from([9]), zeros(14)]), 12_000_000),
      ]),
    ],
  ])('EDGE-01 of %s is not walked through to its end', async (_name, type, bytes) => {
    await expect(isWholeVideo(sourceOf(bytes), type)).rejects.toThrow(TooManyParts)
  })

  test.each([
    ['a table that is as usual', movie(track(1_920, 1_080)), undefined],
    ['a table that nests without end', movie(nested(2_000)), 'video-parts-many'],
    ['thousands of boxes in its table', movie(many(box('free'), 80_000)), 'video-parts-many'],
    ['an endless table', movie(track(640, 360), box('free', zeros(9 * 1024 * 1024))), 'video-parts-many'],
    ['pictures nobody can show', movie(track(65_000, 65_000)), 'video-too-wide'],
    [
      'pictures at another address',
      movie(track(640, 360, box('url ', zeros(4), Buffer.from('file:///etc/passwd\0')))),
      'video-foreign-data',
    ],
  ])('EDGE-01 with %s', async (_name, bytes, reason) => {
    expect(await reasonOf('video', bytes)).toBe(reason)
  })
})

describe('a picture', () => {
  const plain = (format: 'png' | 'jpeg' | 'webp', options = {}) =>
    sharp({ create: { width: 64, height: 64, channels: 3, background: 'green' } })
      .toFormat(format, options)
      .toBuffer()

  test('EDGE-01 a JPEG with thousands of scans is refused before it is drawn', async () => {
    const whole = await plain('jpeg', { progressive: true })
    const [end, scan] = [whole.length - 2, whole.lastIndexOf(Buffer.from([0xff, 0xda]))]
    const scans = (count: number) =>
      Buffer.concat([whole.subarray(0, end), ...Array(count).fill(whole.subarray(scan, end)), whole.subarray(end)])
    expect(await reasonOf('post', whole)).toBeUndefined()
    expect(await reasonOf('post', scans(5_000))).toBe('picture-parts-many')
  })

  test('EDGE-01 a PNG or WebP of tens of thousands of chunks is refused before it is read', async () => {
    const png = await plain('png')
    const chunk = Buffer.concat([zeros(4), Buffer.from('teSt'), zeros(4)])
    const head = 8 + 25
    expect(
      await reasonOf('post', Buffer.concat([png.subarray(0, head), many(chunk, 400_000), png.subarray(head)])),
    ).toBe('picture-parts-many')
    const webp = await plain('webp')
    const bomb = Buffer.concat([webp, many(Buffer.from('teSt\0\0\0\0'), 400_000)])
    bomb.writeUInt32LE(bomb.length - 8, 4)
    expect(await reasonOf('post', bomb)).toBe('picture-parts-many')
    expect(await reasonOf('post', webp)).toBeUndefined()
  })

  test.each(['jpeg', 'png', 'webp'] as const)(
    'EDGE-01 a %s with a film behind it, as phones take them, is a picture',
    async (format) => {
      const noise = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7_919 + (at >> 3) * 31) % 256))
      expect(await reasonOf('post', Buffer.concat([await plain(format), noise]))).toBeUndefined()
    },
  )

  test('EDGE-01 of more pixels than a photo is refused by its head', async () => {
    const wide = await sharp({ create: { width: 13_000, height: 10, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    expect(await reasonOf('post', wide)).toBe('picture-too-wide')
  })

  test('EDGE-01 waits for its turn: two are drawn at a time, in their order, whatever becomes of the others', async () => {
    const inTurn = createTurns(2)
    const [log, ends]: [string[], (() => void)[]] = [[], []]
    const works = ['a', 'b', 'c', 'd'].map((name) =>
      inTurn(async () => {
        log.push(name)
        await new Promise<void>((resolve) => ends.push(resolve))
        if (name === 'b') throw new Error('broken')
      }).catch(() => log.push(`${name} failed`)),
    )
    expect(log).toEqual(['a', 'b'])
    ends[1]?.()
    await works[1]
    expect(log).toEqual(['a', 'b', 'c', 'b failed'])
    ends[0]?.()
    await works[0]
    expect(log.at(-1)).toBe('d')
    for (const end of ends.slice(2)) end()
    await Promise.all(works)
  })
})
