import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { basketballState, footballState } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { SeasonMatch } from './database.calls'
import { FixtureLine } from './fixture-line'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

const put = (status: number): SeasonMatch => ({
  id: 1,
  round: 3,
  stage: '',
  kickoffMs: Date.now(),
  state: 'abnormal',
  status,
  home: { id: 1, name: 'Home' },
  away: { id: 2, name: 'Away' },
  score: [0, 0],
  kicks: [0, 0],
  winner: 0,
  hasPage: false,
  competition: '',
})

test.each([
  ['football', footballState.postponed, en.state.postponed],
  ['football', footballState.cancelled, en.state.abnormal],
  ['basketball', basketballState.postponed, en.state.postponed],
  ['basketball', basketballState.overtime, en.state.abnormal],
] as const)('SCORE-04 in %s a match of state %i reads "%s"', (sport, state, words) => {
  render(<FixtureLine match={put(state)} sport={sport} />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('SCORE-10 a line of a team says where it is played, when that is elsewhere', () => {
  const { rerender } = render(<FixtureLine match={{ ...put(1), competition: 'Cup' }} sport="football" lead="11/25" />)
  expect(screen.getByTitle('11/25').textContent).toBe('11/25Cup')
  expect(screen.getByTitle('Cup')).toBeTruthy()
  rerender(<FixtureLine match={put(1)} sport="football" lead="11/25" />)
  expect(screen.getByTitle('11/25').textContent).toBe('11/25')
})
