import { afterEach, expect, test } from '@jest/globals'
import { SpriteCache, spriteLimit } from './sprite-cache'

class Bitmap {
  isClosed = false
  close(): void {
    this.isClosed = true
  }
}

Object.assign(globalThis, { ImageBitmap: Bitmap })
afterEach(() => void painted.splice(0))
const painted: Bitmap[] = []
const paint = (): ImageBitmap => {
  const bitmap = new Bitmap()
  painted.push(bitmap)
  return bitmap as unknown as ImageBitmap
}

test('a text is painted once, however often it flies', () => {
  const cache = new SpriteCache()
  const [first, second] = [cache.take('666', paint), cache.take('666', paint)]
  expect(second).toBe(first)
  expect(painted).toHaveLength(1)
})

test('the least recently asked for goes; its bitmap is given back when its last line is gone', () => {
  const cache = new SpriteCache()
  const flying = cache.take('flying', paint)
  const landed = cache.take('landed', paint)
  cache.release(landed)
  const again = cache.take('asked for again', paint)
  for (let at = 0; at < spriteLimit - 3; at++) cache.release(cache.take(`${at}`, paint))
  cache.take('asked for again', paint)
  for (let at = 0; at < 10; at++) cache.release(cache.take(`new ${at}`, paint))
  expect(cache.size).toBe(spriteLimit)
  expect(cache.take('asked for again', paint)).toBe(again)
  expect(painted[1]?.isClosed).toBe(true)
  // Still drawn every frame.
  expect(painted[0]?.isClosed).toBe(false)
  cache.release(flying)
  expect(painted[0]?.isClosed).toBe(true)
})

test('emptied, every bitmap is given back as soon as nobody draws it', () => {
  const cache = new SpriteCache()
  const flying = cache.take('flying', paint)
  cache.release(cache.take('landed', paint))
  cache.clear()
  expect(painted.map(({ isClosed }) => isClosed)).toEqual([false, true])
  cache.release(flying)
  expect(painted[0]?.isClosed).toBe(true)
  expect(cache.size).toBe(0)
})
