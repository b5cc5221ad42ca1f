import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { answerCalls, type Replies } from '@pitchside/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactElement, useState } from 'react'
import { showPage, speak } from '../../testing/show-page'
import { DateStrip, type DateStripProps } from './date-strip'
import { isDay } from './days'

beforeEach(() => speak())
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
})

const today = '2026-11-25'
interface StripWish extends Partial<Pick<DateStripProps, 'calendarOf' | 'zone'>> {
  start?: string
  tell?: (day: string) => void
}
function Strip({ start = today, calendarOf, zone = '', tell = (_day: string) => {} }: StripWish) {
  const [value, setValue] = useState(start)
  const onChange = (day: string) => {
    tell(day)
    setValue(day)
  }
  return (
    <DateStrip value={value} today={today} onChange={onChange} {...(calendarOf ? { calendarOf } : {})} zone={zone} />
  )
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

test('SCORE-01 the strip ends a week back and two weeks ahead; with the calendar it goes on', async () => {
  render(<Strip start="2026-12-08" />)
  expect(screen.getByRole('button', { name: 'Next day' })).toHaveProperty('disabled', true)
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' })
  expect(chosen()).toBe('Tue12/08')
  cleanup()
  render(<Strip start="2026-11-18" />)
  expect(screen.getByRole('button', { name: 'Day before' })).toHaveProperty('disabled', true)
  cleanup()
  await showPage(<Strip start="2026-12-08" calendarOf="football" />)
  fireEvent.click(screen.getByRole('button', { name: 'Next day' }))
  expect(chosen()).toBe('Wed12/09')
})

const nothingCounted = { countMatches: { list: [] } }
const openCalendar = async (strip: ReactElement, replies: Replies = nothingCounted) => {
  const asked = answerCalls(replies)
  await showPage(strip)
  fireEvent.click(screen.getByRole('button', { name: 'Calendar' }))
  return asked
}
const day = (name: string) => screen.getByRole('button', { name })

test('SCORE-01 a day of the calendar is chosen by its full name; days out of reach cannot be', async () => {
  const told: string[] = []
  await openCalendar(<Strip calendarOf="football" tell={(day) => told.push(day)} />)
  expect(await screen.findByText('November 2026')).toBeTruthy()
  fireEvent.click(day('Later month'))
  expect(screen.getByText('December 2026')).toBeTruthy()
  fireEvent.click(day('Friday, December 25, 2026'))
  expect(told).toEqual(['2026-12-25'])
  await waitFor(() => expect(screen.queryByText('December 2026')).toBeNull())
})

test('SCORE-01 the calendar stops half a year away', async () => {
  await openCalendar(<Strip calendarOf="football" start="2027-05-24" />)
  await screen.findByText('May 2027')
  expect(day('Monday, May 24, 2027')).toHaveProperty('disabled', false)
  expect(day('Tuesday, May 25, 2027')).toHaveProperty('disabled', true)
  expect(day('Monday, May 24, 2027').getAttribute('aria-pressed')).toBe('true')
})

test('SCORE-01 each day of the calendar says how many matches it has, and today how many run', async () => {
  const asked = await openCalendar(<Strip calendarOf="basketball" zone="Asia/Shanghai" />, {
    countMatches: {
      list: [
        { date: '2026-11-24', count: 0, live: 0 },
        { date: today, count: 231, live: 12 },
        { date: '2026-11-26', count: 1, live: 0 },
      ],
    },
  })
  const now = await screen.findByRole('button', { name: 'Wednesday, November 25, 2026, 231 matches, 12 live' })
  expect(now.textContent).toBe('25231')
  expect(day('Thursday, November 26, 2026, 1 match').textContent).toBe('261')
  expect(day('Tuesday, November 24, 2026, 0 matches').textContent).toBe('24')
  // Nobody counted this one.
  expect(day('Friday, November 27, 2026').textContent).toBe('27')
  expect(asked.map(({ input }) => input)).toEqual([{ from: '2026-10-26', days: '42', zone: '480', ball: '1' }])
})

test('SCORE-01 where clocks are changed within the six weeks, days on both sides are counted by their own clock', async () => {
  const asked = await openCalendar(<Strip calendarOf="football" zone="America/New_York" />)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked.map(({ input }) => [input.from, input.days, input.zone])).toEqual([
    ['2026-10-26', '6', '-240'],
    ['2026-11-01', '36', '-300'],
  ])
})

test('SCORE-01 in the calendar keys go by days, weeks, to the ends of a week, and by months', async () => {
  await openCalendar(<Strip calendarOf="football" start="2026-10-31" />)
  const focused = async (name: string) => waitFor(() => expect(document.activeElement).toBe(day(name)))
  day('Saturday, October 31, 2026').focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })
  press('PageDown')
  await focused('Monday, November 30, 2026')
  press('End')
  await focused('Sunday, December 6, 2026')
  press('Home')
  await focused('Monday, November 30, 2026')
  press('ArrowUp')
  await focused('Monday, November 23, 2026')
  press('ArrowRight')
  await focused('Tuesday, November 24, 2026')
  press('PageUp')
  await focused('Saturday, October 24, 2026')
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
