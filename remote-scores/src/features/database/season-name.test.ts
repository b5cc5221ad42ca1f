import { expect, test } from '@jest/globals'
import { addTexts, startI18n } from '@pitchside/i18n'
import en from '../../i18n/en.json'
import vi from '../../i18n/vi.json'
import zh from '../../i18n/zh.json'
import { seasonName } from './season-name'

test.each([
  ['zh', zh, '2026/27 · 第4期'],
  ['en', en, '2026/27 · part 4'],
  ['vi', vi, '2026/27 · kỳ 4'],
] as const)('SCORE-04 a season of a year with several has a name in %s', async (language, texts, name) => {
  await startI18n(language, {})
  addTexts('scores', texts)
  expect(seasonName('2026/27 S4')).toBe(name)
  for (const label of ['2025/26', '2026', 'S4', '世界杯 2026']) expect(seasonName(label)).toBe(label)
})
