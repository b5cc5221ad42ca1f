import { expect, test } from '@jest/globals'
import { reportOf } from './report.rules'
import type { ReportFacts } from './report-facts'

const goal = (minute: string, side: 0 | 1, score: readonly [number, number], more: object = {}) => ({
  ...{ minute, side, score, player: `Player ${minute}`, kind: 'goal' as const, assist: '' },
  ...more,
})
const facts = (change: Partial<ReportFacts> = {}): ReportFacts => ({
  ...{ sides: ['Ash', 'Birch'], score: [2, 1], half: [0, 1], end: 'regular', kicks: [0, 0] },
  goals: [goal('10', 1, [0, 1]), goal('70', 0, [1, 1], { kind: 'penalty' }), goal('88', 0, [2, 1], { assist: 'Oak' })],
  ...{ sentOff: [], missed: [], takenBack: [], possession: undefined, shots: undefined, onTarget: undefined },
  ...{ xg: undefined, best: undefined, venue: '', attendance: undefined },
  ...change,
})
const told = (change: Partial<ReportFacts> = {}) => reportOf(facts(change), 'en')

test('SCORE-11 a report says who turned the match, when, and how each goal moved the score', () => {
  expect(told()).toEqual([
    'Ash 2–1 Birch. Ash won. It was 0–1 at half-time. Ash had been behind and turned it round. ' +
      'The winner came late, through Player 88 (88′).',
    'Birch took the lead through Player 10 (10′). Player 70 made it level at 1–1 from the spot (70′). ' +
      'Player 88 put Ash ahead, 2–1 (88′), set up by Oak.',
  ])
})

test('SCORE-11 an own goal names who shot it, for the side that got it', () => {
  const [, goals] = told({ score: [1, 0], goals: [goal('5', 0, [1, 0], { kind: 'own', player: 'Elm' })] })
  expect(goals).toBe('Ash took the lead through an own goal by Elm (5′).')
})

test('SCORE-11 what a feed does not tell is not said: no goals without names, no figures, no ground', () => {
  expect(told({ goals: undefined, score: [1, 0], half: [0, 0] })).toEqual([
    'Ash 1–0 Birch. Ash won. It was 0–0 at half-time. Ash let nothing in.',
  ])
})

test('SCORE-11 a shoot-out has a winner, the match before it has none', () => {
  const [result] = told({ score: [1, 1], end: 'kicks', kicks: [3, 4], goals: undefined })
  expect(result).toContain('It went to extra time. Birch went through in the shoot-out, 3–4.')
  expect(result).not.toMatch(/won\.|turned it round/)
})

test('SCORE-11 the better side by chances is said only where the difference is clear', () => {
  const figures = { possession: [40, 60], shots: [9, 12], onTarget: [4, 3] } as const
  expect(told({ ...figures, xg: [1.2, 1] }).at(-1)).toBe(
    'Birch had more of the ball (60%). Shots 9–12, on target 4–3. Expected goals 1.20 : 1.00.',
  )
  expect(told({ ...figures, xg: [2.2, 1] }).at(-1)).toContain('By the chances Ash were the better side.')
})

test('SCORE-11 numbers of a report are written as its language writes them', () => {
  const counted = facts({ xg: [0.74, 2.1], best: { name: 'Oak', side: 1, rating: 8 }, attendance: 9365 })
  expect(reportOf(counted, 'vi').join(' ')).toMatch(/9\.365 khán giả.*0,74 : 2,10.*8,0/)
  expect(reportOf(counted, 'en').join(' ')).toMatch(/9,365 people.*0\.74 : 2\.10.*8\.0/)
})
