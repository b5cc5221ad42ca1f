import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { createElement } from 'react'
import { addTexts, clockTime, compactNumber, formatDate, readLanguage, startI18n, translate, useT } from './index'

const storage = (entries: Record<string, string> = {}) => {
  const map = new Map(Object.entries(entries))
  return {
    map,
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
}

test('SHELL-07 the language is the asked one, then the stored one, then Chinese', () => {
  expect(readLanguage('', storage())).toBe('zh')
  expect(readLanguage('', storage({ lang: 'en' }))).toBe('en')
  expect(readLanguage('', storage({ lang: '<b>' }))).toBe('zh')
  const kept = storage({ lang: 'en' })
  expect(readLanguage('?lang=vi', kept)).toBe('vi')
  expect(Object.fromEntries(kept.map)).toEqual({ lang: 'vi', langIndex: '3' })
})

test('SHELL-07 numbers follow the language; texts of a remote join later', async () => {
  await startI18n('zh', { ok: '好' })
  expect(translate('ok')).toBe('好')
  addTexts('live', { title: { room: '直播间' } })
  addTexts('live', { title: { list: '主播' } })
  expect([translate('live:title.room'), translate('live:title.list')]).toEqual(['直播间', '主播'])
})

test('SHELL-07 any text may say the name of the site: the one its document has, else the product has in that language', async () => {
  const texts = { open: 'Open {{site}}', count: '{{count}} on {{site}}' }
  await startI18n('vi', texts)
  expect(translate('open')).toBe('Open Sát Sân')
  const said = document.createElement('meta')
  said.setAttribute('property', 'og:site_name')
  said.content = 'Gut & Co'
  document.head.append(said)
  await startI18n('en', texts)
  said.remove()
  expect([translate('open'), translate('count', { count: 2 })]).toEqual(['Open Gut & Co', '2 on Gut & Co'])
})

test.each([
  ['zh', ['999', '3,483', '9,999', '1.2万', '128.6万', '1.3亿'], '3,483 条'],
  ['en', ['999', '3,483', '9,999', '12.3K', '1.3M', '128M'], '3,483 rows'],
  ['vi', ['999', '3.483', '9.999', '12,3\u00a0N', '1,3\u00a0Tr', '128\u00a0Tr'], '3.483 dòng'],
] as const)(
  'SHELL-07 in %s how many there are is written in one way, beside a text and in it',
  async (language, written, text) => {
    const unit = text.split(' ')[1]
    await startI18n(language, {
      rows: `{{count}} ${unit}`,
      rows_other: `{{count}} ${unit}`,
      room: '{{number}} {{name}}',
    })
    expect([999, 3_483, 9_999, 12_345, 1_286_000, 128_000_000].map(compactNumber)).toEqual(written)
    expect(translate('rows', { count: 3_483 })).toBe(text)
    // Numbers of something count nothing.
    expect(translate('room', { number: 3_483, name: 'A' })).toBe('3483 A')
  },
)

test('SHELL-07 a text is looked up once, with its count, and anew when texts are added', async () => {
  await startI18n('en', {})
  addTexts('scores', { goal_one: '{{count}} goal', goal_other: '{{count}} goals', by: 'by {{name}}', half: 'Half' })
  const seen: string[] = []
  const Words = () => {
    const t = useT('scores')
    seen.push(
      ['goal', 'goal', 'by', 'by']
        .map((key, at) => t(key, key === 'by' ? { name: `n${at}` } : { count: at + 1 }))
        .join(),
    )
    seen.push(t('half'))
    return null
  }
  const { rerender } = render(createElement(Words))
  rerender(createElement(Words))
  expect(seen.slice(-2)).toEqual(['1 goal,2 goals,by n2,by n3', 'Half'])
  act(() => addTexts('scores', { half: 'Half-time' }))
  expect(seen.at(-1)).toBe('Half-time')
})

test('SHELL-07 a time counts 24 hours in every language', async () => {
  const evening = new Date(2026, 10, 21, 20, 13).getTime()
  const midnight = new Date(2026, 10, 21, 0, 5).getTime()
  for (const language of ['zh', 'en', 'vi'] as const) {
    await startI18n(language, {})
    expect(formatDate(evening, 'moment')).toMatch(/20:13$/)
    expect(formatDate(evening, 'clock')).toBe('20:13')
    // Remotes that were released before the styles had names.
    for (const options of [
      { dateStyle: 'short', timeStyle: 'short' },
      { day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ])
      expect(formatDate(evening, options as never)).toMatch(/20:13/)
    expect(clockTime(midnight)).toBe('00:05')
  }
  await startI18n('en', {})
  expect(formatDate(evening, { dateStyle: 'medium', timeStyle: 'short' } as never)).toBe('Nov 21, 2026, 20:13')
})

test('SHELL-07 a date looks the same wherever it stands: one style of day, date and moment in each language', async () => {
  const thisYear = new Date().getFullYear()
  const at = (year: number) => new Date(year, 10, 5, 9, 7).getTime()
  const written: Record<string, string[]> = {}
  for (const language of ['zh', 'en', 'vi'] as const) {
    await startI18n(language, {})
    written[language] = [
      formatDate(at(2024), 'day'),
      formatDate(at(2024), 'date'),
      formatDate(at(2024), 'moment'),
      formatDate(at(thisYear), 'moment'),
    ]
  }
  expect(written).toEqual({
    zh: ['11/05', '2024/11/05', '2024/11/05 09:07', '11/05 09:07'],
    en: ['11/05', '11/05/2024', '11/05/2024 09:07', '11/05 09:07'],
    vi: ['05/11', '05/11/2024', '05/11/2024 09:07', '05/11 09:07'],
  })
})
