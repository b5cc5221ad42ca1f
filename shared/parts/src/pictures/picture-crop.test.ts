import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { areaOf, type Crop, dragged, middleCrop, type Size, zoomed, zoomMax } from './picture-crop'

const side = fc.integer({ min: 16, max: 10_000 })
const sizes = fc.record({ width: side, height: side })
const percent = fc.integer({ min: 0, max: 100 })
const crops = fc.record({ zoom: fc.double({ min: 1, max: zoomMax, noNaN: true }), x: percent, y: percent })
const share = fc.double({ min: 0, max: 1, noNaN: true })
const shares = fc.record({ x: share, y: share })
const landscape: Size = { width: 1600, height: 900 }
const wide: Size = { width: 16, height: 9 }
const square: Size = { width: 512, height: 512 }

/** What of the picture lies at this place of the frame. */
const under = (picture: Size, frame: Size, crop: Crop, at: { x: number; y: number }) => {
  const { left, top, width, height } = areaOf(picture, frame, crop)
  return { x: left + at.x * width, y: top + at.y * height }
}

describe('LIVE-10 MEM-01 the part of a picture', () => {
  test('has the wanted shape and lies inside, whatever the sliders say', () => {
    fc.assert(
      fc.property(sizes, sizes, crops, (picture, frame, crop) => {
        const area = areaOf(picture, frame, crop)
        expect(area.width / area.height / (frame.width / frame.height)).toBeCloseTo(1, 6)
        expect(area.left).toBeGreaterThanOrEqual(-0.001)
        expect(area.top).toBeGreaterThanOrEqual(-0.001)
        expect(area.left + area.width).toBeLessThanOrEqual(picture.width + 0.001)
        expect(area.top + area.height).toBeLessThanOrEqual(picture.height + 0.001)
      }),
    )
  })

  test.each([
    [square, { width: 900, height: 600 }, middleCrop, { left: 150, top: 0, width: 600, height: 600 }],
    [square, { width: 600, height: 900 }, middleCrop, { left: 0, top: 150, width: 600, height: 600 }],
    [
      square,
      { width: 900, height: 600 },
      { zoom: 3, x: 100, y: 100 },
      { left: 700, top: 400, width: 200, height: 200 },
    ],
    [wide, { width: 1600, height: 1600 }, { zoom: 1, x: 0, y: 100 }, { left: 0, top: 700, width: 1600, height: 900 }],
  ])('of shape %j of %j at %j is %j', (frame, picture, crop, area) => {
    expect(areaOf(picture, frame, crop)).toEqual(area)
  })

  test('what is dragged stays under the finger, up to the edge', () => {
    const crop = { zoom: 2, x: 50, y: 50 }
    const grabbed = under(landscape, square, crop, { x: 0.5, y: 0.5 })
    const after = dragged(landscape, square, crop, { x: 0.2, y: -0.1 })
    const now = under(landscape, square, after, { x: 0.7, y: 0.4 })
    expect(now.x).toBeCloseTo(grabbed.x, 6)
    expect(now.y).toBeCloseTo(grabbed.y, 6)
    expect(dragged(landscape, square, crop, { x: 9, y: -9 })).toEqual({ zoom: 2, x: 0, y: 100 })
  })

  test('what has no room does not move', () => {
    expect(dragged(landscape, wide, middleCrop, { x: 0.5, y: 0.5 })).toEqual(middleCrop)
    expect(dragged(landscape, square, middleCrop, { x: 0, y: 0.5 })).toEqual(middleCrop)
  })

  test('what is under the pointer stays there when it comes nearer', () => {
    fc.assert(
      fc.property(sizes, crops, shares, (picture, crop, at) => {
        const before = under(picture, square, crop, at)
        const after = under(picture, square, zoomed(picture, square, crop, 1.1, at), at)
        // Half a pixel without room is no room.
        expect(Math.abs(after.x - before.x)).toBeLessThan(1)
        expect(Math.abs(after.y - before.y)).toBeLessThan(1)
      }),
    )
  })

  test('it comes no nearer and goes no farther than can be shown', () => {
    expect(zoomed(landscape, square, { zoom: 2.9, x: 50, y: 50 }, 2, { x: 0, y: 0 }).zoom).toBe(zoomMax)
    expect(zoomed(landscape, square, { zoom: 1.1, x: 0, y: 0 }, 0.5, { x: 0, y: 0 })).toEqual({ zoom: 1, x: 0, y: 50 })
  })
})
