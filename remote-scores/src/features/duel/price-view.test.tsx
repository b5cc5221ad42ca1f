import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { lineText } from '../../parts/matches/line-text'
import { speak } from '../../testing/show-page'
import { type PricePoint, spread } from './price-history'
import { PriceView, type PriceViewProps } from './price-view'

beforeEach(() => speak())
afterEach(cleanup)

const point = (atS: number, change: Partial<PricePoint> = {}): PricePoint => ({
  atS,
  minute: 0,
  first: 1.5,
  line: 0.5,
  last: 2.5,
  isSealed: false,
  homeScore: 0,
  awayScore: 0,
  ...change,
})
const company = (companyId: number, isSealed = false) => ({
  companyId,
  name: `Company ${companyId}`,
  markets: {
    eu: { first: [1.8, 0, 2], now: [1.5, 0, 2.5], isSealed },
    asia: { first: [0.9, 0.5, 0.9], isSealed: false },
    bs: { isSealed: false },
  },
})
const history = { eu: [point(1), point(2, { minute: 10, homeScore: 3 })], asia: [], bs: [point(3, { isSealed: true })] }

function show(change: Partial<PriceViewProps> = {}) {
  const chosen: number[] = []
  render(
    <PriceView
      companies={[company(2), company(3, true)]}
      companyId={2}
      onChoose={(id) => chosen.push(id)}
      history={history}
      isFailed={false}
      onRetry={() => chosen.push(-1)}
      home="Foxes"
      away="Bears"
      {...change}
    />,
  )
  return chosen
}
const changes = () =>
  within(screen.getByRole('table', { name: 'Odds changes' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('SCORE-03 every company has a row; a closed one shows locks and what it opened with', () => {
  const chosen = show()
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/Company 2/).textContent).toBe('Company 21.802.001.502.50')
  expect(within(row(/Company 3/)).getAllByLabelText('Closed')).toHaveLength(2)
  expect(row(/Company 3/).textContent).toBe('Company 31.802.00')
  fireEvent.click(screen.getByRole('button', { name: 'Company 3' }))
  expect(chosen).toEqual([3])
})

test('SCORE-03 the newest price stands first with the score it came at; hidden, no score is in the document', () => {
  show()
  expect(changes().map((text) => text?.replace(/^.*\d\d:\d\d/, ''))).toEqual(['3-01.502.50', '–1.502.50'])
  // A game of forty minutes takes a hundred: what stands beside the chart is the time of day.
  expect(document.querySelector('figcaption')?.textContent).toMatch(/^\d\d:\d\d · 3-0 · Foxes/)
  cleanup()
  show({ isHidden: true })
  expect(changes().join()).not.toContain('3-0')
  expect(document.body.innerHTML).not.toContain('3-0')
})

test('SCORE-03 markets without prices, missing ones and closed ones are told apart', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Handicap' }))
  expect(screen.getByText('No odds yet')).toBeTruthy()
  expect(screen.getByRole('row', { name: /Company 2/ }).textContent).toBe('Company 20.90-0.50.90–––')
  fireEvent.click(screen.getByRole('button', { name: 'Total' }))
  expect(changes()).toHaveLength(1)
  expect(within(screen.getByRole('table', { name: 'Odds changes' })).getByLabelText('Closed')).toBeTruthy()
})

test('SCORE-03 two prices of one second have a row each, and both go when another market is chosen', () => {
  const rising = [point(1), point(2, { first: 1.6 }), point(2, { first: 1.7 })]
  show({ history: { eu: rising, asia: [point(4, { line: -0.25 })], bs: [] } })
  expect(changes().map((text) => text?.replace(/^.*–/, ''))).toEqual(['1.702.50', '1.602.50', '1.502.50'])
  fireEvent.click(screen.getByRole('button', { name: 'Handicap' }))
  expect(changes().map((text) => text?.replace(/^.*–/, ''))).toEqual(['1.50+0.252.50'])
})

test('SCORE-03 a history that did not load can be asked for again', () => {
  const chosen = show({ isFailed: true, history: undefined })
  expect(screen.getByText('The odds history did not load')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(chosen).toEqual([-1])
})

test('SCORE-03 the side that gives goals has the minus, level is plain nought', () => {
  expect([0.5, -0.5, 0].map((line) => lineText('asia', line))).toEqual(['-0.5', '+0.5', '0'])
  expect(lineText('bs', 2.5)).toBe('2.5')
})

test('SCORE-03 the days before the start take one part of the axis, the match the other three', () => {
  const places = spread([point(0), point(86_400), point(90_000, { minute: 1 }), point(93_000, { minute: 50 })])
  expect(places.map(({ x }) => x)).toEqual([0, 0.5, 1, 4])
  expect(spread([point(5, { minute: 1 })]).map(({ x }) => x)).toEqual([1])
  expect(spread([])).toEqual([])
})
