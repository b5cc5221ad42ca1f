import { expect, test } from '@jest/globals'
import type { OpenMatch } from './open-match'
import { isUndecided, phaseOf } from './phase'

const match = (round: string, stage = '', group = ''): OpenMatch => ({
  no: 1,
  round,
  stage,
  group,
  date: undefined,
  time: undefined,
  home: 'A',
  away: 'B',
  full: undefined,
  half: undefined,
  extra: undefined,
  shootout: undefined,
  status: 'open',
  goals: [[], []],
  ground: '',
})

test.each([
  ['Matchday 7', '', '', '', ''],
  ['7. Round', '', '', '', ''],
  ['Round 7', 'Regular Season', '', '', ''],
  ['1. Runde', 'Grunddurchgang', '', '', ''],
  ['Regular Season, Matchday 4', '', '', '', ''],
  ['League, Matchday 4', '', '', '', ''],
  ['', '', '', '', ''],
  ['Group A', '', '', 'Group A', ''],
  ['Matchday 1', '', 'Group C', 'Group C', ''],
  ['Group B | Matchday 2', '', '', 'Group B', ''],
  ['Apertura, Matchday 3', '', '', 'Apertura', ''],
  ['Championship, Matchday 34', '', '', '', 'Championship'],
  ['Relegation, Matchday 37', '', '', '', 'Relegation'],
  ['32. Runde', 'Finaldurchgang - Qualifikation', '', '', 'Finaldurchgang - Qualifikation'],
])('"%s" of stage "%s" and group "%s" is in a table: group "%s", part "%s"', (round, stage, group, own, block) => {
  expect(phaseOf(match(round, stage, group))).toEqual({ isTable: true, group: own, block })
})

test.each([
  ['Playoffs', ''],
  ['Playoffs, Semifinals', ''],
  ['Matchday 1', 'Playoffs'],
  ['Semi-finals', 'Play-offs'],
  ['Clausura Playoffs, Play-in round 1', ''],
  ['Finals, Quarterfinals', ''],
  ['Round of 16', ''],
  ['Quarterfinals', ''],
  ['Quarter-final', ''],
  ['Match for third place', ''],
  ['Final', ''],
  ['Halbfinale', 'Europa League Play-off'],
  ['Relegation', ''],
  ['Spareggio', ''],
])('"%s" of stage "%s" stays out of the table', (round, stage) => {
  expect(phaseOf(match(round, stage)).isTable).toBe(false)
})

test.each(['N.N.', 'W74', 'L101', '2A', '3A/B/C/D/F', 'TBD', 'Winner Group A'])('%s is nobody yet', (name) => {
  expect(isUndecided(name)).toBe(true)
})
test.each(['Wolfsburg', '1. FC Köln', 'Lyon'])('%s is a team', (name) => {
  expect(isUndecided(name)).toBe(false)
})
