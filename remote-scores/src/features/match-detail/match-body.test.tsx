import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { cleanup, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
import { aMatch } from '../../testing/a-match'
import { aPastMatch } from '../../testing/a-past-match'
import { hasAside, MatchView } from './match-body'
import type { MatchDetail } from './match-detail.calls'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

function draw(status: number) {
  const match = aMatch({
    id: 7,
    status,
    home: { id: 1, name: 'Home', rank: 0 },
    away: { id: 2, name: 'Away', rank: 0 },
  })
  const detail: MatchDetail = {
    match,
    venue: '',
    weather: undefined,
    capacity: undefined,
    attendance: undefined,
    referee: undefined,
    events: [],
    statistics: [],
    trend: [],
    homeForm: [],
    awayForm: [],
    chances: { home: 0.4, draw: 0.3, away: 0.3 },
    odds: [],
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  for (const side of [1, 2]) client.setQueryData(['scores.form', 7, side], [aPastMatch({ id: 70 + side })])
  client.setQueryData(['scores.meetings', 7], [aPastMatch({ id: 80 })])
  client.setQueryData(['scores.part', 7, 'lineup'], null)
  client.setQueryData(['scores.part', 7, 'shots'], [])
  client.setQueryData(['scores.part', 7, 'statistics'], { full: [], first: [], second: [] })
  render(
    <QueryClientProvider client={client}>
      <MatchView tab="events" shown={{ match, detail }} />
    </QueryClientProvider>,
  )
  return screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
}

test.each([1, 13, 9])(
  'SCORE-03 before kick-off (status %i) comes what was before, and no empty card first',
  (status) => {
    expect(draw(status).slice(0, 2)).toEqual(['Form of Home', 'Form of Away'])
    expect(screen.queryByText(en.detail.noEvents)).toBeNull()
    expect(screen.queryByText(en.detail.noStatistics)).toBeNull()
  },
)

test('SCORE-03 once it runs, what happens comes first', () => {
  expect(draw(4)[0]).toBe(en.detail.timeline)
})

test('SCORE-03 only views as tall as the column beside them have one; the others take the width of the page', () => {
  expect((['stats', 'lineup', 'odds', 'h2h', 'table', 'rooms'] as const).some(hasAside)).toBe(false)
  expect((['events', 'text'] as const).every(hasAside)).toBe(true)
})
