import { expect, test } from '@jest/globals'
import { dayOf, earliestDay, rangeOf } from './order-filter'

test('MEM-01 a range of days goes from the first moment of one to the last of the other', () => {
  expect(rangeOf({ fromDay: '2026-05-01', toDay: '2026-05-02' })).toEqual({
    start_time: new Date(2026, 4, 1).getTime() / 1_000,
    end_time: new Date(2026, 4, 3).getTime() / 1_000,
  })
})

test('MEM-01 without a day, or with none that can be read, there is no bound', () => {
  expect(rangeOf({ fromDay: '', toDay: '' })).toEqual({})
  expect(rangeOf({ fromDay: 'yesterday', toDay: '2026-12-31' })).toEqual({
    end_time: new Date(2027, 0, 1).getTime() / 1_000,
  })
})

test('MEM-01 records reach back three months', () => {
  const now = new Date(2026, 4, 16, 12).getTime()
  expect(dayOf(now)).toBe('2026-05-16')
  expect(earliestDay(now)).toBe('2026-02-12')
})
