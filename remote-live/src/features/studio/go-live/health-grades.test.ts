import { expect, test } from '@jest/globals'
import { gradeAge, gradeBitrate, gradeKeyFrames } from './health-grades'

test.each([
  [0, 'unknown'],
  [200, 'bad'],
  [500, 'fair'],
  [2_500, 'good'],
  [9_000, 'fair'],
  [20_000, 'bad'],
])('LIVE-10 %d kbit/s: %s', (kbps, grade) => expect(gradeBitrate(kbps)).toBe(grade))

test.each([
  [0, 'unknown'],
  [2, 'good'],
  [4, 'fair'],
  [10, 'bad'],
])('LIVE-10 a key frame every %d s: %s', (seconds, grade) => expect(gradeKeyFrames(seconds)).toBe(grade))

test.each([
  [1, 'good'],
  [6, 'fair'],
  [30, 'bad'],
])('LIVE-10 a segment of %d s ago: %s', (seconds, grade) => expect(gradeAge(seconds)).toBe(grade))
