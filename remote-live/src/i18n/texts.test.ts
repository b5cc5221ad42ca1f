import { expect, test } from '@jest/globals'
import en from './en.json'
import vi from './vi.json'
import zh from './zh.json'

type Texts = { [key: string]: string | Texts }

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  )

/** A text of one and a text of many are one text: Chinese and Vietnamese say both alike. */
const textsOf = (texts: Texts) => [...new Set(keysOf(texts).map((key) => key.replace(/_(one|other)$/, '')))]

test('SHELL-07 the three languages have the same texts, none empty', () => {
  expect(textsOf(en)).toEqual(textsOf(zh))
  expect(textsOf(vi)).toEqual(textsOf(zh))
  for (const texts of [zh, en, vi]) expect(JSON.stringify(texts)).not.toContain('""')
})
