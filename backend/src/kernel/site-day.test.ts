import { expect, test } from '@jest/globals'
import { dateBefore, siteClock, siteDate, siteDayNumber, siteDayStart, siteMinute } from './site-day'

const at = (text: string) => Date.parse(text)

test('the day of the site begins at 16:00 UTC, in summer and in winter', () => {
  for (const month of ['01', '07']) {
    const begins = at(`2026-${month}-10T16:00:00Z`)
    expect(siteDayStart(begins)).toBe(begins)
    expect(siteDayStart(begins + 86_399_999)).toBe(begins)
    expect(siteDayStart(begins - 1)).toBe(begins - 86_400_000)
    expect(siteDayNumber(begins) - siteDayNumber(begins - 1)).toBe(1)
  }
  expect(siteDayNumber(at('1970-01-01T00:00:00Z'))).toBe(0)
})

test('a moment by the clock of the site', () => {
  const moment = at('2026-12-31T16:05:09.750Z')
  expect(siteClock(moment)).toBe('2027-01-01T00:05:09')
  expect([siteDate(moment), siteMinute(moment)]).toEqual(['2027-01-01', '2027-01-01 00:05'])
})

test('the date before', () => {
  expect(['2026-03-01', '2028-03-01', '2027-01-01'].map(dateBefore)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31'])
})
