import { beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { act, fireEvent, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { BracketView } from './bracket-view'
import type { BracketTie } from './database.calls'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
  Element.prototype.scrollIntoView = () => undefined
})

const tie = (stage: string, order: number, more: Partial<BracketTie> = {}): BracketTie => ({
  stage,
  order,
  home: { id: order * 2, name: `${stage} ${order} home` },
  away: { id: order * 2 + 1, name: `${stage} ${order} away` },
  matchId: order,
  kickoffMs: 1_795_262_400_000,
  state: 'finished',
  score: [1, 1],
  kicks: [4, 3],
  winner: 1,
  ...more,
})
const ties = [
  tie('semi', 1),
  tie('semi', 2),
  tie('final', 1, { home: undefined, away: undefined, matchId: undefined, state: 'upcoming', winner: 0 }),
]

test('SCORE-04 arrows lead through the tree; a tie nobody knows yet is no link', () => {
  render(<BracketView ties={ties} />)
  const [first, second] = screen.getAllByRole('link')
  act(() => first?.focus())
  fireEvent.keyDown(first as Element, { key: 'ArrowDown' })
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as Element, { key: 'ArrowRight' })
  expect(document.activeElement?.textContent).toContain('To be decided')
  expect(screen.getAllByRole('link')).toHaveLength(2)
})

test('SCORE-05 kicks from the spot stand beside the score', () => {
  render(<BracketView ties={ties} />)
  expect(screen.getAllByRole('link')[0]?.textContent).toMatch(/semi 1 home1 \(4\).*semi 1 away1 \(3\)$/)
})

test('a competition without knock-out rounds says so', () => {
  render(<BracketView ties={[]} />)
  expect(screen.getByText('This competition has no knock-out rounds')).toBeTruthy()
})
