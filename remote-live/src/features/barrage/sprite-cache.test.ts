import { afterEach, expect, test } from '@jest/globals'
import { type Sprite, SpriteCache, spriteLimit } from './sprite-cache'

class Bitmap {
  isClosed = false
  close(): void {
    this.isClosed = true
  }
}

Object.assign(globalThis, { ImageBitmap: Bitmap })
afterEach(() => void painted.splice(0))
const painted: Bitmap[] = []
/** Takes a picture as the painter does: painted when it is not there yet. */
function draw(cache: SpriteCache, key: string): Sprite {
  const sprite = cache.take(key)
  if (!sprite.steps[0]) {
    const bitmap = new Bitmap()
    painted.push(bitmap)
    sprite.steps[0] = bitmap as unknown as ImageBitmap
  }
  return sprite
}

test('a text is painted once, however often it flies', () => {
  const cache = new SpriteCache()
  const [first, second] = [draw(cache, '666'), draw(cache, '666')]
  expect(second).toBe(first)
  expect(painted).toHaveLength(1)
})

test('the least recently asked for goes; its bitmap is given back when its last line is gone', () => {
  const cache = new SpriteCache()
  const flying = draw(cache, 'flying')
  const landed = draw(cache, 'landed')
  cache.release(landed)
  const again = draw(cache, 'asked for again')
  for (let at = 0; at < spriteLimit - 3; at++) cache.release(draw(cache, `${at}`))
  draw(cache, 'asked for again')
  for (let at = 0; at < 10; at++) cache.release(draw(cache, `new ${at}`))
  expect(cache.size).toBe(spriteLimit)
  expect(draw(cache, 'asked for again')).toBe(again)
  expect(painted[1]?.isClosed).toBe(true)
  // Still drawn every frame.
  expect(painted[0]?.isClosed).toBe(false)
  cache.release(flying)
  expect(painted[0]?.isClosed).toBe(true)
})

test('emptied, every bitmap is given back as soon as nobody draws it', () => {
  const cache = new SpriteCache()
  const flying = draw(cache, 'flying')
  cache.release(draw(cache, 'landed'))
  cache.clear()
  expect(painted.map(({ isClosed }) => isClosed)).toEqual([false, true])
  cache.release(flying)
  expect(painted[0]?.isClosed).toBe(true)
  expect(cache.size).toBe(0)
})
