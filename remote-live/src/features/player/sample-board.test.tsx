import { beforeEach, expect, test } from '@jest/globals'
import { basketballState, footballState } from '@pitchside/contract'
import { addTexts, startI18n } from '@pitchside/i18n'
import { render } from '@testing-library/react'
import en from '../../i18n/en.json'
import type { MatchState } from '../../parts/match-clock/match-clock'
import { SampleBoard } from './sample-board'
import { halfTimeMatch as match } from './shown-match.fixture'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})

const shown = (change: Partial<MatchState>) =>
  render(<SampleBoard match={{ ...match, ...change }} />).container.querySelector('strong')?.textContent

test('LIVE-11 the film of a sample is covered while its match rests, and told why', () => {
  const football = [footballState.halfTime, footballState.over, footballState.upcoming, footballState.interrupted]
  expect(football.map((status) => shown({ status }))).toEqual([
    'Half-time',
    'Full time',
    'Not started yet',
    'No play right now',
  ])
  const quarters = [basketballState.afterFirst, basketballState.afterSecond]
  expect(quarters.map((status) => shown({ sport: 'basketball', status }))).toEqual(['Quarter break', 'Half-time'])
})

test('LIVE-11 while the ball is in play the film is seen', () => {
  const football = [footballState.firstHalf, footballState.secondHalf, footballState.shootOut]
  expect(football.map((status) => shown({ status }))).toEqual([undefined, undefined, undefined])
  expect(shown({ sport: 'basketball', status: basketballState.thirdQuarter })).toBeUndefined()
})

test('LIVE-11 the score is none of the board: who does not want to know it reads it nowhere', () => {
  const { container } = render(<SampleBoard match={match} />)
  expect(container.textContent).not.toMatch(/\d/)
})
