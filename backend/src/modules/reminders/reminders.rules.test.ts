import { expect, test } from '@jest/globals'
import { type MatchStage, stageOf } from './reminders.rules'

const all = (sport: 'football' | 'basketball') =>
  Array.from({ length: 16 }, (_, status): MatchStage => stageOf({ sport, status }))

test('LIVE-12 a match is ahead, running, over or abnormal, by the state the feed gives', () => {
  //                            0  1  2  3  4  5  6  7  8  9 10 11 12 13 14 15
  expect(all('football')).toEqual([3, 0, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 0, 3, 3])
  expect(all('basketball')).toEqual([3, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 3, 0])
})
