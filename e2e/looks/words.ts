import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../screenshots/texts'

const root = path.resolve(import.meta.dirname, '../..')

/** Shorter ones, like "VS" or "OK", are a word of every language; so is what Chinese texts say in Latin letters. */
const isOwn: Record<Language, (text: string) => boolean> = {
  zh: (text) => text.length > 1 && /\p{Script=Han}/u.test(text),
  en: (text) => text.length > 3,
  vi: (text) => text.length > 3,
}

/** Each language is called in itself on every page: who cannot read the page finds the own one. */
const languageNames = new Set(
  ['zh', 'en', 'vi'].map((language) => new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? ''),
)

/** Names of the demo's clubs, players and heroes: some read like a word, and are a name all the same. */
function namesOfDemo(): Set<string> {
  const folder = path.join(root, 'demo/src/feed-sim/names')
  const lists = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'))
  const parts = lists.flatMap((text) => text.split(/[|;'"`\n]/))
  return new Set(parts.flatMap((part) => [part.trim(), ...part.trim().split(' ')]))
}

const people = ['account/demo-accounts.ts', 'live/demo/anchors.ts', 'live/demo/chatter-people.ts']

/** What people of the demo are called, which is the same in every language, and what languages call themselves. */
export function namesOfPeople(): string[] {
  const sources = people.map((name) => readFileSync(path.join(root, 'backend/src/modules', name), 'utf8'))
  const found = sources.flatMap((text) => [...text.matchAll(/(?:nickname: |person\()'([^']+)'/g)])
  return [...found.map(([, name = '']) => name), ...languageNames]
}

function valuesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return Object.values(texts as object).flatMap(valuesOf)
}

/** Pages without a build keep their texts in scripts. */
const scripts = ['backend/src/modules/operators/page/texts.{}.ts', 'releases/console/texts-{}.js']
const quoted = (source: string) => [...source.matchAll(/: (["'`])((?:(?!\1).)+)\1/g)].map(([, , text = '']) => text)

/** All texts of the site without gaps to fill, by language. */
export function siteWords(): Readonly<Record<Language, ReadonlySet<string>>> {
  const folders = readdirSync(root)
    .map((name) => path.join(root, name, 'src/i18n'))
    .filter((folder) => existsSync(folder))
  const textsIn = (language: Language) => [
    ...folders.flatMap((folder) => valuesOf(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8')))),
    ...scripts.flatMap((name) => quoted(readFileSync(path.join(root, name.replace('{}', language)), 'utf8'))),
  ]
  const names = namesOfDemo()
  // A name like "iPhone / iPad" stands in Chinese texts as it is.
  const inChinese = new Set(textsIn('zh'))
  const wordsIn = (language: Language) =>
    textsIn(language).filter(
      (text) =>
        isOwn[language](text) &&
        !text.includes('{') &&
        !languageNames.has(text) &&
        !(names.has(text) && /^[\w ]+$/.test(text)) &&
        (language === 'zh' || !inChinese.has(text)),
    )
  return { zh: new Set(wordsIn('zh')), en: new Set(wordsIn('en')), vi: new Set(wordsIn('vi')) }
}
