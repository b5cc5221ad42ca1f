import type { Match } from './match'

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

const plainNames = new Map<string, string>()
const plainNamesKept = 20_000

/** Teams and leagues come again and again: each name is made plain once. */
function plainName(name: string): string {
  const known = plainNames.get(name)
  if (known !== undefined) return known
  if (plainNames.size > plainNamesKept) plainNames.clear()
  const text = plain(name)
  plainNames.set(name, text)
  return text
}

/** By the list of names, which a match keeps through every change. */
const texts = new WeakMap<readonly string[], string>()

/** What a match is found by, as one text: every word starts after a space, a typed word must be the beginning of one. */
export function searchTextOf(names: readonly string[]): string {
  const known = texts.get(names)
  if (known !== undefined) return known
  const text = ` ${[...new Set(names.map(plainName))].filter(Boolean).join(' ')} `
  texts.set(names, text)
  return text
}

const warmAtOnce = 100

/** Makes the texts of a list while the page is idle, so that the first key finds them ready. */
export function warmSearch(matches: readonly Match[]): () => void {
  let at = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = () => {
    for (const match of matches.slice(at, at + warmAtOnce)) searchTextOf(match.searchNames ?? none)
    at += warmAtOnce
    timer = at < matches.length ? setTimeout(next, 40) : undefined
  }
  timer = setTimeout(next, 500)
  return () => clearTimeout(timer)
}
const none: readonly string[] = []

const hasHan = (word: string) => /\p{Script=Han}/u.test(word)

/** A search with its words ready; undefined when nothing is asked. */
export type Search = readonly { text: string; isAnywhere: boolean }[] | undefined

export function readSearch(typed: string): Search {
  const words = plain(typed).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  return words.map((word) => ({ text: hasHan(word) ? word : ` ${word}`, isAnywhere: hasHan(word) }))
}

/** Is every typed word found? Chinese anywhere in a name, other letters at the beginning of a word. */
export function isFound(match: Pick<Match, 'searchNames'>, search: Search): boolean {
  if (!search) return true
  const text = searchTextOf(match.searchNames ?? none)
  for (const word of search) if (!text.includes(word.text)) return false
  return true
}
