import type { Fault, Wording } from '../seen'

export type Words = Readonly<Record<string, ReadonlySet<string>>>

/** Texts of the site that are shown in another language than the chosen one. What people wrote is no text of the site. */
export function foreignWords(wordings: readonly Wording[], words: Words, chosen: string): Fault[] {
  const others = Object.keys(words).filter((language) => language !== chosen)
  return wordings.flatMap(({ where, text, box }) => {
    if (words[chosen]?.has(text)) return []
    const language = others.find((other) => words[other]?.has(text))
    return language ? [{ judge: 'foreign-words', where, what: `"${text}" is ${language}`, box }] : []
  })
}
