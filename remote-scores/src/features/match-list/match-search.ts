import type { Match } from '../matches/match'

/** Letters without marks, so that a search needs no Vietnamese or Spanish keyboard. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/đ/gi, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Every word starts after a space: a typed word must be the beginning of one. */
const withStarts = (words: readonly string[]) => ` ${words.filter(Boolean).join(' ')} `

/** What a match is found by: names in three languages, aliases, pinyin and its initials, the league. */
export function searchTextOf(names: readonly string[]): string {
  return withStarts([...new Set(names.map(plain))])
}

const hasHan = (word: string) => /\p{Script=Han}/u.test(word)

/** A search with its words ready; undefined when nothing is asked. */
export type Search = readonly { text: string; isAnywhere: boolean }[] | undefined

export function readSearch(typed: string): Search {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  return words.map((word) => ({ text: hasHan(word) ? word : ` ${word}`, isAnywhere: hasHan(word) }))
}

/** Is every typed word found? Chinese anywhere in a name, other letters at the beginning of a word. */
export function isFound(match: Pick<Match, 'searchText'>, search: Search): boolean {
  if (!search) return true
  const text = match.searchText ?? ''
  return search.every((word) => text.includes(word.text))
}
