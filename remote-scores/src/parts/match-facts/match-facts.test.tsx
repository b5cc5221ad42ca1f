import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { type GroundFacts, MatchFacts } from './match-facts'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

const unknown: GroundFacts = { venue: '', capacity: undefined, attendance: undefined, referee: undefined }

function draw(facts: Partial<GroundFacts>) {
  const { container } = render(<MatchFacts facts={{ ...unknown, ...facts }} />)
  return [...container.querySelectorAll('dt')].map((label) => [
    label.textContent,
    label.nextElementSibling?.textContent ?? '',
  ])
}

test('WORLD-06 ground, crowd and referee stand where the feed has them', () => {
  const referee = { name: 'M. Oliver', country: 'gb-eng', yellow: 3.44, red: 0.2 }
  const lines = draw({ venue: 'Leeds Road', capacity: 37_892, attendance: 36_100, referee })
  expect(lines.map(([label]) => label)).toEqual(['Ground', 'Capacity', 'Attendance', 'Referee'])
  expect(lines[2]?.[1]).toBe('36,100')
  expect(lines[3]?.[1]).toContain('M. Oliver')
  expect(lines[3]?.[1]).toContain('3.4 yellow cards a match')
})

test('WORLD-06 what the feed does not say has no line and no nought', () => {
  expect(draw({ venue: 'Leeds Road' })).toEqual([['Ground', 'Leeds Road']])
  cleanup()
  const referee = { name: 'M. Oliver', country: 'gb-eng', yellow: undefined, red: undefined }
  expect(draw({ referee })[0]?.[1]).toBe('M. Oliver ')
  cleanup()
  expect(draw({})).toEqual([])
  expect(screen.queryByText('Match facts')).toBeNull()
})
