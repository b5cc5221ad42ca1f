import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { speak } from '../../testing/show-page'
import { HeatMap } from './heat-map'

beforeEach(() => speak())
afterEach(cleanup)

/** Fields that are drawn over the pitch: place, size, strength. */
const fields = () =>
  [...document.querySelectorAll('rect[fill-opacity]')].map((field) =>
    ['x', 'y', 'width', 'height', 'fill-opacity'].map((name) => Number(field.getAttribute(name))),
  )

test('SCORE-10 each field stands row by row from the top left, the strongest where the ball was most', () => {
  render(<HeatMap heat={{ columns: 3, rows: 2, cells: [0, 4, 0, 1, 0, 2] }} />)
  expect(fields()).toEqual([
    [280, 0, 280, 250, 0.8],
    [0, 250, 280, 250, 0.2],
    [560, 250, 280, 250, 0.4],
  ])
})

test('SCORE-10 the picture says how often he had the ball', () => {
  render(<HeatMap heat={{ columns: 2, rows: 1, cells: [3, 4] }} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^7 touches/)
})

test('SCORE-10 who never had it leaves the pitch green', () => {
  render(<HeatMap heat={{ columns: 2, rows: 1, cells: [0, 0] }} />)
  expect(fields()).toEqual([])
  expect(screen.getByText(/^0 touches/)).toBeTruthy()
})
