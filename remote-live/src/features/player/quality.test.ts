import { expect, test } from '@jest/globals'
import { levelOf, offeredQualities, qualityAt } from './quality'

test.each([
  ['three levels', [720, 480, 360], ['auto', 'original', 'hd', 'sd', 'smooth']],
  ['in any order', [360, 720, 480], ['auto', 'original', 'hd', 'sd', 'smooth']],
  ['a 1080 original', [1080, 720, 480, 360], ['auto', 'original', 'hd', 'sd', 'smooth']],
  ['two levels', [720, 360], ['auto', 'original', 'hd', 'smooth']],
  ['one level', [720], ['original']],
  ['no high definition', [480, 360, 240], ['auto', 'original', 'sd', 'smooth']],
  ['nothing yet', [], []],
])('LIVE-01 qualities of %s', (_name, heights, offered) => {
  expect(offeredQualities(heights)).toEqual(offered)
})

test('each quality names its own level', () => {
  const heights = [360, 1080, 480, 720]
  expect((['original', 'hd', 'sd', 'smooth'] as const).map((quality) => levelOf(quality, heights))).toEqual([
    1, 3, 2, 0,
  ])
})

test('LIVE-01 the level that plays has a name; without a picture, or of another height, there is none', () => {
  const heights = [360, 1080, 480, 720]
  expect([1080, 720, 480, 360, 0, 540].map((height) => qualityAt(height, heights))).toEqual([
    ...['original', 'hd', 'sd', 'smooth'],
    ...[undefined, undefined],
  ])
})
