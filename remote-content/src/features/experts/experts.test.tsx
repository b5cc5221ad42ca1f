import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import en from '../../i18n/en.json'
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
