import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { QueryClient, QueryClientProvider } from '@pitchside/platform'
import { answerCalls, pageOf } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import en from '../../i18n/en.json'
import { wireScheme } from '../../wire-rows.fixture'
import MatchSchemes from './match-schemes.slot'
import { RecordChart } from './record-chart'
import { RecordMarks } from './record-marks'

beforeEach(async () => {
  await startI18n('en', {})
  addTexts('content', en)
})
afterEach(cleanup)

test('CONT-04 marks of a record carry a letter each and say all of it to a screen reader', () => {
  render(<RecordMarks last={[1, 2, 3, 4, 5]} />)
  const marks = screen.getByRole('img')
  expect(marks.children).toHaveLength(5)
  for (const mark of marks.children) expect(mark.textContent).not.toBe('')
  expect([...marks.children].map((mark) => /hit|miss|draw/u.exec(mark.className)?.[0])).toEqual([
    'hit',
    'hit',
    'draw',
    'miss',
    'miss',
  ])
  expect(marks.getAttribute('aria-label')).toContain('Won, Half won, Push, Half lost, Lost')
})

test('CONT-04 the chart goes up with a gain and down with a loss, and starts at zero', () => {
  const point = (gain: number) => ({ atMs: 1_000, outcome: 1 as const, gain })
  const lineOf = (gains: number[]) => {
    const { container, unmount } = render(<RecordChart points={gains.map(point)} />)
    const line = container.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
    unmount()
    return line
      .split(/[ML]/)
      .slice(1)
      .map((pair) => Number(pair.split(' ')[1]))
  }
  const [start, up, down] = lineOf([1, 0.5])
  expect(up).toBeLessThan(start!)
  expect(down).toBeGreaterThan(up!)
  const [zero, below] = lineOf([-1])
  expect(below).toBeGreaterThan(zero!)
})

function showMatch(rows: object[]) {
  const log = answerCalls({ listSchemes: pageOf(rows) })
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <MatchSchemes matchId={77} />
    </QueryClientProvider>,
  )
  return { log, container }
}

test('CONT-04 a match page shows what experts say of that match, the first three, then all', async () => {
  const { log } = showMatch([1, 2, 3, 4].map((id) => wireScheme(id)))
  expect(await screen.findByText('Scheme 3')).toBeTruthy()
  expect(log[0]?.input).toMatchObject({ match_id: '77' })
  expect(screen.queryByText('Scheme 4')).toBeNull()
  // Both sides stand above already.
  expect(screen.queryByText('Chelsea')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 4' }))
  expect(screen.getByText('Scheme 4').closest('a')?.getAttribute('href')).toBe('/specialist-detail?id=4')
})

test('CONT-04 a match nobody has a scheme for shows nothing of it', async () => {
  const { log, container } = showMatch([])
  await waitFor(() => expect(log).toHaveLength(1))
  expect(container.textContent).toBe('')
})
