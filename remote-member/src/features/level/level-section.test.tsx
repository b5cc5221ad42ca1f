import { expect, test } from '@jest/globals'
import { pageOf } from '@pitchside/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { broken, cellsOf, hostile, rowOf, sent, showMember } from '../../parts/testing.fixture'
import { LevelSection } from './level-section'

const levels = [
  { level: 0, exp: '0' },
  { level: 10, exp: '1000' },
  { level: 60, exp: '123456.5' },
]
const state = (part: object = {}) => ({
  ...{ level: 12, current_exp: '1250.5', level_exp: '1200', next_exp: '1400', difference: '149.5', levels },
  ...part,
})
const gained = (id: number, source: string, exp: string) => ({ id, addtime: 1_700_000_000, source, exp })
const none = pageOf([])

test('MEM-01 the way to the next level is told in points and as a bar', async () => {
  await showMember(<LevelSection />, { getLevel: state(), listExperience: none })
  const bar = await screen.findByRole('progressbar', { name: 'Experience' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['50.5', '200'])
  expect(screen.getByText('149.5 to the next level')).toBeTruthy()
  expect(screen.getByText('Level 13')).toBeTruthy()
})

test('MEM-01 at the top the bar is full and no next level is promised', async () => {
  const top = state({ level: 60, current_exp: '999999', level_exp: '123456.5', next_exp: '123456.5', difference: '0' })
  await showMember(<LevelSection />, { getLevel: top, listExperience: none })
  const bar = await screen.findByRole('progressbar', { name: 'Experience' })
  expect(bar.getAttribute('aria-valuenow')).toBe(bar.getAttribute('aria-valuemax'))
  expect(screen.getByText('You have reached the highest level')).toBeTruthy()
  expect(screen.queryByText('Level 61')).toBeNull()
})

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [59, 1],
  [60, 2],
  [99, 2],
])('MEM-01 at level %i "you are here" stands in row %i alone', async (level, index) => {
  await showMember(<LevelSection />, { getLevel: state({ level }), listExperience: none })
  const table = within(await screen.findByRole('table', { name: 'Levels and what they give' }))
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.getAttribute('aria-current') === 'true').indexOf(true)).toBe(index)
  expect(table.getAllByText('You are here')).toHaveLength(1)
})

test.each([
  ['en', '123,456.5'],
  ['zh', '123,456.5'],
  ['vi', '123.456,5'],
] as const)('MEM-01 points are grouped as in %s', async (language, points) => {
  await showMember(<LevelSection />, { getLevel: state(), listExperience: none }, { language })
  expect((await screen.findAllByText(points)).length).toBe(1)
})

test('MEM-01 the log tells when, from what and how much; a source that is not known yet is text as it came', async () => {
  const rows = [gained(1, 'gift', '1234.5'), gained(2, hostile, '1')]
  const asked = await showMember(<LevelSection />, { getLevel: state(), listExperience: pageOf(rows, { total: 12 }) })
  const gift = await screen.findByText('Gift')
  expect(cellsOf(rowOf(gift)).slice(1)).toEqual(['Gift', '+1,234.5'])
  expect(screen.getByText(hostile)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '2' }))
  expect(sent(asked, 'listExperience').map(({ page }) => page)).toEqual(['1', '2'])
})

test('MEM-01 without experience the log says what brings it', async () => {
  await showMember(<LevelSection />, { getLevel: state({ level: 0 }), listExperience: none })
  expect(await screen.findByText('No experience yet')).toBeTruthy()
  expect(screen.getByText(/Gifts, coloured barrages/)).toBeTruthy()
})

test('MEM-01 a level that does not load can be tried again', async () => {
  const level = broken(state())
  await showMember(<LevelSection />, { getLevel: level.answer, listExperience: none })
  expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('true')
  const again = await screen.findByRole('button', { name: 'Try again' })
  level.mend()
  fireEvent.click(again)
  expect(await screen.findByText('149.5 to the next level')).toBeTruthy()
})

test('MEM-01 a log that does not load leaves the level in sight and can be tried again alone', async () => {
  const log = broken(pageOf([gained(1, 'horn', '3')]))
  const asked = await showMember(<LevelSection />, { getLevel: state(), listExperience: log.answer })
  const again = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('149.5 to the next level')).toBeTruthy()
  log.mend()
  fireEvent.click(again)
  expect(await screen.findByText('Horn')).toBeTruthy()
  expect(sent(asked, 'getLevel')).toHaveLength(1)
})
