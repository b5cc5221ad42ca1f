import { describe, expect, test } from '@jest/globals'
import { acrossGroups } from './best-thirds'
import { matchesOf } from './season.fixture'
import { standings, type TableInput } from './standings'
import { plainRules, type TableRules, type TieBreak } from './table-rules'

const by = (...tieBreak: TieBreak[]): { rules: TableRules } => ({ rules: { ...plainRules, tieBreak } })
const tableOf = (text: string, more: Partial<TableInput> = {}) =>
  standings({ matches: matchesOf(text), rules: plainRules, ...more })
/** `1A points, 2B wins`: place, team, and what decided it. */
const order = (text: string, more: Partial<TableInput> = {}) =>
  tableOf(text, more)
    .map(({ position, team, decidedBy }) => `${position}${team} ${decidedBy}`)
    .join(', ')

describe('one rule at a time', () => {
  test('SCORE-05 points first, and each row adds up', () => {
    const [first, second, third] = tableOf('A-B 2:0; B-C 4:0; C-A 0:1')
    expect(first).toMatchObject({
      team: 'A',
      position: 1,
      played: 2,
      won: 2,
      lost: 0,
      goalsFor: 3,
      goalsAgainst: 0,
      points: 6,
    })
    expect(second).toMatchObject({ team: 'B', position: 2, won: 1, lost: 1, goalsFor: 4, goalsAgainst: 2, points: 3 })
    expect(third).toMatchObject({ team: 'C', position: 3, lost: 2, goalsFor: 0, goalsAgainst: 5, points: 0 })
  })

  test('goal difference, then goals scored', () => {
    expect(order('A-C 3:1; B-D 3:2')).toBe('1A goalDifference, 2B goalDifference, 3D goalDifference, 4C goalDifference')
    expect(order('A-C 3:2; B-D 2:1')).toBe('1A goalsFor, 2B goalsFor, 3C goalsFor, 4D goalsFor')
  })

  test('wins before goal difference', () => {
    // A won once and lost twice by a goal; B drew three times.
    const text = 'A-C 1:0; D-A 1:0; C-A 1:0; B-C 0:0; B-D 0:0; D-B 0:0'
    expect(order(text, by('wins', 'goalDifference'))).toBe('1D points, 2C points, 3A wins, 4B wins')
    expect(order(text, by('goalDifference'))).toBe('1D points, 2C points, 3B goalDifference, 4A goalDifference')
  })

  test('goals on other grounds', () => {
    expect(order('A-B 2:1; B-A 1:0', by('goalDifference', 'goalsFor', 'awayGoals'))).toBe('1B awayGoals, 2A awayGoals')
  })

  test('points between the tied teams', () => {
    // A and B have four points; A took four of them from B, B beat C by three.
    const text = 'A-B 1:0; B-A 0:0; A-C 0:1; C-A 1:0; B-C 3:0; C-B 1:0'
    expect(order(text, by('h2hPoints', 'goalDifference'))).toBe('1C points, 2A h2hPoints, 3B h2hPoints')
    expect(order(text, by('goalDifference'))).toBe('1C points, 2B goalDifference, 3A goalDifference')
  })

  test('goal difference between the tied teams', () => {
    const text = 'A-B 2:0; B-A 1:0; A-C 1:0; C-A 0:0; B-C 4:0; C-B 0:0'
    expect(order(text, by('h2hPoints', 'h2hGoalDifference', 'goalDifference'))).toBe(
      '1A h2hGoalDifference, 2B h2hGoalDifference, 3C points',
    )
    expect(order(text, by('h2hPoints', 'goalDifference'))).toBe('1B goalDifference, 2A goalDifference, 3C points')
  })

  test('goals away between the tied teams', () => {
    const rules = by('h2hPoints', 'h2hGoalDifference', 'h2hGoalsFor', 'h2hAwayGoals')
    expect(order('A-B 1:0; B-A 3:2', rules)).toBe('1A h2hAwayGoals, 2B h2hAwayGoals')
  })

  test('goals between three tied teams, and the comparison starts again for the two that stay level', () => {
    // A circle of wins by a goal: B and C scored two, A one; between B and C, B won.
    const rules = by('h2hPoints', 'h2hGoalDifference', 'h2hGoalsFor')
    expect(order('A-B 1:0; B-C 2:1; C-A 1:0', rules)).toBe('1B h2hPoints, 2C h2hPoints, 3A h2hGoalsFor')
    // Without the restart nothing could tell B and C apart: in the set of three both have the same goals.
    expect(order('A-B 1:0; B-C 2:1; C-A 1:0', by('h2hGoalsFor'))).toBe('1B h2hGoalsFor, 2C h2hGoalsFor, 3A h2hGoalsFor')
  })

  test('a tie that nothing breaks is shown as level, and the next place counts both', () => {
    expect(order('A-B 0:0; A-C 1:0; B-C 1:0')).toBe('1A level, 1B level, 3C points')
  })
})

describe('matches between tied teams count only when all are played', () => {
  const rules = by('h2hPoints', 'goalDifference')
  const rest = 'A-C 0:1; C-A 1:0; B-C 3:0; C-B 1:0'
  test('one is listed and still to come', () => {
    expect(order(`A-B 1:0; B-A -; ${rest}`, rules)).toBe('1C points, 2B goalDifference, 3A goalDifference')
  })
  test('one is not listed at all: others met twice', () => {
    expect(order(`A-B 1:0; ${rest}`, rules)).toBe('1C points, 2B goalDifference, 3A goalDifference')
  })
  test('the league says that teams meet twice', () => {
    const meetings = { rules: { ...rules.rules, meetings: 2 } }
    // The first half of a season: A beat B, but B has the better goals.
    const half = 'A-B 1:0; A-C 0:2; B-D 4:0; C-D 1:0'
    expect(order(half, rules)).toBe('1C points, 2A h2hPoints, 3B h2hPoints, 4D points')
    expect(order(half, meetings)).toBe('1C points, 2B goalDifference, 3A goalDifference, 4D points')
  })
  test('all of them are: head-to-head decides', () => {
    expect(order(`A-B 1:0; B-A 0:0; ${rest}`, rules)).toBe('1C points, 2A h2hPoints, 3B h2hPoints')
  })
})

