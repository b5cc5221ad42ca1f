import { expect, test } from '@jest/globals'
import { isFound, plain, readSearch } from './match-search'

const united = ['曼联', 'Man United', 'Man United', '曼彻斯特联 manlian ml hongmo', '英超', 'Premier League']
const madrid = ['马德里竞技', 'Atlético Madrid', 'Atlético Madrid', 'majing mj', '西甲', 'La Liga']
const hanoi = ['河内FC', 'Hà Nội FC', 'Đà Nẵng', 'henei hn', '越南联', 'V.League']
const found = (typed: string) =>
  [united, madrid, hanoi].map((searchNames) => isFound({ searchNames }, readSearch(typed)))

test.each([
  ['ml', [true, false, false]],
  ['ML', [true, false, false]],
  ['manl', [true, false, false]],
  ['曼联', [true, false, false]],
  ['联', [true, false, true]],
  ['man uni', [true, false, false]],
  ['atletico', [false, true, false]],
  ['Atlético', [false, true, false]],
  ['mj 西甲', [false, true, false]],
  ['ha noi', [false, false, true]],
  ['đà', [false, false, true]],
  ['da nang', [false, false, true]],
  ['nited', [false, false, false]],
  ['', [true, true, true]],
  [' ·- ', [true, true, true]],
  ['zz', [false, false, false]],
])('SCORE-01 typed "%s"', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

test('SCORE-01 marks, case and signs do not matter', () => {
  expect(plain("  Nott'm  FOREST · Đội ")).toBe('nott m forest doi')
})
