import { describe, expect, test } from '@jest/globals'
import { standings } from '../standings/standings'
import { identify } from './leagues'
import { readOpenfootball } from './read-openfootball'
import { nothingAsked, readRules } from './rules-file'
import { seasonTableInput } from './season-table'

type Line = [round: string, home: string, away: string, score?: [number, number], more?: object]
const fileOf = (lines: Line[], name = 'Town League 2020/21') =>
  readOpenfootball(
    JSON.stringify({
      name,
      matches: lines.map(([round, team1, team2, score, more], i) => ({
        round,
        team1,
        team2,
        date: `2020-09-${String(i + 1).padStart(2, '0')}`,
        ...(score ? { score: { ft: score } } : { score: {} }),
        ...more,
      })),
    }),
    'some.json',
  )
function table(
  lines: Line[],
  { name = 'Town League 2020/21', rules, until }: { name?: string; rules?: object; until?: string } = {},
) {
  const asked = rules ? readRules(JSON.stringify(rules), 'rules.json') : nothingAsked
  const input = seasonTableInput(fileOf(lines, name), identify('some.json', name), {
    asked,
    ...(until ? { until } : {}),
  })
  const rows = standings(input).map(
    ({ position, team, points, goalsFor, goalsAgainst }) => `${position} ${team} ${points} ${goalsFor}:${goalsAgainst}`,
  )
  return { rows, notes: input.notes }
}

describe('what counts for a table', () => {
  test('play-off rows stay out', () => {
    const lines: Line[] = [
      ['Matchday 1', 'A', 'B', [1, 0]],
      ['Playoffs, Final', 'B', 'A', [5, 0]],
      ['Matchday 1', 'B', 'A', [5, 0], { stage: 'Playoffs' }],
    ]
    expect(table(lines).rows).toEqual(['1 A 3 1:0', '2 B 0 0:1'])
  })

  test('awarded matches count, cancelled, postponed and abandoned ones do not', () => {
    const lines: Line[] = [
      ['Matchday 1', 'A', 'B', [0, 2], { status: 'awarded' }],
      ['Matchday 2', 'B', 'A', [9, 0], { status: 'cancelled' }],
      ['Matchday 3', 'A', 'C', [9, 0], { status: 'abandoned' }],
      ['Matchday 4', 'C', 'B', undefined, { status: 'postponed' }],
    ]
    const { rows, notes } = table(lines)
    expect(rows).toEqual(['1 B 3 2:0', '2 C 0 0:0', '3 A 0 0:2'])
    expect(notes.join()).toContain('A - C (2020-09-03) is abandoned: its score does not count')
  })

  test('matches up to and including a day', () => {
    const lines: Line[] = [
      ['Matchday 1', 'A', 'B', [1, 0]],
      ['Matchday 2', 'B', 'A', [1, 0]],
      ['Matchday 3', 'A', 'B', [0, 3]],
    ]
    expect(table(lines, { until: '2020-09-02' }).rows).toEqual(['1 A 3 1:1', '1 B 3 1:1'])
    expect(table(lines, { until: '2020-08-01' }).rows).toEqual(['1 A 0 0:0', '1 B 0 0:0'])
    expect(() => table([['Matchday 1', 'A', 'B', [1, 0], { date: null }]], { until: '2020-09-02' })).toThrow(
      /has no date/,
    )
  })

  test('groups have tables, later rounds do not; teams that are not known yet are left out', () => {
    const lines: Line[] = [
      ['Matchday 1', 'A', 'B', [1, 0], { group: 'Group A' }],
      ['Matchday 1', 'C', 'D', [0, 0], { group: 'Group B' }],
      ['Round of 16', 'A', 'D', [4, 0]],
      ['Final', 'W1', 'W2'],
    ]
    expect(table(lines).rows).toEqual(['1 A 3 1:0', '2 B 0 0:1', '1 C 1 0:0', '1 D 1 0:0'])
  })

  test('a cup without groups has no table', () => {
    const lines: Line[] = [
      ['Round 1', 'A', 'B', [1, 0]],
      ['Round 1', 'C', 'D', [1, 0]],
      ['Final', 'A', 'C', [1, 0]],
    ]
    expect(() => table(lines)).toThrow(/only knock-out rounds/)
  })

  test('a row that stands twice counts once; with another result nobody can say which', () => {
    const [first, again] = [
      ['Matchday 1', 'A', 'B', [1, 0], { date: '2020-09-01' }],
      ['Matchday 1', 'A', 'B', [1, 0], { date: '2020-09-01' }],
    ] as Line[]
    expect(table([first!, again!])).toMatchObject({
      rows: ['1 A 3 1:0', '2 B 0 0:1'],
      notes: [expect.stringContaining('twice')],
    })
    const other: Line = ['Matchday 1', 'A', 'B', [2, 0], { date: '2020-09-01' }]
    expect(() => table([first!, other])).toThrow(
      /matches 1 and 2 are both A - B .* with different results: 1,0 and 2,0/,
    )
    expect(() => table([['Matchday 1', 'A', 'A', [2, 0]]])).toThrow(/plays against itself/)
  })

  test('two spellings of one club are shown apart and told of', () => {
    const { rows, notes } = table([
      ['Matchday 1', 'AS Monaco', 'B', [1, 0]],
      ['Matchday 2', 'AS Monaco FC', 'B', [1, 0]],
    ])
    expect(rows).toHaveLength(3)
    expect(notes.join()).toContain('AS Monaco / AS Monaco FC')
  })
})

