import { limits } from '@pitchside/contract'

/**
 * A mention stands in a stored text as the member's number between these two private-use signs, which nobody can type
 * into it: whoever is renamed is still found, and a name that was only typed is no mention.
 */
const opens = '\ue010'
const closes = '\ue011'
const stored = new RegExp(`${opens}(\\d+)${closes}`, 'gu')

/** For SQL: the same signs, so that a text can be told without its numbers. */
export const mentionPattern = `${opens}[0-9]+${closes}`

/** Somebody who may be mentioned. */
export interface Named {
  id: number
  nickname: string
}

/** Text as it may be stored: without signs nobody sees, and without long gaps. */
export function cleanText(text: string): string {
  return (
    text
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      // Control signs but line ends, signs that turn the direction of what follows, and private ones.
      .replace(/[^\P{C}\n\u200d]/gu, '')
      .replace(/[^\S\n]+$/gmu, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
  )
}

/** Names that are written after an "@", as far as a space or the next sign: who has one of them is meant. */
export function typedNames(text: string): string[] {
  const typed = [...text.matchAll(/@([^\s@#]+)/gu)].flatMap(([, name = '']) => [
    name,
    name.replace(/[\p{P}\p{S}]+$/u, ''),
  ])
  return [...new Set(typed)].filter((name) => name !== '' && [...name].length <= limits.nicknameChars)
}

/** Puts numbers in the place of "@nickname"; of two names that begin alike the longer one is meant. */
export function withMentions(text: string, members: readonly Named[]): string {
  const byLength = [...members].sort((left, right) => right.nickname.length - left.nickname.length)
  let marked = text
  for (const { id, nickname } of byLength) if (nickname) marked = marked.replaceAll(`@${nickname}`, opens + id + closes)
  return marked
}

/** Numbers of the members a stored text mentions, each once. */
export function mentionedIn(text: string): number[] {
  return [...new Set([...text.matchAll(stored)].map(([, id]) => Number(id)))]
}

/** A stored text as people read it. */
export function withNames(text: string, nameOf: (id: number) => string | undefined): string {
  return text.replace(stored, (_mark, id: string) => `@${nameOf(Number(id)) ?? ''}`)
}

/** A topic: as it was written, and what it is found by. */
export interface Topic {
  key: string
  name: string
}

export const topicKey = (name: string): string => name.trim().toLowerCase()

/** Topics of a text, "#Derby#", each once and not more than a post may have. */
export function topicsOf(text: string): Topic[] {
  const found = new Map<string, Topic>()
  for (const [, inside = ''] of text.matchAll(/#([^#\n]+)#/gu)) {
    const name = inside.trim()
    if (name === '' || [...name].length > limits.topicChars || found.has(topicKey(name))) continue
    if (found.size < limits.topicsPerPost) found.set(topicKey(name), { key: topicKey(name), name })
  }
  return [...found.values()]
}
