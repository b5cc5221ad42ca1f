import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.join(__dirname, '../..')

/** Texts of sections 5 and 8 of the specification, and the place whose page says them. */
const texts = [
  ['Data loading, please wait!', 'shared/parts', 'loading'],
  ['Please complete the information before submitting', 'remote-live', 'incomplete'],
  ['Please complete the information before submitting', 'remote-member', 'incomplete'],
  ['Please enter the transfer amount', 'remote-member', 'transferMissing'],
  ['Please log in to publish', 'remote-content', 'loginFirst'],
  ['Please upload the correct video format', 'remote-content', 'extension'],
  ['No data', 'host', 'empty'],
  ['List is empty', 'shared/parts', 'emptyList'],
  ['The anchor is not allowed to give himself gifts', 'remote-live', 'self'],
  ['Please enter the same password', 'remote-member', 'passwordDiffers'],
] as const

/** Every text with the path of its key. */
function textsOf(place: string, language: string): Map<string, string> {
  const found = new Map<string, string>()
  const walk = (value: unknown, at: string): void => {
    if (typeof value === 'string') found.set(at, value)
    else for (const [key, inner] of Object.entries(value as object)) walk(inner, `${at}.${key}`)
  }
  walk(JSON.parse(readFileSync(path.join(root, `${place}/src/i18n/${language}.json`), 'utf8')), '')
  return found
}

test.each(texts)('SHELL-19 "%s" has its words in three languages, in %s', (words, place, key) => {
  const [at] = [...textsOf(place, 'en')].find(([name, text]) => name.endsWith(`.${key}`) && text === words) ?? []
  expect(at).toBeDefined()
  const [zh, vi] = ['zh', 'vi'].map((language) => textsOf(place, language).get(at as string) ?? '')
  expect(zh).toMatch(/^[^a-z]*\p{Script=Han}[^a-z]*$/u)
  expect(vi).toMatch(/[à-ỹ]/iu)
})

test('SHELL-19 "Input error" is what the server says of any input it can not read, in three languages', () => {
  const source = readFileSync(path.join(root, 'backend/src/kernel/messages.ts'), 'utf8')
  expect(source).toMatch(/'input-invalid': \{ zh: '\p{Script=Han}+', en: 'Input error', vi: '[^']*[à-ỹ][^']*' \}/u)
})
