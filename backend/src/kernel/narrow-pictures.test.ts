import { expect, test } from '@jest/globals'
import sharp from 'sharp'
import { createNarrowPictures, widthAsked } from './narrow-pictures'

const wide = () =>
  sharp({ create: { width: 1280, height: 720, channels: 3, background: '#246' } })
    .webp()
    .toBuffer()

test.each([
  [{ w: '320' }, 320],
  [{ w: '321' }, undefined],
  [{ w: '320.0' }, undefined],
  [{ w: ['320', '480'] }, undefined],
  [{}, undefined],
  [undefined, undefined],
])('%j asks for a width of %s', (query, width) => {
  expect(widthAsked(query)).toBe(width)
})

test('a picture is drawn once in each width, however many ask at a time', async () => {
  const pictures = createNarrowPictures()
  const original = await wide()
  let reads = 0
  const read = async () => {
    reads += 1
    return original
  }
  const all = await Promise.all([320, 320, 640, 320].map((width) => pictures.of('a.webp', width, read)))
  const sizes = await Promise.all(all.map(async (bytes) => (await sharp(bytes).metadata()).width))
  expect({ sizes, reads }).toEqual({ sizes: [320, 320, 640, 320], reads: 2 })
})

test('a picture is never drawn wider than it is', async () => {
  const small = await sharp(await wide())
    .resize(200)
    .webp()
    .toBuffer()
  const drawn = await createNarrowPictures().of('a.webp', 960, async () => small)
  expect((await sharp(drawn).metadata()).width).toBe(200)
})

test('what failed once is tried again', async () => {
  const pictures = createNarrowPictures()
  const failing = pictures.of('a.webp', 320, () => Promise.reject(new Error('store away')))
  await expect(failing).rejects.toThrow('store away')
  const drawn = await pictures.of('a.webp', 320, wide)
  expect((await sharp(drawn).metadata()).width).toBe(320)
})
