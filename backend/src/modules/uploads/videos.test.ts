import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { limits } from '@pitchside/contract'
import { accountModules, startTestApp, type TestSite } from '../../testing/test-app'
import { aPicture, uploadPicture } from '../../testing/upload-picture'
import { sourceOf } from './byte-source'
import { isWholeVideo } from './video-walk.rules'

const clip = readFileSync(join(__dirname, '../../../assets/demo/football/sd.mp4'))

let site: TestSite
let token: string
beforeAll(async () => {
  site = await startTestApp({ only: [...accountModules, 'uploads'] })
  token = (await site.signIn('anchor')).token
})
afterAll(() => site.close())

const get = async (address: string, range?: string) =>
  fetch(`${await site.origin()}${address}`, { headers: range === undefined ? {} : { range } })

describe('a video of a post', () => {
  test('LIVE-14 is stored as it is and sent in parts to whoever asks for parts', async () => {
    const { envelope, address } = await uploadPicture(site, token, 'video', clip)
    expect(envelope.code).toBe(0)
    expect(address).toMatch(/^\/media\/uploads\/[\w-]+\.mp4$/)
    const whole = await get(address)
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('x-content-type-options')]).toEqual([
      200,
      'video/mp4',
      'nosniff',
    ])
    expect(Buffer.from(await whole.arrayBuffer()).equals(clip)).toBe(true)
    const part = await get(address, 'bytes=100-199')
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${clip.length}`])
    expect(Buffer.from(await part.arrayBuffer()).equals(clip.subarray(100, 200))).toBe(true)
    const tail = await get(address, 'bytes=-50')
    expect(Buffer.from(await tail.arrayBuffer()).equals(clip.subarray(-50))).toBe(true)
    expect((await get(address, `bytes=${clip.length}-`)).status).toBe(416)
  })

  test('LIVE-14 what is no MP4, or only half of one, is refused', async () => {
    for (const file of [Buffer.from('<script>alert(1)</script>'), await aPicture(64, 64)])
      expect((await uploadPicture(site, token, 'video', file)).envelope.reason).toBe('video-type-wrong')
    expect((await uploadPicture(site, token, 'video', clip.subarray(0, 5_000))).envelope.reason).toBe('video-broken')
    expect((await uploadPicture(site, token, 'post', clip)).envelope.reason).toBe('picture-type-wrong')
  })

  test('LIVE-14 has to be smaller than 50 MB: one byte less is taken, 50 MB are not', async () => {
    // The rest of the file is free space, which players pass over.
    const upTo = (bytes: number) => {
      const free = Buffer.alloc(bytes - clip.length)
      free.writeUInt32BE(free.length)
      free.write('free', 4)
      return Buffer.concat([clip, free])
    }
    const reply = async (bytes: number) => (await uploadPicture(site, token, 'video', upTo(bytes))).envelope
    expect((await reply(limits.videoBytes - 1)).code).toBe(0)
    expect(await reply(limits.videoBytes)).toMatchObject({ reason: 'video-too-large', code: 1 })
  })
})

test('LIVE-14 a picture of a post keeps its shape and is at most 1600 wide', async () => {
  const { address } = await uploadPicture(site, token, 'post', await aPicture(2_400, 600, 'jpeg'))
  const { default: sharp } = await import('sharp')
  const { width, height, format } = await sharp(Buffer.from(await (await get(address)).arrayBuffer())).metadata()
  expect({ width, height, format }).toEqual({ width: 1_600, height: 400, format: 'webp' })
})

describe('an MP4', () => {
  const box = (name: string, length = 8) => {
    const bytes = Buffer.alloc(length)
    bytes.writeUInt32BE(length)
    bytes.write(name, 4)
    return bytes
  }
  const whole = Buffer.concat([box('ftyp', 16), box('moov', 20), box('mdat', 40)])
  const lengthOf = (bytes: Buffer, at: number, length: number) => {
    const copy = Buffer.from(bytes)
    copy.writeUInt32BE(length, at)
    return copy
  }
  test.each<[string, Buffer, boolean]>([
    ['as a whole', whole, true],
    ['with a last box that goes to the end', lengthOf(whole, 36, 0), true],
    ['nothing', Buffer.alloc(0), false],
    ['without pictures', Buffer.concat([box('ftyp'), box('moov')]), false],
    ['without contents', Buffer.concat([box('ftyp'), box('mdat')]), false],
    ['that begins with something else', Buffer.concat([box('free'), whole]), false],
    ['with a box that is too short', lengthOf(whole, 16, 3), false],
    ['with a box beyond the end', lengthOf(whole, 36, 41), false],
    ['with rubbish behind', Buffer.concat([whole, Buffer.from('abc')]), false],
    ['with a box of 64 bits that says nothing', lengthOf(whole, 36, 1), false],
  ])('%s', async (_name, bytes, is) => expect(await isWholeVideo(sourceOf(bytes), 'mp4')).toBe(is))
})
