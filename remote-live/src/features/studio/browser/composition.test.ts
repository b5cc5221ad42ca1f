import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { contained, cornered } from './composition'

const size = fc.record({ width: fc.integer({ min: 16, max: 4_000 }), height: fc.integer({ min: 16, max: 4_000 }) })
const box = { width: 1280, height: 720 }

test('LIVE-10 a contained picture keeps its shape, touches two sides and never leaves the canvas', () => {
  fc.assert(
    fc.property(size, (picture) => {
      const { left, top, width, height } = contained(picture, box)
      expect(width / height).toBeCloseTo(picture.width / picture.height, 5)
      expect(Math.min(left, top)).toBeCloseTo(0, 5)
      expect(left + width).toBeLessThanOrEqual(box.width + 0.001)
      expect(top + height).toBeLessThanOrEqual(box.height + 0.001)
    }),
  )
})

test('LIVE-10 the camera stands in the lower right corner and leaves most of the screen free', () => {
  const { left, top, width, height } = cornered({ width: 640, height: 480 }, box)
  expect(left + width).toBeLessThan(box.width)
  expect(top + height).toBeLessThan(box.height)
  expect(left).toBeGreaterThan(box.width * 0.65)
  expect((width * height) / (box.width * box.height)).toBeLessThan(0.15)
})
