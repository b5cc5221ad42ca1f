import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Language = 'zh' | 'en' | 'vi'

type Texts = { readonly [key: string]: string | Texts }

const root = path.resolve(import.meta.dirname, '../..')

/** The words of a part of the site in one language, by key: pictures press buttons in every language. */
export function wordsOf(part: string, language: Language): (key: string) => string {
  const texts = JSON.parse(readFileSync(path.join(root, part, 'src/i18n', `${language}.json`), 'utf8')) as Texts
  return (key) => {
    const found = key
      .split('.')
      .reduce<string | Texts | undefined>((at, name) => (at as Texts | undefined)?.[name], texts)
    if (typeof found !== 'string') throw new Error(`${part} has no text ${key}`)
    return found
  }
}
