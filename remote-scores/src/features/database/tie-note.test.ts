import { expect, test } from '@jest/globals'
import type { StandingsRow } from './season-table.calls'
import { isRemarkable, tieNoteOf } from './tie-note'

const row = (teamId: number, points: number, decidedBy: string, more: Partial<StandingsRow> = {}): StandingsRow => ({
  position: teamId,
  teamId,
  name: `T${teamId}`,
  group: '',
  played: 10,
  won: 0,
  drawn: 0,
  lost: 0,
  scored: 0,
  conceded: 0,
  points,
  wonShare: 0,
  gamesBehind: 0,
  form: [],
  decidedBy,
  deducted: 0,
  zone: '',
  ...more,
})
const rows = [
  row(1, 20, 'points'),
  row(2, 18, 'h2hPoints'),
  row(3, 18, 'h2hPoints'),
  row(4, 18, 'goalDifference', { group: 'B' }),
]

test('SCORE-04 a row tells whom it was level with and what decided', () => {
  expect(rows.map((one) => tieNoteOf(one, rows))).toEqual([
    undefined,
    { rule: 'h2hPoints', others: ['T3'] },
    { rule: 'h2hPoints', others: ['T2'] },
    undefined,
  ])
})

test('before the first match nobody is level for a reason', () => {
  const fresh = [row(1, 0, 'level', { played: 0 }), row(2, 0, 'level', { played: 0 })]
  expect(tieNoteOf(fresh[0]!, fresh)).toBeUndefined()
})

test.each([
  ['h2hGoalDifference', true],
  ['decider', true],
  ['placed', true],
  ['level', true],
  ['goalDifference', false],
])('%s has a line of its own: %s', (rule, is) => expect(isRemarkable({ rule, others: [] })).toBe(is))
