import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, render } from '@testing-library/react'
import en from '../../i18n/en.json'
import { type MatchEvent, scorersOf } from './match-detail.calls'
import { Statistics } from './statistics'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

const goal = (type: number, player: string, change: Partial<MatchEvent> = {}): MatchEvent => ({
  id: type,
  type,
  side: 'home',
  minute: '12',
  minuteNumber: 12,
  player,
  other: '',
  score: [1, 0],
  isCancelled: false,
  ...change,
})

test('SCORE-02 a scorer of an own goal is marked, and one from the spot', () => {
  const t = (key: string) => ({ 'event.mark17': '(OG)', 'event.mark8': '(pen.)' })[key] ?? key
  const events = [
    goal(1, 'Saka'),
    goal(17, 'Dias'),
    goal(8, 'Rice'),
    goal(1, 'Havertz', { isCancelled: true }),
    goal(1, 'Foden', { side: 'away' }),
  ]
  expect(scorersOf(t, events, 'home')).toEqual(['Saka 12′', 'Dias 12′ (OG)', 'Rice 12′ (pen.)'])
  expect(scorersOf(t, events, 'away')).toEqual(['Foden 12′'])
})

test('SCORE-02 figures of nil draw no bars', () => {
  const { container } = render(
    <Statistics
      list={[
        { key: 'corners', home: 0, away: 0 },
        { key: 'shots', home: 3, away: 1 },
      ]}
    />,
  )
  const [none, some] = [...container.querySelectorAll('[aria-hidden]')].map((bars) => bars.querySelectorAll('i').length)
  expect([none, some]).toEqual([0, 2])
})
