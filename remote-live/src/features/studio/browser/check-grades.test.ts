import { expect, test } from '@jest/globals'
import { gradePicture, gradeSound, gradeUpload } from './check-grades'

test('AIR-01 a picture is there, dark, or missing', () => {
  expect(gradePicture([90, 91, 92, 90, 91])).toBe('good')
  expect(gradePicture([9, 10, 10, 9, 9])).toBe('poor')
  expect(gradePicture([0, 1, 0, 0, 2, 0])).toBe('bad')
  // Two frames in two seconds are no film.
  expect(gradePicture([90, 90])).toBe('bad')
  expect(gradePicture([])).toBe('bad')
})

test('AIR-01 sound is heard, far away, or missing', () => {
  expect([gradeSound(0.3), gradeSound(0.005), gradeSound(0)]).toEqual(['good', 'poor', 'bad'])
})

test('AIR-01 a line needs more than the broadcast', () => {
  expect([gradeUpload(8e6, 2.5e6), gradeUpload(3e6, 2.5e6), gradeUpload(2e6, 2.5e6)]).toEqual(['good', 'poor', 'bad'])
})
