import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { choicesOf, endOf, forgottenMs, lineText, type Opinion, outcomeOf, scoreOfEnd, shareOf } from './scheme.rules'

const won = 1
const halfWon = 2
const push = 3
const halfLost = 4
const lost = 5

describe('CONT-04 how a scheme ends', () => {
  test.each<[string, Opinion['play'], Opinion['choice'], number, [number, number], number]>([
    ['home wins', 1, 1, 0, [2, 1], won],
    ['home said, draw', 1, 1, 0, [1, 1], lost],
    ['draw said, draw', 1, 2, 0, [0, 0], won],
    ['away said, away', 1, 3, 0, [0, 1], won],
    ['home gives a half, wins by one', 2, 1, 2, [1, 0], won],
    ['home gives a half, draw', 2, 1, 2, [1, 1], lost],
    ['away gets a half, draw', 2, 3, 2, [1, 1], won],
    ['home gives one, wins by one', 2, 1, 4, [2, 1], push],
    ['away gets one, loses by one', 2, 3, 4, [2, 1], push],
    ['home gives a quarter, draw', 2, 1, 1, [0, 0], halfLost],
    ['away gets a quarter, draw', 2, 3, 1, [0, 0], halfWon],
    ['home gives three quarters, wins by one', 2, 1, 3, [3, 2], halfWon],
    ['away gets three quarters, loses by one', 2, 3, 3, [3, 2], halfLost],
    ['home gives three quarters, wins by two', 2, 1, 3, [3, 1], won],
    ['home gets a quarter, draw', 2, 1, -1, [2, 2], halfWon],
    ['home gets three quarters, loses by one', 2, 1, -3, [1, 2], halfLost],
    ['away gives one and a half, wins by two', 2, 3, -6, [0, 2], won],
    ['over two and a half, three goals', 3, 1, 10, [2, 1], won],
    ['under two and a half, three goals', 3, 3, 10, [2, 1], lost],
    ['over three, three goals', 3, 1, 12, [3, 0], push],
    ['over two and a quarter, two goals', 3, 1, 9, [1, 1], halfLost],
    ['under two and a quarter, two goals', 3, 3, 9, [1, 1], halfWon],
    ['over two and three quarters, three goals', 3, 1, 11, [2, 1], halfWon],
    ['under two and three quarters, three goals', 3, 3, 11, [2, 1], halfLost],
    ['over 214.5 points, 215', 3, 1, 858, [110, 105], won],
    ['under 214.5 points, 215', 3, 3, 858, [110, 105], lost],
    ['home gives 5.5 points, wins by five', 2, 1, 22, [110, 105], lost],
  ])('%s', (_name, play, choice, line, [home, away], outcome) => {
    expect(outcomeOf({ play, choice, line }, { home, away })).toBe(outcome)
  })

  test('two sides of a line never both win, and halves face halves', () => {
    const goals = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(
        fc.constantFrom(2 as const, 3 as const),
        fc.integer({ min: -16, max: 40 }),
        goals,
        goals,
        (...all) => {
          const [play, line, home, away] = all
          const first = outcomeOf({ play, choice: 1, line }, { home, away })
          const last = outcomeOf({ play, choice: 3, line }, { home, away })
          expect(first + last).toBe(6)
          if (line % 2 === 0) expect([won, push, lost]).toContain(first)
          if (Math.abs(line % 4) === 2) expect([won, lost]).toContain(first)
        },
      ),
    )
  })

  test('of the three results of a match exactly one is right', () => {
    const goals = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(goals, goals, (home, away) => {
        const all = choicesOf(1, 'football').map((choice) => outcomeOf({ play: 1, choice, line: 0 }, { home, away }))
        expect(all.filter((outcome) => outcome === won)).toHaveLength(1)
        expect(all.filter((outcome) => outcome === lost)).toHaveLength(2)
      }),
    )
    expect(choicesOf(1, 'basketball')).toEqual([1, 3])
    expect(choicesOf(2, 'football')).toEqual([1, 3])
  })
})

test.each<[Opinion, string]>([
  [{ play: 1, choice: 1, line: 0 }, ''],
  [{ play: 2, choice: 1, line: 2 }, '-0.5'],
  [{ play: 2, choice: 3, line: 2 }, '+0.5'],
  [{ play: 2, choice: 1, line: -3 }, '+0.75'],
  [{ play: 2, choice: 3, line: -3 }, '-0.75'],
  [{ play: 2, choice: 1, line: 0 }, '0'],
  [{ play: 3, choice: 3, line: 11 }, '2.75'],
])('CONT-04 the line %j is told as "%s"', (opinion, text) => expect(lineText(opinion)).toBe(text))

test('CONT-04 a match is over with its score, off when it was called off, and off when it says nothing for two days', () => {
  const running = { stage: 'live' as const, homeScore: 2, awayScore: 1 }
  expect(endOf(running, 0, forgottenMs - 1)).toBeUndefined()
  expect(endOf(undefined, 0, forgottenMs - 1)).toBeUndefined()
  expect(endOf(running, 0, forgottenMs)).toBe('off')
  expect(endOf({ ...running, stage: 'off' }, 0, 1)).toBe('off')
  expect(scoreOfEnd(endOf({ ...running, stage: 'finished' }, 0, 1)!)).toEqual({ home: 2, away: 1 })
  expect(scoreOfEnd('off')).toBeUndefined()
})

test('CONT-04 the share of the expert is whole tenths and never more than was paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (tenths) => {
      const share = shareOf(tenths)
      expect(Number.isInteger(share) && share >= 0 && share <= tenths).toBe(true)
    }),
  )
  expect(shareOf(280)).toBe(168)
})
