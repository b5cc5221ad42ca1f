import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.join(__dirname, '../..')

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))

const quoted = (source: string, before: string) =>
  [...source.matchAll(new RegExp(`${before}(["'\`])((?:(?!\\1).)*)\\1`, 'g'))].map(([, , text = '']) => text)

/** The texts of a JSON file, without their keys. */
function valuesOf(json: string): string[] {
  const values: string[] = []
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === 'string') values.push(value)
    return value
  })
  return values
}

/** English texts of a file: all of a file in English, the values named `en` of a source of the backend. */
function textsIn(file: string): string[] {
  const isEnglish = /[./]en\.(json|ts)$/.test(file)
  if (/\/info-pages\/en\//.test(file)) return readFileSync(path.join(root, file), 'utf8').split('\n')
  if (!isEnglish && !/^backend\/src\/.*(?<!\.test)\.ts$/.test(file)) return []
  const source = readFileSync(path.join(root, file), 'utf8')
  if (file.endsWith('.json')) return valuesOf(source)
  return quoted(source, isEnglish ? '(?:: ?|\\s{4,})' : '\\ben: ')
}

const sections = ['host', ...readdirSync(root).filter((name) => name.startsWith('remote-'))].map(
  (name) => `${name}/src`,
)
const englishTexts = [...sections, 'backend/src', 'backend/assets', 'demo/src', 'demo/assets']
  .flatMap(filesOf)
  .flatMap((file) => textsIn(file).map((text) => ({ file, text })))

/** The sentence clients of the wire know. */
const asSpecified = 'The anchor is not allowed to give himself gifts'

test('SHELL-07 in English who broadcasts is a host, and the place of a host is the studio', () => {
  expect(englishTexts.filter(({ text }) => /\bhosts?\b/i.test(text)).length).toBeGreaterThan(20)
  const other = /\banchors?\b|\bstreamers?\b|\bhost (cent(re|er)|studio)\b/i
  // Addresses have words of their own.
  const words = (text: string) => text.replaceAll(/\]\([^)]*\)/g, ']')
  expect(englishTexts.filter(({ text }) => text !== asSpecified && other.test(words(text)))).toEqual([])
})

const pageTexts = [
  ['user-agreement', 'userAgreement'],
  ['privacy', 'privacy'],
  ['anchor-agreement', 'anchorAgreement'],
  ['top-up-agreement', 'topUpAgreement'],
] as const

test.each(['zh', 'en', 'vi'])(
  'HDR-08 the footer and the menu of the about pages give agreements their whole names, in %s',
  (language) => {
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const titleOf = (file: string) => /^# (.+)$/m.exec(read(`backend/assets/info-pages/${language}/${file}.md`))?.[1]
    const { footer } = JSON.parse(read(`host/src/i18n/${language}.json`))
    const { about } = JSON.parse(read(`remote-member/src/i18n/${language}.json`))
    for (const [file, key] of pageTexts) expect([footer[key], about[key]]).toEqual([titleOf(file), titleOf(file)])
  },
)
