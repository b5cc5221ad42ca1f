import type { Mentioned } from './circle'

/** A piece of a post's text. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string; userId: number }
  | { kind: 'topic'; text: string; name: string }

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The text in pieces: plain words, names of members who are mentioned, and topics ("#Derby#"). */
export function textParts(text: string, mentions: readonly Mentioned[]): TextPart[] {
  // Of two names that begin alike the longer one is meant.
  const names = [...mentions].sort((left, right) => right.nickname.length - left.nickname.length)
  const alternatives = [...names.map(({ nickname }) => `@${literally(nickname)}`), '#[^#\\n]{1,40}#']
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(new RegExp(alternatives.join('|'), 'gu'))) {
    const [found] = match
    const name = found.slice(1, -1).trim()
    if (found.startsWith('#') && name === '') continue
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    const member = found.startsWith('@') ? names.find(({ nickname }) => found === `@${nickname}`) : undefined
    parts.push(member ? { kind: 'mention', text: found, userId: member.id } : { kind: 'topic', text: found, name })
    end = match.index + found.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
