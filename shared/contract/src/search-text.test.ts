import { expect, test } from '@jest/globals'
import { searchable } from './search-text'

test.each([
  ['一二三四五六七八九十十一', '一二三四五六七八九十'],
  ['Wolverhampton Wanderers against Nottingham Forest', 'Wolverhampton Wanderers against Nottingh'],
  ['Lịch thi đấu Ngoại hạng Anh hôm nay', 'Lịch thi đấu Ngoại hạng Anh hôm nay'],
  ['欧冠 Real Madrid 对 Manchester City 的比赛', '欧冠 Real Madrid 对 Manchester Cit'],
  ['⚽⚽ 球', '⚽⚽ 球'],
  ['🏀'.repeat(12), '🏀'.repeat(10)],
  ['', ''],
])('HDR-02 of %s a search takes %s', (typed, taken) => {
  expect(searchable(typed)).toBe(taken)
})
