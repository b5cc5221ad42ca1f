import { describe, expect, test } from '@jest/globals'
import { middleCrop, squareOf } from './picture-crop'

describe('the square of a picture', () => {
  test('is the largest one in the middle at first', () => {
    expect(squareOf(900, 600, middleCrop)).toEqual({ left: 150, top: 0, side: 600 })
    expect(squareOf(600, 900, middleCrop)).toEqual({ left: 0, top: 150, side: 600 })
  })

  test.each([
    [
      { zoom: 3, x: 0, y: 0 },
      { left: 0, top: 0, side: 200 },
    ],
    [
      { zoom: 3, x: 100, y: 100 },
      { left: 700, top: 400, side: 200 },
    ],
    [
      { zoom: 2, x: 50, y: 50 },
      { left: 300, top: 150, side: 300 },
    ],
  ])('stays inside the picture: %j', (crop, square) => {
    expect(squareOf(900, 600, crop)).toEqual(square)
  })
})