describe('rules of a rules file', () => {
  const lines: Line[] = [
    ['Matchday 1', 'FC Aland', 'B', [1, 0]],
    ['Matchday 2', 'B', 'FC Aland', undefined],
    ['Matchday 3', 'B', 'C', [1, 0]],
    ['Matchday 4', 'C', 'FC Aland', [1, 1], { status: 'abandoned' }],
  ]
  test('points are taken off, from their day on, by any spelling', () => {
    expect(table(lines, { rules: { deductions: { Aland: 2 } } }).rows[0]).toBe('1 B 3 1:1')
    expect(
      table(lines, {
        rules: { deductions: { 'FC Aland': [{ points: 1 }, { points: 1, date: '2020-12-01', reason: 'late' }] } },
        until: '2020-10-01',
      }).rows,
    ).toContain('2 FC Aland 2 1:0')
  })
  test('an awarded match is three to nothing, two in Germany, and keeps a clearer result', () => {
    const awarded = (winner: string, more = {}) => ({ awarded: [{ home: 'B', away: 'FC Aland', winner, ...more }] })
    expect(table(lines, { rules: awarded('B') }).rows).toContain('1 B 6 4:1')
    expect(table(lines, { rules: awarded('away') }).rows).toContain('1 FC Aland 6 4:0')
    expect(table(lines, { rules: awarded('B'), name: 'Deutsche Bundesliga 2020/21' }).rows).toContain('1 B 6 3:1')
    expect(table(lines, { rules: awarded('B', { score: [1, 0] }) }).rows).toContain('1 B 6 2:1')
    const clear: Line[] = [['Matchday 1', 'A', 'B', [5, 1]]]
    expect(table(clear, { rules: { awarded: [{ home: 'A', away: 'B', winner: 'A' }] } }).rows).toEqual([
      '1 A 3 5:1',
      '2 B 0 1:5',
    ])
    expect(table(clear, { rules: { awarded: [{ home: 'A', away: 'B', winner: 'B' }] } }).rows).toEqual([
      '1 B 3 3:0',
      '2 A 0 0:3',
    ])
  })
  test('SCORE-14 an awarded match of France keeps the goals of the pitch, as one does elsewhere when the rules say so', () => {
    const bastia: Line[] = [
      ['Matchday 1', 'SC Bastia', 'Olympique Lyon', [0, 0], { status: 'abandoned' }],
      ['Matchday 2', 'Olympique Lyon', 'SC Bastia', [2, 1]],
    ]
    const awarded = [{ home: 'SC Bastia', away: 'Olympique Lyon', winner: 'Olympique Lyon' }]
    const kept = ['1 Olympique Lyon 6 2:1', '2 SC Bastia 0 1:2']
    expect(table(bastia, { name: 'French Ligue 1 2016/17', rules: { awarded } }).rows).toEqual(kept)
    expect(table(bastia, { rules: { awarded } }).rows).toEqual(['1 Olympique Lyon 6 5:1', '2 SC Bastia 0 1:5'])
    expect(table(bastia, { rules: { awarded: [{ ...awarded[0], score: 'played' }] } }).rows).toEqual(kept)
  })
  test('SCORE-14 what an association awarded is known without a rules file; other seasons and other files are left alone', () => {
    const match = (status: 'abandoned' | 'played'): Line[] => [
      ['Matchday 33', 'SC Bastia', 'Olympique Lyonnais', [0, 0], { status }],
      ['Matchday 34', 'Olympique Lyonnais', 'SC Bastia', [2, 1]],
    ]
    const known = ['1 Olympique Lyonnais 6 2:1', '2 SC Bastia 0 1:2']
    for (const status of ['abandoned', 'played'] as const)
      expect(table(match(status), { name: 'French Ligue 1 2016/17' }).rows).toEqual(known)
    expect(table(match('played'), { name: 'French Ligue 1 2015/16' }).rows).toEqual([
      '1 Olympique Lyonnais 4 2:1',
      '2 SC Bastia 1 1:2',
    ])
    const [, second] = match('played')
    expect(table([second!], { name: 'French Ligue 1 2016/17' }).rows[0]).toBe('1 Olympique Lyonnais 3 2:1')
  })
  test('SCORE-14 teams that are level in everything stand as they were placed, once all is played', () => {
    const level: Line[] = [
      ['Matchday 1', 'Japan', 'Senegal', [2, 2], { group: 'Group H' }],
      ['Matchday 2', 'Poland', 'Japan', [1, 0], { group: 'Group H' }],
      ['Matchday 3', 'Poland', 'Senegal', [1, 0], { group: 'Group H' }],
    ]
    const placed = { placed: [['Senegal', 'Japan']] }
    const shared = ['1 Poland 6 2:0', '2 Japan 1 2:3', '2 Senegal 1 2:3']
    expect(table(level).rows).toEqual(shared)
    expect(table(level, { rules: placed }).rows).toEqual(['1 Poland 6 2:0', '2 Senegal 1 2:3', '3 Japan 1 2:3'])
    expect(table(level, { rules: placed, until: '2020-09-02' }).rows).toContain('2 Senegal 1 2:2')
    // Nothing is placed that the pitch has decided.
    expect(table(level, { rules: { placed: [['Japan', 'Poland']] } }).rows).toEqual(shared)
    expect(table(level, { name: 'World Cup 2018' }).rows).toEqual([
      '1 Poland 6 2:0',
      '2 Japan 1 2:3',
      '3 Senegal 1 2:3',
    ])
  })
  test.each([
    [{ tieBreak: ['goals'] }, /rule 1: unknown rule "goals"; known are goalDifference/],
    [{ tieBreak: ['goalsFor', 'goalsFor'] }, /goalsFor stands there twice/],
    [{ tieBreak: 'goalsFor' }, /tieBreak: expected a list/],
    [{ basis: 'goals' }, /unknown basis "goals"; known are points, pointsPerGame/],
    [{ tiebreak: [] }, /unknown word "tiebreak"/],
    [{ deductions: { Nobody: 3 } }, /the file has no team "Nobody"; its teams are B, C, FC Aland/],
    [{ deductions: { B: -3 } }, /whole number from 0/],
    [{ deductions: { B: '3' } }, /expected an object, found the text "3"/],
    [{ awarded: [{ home: 'B', away: 'C' }] }, /"winner" is missing/],
    [{ awarded: [{ home: 'B', away: 'C', winner: 'FC Aland' }] }, /"FC Aland" is neither B nor C/],
    [{ awarded: [{ home: 'C', away: 'B', winner: 'C' }] }, /no match C - B/],
    [{ awarded: [{ home: 'B', away: 'C', winner: 'C', score: [1] }] }, /two numbers, or is "played"/],
    [{ placed: [['B']] }, /two teams or more/],
    [{ placed: [['B', 'B']] }, /B stands there twice/],
    [{ placed: [['B', 'Nobody']] }, /placed: the file has no team "Nobody"/],
  ])('%j is refused', (rules, message) => {
    expect(() => table(lines, { rules })).toThrow(message)
  })
  test('a rule file of its own order wins over the league', () => {
    const draw: Line[] = [
      ['Matchday 1', 'A', 'B', [1, 0]],
      ['Matchday 2', 'B', 'A', [0, 0]],
      ['Matchday 1', 'C', 'A', [1, 0]],
      ['Matchday 2', 'A', 'C', [0, 1]],
      ['Matchday 1', 'B', 'C', [3, 0]],
      ['Matchday 2', 'C', 'B', [1, 0]],
    ]
    const second = (name: string, rules?: object) => table(draw, { name, ...(rules ? { rules } : {}) }).rows[1]
    expect(second('Primera División de España 2020/21')).toBe('2 A 4 1:2')
    expect(second('English Premier League 2020/21')).toBe('2 B 4 3:2')
    expect(second('English Premier League 2020/21', { tieBreak: ['h2hPoints'] })).toBe('2 A 4 1:2')
  })
})

