import { expect, test } from '@jest/globals'
import type { StandingsRow } from '../database/season-table.calls'
import { thirdsOf } from './best-thirds'
import { readCupAddress, writeCupAddress } from './world-cup-address'

const row = (group: string, position: number, points: number, scored = 3, conceded = 3): StandingsRow => ({
  position,
  teamId: group.charCodeAt(0) * 10 + position,
  name: `${group}${position}`,
  group,
  played: 3,
  won: 0,
  drawn: 0,
  lost: 0,
  scored,
  conceded,
  points,
  wonShare: 0,
  gamesBehind: 0,
  form: [],
  decidedBy: 'points',
  deducted: 0,
  zone: 'bestThirds',
})
const group = (letter: string, points: number, scored?: number, conceded?: number) => [
  row(letter, 1, 9),
  row(letter, 2, 6),
  row(letter, 3, points, scored, conceded),
  row(letter, 4, 0),
]

test('SCORE-05 the best eight thirds go on: points, difference, goals', () => {
  const rows = [
    ...group('A', 3),
    ...group('B', 4, 2, 4),
    ...group('C', 4, 5, 5),
    ...group('D', 4, 3, 3),
    ...'EFGHIJ'.split('').flatMap((letter) => group(letter, 1)),
  ]
  const thirds = thirdsOf(rows)
  expect(thirds.slice(0, 4).map((one) => one.name)).toEqual(['C3', 'D3', 'B3', 'A3'])
  expect(thirds.map((one) => one.position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(thirds.map((one) => one.zone !== '')).toEqual([...Array.from({ length: 8 }, () => true), false, false])
})

test('teams that share a place still give one third a group', () => {
  const rows = [row('A', 1, 4), row('A', 2, 4), row('A', 2, 4), row('A', 4, 1)]
  expect(thirdsOf(rows)).toHaveLength(1)
})

test('SCORE-05 the address of the world cup holds its view, season and round', () => {
  const text = 'season=10312&tab=schedule&stage=2&round=1'
  expect(String(writeCupAddress(readCupAddress(new URLSearchParams(text))))).toBe(text)
  expect(String(writeCupAddress(readCupAddress(new URLSearchParams('tab=x&season=-1&stage=2'))))).toBe('')
})
