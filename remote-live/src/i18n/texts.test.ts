import { expect, test } from '@jest/globals'
import en from './en.json'
import vi from './vi.json'
import zh from './zh.json'

type Texts = { [key: string]: string | Texts }

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${before}${key}`] : keysOf(value, `${before}${key}.`),
  )

test('SHELL-07 the three languages have the same texts, none empty', () => {
  expect(keysOf(en)).toEqual(keysOf(zh))
  expect(keysOf(vi)).toEqual(keysOf(zh))
  for (const texts of [zh, en, vi]) expect(JSON.stringify(texts)).not.toContain('""')
})
