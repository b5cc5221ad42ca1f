import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import { speak } from '../../testing/show-page'
import type { MatchEvent } from './match-detail.calls'
import { Timeline } from './timeline'

beforeEach(() => speak())
afterEach(cleanup)

const event = (id: number, type: number, change: Partial<MatchEvent> = {}): MatchEvent => ({
  id,
  type,
  side: 'home',
  minute: String(id),
  minuteNumber: id,
  player: 'Saka',
  other: '',
  score: [1, 0],
  isCancelled: false,
  ...change,
})
const lines = () => screen.getAllByRole('listitem')

test('SCORE-03 the newest stands first; a goal tells who, the score and who gave it', () => {
  render(<Timeline events={[event(12, 3), event(44, 1, { other: 'Rice', minute: '45+2' })]} />)
  expect(lines()[0]?.textContent).toBe('Saka 1-0Assist Rice45+2′')
  expect(within(lines()[0] as HTMLElement).getByLabelText('Goal')).toBeTruthy()
  expect(within(lines()[1] as HTMLElement).getByLabelText('Yellow card')).toBeTruthy()
})

test('SCORE-03 a goal that was taken back has no score', () => {
  render(<Timeline events={[event(30, 1, { isCancelled: true })]} />)
  expect(lines()[0]?.textContent).toBe('SakaGoal taken back30′')
})

test('SCORE-03 own goals and penalties are named, a second yellow is a red card', () => {
  render(<Timeline events={[event(1, 17), event(2, 8), event(3, 15)]} />)
  const [second, penalty, own] = lines()
  expect(own?.textContent).toContain('Own goal')
  expect(penalty?.textContent).toContain('Penalty')
  expect(within(second as HTMLElement).getByRole('img', { name: 'Second yellow' })).toBeTruthy()
})

test('SCORE-03 a substitution tells who came and who went', () => {
  render(<Timeline events={[event(60, 9, { other: 'Trossard' })]} />)
  expect(lines()[0]?.textContent).toBe('Trossard ↑Saka ↓60′')
})

test('SCORE-03 breaks carry the score they were reached with', () => {
  const neutral = { side: 'neutral' as const, player: '' }
  const ends = [event(45, 11, neutral), event(90, 12, { ...neutral, score: [2, 2] }), event(120, 26, neutral)]
  render(<Timeline events={ends} />)
  expect(lines().map((line) => line.textContent)).toEqual(['End of extra time 1-0', 'FT 2-2', 'HT 1-0'])
})

test('SCORE-03 the video referee: what was looked at and what became of it', () => {
  render(<Timeline events={[event(70, 28, { review: { reason: 3, result: 4 } })]} />)
  expect(lines()[0]?.textContent).toBe('Penalty cancelledVAR · Penalty awarded70′')
})

test('SCORE-03 somebody without a name is told by what happened; nothing at all is said in words', () => {
  render(<Timeline events={[event(20, 4, { side: 'away', player: '' })]} />)
  expect(lines()[0]?.textContent).toBe('20′Red card')
  cleanup()
  render(<Timeline events={[]} />)
  expect(screen.getByText('Nothing has happened yet')).toBeTruthy()
})
