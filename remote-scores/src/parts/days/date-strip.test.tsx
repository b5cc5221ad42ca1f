import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { speak } from '../../testing/show-page'
import { DateStrip } from './date-strip'
import { isDay } from './days'

beforeEach(() => speak())
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const today = '2026-11-25'
function Strip({ start = today, hasCalendar = false, tell = (_day: string) => {} }) {
  const [value, setValue] = useState(start)
  const onChange = (day: string) => {
    tell(day)
    setValue(day)
  }
  return <DateStrip value={value} today={today} onChange={onChange} hasCalendar={hasCalendar} />
}
const chosen = () => screen.getByRole('tab', { selected: true }).textContent
const days = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

test('SCORE-01 a week stands around today, and only the chosen day is a stop of the Tab key', () => {
  render(<Strip />)
  expect(days()).toEqual(['Sun11/22', 'Mon11/23', 'Tue11/24', 'Today11/25', 'Thu11/26', 'Fri11/27', 'Sat11/28'])
  expect(screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)).toHaveLength(1)
  expect(chosen()).toBe('Today11/25')
})

test('SCORE-01 arrows go day by day over the end of month and year, and the window follows', () => {
  const told: string[] = []
  render(<Strip start="2026-11-30" tell={(day) => told.push(day)} />)
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  fireEvent.click(screen.getByRole('button', { name: 'Day before' }))
  expect(told).toEqual(['2026-12-01', '2026-11-30'])
  expect(chosen()).toBe('Mon11/30')
})

test('SCORE-01 the strip ends a week back and two weeks ahead; with the calendar it goes on', () => {
  render(<Strip start="2026-12-08" />)
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  expect(chosen()).toBe('Tue12/08')
  cleanup()
  render(<Strip start="2026-11-18" />)
  expect(screen.getByRole('button', { name: 'Day before' })).toHaveProperty('disabled', true)
  cleanup()
  render(<Strip start="2026-12-08" hasCalendar />)
  fireEvent.click(screen.getByRole('button', { name: 'Next day' }))
  expect(chosen()).toBe('Wed12/09')
})

test('SCORE-01 a day of the calendar is chosen by its full name; days out of reach cannot be', async () => {
  const told: string[] = []
  render(<Strip hasCalendar tell={(day) => told.push(day)} />)
  fireEvent.click(screen.getByRole('button', { name: 'Calendar' }))
  expect(await screen.findByText('November 2026')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Later month' }))
  expect(screen.getByText('December 2026')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Friday, December 25, 2026' }))
  expect(told).toEqual(['2026-12-25'])
  await waitFor(() => expect(screen.queryByText('December 2026')).toBeNull())
})

test('SCORE-01 the calendar stops half a year away', async () => {
  render(<Strip hasCalendar start="2027-05-24" />)
  fireEvent.click(screen.getByRole('button', { name: 'Calendar' }))
  const day = (name: string) => screen.getByRole('button', { name })
  await screen.findByText('May 2027')
  expect(day('Monday, May 24, 2027')).toHaveProperty('disabled', false)
  expect(day('Tuesday, May 25, 2027')).toHaveProperty('disabled', true)
  expect(day('Monday, May 24, 2027').getAttribute('aria-pressed')).toBe('true')
})

test.each([
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-4-1', false],
  ['2026-12-31x', false],
  ['', false],
])('SCORE-01 "%s" is a day of the calendar: %s', (text, is) => expect(isDay(text)).toBe(is))

test.each([
  ['zh', '今天', '11/26', '周四'],
  ['vi', 'Hôm nay', '26/11', 'Thứ 5'],
] as const)('I18N-01 the strip in %s', async (language, now, day, weekday) => {
  await speak(language)
  render(<Strip />)
  expect(days()[3]).toContain(now)
  expect(days()[4]).toBe(`${weekday}${day}`)
})
