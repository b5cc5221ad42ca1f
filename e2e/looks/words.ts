import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Language } from '../screenshots/texts'
import type { Words } from './judges/foreign-words'

const root = path.resolve(import.meta.dirname, '../..')

/** Shorter ones, like "VS" or "OK", are a word of every language. */
const shortest: Record<Language, number> = { zh: 2, en: 4, vi: 4 }

function valuesOf(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return Object.values(texts as object).flatMap(valuesOf)
}

/** All texts of the site without gaps to fill, by language. */
export function siteWords(): Words {
  const folders = readdirSync(root)
    .map((name) => path.join(root, name, 'src/i18n'))
    .filter((folder) => existsSync(folder))
  const wordsIn = (language: Language) =>
    folders
      .flatMap((folder) => valuesOf(JSON.parse(readFileSync(path.join(folder, `${language}.json`), 'utf8'))))
      .filter((text) => text.length >= shortest[language] && !text.includes('{'))
  return { zh: new Set(wordsIn('zh')), en: new Set(wordsIn('en')), vi: new Set(wordsIn('vi')) }
}
