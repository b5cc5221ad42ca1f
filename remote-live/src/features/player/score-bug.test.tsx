import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { spoilerKey, writeSpoilerFree } from '@pitchside/base'
import { bus } from '@pitchside/bus'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { ScoreBug } from './score-bug'
import { halfTimeMatch as match } from './shown-match.fixture'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('live', en)
})
afterEach(() => localStorage.removeItem(spoilerKey))

test('LIVE-11 the score over the picture stays out of the document in spoiler mode until it is asked for', () => {
  const { container } = render(<ScoreBug match={match} />)
  expect(container.textContent).toMatch(/7.*–.*4/)
  writeSpoilerFree(localStorage, true)
  act(() => bus.emit('settings.changed', undefined))
  expect(container.textContent).toContain('ROV')
  expect(container.textContent).not.toMatch(/[74]/)
  fireEvent.click(screen.getByRole('button', { name: 'Show the score' }))
  expect(container.textContent).toMatch(/7.*–.*4/)
})

test('LIVE-11 kicks from the spot stand beside the score, as on every list', () => {
  const shootOut = { homeScores: [1, 0, 0, 0, 0, 2, 4], awayScores: [1, 0, 0, 0, 0, 2, 3], status: 7 }
  const { container } = render(<ScoreBug match={{ ...match, ...shootOut }} />)
  expect(container.textContent).toMatch(/2.*–.*2.*\(4–3\)/)
})

test('LIVE-11 a film that shows another game says so below the score, a broadcast does not', () => {
  const { rerender } = render(<ScoreBug match={match} isSample />)
  expect(screen.getByText('Training view, not this match')).toBeTruthy()
  rerender(<ScoreBug match={match} />)
  expect(screen.queryByText('Training view, not this match')).toBeNull()
})
