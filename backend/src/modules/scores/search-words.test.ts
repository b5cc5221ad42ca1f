import { expect, test } from '@jest/globals'
import { letterOf, searchWords } from './search-words'

const words = (zh: string, en: string) => searchWords({ zh, en, vi: en }).split(' ')

test.each([
  ['曼联', 'Man United', ['manlian', 'ml', 'hongmo', 'hm', 'mu']],
  ['皇家社会', 'Real Sociedad', ['huangjiashehui', 'hjsh', '皇社', 'hs']],
  ['重庆铜梁龙', 'Chongqing', ['chongqingtonglianglong', 'cqtll']],
  ['英超', 'Premier League', ['yingchao', 'yc', 'epl']],
])('SCORE-01 %s is found by pinyin, initials and aliases', (zh, en, expected) => {
  expect(words(zh, en)).toEqual(expect.arrayContaining(expected))
})

test('SCORE-01 the pinyin of the Chinese name comes first, before the aliases', () => {
  expect([words('英超', 'Premier League')[0], words('德乙', '2. Bundesliga')[0]]).toEqual(['yingchao', 'deyi'])
})

test.each([
  ['德乙', '2. Bundesliga', 'Hạng hai Đức', 'D', '#', 'H'],
  ['英冠', 'Championship', 'Đức 2', 'Y', 'C', 'D'],
  ['NBA', 'NBA', 'NBA', 'N', 'N', 'N'],
])('SCORE-01 %s stands under the letter of the language: %s, %s', (zh, en, vi, ...letters) => {
  const names = { zh, en, vi }
  expect((['zh', 'en', 'vi'] as const).map((language) => letterOf(names, language))).toEqual(letters)
})

test('SCORE-01 a name without Chinese has no pinyin', () => {
  expect(searchWords({ zh: 'Ajax', en: 'Ajax', vi: 'Ajax' })).toBe('')
})
