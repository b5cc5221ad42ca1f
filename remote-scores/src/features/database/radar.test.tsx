import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { speak } from '../../testing/show-page'
import { axisPoint, Radar } from './radar'

beforeEach(() => speak())
afterEach(cleanup)

const axes = [
  { key: 'goals', value: 6, mean: 3, best: 12 },
  { key: 'assists', value: 9, mean: 0, best: 8 },
  { key: 'xg', value: 0, mean: 0, best: 0 },
  { key: 'shots', value: -2, mean: 1, best: 4 },
]
/** Corners of the last outlines drawn: the mean, then the player. */
const outlines = () =>
  [...document.querySelectorAll('polygon')].slice(-2).map((polygon) => polygon.getAttribute('points')?.split(' '))

test('SCORE-10 axes go clockwise from the top, all of one length', () => {
  const points = axes.map((_, index) => axisPoint(index, axes.length, 1))
  const [top, right, bottom, left] = points.map(({ x, y }) => [Math.round(x), Math.round(y)])
  expect([top, right, bottom, left]).toEqual([
    [160, 48],
    [272, 160],
    [160, 272],
    [48, 160],
  ])
  expect(axisPoint(3, 4, 0)).toEqual({ x: 160, y: 160 })
})

test('SCORE-10 an axis ends at the best of the position: nobody stands beyond it, nor before the middle', () => {
  render(<Radar axes={axes} sport="football" />)
  const [mean, own] = outlines()
  // Half the best; beyond the best; a figure nobody has; a figure below nought.
  expect(own).toEqual(['160.0,104.0', '272.0,160.0', '160.0,160.0', '160.0,160.0'])
  expect(mean).toEqual(['160.0,132.0', '160.0,160.0', '160.0,160.0', '132.0,160.0'])
})

test('SCORE-10 names beside the drawing grow away from it', () => {
  render(<Radar axes={axes} sport="football" />)
  const names = [...document.querySelectorAll('text')].map((name) => name.getAttribute('text-anchor'))
  expect(names).toEqual(['middle', 'start', 'middle', 'end'])
})

test('SCORE-10 the list says in numbers what the drawing shows, which is not read out', () => {
  render(<Radar axes={axes} sport="football" />)
  const values = [...document.querySelectorAll('dd')].map((one) => one.textContent)
  expect(values).toEqual(['6 (mean 3.0)', '9 (mean 0.0)', '0.00 (mean 0.00)', '-2 (mean 1.0)'])
  expect(document.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText('Mean of the position', { exact: false })).toBeTruthy()
})
