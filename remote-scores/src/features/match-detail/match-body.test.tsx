import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import en from '../../i18n/en.json'
import { aMatch } from '../../testing/a-match'
import { aPastMatch } from '../../testing/a-past-match'
import { hasAside, MatchView } from './match-body'
import type { MatchDetail, MatchEvent } from './match-detail.calls'

interface Told {
  events?: readonly MatchEvent[]
  /** Latest matches of both sides. */
  form?: readonly ReturnType<typeof aPastMatch>[]
  /** Answers of parts, by their name. */
  known?: Record<string, unknown>
  /** Parts that are not known are asked for, and the answer has not come. */
  isAsking?: boolean
}

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('scores', en)
})
afterEach(cleanup)

const goalAt = (id: number, type: number, change: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ id, type, side: 'home', minute: String(id), minuteNumber: id, player: `Player ${id}`, other: '' },
  ...{ score: [1, 0], isCancelled: false },
  ...change,
})

function draw(status: number, { events = [], form, known = {}, isAsking = false }: Told = {}) {
  const never = () => new Promise(() => undefined)
  if (isAsking) answerCalls({ getMatchReport: never, getLineup: never })
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
    events: [...events],
    statistics: [],
    trend: [],
    homeForm: [],
    awayForm: [],
    chances: { home: 0.4, draw: 0.3, away: 0.3 },
    odds: [],
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  for (const side of [1, 2]) client.setQueryData(['scores.form', 7, side], form ?? [aPastMatch({ id: 70 + side })])
  client.setQueryData(['scores.meetings', 7], [aPastMatch({ id: 80 })])
  if (!isAsking) client.setQueryData(['scores.part', 7, 'lineup'], null)
  client.setQueryData(['scores.part', 7, 'shots'], [])
  client.setQueryData(['scores.part', 7, 'statistics'], { full: [], first: [], second: [] })
  client.setQueryData(['scores.foresight-detail', 7], {
    good: { home: ['Unbeaten in the last 5'], away: [] },
    bad: { home: [], away: ['No win in the last 5'] },
    votes: { home: 3, draw: 0, away: 1, mine: undefined },
  })
  for (const [part, answer] of Object.entries(known)) client.setQueryData(['scores.part', 7, part], answer)
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
    expect(draw(status).slice(0, 4)).toEqual([
      en.match.preview.averages,
      en.match.preview.reasons,
      'Form of Home',
      'Form of Away',
    ])
    expect(screen.queryByText(en.detail.noEvents)).toBeNull()
    expect(screen.queryByText(en.detail.noStatistics)).toBeNull()
  },
)

test('SCORE-11 a preview compares means, says what speaks for whom, and asks for a vote', () => {
  const [won, lost] = [
    aPastMatch({ score: [3, 0], isHome: true }),
    aPastMatch({ id: 81, score: [2, 1], isHome: false }),
  ]
  draw(1, { form: [won, lost] })
  const figures = screen.getByText(en.match.preview.scored).closest('div')!
  // Three at home and one away, of two matches.
  expect([...figures.querySelectorAll('dd')].map((one) => one.textContent)).toEqual(['2', '', '2'])
  expect(screen.getByText(en.match.preview.cleanSheets).closest('div')!.textContent).toContain('50%')
  expect(screen.getByText('Unbeaten in the last 5')).toBeTruthy()
  expect(screen.getByText('No win in the last 5')).toBeTruthy()
  expect(screen.getByRole('group', { name: /4/ })).toBeTruthy()
})

test('SCORE-11 where no side has played yet there are neither means of nothing nor empty cards of form', () => {
  const headings = draw(1, { form: [] })
  expect(headings[0]).toBe(en.match.preview.reasons)
  expect(headings).not.toContain('Form of Home')
  expect(screen.queryByText(en.match.preview.scored)).toBeNull()
})

test('SCORE-11 after a match its story comes first, with the best marks of each side', () => {
  const player = (id: number, rating?: number) => ({
    ...{ id, name: `Player ${id}`, shirt: id, position: 'M', x: 50, y: 50, rating, isCaptain: false, incidents: [] },
    figures: [],
  })
  const side = (...first: ReturnType<typeof player>[]) => ({ formation: '', coach: '', first, bench: [], absences: [] })
  const lineup = {
    isConfirmed: true,
    home: side(player(1, 6.1), player(2, 8.4), player(3), player(4, 7), player(5, 5)),
    away: side(player(11, 7.7)),
  }
  const headings = draw(8, { known: { lineup, report: ['Home 1–0 Away.', 'Player 5 scored.'] } })
  expect(headings[0]).toBe(en.match.report.title)
  expect(screen.getByText('Player 5 scored.')).toBeTruthy()
  const best = within(screen.getByRole('region', { name: 'Best of Home' })).getAllByRole('listitem')
  expect(best.map((one) => one.textContent)).toEqual(['2Player 28.4', '4Player 47.0', '1Player 16.1'])
})

test('SCORE-11 a running match has no report; its key moments leave out cards and changes', () => {
  const events = [goalAt(5, 1), goalAt(9, 3), goalAt(12, 17, { side: 'away' }), goalAt(60, 9), goalAt(70, 15)]
  draw(4, { events, known: { report: ['Too early.'] } })
  expect(screen.queryByText('Too early.')).toBeNull()
  const lines = () => within(screen.getByRole('region', { name: en.detail.timeline })).getAllByRole('listitem').length
  expect(lines()).toBe(5)
  fireEvent.click(screen.getByRole('button', { name: en.match.text.main }))
  expect(lines()).toBe(3)
  // Own goals say so, in words and in the mark.
  expect(screen.getByRole('img', { name: en.event['17'] })).toBeTruthy()
})

test('SCORE-03 once it runs, what happens comes first', () => {
  expect(draw(4)[0]).toBe(en.detail.timeline)
})

test('SCORE-03 the pressure has its place from the first minute, before there is a value: nothing below is pushed', () => {
  expect(draw(2).slice(0, 2)).toEqual([en.detail.momentum, en.detail.timeline])
})

test.each([
  ['story', { report: ['Home 1–0 Away.'] }],
  ['marks', { lineup: null }],
])('SCORE-11 the report is on its way until story and marks are known, not with the %s alone', (_part, known) => {
  draw(8, { known, isAsking: true })
  const report = screen.getByRole('heading', { name: en.match.report.title }).closest('section') as HTMLElement
  expect(within(report).getByRole('status').getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Home 1–0 Away.')).toBeNull()
})

test('SCORE-03 only views as tall as the column beside them have one; the others take the width of the page', () => {
  expect((['stats', 'lineup', 'odds', 'h2h', 'table', 'rooms'] as const).some(hasAside)).toBe(false)
  expect((['events', 'text'] as const).every(hasAside)).toBe(true)
})
