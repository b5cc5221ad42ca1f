import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { aMatch } from '../../testing/a-match'
import { speak } from '../../testing/show-page'
import { LeagueFilter, noLeague } from './league-filter'
import { readPinned, writePinned } from './pinned-matches'

beforeEach(() => speak())
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const league = (id: number, name: string, letter: string, isHot = false) => ({
  id,
  key: `key.${id}`,
  name,
  letter,
  flag: 'vn',
  colour: '#000',
  isHot,
})
const premier = league(82, 'Premier League', 'P', true)
const primera = league(90, 'Primera', 'P')
const serieA = league(85, 'Serie A', 'S')
const day = [premier, premier, primera, serieA].map((competition) => aMatch({ competition }))

async function open() {
  let chosen: ReadonlySet<string> = new Set()
  function Filter() {
    const [value, setValue] = useState(chosen)
    const onChange = (next: ReadonlySet<string>) => {
      chosen = next
      setValue(next)
    }
    return <LeagueFilter matches={() => day} count={3} value={value} onChange={onChange} />
  }
  render(<Filter />)
  fireEvent.click(screen.getByRole('button', { name: 'Leagues 3' }))
  await screen.findAllByRole('checkbox')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const boxes = () =>
    screen
      .getAllByRole('checkbox')
      .map((box) => `${(box as HTMLInputElement).checked ? '+' : '-'}`)
      .join('')
  const count = () => screen.getByRole('button', { name: /^Leagues/ }).textContent
  return { press, boxes, count, chosen: () => chosen }
}

test('SCORE-01 nothing chosen means all; the last league taken away means none, not all', async () => {
  const { boxes, count, chosen } = await open()
  expect(boxes()).toBe('+++')
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  expect(boxes()).toBe('---')
  expect([...chosen()]).toEqual([noLeague])
  expect(count()).toBe('Leagues 0')
})

test('SCORE-01 all leagues put back by hand are all again', async () => {
  const { press, chosen, boxes } = await open()
  press('None')
  for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
  expect(boxes()).toBe('+++')
  expect(chosen().size).toBe(0)
})

test('SCORE-01 popular leagues, and the others by inverting', async () => {
  const { press, boxes, count } = await open()
  press('Popular')
  expect([boxes(), count()]).toEqual(['+--', 'Leagues 1'])
  press('Invert')
  expect([boxes(), count()]).toEqual(['-++', 'Leagues 2'])
})

test('SCORE-01 a letter shows its leagues; pressed twice at once it chooses them alone', async () => {
  const { press, boxes } = await open()
  press('S')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  press('S')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  fireEvent.doubleClick(screen.getByRole('button', { name: 'P' }))
  expect(boxes()).toBe('++-')
})

test('SCORE-01 pinned matches are kept a sport each, the newest fifty; what was kept broken counts as nothing', () => {
  writePinned('football', new Set(Array.from({ length: 60 }, (_, index) => index + 1)))
  expect([...readPinned('football')].slice(0, 2)).toEqual([11, 12])
  expect(readPinned('basketball').size).toBe(0)
  localStorage.setItem('topList1', '["7",-1,"x",null,2.5,9]')
  expect([...readPinned('basketball')]).toEqual([7, 9])
  localStorage.setItem('topList', '{not json')
  expect(readPinned('football').size).toBe(0)
})
