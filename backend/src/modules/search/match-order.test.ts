import { expect, test } from '@jest/globals'
import { inMatchOrder, type MatchStanding } from './match-order.rules'
import type { FoundRow } from './search.queries'

const row = (kind: FoundRow['kind'], id: number, at = 0) => ({ kind, ref: `${kind}-${id}`, at }) as FoundRow

test('CONT-05 a match that ended early stands behind those to come, and other results keep their places', () => {
  const stages = new Map<number, MatchStanding['stage']>([
    [1, 'finished'],
    [2, 'live'],
    [3, 'upcoming'],
    [4, 'upcoming'],
    [5, 'finished'],
    [6, 'off'],
  ])
  const stateOf = (id: number) => {
    const stage = stages.get(id)
    return stage && { stage, home: 0, away: 0 }
  }
  const rows = [
    row('match', 1, 90),
    row('team', 9),
    row('match', 2, 80),
    row('match', 6, 60),
    row('match', 3, 300),
    row('match', 4, 200),
    row('news', 8),
    row('match', 5, 10),
  ]
  expect(inMatchOrder(rows, stateOf).map(({ ref }) => ref)).toEqual([
    'match-2',
    'team-9',
    'match-4',
    'match-3',
    'match-1',
    'match-5',
    'news-8',
    'match-6',
  ])
})
