// The three languages have the same keys, every text is a non-empty string that somebody reads, every text that is read is
// there, and values ({{name}}) agree.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const plural = /_(zero|one|two|few|many|other)$/
const flat = (object, at = '') =>
  Object.entries(object).flatMap(([key, value]) =>
    value && typeof value === 'object' ? flat(value, `${at}${key}.`) : [[`${at}${key}`, value]],
  )
const values = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map((match) => match[1])
    .sort()
    .join()

const counted = /\{\{\w+\}\} (diamonds|fans|gifts|matches|messages|points|schemes|segments|shares|teams|videos)\b/
/** Ends of a range, rates that are fixed, and formats of files. */
const neverOne = /to \{\{\w+\}\} diamonds|= \{\{\w+\}\} diamonds|\{\{\w+\}\} diamonds = |of up to|\{\{format\}\}/

/** English texts that would say "1 diamonds". */
export const saysOneOfMany = ([key, text]) => !plural.test(key) && counted.test(text) && !neverOne.test(text)

const template = /`([\w.-]*\$\{[^`\n]*)`/g
const hole = /\$\{[^}]*\}/
/** A template says which texts it means when so many letters of it are fixed. */
const fixedMin = 4
const escaped = (text) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/**
 * Keys that no source names: neither in quotes, with or without a namespace before them, nor by a template that holds
 * a part of the key.
 */
export function unreadKeys(keys, source) {
  const named = new Set([...source.matchAll(/['"`](?:\w+:)?([\w.-]+)['"`]/g)].map((match) => match[1]))
  const made = [...source.matchAll(template)]
    .map(([, text]) => text.split(hole))
    .filter((parts) => parts.join('').length >= fixedMin)
    .map((parts) => new RegExp(`^${parts.map(escaped).join('[\\w.-]+')}$`))
  return keys.filter((key) => !named.has(key) && !made.some((pattern) => pattern.test(key)))
}

/** Keys that the sources read by `t('key')`, one or the other of two included, and that no language has. */
export function unwrittenKeys(keys, source) {
  const read = [...source.matchAll(/\bt\(\s*(?:[^'"`()]*\? )?'([\w.-]+)'(?: : '([\w.-]+)')?/g)].flatMap(
    ([, one, other]) => [one, ...(other ? [other] : [])],
  )
  return [...new Set(read)].filter((key) => !keys.has(key))
}

const sourceOf = (root, name) =>
  readdirSync(join(root, name, 'src'), { recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, name, 'src', file), 'utf8'))
    .join('\n')

/** Where a package keeps texts: its folder of them, and those inside it, whose texts are loaded when they are needed. */
function foldersOf(root, name) {
  const folder = join(name, 'src', 'i18n')
  if (!existsSync(join(root, folder))) return []
  const inside = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inside.map((entry) => join(folder, entry.name))]
}

const keysOf = (root, folder) => {
  const file = join(root, folder, 'zh.json')
  const texts = existsSync(file) ? flat(JSON.parse(readFileSync(file, 'utf8'))) : []
  return new Set(texts.map(([key]) => key.replace(plural, '')))
}

function checkReaders(root, name) {
  const folders = foldersOf(root, name)
  if (folders.length === 0) return []
  const source = sourceOf(root, name)
  const all = new Set(folders.flatMap((folder) => [...keysOf(root, folder)]))
  return [
    ...folders.flatMap((folder) =>
      unreadKeys([...keysOf(root, folder)], source).map((key) => `${folder}: nobody reads ${key}`),
    ),
    ...unwrittenKeys(all, source).map((key) => `${name}: no text says ${key}`),
  ]
}

export function checkLanguages(root, packages) {
  const problems = packages.flatMap((name) => checkReaders(root, name))
  for (const name of packages.flatMap((each) => foldersOf(root, each))) {
    const file = (language) => join(root, name, `${language}.json`)
    if (!existsSync(file('zh'))) continue
    const texts = Object.fromEntries(
      ['zh', 'en', 'vi'].map((language) => [
        language,
        existsSync(file(language)) ? new Map(flat(JSON.parse(readFileSync(file(language), 'utf8')))) : new Map(),
      ]),
    )
    const keys = (language) => new Set([...texts[language].keys()].map((key) => key.replace(plural, '')))
    for (const language of ['en', 'vi']) {
      for (const key of keys('zh')) if (!keys(language).has(key)) problems.push(`${name}: ${language} lacks ${key}`)
      for (const key of keys(language))
        if (!keys('zh').has(key)) problems.push(`${name}: ${language} has ${key}, zh has not`)
      for (const [key, text] of texts[language]) {
        const chinese = texts.zh.get(key)
        if (chinese !== undefined && values(chinese) !== values(String(text)))
          problems.push(`${name}: ${language} ${key} uses other values than zh`)
      }
    }
    for (const [key] of [...texts.en].filter(saysOneOfMany))
      problems.push(`${name}: en ${key} counts something and has no text of one`)
    for (const [language, entries] of Object.entries(texts))
      for (const [key, text] of entries)
        if (typeof text !== 'string' || text.trim() === '') problems.push(`${name}: ${language} ${key} is empty`)
  }
  return problems
}