describe('what counts beside results', () => {
  test('points per game and share of wins', () => {
    const text = 'A-B 1:0; C-D 1:0; D-C 0:0'
    expect(order(text)).toBe('1C points, 2A points, 3D points, 4B points')
    expect(order(text, { rules: { ...plainRules, basis: 'pointsPerGame' } })).toBe(
      '1A points, 2C points, 3D points, 4B points',
    )
    const won = { rules: { ...plainRules, basis: 'winRate', winPoints: 1 } } as const
    expect(order('A-B 90:80; C-B 70:60; B-C 80:79', won)).toBe('1A points, 2C points, 3B points')
  })

  test('deductions are taken off, in the whole table only', () => {
    const deductions = [{ team: 'A', points: 3, date: undefined, reason: 'late' }]
    expect(tableOf('A-B 1:0; B-C 1:0', { deductions })).toMatchObject([
      { team: 'B', points: 3, deducted: 0 },
      { team: 'A', points: 0, deducted: 3 },
      { team: 'C', points: 0 },
    ])
    expect(tableOf('A-B 1:0; B-C 1:0', { deductions, venue: 'home' })[0]).toMatchObject({
      team: 'A',
      points: 3,
      deducted: 0,
    })
  })

  test('home and away tables hold half the matches each, and no head-to-head', () => {
    const text = 'A-B 1:0; B-A 2:0; A-C 0:0; C-A 0:3; B-C 1:1; C-B 0:0'
    expect(tableOf(text, { venue: 'home' }).map(({ team, played, points }) => [team, played, points])).toEqual([
      ['B', 2, 4],
      ['A', 2, 4],
      ['C', 2, 1],
    ])
    expect(tableOf(text, { venue: 'away' })[0]).toMatchObject({ team: 'A', played: 2, points: 3 })
    expect(order(text, { venue: 'home', ...by('h2hPoints', 'goalDifference') })).toContain('1B goalDifference')
  })

  test('form holds the latest five, newest last', () => {
    const [a] = tableOf('A-B 1:0; B-A 1:0; A-C 0:0; C-A 0:3; A-D 1:0; D-A 2:0')
    expect(a?.form).toEqual(['loss', 'draw', 'win', 'win', 'loss'])
  })

  test('a match for the place puts its winner above, and counts for nothing else', () => {
    const deciders = [{ winner: 'B', loser: 'A' }]
    expect(order('A-B 2:0; B-A 1:0', { deciders })).toBe('1B decider, 2A decider')
    expect(order('A-B 2:0; B-A 0:0', { deciders })).toBe('1A points, 2B points')
  })
})

describe('groups and split leagues', () => {
  test('each group has its table; thirds are compared across', () => {
    const group = (x: string, goals: number) =>
      `A${x}-B${x} 1:0|${x}; A${x}-C${x} 1:0|${x}; B${x}-C${x} ${goals}:0|${x}`
    const rows = tableOf(`${group('K', 3)}; ${group('L', 1)}`)
    expect(rows.map(({ group: g, position, team }) => `${g}${position}${team}`)).toEqual([
      'K1AK',
      'K2BK',
      'K3CK',
      'L1AL',
      'L2BL',
      'L3CL',
    ])
    expect(acrossGroups(rows, 3).map(({ team }) => team)).toEqual(['CL', 'CK'])
  })

  test('conferences: a match between two of them counts for each team at home', () => {
    const teams = [
      { team: 'A', group: 'East' },
      { team: 'B', group: 'East' },
      { team: 'C', group: 'West' },
      { team: 'D', group: 'West' },
    ]
    const rows = tableOf('A-B 1:0|East; C-D 2:0|West; D-A 3:1|*', { teams })
    expect(rows.map(({ group, team, points, played }) => `${group} ${team} ${points}/${played}`)).toEqual([
      'East A 3/2',
      'East B 0/1',
      'West C 3/1',
      'West D 3/2',
    ])
  })

  const before = 'A-C 1:0; B-D 1:0; A-D 1:0; B-C 2:0'
  const after = 'A-B 0:1/up; C-D 1:0/down; D-C 0:1/down; C-D 1:0/down'
  test('after the split nobody leaves a part, however many points others make', () => {
    expect(order(`${before}; ${after}`)).toBe('1B points, 2A points, 3C points, 4D points')
    expect(tableOf(`${before}; ${after}`).map(({ points }) => points)).toEqual([9, 6, 9, 0])
  })
  test('before it, the parts mean nothing', () => {
    expect(order(`A-C 0:1; A-B -/up; C-D -/down`)).toBe('1C points, 2B level, 2D level, 4A goalDifference')
  })
  test('points are halved at the split, up or down', () => {
    const odd = `${before}; A-B 0:0; ${after}`
    const points = (halving: 'up' | 'down') =>
      tableOf(odd, { rules: { ...plainRules, halving } }).map((row) => `${row.team}${row.points}`)
    // Seven points before the split.
    expect(points('down')).toEqual(['B6', 'A3', 'C9', 'D0'])
    expect(points('up')).toEqual(['B7', 'A4', 'C9', 'D0'])
  })
})
