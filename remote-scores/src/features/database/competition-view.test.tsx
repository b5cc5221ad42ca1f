import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { openAtNoon } from '../../testing/page-at-noon'
import { competition, open } from './database.fixture'

openAtNoon()

const tabs = () => screen.getAllByRole('tab').map((one) => one.textContent)
const chosen = async () => (await screen.findByRole('tab', { selected: true })).textContent

test.each([
  ['is knock-out from the start opens with its tree, and has no empty table', { type: 2, has_table: 0 }, 'Bracket'],
  ['has groups opens with their tables', { type: 2, has_table: 1 }, 'Table'],
  ['is of a server that does not say has its table', { type: 2 }, 'Table'],
])('WORLD-01 a cup that %s', async (_what, info, view) => {
  await open('/base-football?id=82', {
    getFootballCompetition: competition({}, info),
    getBracket: { season_id: 9, list: [] },
  })
  expect(await chosen()).toBe(view)
  expect(tabs().includes('Table')).toBe(view === 'Table')
  expect(tabs()).toContain('Bracket')
})
