import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, render, screen, within } from '@testing-library/react'
import type { BasketballGame, Play } from '../../features/basketball/basketball-game'
import { QuarterTable } from '../../features/basketball/quarter-table'
import { ListHeads } from '../../features/match-list/list-heads'
import type { RowLook } from '../../features/match-list/list-look'
import { Extras } from '../../features/match-list/row-parts'
import en from '../../i18n/en.json'
import { aMatch } from '../../testing/a-match'
import { begunPeriods } from './periods'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

const play = (period: number, homeScore: number, awayScore: number, seq: number): Play => ({
  seq,
  period,
  clockS: 0,
  text: '',
  side: 'home',
  homeScore,
  awayScore,
})

const game = (change: Partial<BasketballGame>): BasketballGame => ({
  id: 1,
  status: 1,
  competition: { id: 1, key: 'nba', name: 'NBA', colour: '', flag: '' },
  home: { id: 1, name: 'Hawks', rank: 0 },
  away: { id: 2, name: 'Nets', rank: 0 },
  kickoffS: 0,
  stage: '',
  periodStartS: 0,
  clockS: 0,
  clockAtS: 0,
  homeScores: [0, 0, 0, 0, 0],
  awayScores: [0, 0, 0, 0, 0],
  score: [0, 0],
  isFollowed: false,
  anchor: undefined,
  plays: [],
  homePlayers: [],
  awayPlayers: [],
  chances: { home: 0.5, draw: 0, away: 0.5 },
  hall: { venue: '', capacity: undefined, attendance: undefined },
  companies: [],
  ...change,
})

function shown() {
  const [heads, home, away] = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  return { heads, home, away }
}

test('SCORE-03 a quarter that has not begun is blank, not nil', () => {
  render(
    <QuarterTable
      game={game({ status: 6, homeScores: [20, 21, 0, 0, 0], awayScores: [18, 30, 0, 0, 0], score: [41, 48] })}
    />,
  )
  expect(shown()).toEqual({
    heads: ['Team', 'Q1', 'Q2', 'Q3', 'Q4', 'Total'],
    home: ['Hawks', '20', '21', '0', '', '41'],
    away: ['Nets', '18', '30', '0', '', '48'],
  })
})

test('SCORE-03 before the start nothing is counted', () => {
  render(<QuarterTable game={game({})} />)
  expect(shown().home).toEqual(['Hawks', '', '', '', '', ''])
})

test('SCORE-03 each overtime has a heading and points of its own', () => {
  const quarters = { homeScores: [25, 25, 25, 25, 14], awayScores: [25, 25, 25, 25, 12] }
  const plays = [play(4, 100, 100, 1), play(5, 108, 108, 2), play(6, 114, 112, 3)]
  render(<QuarterTable game={game({ status: 10, ...quarters, plays, score: [114, 112] })} />)
  expect(shown()).toEqual({
    heads: ['Team', 'Q1', 'Q2', 'Q3', 'Q4', 'OT', 'OT 2', 'Total'],
    home: ['Hawks', '25', '25', '25', '25', '8', '6', '114'],
    away: ['Nets', '25', '25', '25', '25', '8', '4', '112'],
  })
})

test.each([
  [1, [0, 0, 0, 0, 0], 0],
  [2, [0, 0, 0, 0, 0], 1],
  [5, [20, 20, 0, 0, 0], 2],
  [9, [20, 20, 20, 20, 0], 5],
  [10, [20, 20, 20, 20, 0], 4],
  [10, [20, 20, 20, 20, 9], 5],
  [11, [20, 20, 0, 0, 0], 2],
])('SCORE-03 status %i with %j has begun %i periods', (status, scores, count) => {
  expect(begunPeriods({ status, homeScores: scores, awayScores: scores })).toBe(count)
})

const look: RowLook = {
  t: (key) => key,
  market: 'asia',
  moment: 'live',
  zone: '',
  hasOdds: false,
  hasRanks: true,
  hasCards: true,
  hasYellow: true,
  hasHalfTime: true,
  hasCorners: true,
  isTall: false,
  isSpoilerFree: false,
}

test('SCORE-01 a list has a heading for every number of a basketball row, overtime too', () => {
  const { container: heads } = render(
    <ListHeads sport="basketball" look={look} markets={['asia']} onMarketChange={() => undefined} />,
  )
  expect(within(heads).getByText('OT')).toBeTruthy()
  const cells = (status: number, scores: number[]) => {
    const match = aMatch({ sport: 'basketball', status, homeScores: scores, awayScores: scores })
    const { container } = render(<Extras match={match} look={look} />)
    return [...(container.firstElementChild?.children ?? [])].map((cell) => cell.textContent)
  }
  expect(cells(4, [20, 7, 0, 0, 0])).toEqual(['20-20', '7-7', '', '', ''])
  expect(cells(10, [20, 7, 5, 8, 3])).toEqual(['20-20', '7-7', '5-5', '8-8', '3-3'])
  expect(cells(1, [0, 0, 0, 0, 0])).toEqual(['', '', '', '', ''])
})
