import { describe, expect, test } from '@jest/globals'
import { startI18n } from './i18n'
import type { Language } from './language'
import { ageLabel, timeLabel } from './time-label'

/** Local time, so that the table holds in every time zone. Wednesday, 18 November 2026. */
const at = (day: number, hour: number, minute = 0, second = 0) =>
  new Date(2026, 10, day, hour, minute, second).getTime()
const evening = at(18, 21, 42, 30)
const afterMidnight = at(18, 0, 0, 20)

type Row = [what: string, moment: number, now: number, zh: string, en: string, vi: string]
const table: Row[] = [
  ['this second', evening, evening, '刚刚', 'Just now', 'Vừa xong'],
  ['59 s ago', evening - 59_000, evening, '刚刚', 'Just now', 'Vừa xong'],
  ['60 s ago', evening - 60_000, evening, '21:41', '21:41', '21:41'],
  ['a clock a little ahead', evening + 5_000, evening, '刚刚', 'Just now', 'Vừa xong'],
  ['this morning', at(18, 0, 0), evening, '00:00', '00:00', '00:00'],
  ['30 s ago, but before midnight', at(17, 23, 59, 50), afterMidnight, '昨天', 'Yesterday', 'Hôm qua'],
  ['20 s ago, after midnight', at(18, 0, 0, 0), afterMidnight, '刚刚', 'Just now', 'Vừa xong'],
  ['yesterday, first minute', at(17, 0, 0), evening, '昨天', 'Yesterday', 'Hôm qua'],
  ['day before, last minute', at(16, 23, 59), evening, '前天', '2 days ago', 'Hôm kia'],
  ['day before, first minute', at(16, 0, 0), evening, '前天', '2 days ago', 'Hôm kia'],
  ['three days ago', at(15, 23, 59), evening, '周日', 'Sun', 'CN'],
  ['exactly 168 h ago', evening - 168 * 3_600_000, evening, '周三', 'Wed', 'Thứ 4'],
  ['a second more', evening - 168 * 3_600_000 - 1_000, evening, '11/11', '11/11', '11/11'],
  ['another month', at(-10, 9), evening, '10/21', '10/21', '21/10'],
  ['another year', new Date(2025, 11, 31, 9).getTime(), evening, '2025/12/31', '12/31/2025', '31/12/2025'],
]

describe('CHAT-07 time labels', () => {
  for (const [index, language] of (['zh', 'en', 'vi'] as Language[]).entries())
    test(`CHAT-07 ${language}: from just now to the date, across midnight`, async () => {
      await startI18n(language, {})
      for (const row of table) expect([row[0], timeLabel(row[1], row[2])]).toEqual([row[0], row[3 + index]])
    })

  test('CHAT-07 the clock is optional, and never doubled', async () => {
    await startI18n('zh', {})
    expect(timeLabel(at(17, 20, 15), evening, { hasClock: true })).toBe('昨天 20:15')
    expect(timeLabel(at(15, 20, 15), evening, { hasClock: true })).toBe('周日 20:15')
    expect(timeLabel(at(18, 20, 15), evening, { hasClock: true })).toBe('20:15')
    expect(timeLabel(evening, evening, { hasClock: true })).toBe('刚刚')
  })

  test('the age of an article counts minutes and hours first', async () => {
    await startI18n('zh', {})
    expect([30, 720, 3_600 * 3 + 59].map((seconds) => ageLabel(evening - seconds * 1_000, evening))).toEqual([
      '刚刚',
      '12分钟前',
      '3小时前',
    ])
    expect(ageLabel(evening - 12 * 3_600_000 + 1_000, evening)).toBe('11小时前')
    expect(ageLabel(evening - 12 * 3_600_000, evening)).toBe('09:42')
    expect(ageLabel(at(17, 9, 0), evening)).toBe('昨天 09:00')
    await startI18n('en', {})
    expect(ageLabel(evening - 720_000, evening)).toBe('12 minutes ago')
  })
})
