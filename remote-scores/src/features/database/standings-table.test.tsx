import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { SeasonTable, StandingsRow } from './season-table.calls'
import { StandingsNotes } from './standings-notes'
import { StandingsTable } from './standings-table'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})

const row = (teamId: number, points: number, more: Partial<StandingsRow> = {}): StandingsRow => ({
  position: teamId,
  teamId,
  name: `Team ${teamId}`,
  group: '',
  played: 3,
  won: 1,
  drawn: 0,
  lost: 2,
  scored: 4,
  conceded: 6,
  points,
  wonShare: 0.333,
  gamesBehind: 0,
  form: ['win', 'loss', 'loss'],
  decidedBy: 'points',
  deducted: 0,
  zone: '',
  ...more,
})
const table: SeasonTable = {
  id: 82,
  key: 'en.1',
  name: 'League',
  flag: '',
  colour: '#000',
  seasonId: 1,
  label: '2026/27',
  isCurrent: true,
  round: 3,
  rounds: 38,
  asOfMs: 0,
  zones: [{ from: 1, to: 1, kind: 'champions', colour: 1 }],
  deductions: [{ teamId: 3, name: 'Team 3', points: 6, reason: 'Accounts', date: '2026-09-01' }],
  tieBreak: ['h2hPoints', 'goalDifference'],
  rows: [
    row(1, 9, { zone: 'champions' }),
    row(2, 5, { decidedBy: 'h2hPoints' }),
    row(3, 5, { decidedBy: 'h2hPoints', deducted: 6 }),
    row(4, 2, { decidedBy: 'goalDifference' }),
    row(5, 2, { decidedBy: 'goalDifference' }),
  ],
}

test('SCORE-04 level teams say on their row whom they were level with and what decided', () => {
  render(<StandingsTable sport="football" table={table} teamHref={(id) => `/team/${id}`} />)
  const line = screen.getByRole('row', { name: /Team 2/ })
  expect(within(line).getByRole('button').getAttribute('aria-label')).toBe(
    'Level with Team 3 on 5 points: decided by head-to-head points',
  )
  expect(within(screen.getByRole('row', { name: /Team 1/ })).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Team 4' }).getAttribute('href')).toBe('/team/4')
})

test('SCORE-04 points taken off stand on the row and are explained under the table, with head-to-head decisions', () => {
  render(
    <>
      <StandingsTable sport="football" table={table} />
      <StandingsNotes table={table} sport="football" />
    </>,
  )
  expect(screen.getByRole('row', { name: /Team 3/ }).textContent).toContain('−6')
  const notes = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(notes).toContain('Champions League')
  expect(notes).toContain('Team 3 6 points taken off · Accounts · 2026-09-01')
  expect(notes).toContain('2. Team 2 Level with Team 3 on 5 points: decided by head-to-head points')
  expect(notes.at(-1)).toBe('Level teams are ordered by: head-to-head points → goal difference')
  expect(notes.some((note) => note?.startsWith('4.'))).toBe(false)
})

test('SCORE-12 basketball has no goals and no points of a table: its level teams are told apart in its own words', () => {
  const rows = [
    row(1, 13),
    row(2, 13, { decidedBy: 'h2hGoalDifference' }),
    row(3, 13, { decidedBy: 'h2hGoalDifference' }),
  ]
  const inBoth = [...rows.map((one) => ({ ...one, group: 'E' })), row(4, 13, { group: 'W' })]
  render(<StandingsNotes sport="basketball" table={{ ...table, rows: inBoth, deductions: [] }} />)
  const notes = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(notes).toContain(
    'Eastern Conference · 2. Team 2 Same share of wins as Team 3: decided by head-to-head points difference',
  )
  expect(notes.at(-1)).toBe('Level teams are ordered by: head-to-head record → points difference')
})

test('basketball counts shares and games behind, a league without teams says so', () => {
  const { rerender } = render(
    <StandingsTable sport="basketball" table={{ ...table, rows: [row(1, 1), row(2, 1, { gamesBehind: 2.5 })] }} />,
  )
  expect(screen.getByRole('row', { name: /Team 2/ }).textContent).toContain('33.3%2.5')
  rerender(<StandingsTable sport="basketball" table={{ ...table, rows: [] }} />)
  expect(screen.getByRole('status')).toBeTruthy()
})
