import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, render } from '@testing-library/react'
import en from '../../i18n/en.json'
import { setSpoilerFree } from '../../parts/matches/spoiler'
import { aMatch } from '../../testing/a-match'
import { HotMatch } from './hot-match'
import { MatchStripTile } from './match-strip-tile'

const match = aMatch({ id: 7, status: 8, homeScores: [6, 0, 0, 0, 0, 0, 0], awayScores: [4, 0, 0, 0, 0, 0, 0] })

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(() => setSpoilerFree(false))

test.each([
  ['the strip', <MatchStripTile key="tile" match={match} />],
  ['the hot matches', <HotMatch key="hot" match={match} onReserved={() => undefined} />],
])('SCORE-07 %s of the home page tell no score in spoiler mode, and tell it again afterwards', (_name, view) => {
  const { container } = render(view)
  const score = () => [...container.querySelectorAll('[class*="score" i]')].map((part) => part.textContent).join('')
  expect(score()).toMatch(/6.*4/)
  act(() => setSpoilerFree(true))
  expect(score()).not.toMatch(/[64]/)
  expect(container.textContent).toContain(match.home.name)
  act(() => setSpoilerFree(false))
  expect(score()).toMatch(/6.*4/)
})
