import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, render, screen, within } from '@testing-library/react'
import { speak } from '../../testing/show-page'
import { Reasons } from './reasons'

beforeEach(() => speak())
afterEach(cleanup)

const lines = (name: string) =>
  screen.getAllByRole('list', { name }).map((list) =>
    within(list)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  )

test('SCORE-11 what speaks for each side stands above what speaks against, home first', () => {
  const detail = {
    good: { home: ['Unbeaten in six'], away: ['Best attack', 'Won the last meeting'] },
    bad: { home: ['Keeper is missing'], away: ['Tired: played two days ago'] },
  }
  render(<Reasons detail={detail} />)
  expect(lines('Pros')).toEqual([['Unbeaten in six'], ['Best attack', 'Won the last meeting']])
  expect(lines('Cons')).toEqual([['Keeper is missing'], ['Tired: played two days ago']])
  const order = screen.getAllByRole('list').map((list) => list.getAttribute('aria-label'))
  expect(order).toEqual(['Pros', 'Pros', 'Cons', 'Cons'])
})

test('SCORE-11 a side of which nothing is clear says so, and takes no reason of the other', () => {
  render(<Reasons detail={{ good: { home: [], away: ['Best attack'] }, bad: { home: [], away: [] } }} />)
  expect(lines('Pros')).toEqual([['Nothing clear'], ['Best attack']])
  expect(lines('Cons')).toEqual([['Nothing clear'], ['Nothing clear']])
})
