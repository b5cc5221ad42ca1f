import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { aMatch } from '../../testing/a-match'
import type { RowLook } from './list-look'
import { Extras, ScoreCell, TeamCell } from './row-parts'

const all: RowLook = {
  t: (key) => key,
  market: 'asia',
  moment: 'live',
  zone: '',
  ...{ hasOdds: true, hasRanks: true, hasCards: true, hasYellow: true, hasHalfTime: true, hasCorners: true },
  ...{ isTall: false, isSpoilerFree: false },
}
const textOf = (element: React.ReactElement) => render(element).container.textContent

test.each([
  ['while it runs', {}, {}, '1 - 0'],
  ['before it', { status: 1 }, {}, 'versus'],
  ['put off to another day', { status: 9 }, {}, 'versus'],
  [
    'after extra time',
    { status: 8, homeScores: [1, 0, 0, 0, 0, 2, 0], awayScores: [1, 0, 0, 0, 0, 1, 0] },
    {},
    '2 - 1',
  ],
  [
    'decided from the spot',
    { status: 8, homeScores: [1, 0, 0, 0, 0, 1, 4], awayScores: [1, 0, 0, 0, 0, 1, 3] },
    {},
    '1 - 1kicks 4-3',
  ],
  ['for who wants no score', { status: 8 }, { isSpoilerFree: true }, 'versus'],
])('SCORE-01 the score of a match %s', (_when, match, look, text) => {
  expect(textOf(<ScoreCell match={aMatch(match)} look={{ ...all, ...look }} />)).toBe(text)
})

test.each([
  ['at half-time', { status: 3 }, {}, '1-04-3'],
  ['in the first half, which has no result yet', { status: 2 }, {}, '–4-3'],
  ['before it', { status: 1 }, {}, '––'],
  ['for who wants no score', { status: 8 }, { isSpoilerFree: true }, '––'],
  ['for who left corners out', { status: 8 }, { hasCorners: false }, '1-0'],
])('SCORE-01 half-time score and corners of a match %s', (_when, match, look, text) => {
  expect(textOf(<Extras match={aMatch(match)} look={{ ...all, ...look }} />)).toBe(text)
})

test('SCORE-01 quarters of basketball that were not played are no zeros', () => {
  const match = aMatch({ sport: 'basketball', status: 4, homeScores: [21, 3, 0, 0, 0], awayScores: [18, 5, 0, 0, 0] })
  expect(textOf(<Extras match={match} look={all} />)).toBe('21-183-5')
})

test.each([
  ['all of it', {}, '121阿森纳'],
  ['without yellow cards', { hasYellow: false }, '11阿森纳'],
  ['without cards and ranks', { hasCards: false, hasRanks: false }, '阿森纳'],
  ['for who wants no score: cards tell of the match', { isSpoilerFree: true }, '1阿森纳'],
])('SCORE-01 a side of the row, %s', (_what, look, text) => {
  const { home } = aMatch()
  const side = { scores: [0, 0, 1, 2], isHome: true, isFootball: true, isWinner: false, look: { ...all, ...look } }
  const { container } = render(<TeamCell team={home} {...side} />)
  for (const crest of container.querySelectorAll('svg, [class*="crest"]')) crest.remove()
  expect(container.textContent?.replace(/card\.\w+/g, '')).toBe(text)
})