describe('Italy since 2022', () => {
  const level: Line[] = [
    ['Matchday 1', 'Hellas Verona FC', 'Spezia Calcio', [1, 2]],
    ['Matchday 2', 'Spezia Calcio', 'Hellas Verona FC', [0, 0]],
    ['Matchday 3', 'AC Milan', 'Spezia Calcio', [3, 0]],
    ['Matchday 3', 'Hellas Verona FC', 'AC Milan', [1, 0]],
  ]
  test('a match for the place decides, if both are level', () => {
    const playoff: Line = ['Relegation play-off', 'Spezia Calcio', 'Hellas Verona FC', [1, 3]]
    const name = 'Italian Serie A 2024/25'
    expect(table(level, { name }).rows.slice(0, 2)).toEqual(['1 Spezia Calcio 4 2:4', '2 Hellas Verona FC 4 2:2'])
    expect(table([...level, playoff], { name }).rows.slice(0, 2)).toEqual([
      '1 Hellas Verona FC 4 2:2',
      '2 Spezia Calcio 4 2:4',
    ])
    expect(table([...level, playoff], { name: 'Italian Serie A 2020/21' }).rows[0]).toContain('Spezia')
  })
  test('of 2022-23 it is known', () => {
    expect(table(level, { name: 'Italian Serie A 2022/23' }).rows[0]).toContain('Hellas Verona')
  })
})
