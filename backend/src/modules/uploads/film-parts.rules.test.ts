import { expect, test } from '@jest/globals'
import { lowerHeights, stillsOf } from './film-parts.rules'

test.each([
  [1080, [720, 480]],
  [720, [480, 360]],
  [480, [360, 240]],
  [360, [240]],
  [288, []],
  [0, []],
])(
  'WEB-10 a film of %i lines comes in %j as well: hardly lower ones would cost a file for nothing',
  (height, lower) => {
    expect(lowerHeights(height)).toEqual(lower)
  },
)

test.each([
  [1, { stepS: 2, count: 1 }],
  [61, { stepS: 2, count: 31 }],
  [120, { stepS: 2, count: 60 }],
  [3_600, { stepS: 60, count: 60 }],
])('WEB-10 of %i seconds at most sixty pictures are made, all over them', (durationS, made) => {
  expect(stillsOf(durationS)).toEqual(made)
})
