import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { areaOf } from './cover-crop'

test('LIVE-10 the part of a cover is 16:9 and lies inside the picture, whatever the sliders say', () => {
  const side = fc.integer({ min: 16, max: 10_000 })
  const percent = fc.integer({ min: 0, max: 100 })
  const crops = fc.record({ zoom: fc.double({ min: 1, max: 3, noNaN: true }), x: percent, y: percent })
  fc.assert(
    fc.property(side, side, crops, (width, height, crop) => {
      const area = areaOf(width, height, crop)
      expect(area.width / area.height).toBeCloseTo(16 / 9, 6)
      expect(area.left).toBeGreaterThanOrEqual(-0.001)
      expect(area.top).toBeGreaterThanOrEqual(-0.001)
      expect(area.left + area.width).toBeLessThanOrEqual(width + 0.001)
      expect(area.top + area.height).toBeLessThanOrEqual(height + 0.001)
    }),
  )
})

test('without zoom the largest part is taken', () => {
  expect(areaOf(1600, 1600, { zoom: 1, x: 0, y: 100 })).toEqual({ left: 0, top: 700, width: 1600, height: 900 })
})
