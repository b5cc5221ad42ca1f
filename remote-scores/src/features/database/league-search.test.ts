import { expect, test } from '@jest/globals'
import type { Tournament } from './database.calls'
import { regionsOf, searchTournaments } from './league-search'

const league = (id: number, words: string[], continentId = 2): Tournament => ({
  id,
  name: words[0] ?? '',
  words,
  flag: '',
  colour: '',
  isCup: false,
  isHot: false,
  country: '',
  continentId,
  continent: `c${continentId}`,
})
const list = [
  league(1, ['Süper Lig', '土超', 'Türkiye']),
  league(2, ['V.League 1', '越南联', 'Việt Nam'], 3),
  league(3, ['英超', 'Premier League', 'England']),
  league(4, ['世界杯', 'World Cup'], 1),
]

test.each([
  ['turk', [1]],
  ['VIET', [2]],
  ['league', [2, 3]],
  ['england premier', [3]],
  ['超', [1, 3]],
  ['  ', [1, 2, 3, 4]],
  ['(', []],
])('SCORE-04 "%s" finds %j', (text, ids) => {
  expect(searchTournaments(list, text).map((one) => one.id)).toEqual(ids)
})

test('regions: between countries first', () => {
  expect(regionsOf(list).map((one) => [one.name, one.tournaments.map(({ id }) => id)])).toEqual([
    ['c1', [4]],
    ['c2', [1, 3]],
    ['c3', [2]],
  ])
})
