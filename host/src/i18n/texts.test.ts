import { describe, expect, test } from '@jest/globals'
import en from './en.json'
import vi from './vi.json'
import zh from './zh.json'

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  )

const texts = { zh: flat(zh), en: flat(en), vi: flat(vi) }
const values = (text: string) => (text.match(/{{\w+}}/g) ?? []).sort()

describe('texts of the shell', () => {
  test('SHELL-07 the three languages have the same keys, none of them empty', () => {
    const keys = texts.zh.map(([key]) => key)
    expect(texts.en.map(([key]) => key)).toEqual(keys)
    expect(texts.vi.map(([key]) => key)).toEqual(keys)
    for (const list of Object.values(texts)) expect(list.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('SHELL-07 every language fills in the same values', () => {
    const en = new Map(texts.en)
    const vi = new Map(texts.vi)
    for (const [key, text] of texts.zh) {
      expect([key, values(en.get(key) ?? '')]).toEqual([key, values(text)])
      expect([key, values(vi.get(key) ?? '')]).toEqual([key, values(text)])
    }
  })
})
