import type { BarrageLine } from '../../parts/barrage-line/barrage-line'

/** Somebody whose lines a visitor does not want to see. */
export interface BlockedUser {
  id: number
  name: string
}

export interface BlockLists {
  words: readonly string[]
  users: readonly BlockedUser[]
}

export const blockLimits = { words: 50, wordChars: 20, users: 200 } as const

/** One spelling for what looks alike: full-width and half-width, upper and lower case, spaces in between. */
export const spelling = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '')

/** Tells which lines not to show. Own lines always fly. */
export function blockerOf({ words, users }: BlockLists): (line: BarrageLine) => boolean {
  const spelled = words.map(spelling).filter((word) => word !== '')
  const ids = new Set(users.map(({ id }) => id))
  return ({ text, isMine, userId }) => {
    if (isMine) return false
    if (userId !== undefined && ids.has(userId)) return true
    if (spelled.length === 0) return false
    const plain = spelling(text)
    return spelled.some((word) => plain.includes(word))
  }
}

/** The list with a word more; the same list for a word that says nothing new, or when it is full. */
export function withWord(words: readonly string[], word: string): readonly string[] {
  const clean = word.trim().slice(0, blockLimits.wordChars)
  const isKnown = words.some((known) => spelling(known) === spelling(clean))
  return spelling(clean) === '' || isKnown || words.length >= blockLimits.words ? words : [...words, clean]
}

/** The list with somebody more; the oldest goes when it is full. */
export const withUser = (users: readonly BlockedUser[], user: BlockedUser): readonly BlockedUser[] =>
  [...users.filter(({ id }) => id !== user.id), user].slice(-blockLimits.users)
