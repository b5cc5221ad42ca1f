import { expect, test } from '@jest/globals'
import { nameQualities } from './quality-names.rules'

test.each([
  [[], []],
  [[720], ['original 720']],
  [
    [720, 480, 360],
    ['original 720', 'hd 720', 'smooth 480', 'sd 360'],
  ],
  [
    [360, 1080, 720],
    ['original 1080', 'hd 720', 'sd 360'],
  ],
  [
    [1080, 720, 480, 360],
    ['original 1080', 'hd 720', 'smooth 480', 'sd 360'],
  ],
  [
    [480, 360],
    ['original 480', 'sd 360'],
  ],
])('LIVE-01 heights %j are called as the player calls them', (heights, expected) => {
  expect(nameQualities(heights).map(({ name, index }) => `${name} ${heights[index]}`)).toEqual(expected)
})
