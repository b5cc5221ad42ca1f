import type { ChatEntry } from '../../parts/room-feed/chat-entry'

/** A mention that is being written: from the @ to the caret. */
export interface Mention {
  /** Place of the @. */
  from: number
  /** What is written of the name. */
  begun: string
}

/** Names offered at once. */
const offered = 6

/** The mention the caret stands in; undefined: none. */
export function mentionAt(text: string, caret: number): Mention | undefined {
  const match = /(?:^|[\s\p{P}\p{Script=Han}])@([^\s@]{0,20})$/u.exec(text.slice(0, caret))
  if (!match) return undefined
  const begun = match[1] ?? ''
  return { from: caret - begun.length - 1, begun }
}

/** Who spoke last, the latest first, whose name has the letters in it. */
export function speakersFor(lines: readonly ChatEntry[], begun: string, ownId: number | undefined): readonly string[] {
  const wanted = begun.toLowerCase()
  const found = new Set<string>()
  for (let place = lines.length - 1; place >= 0 && found.size < offered; place--) {
    const { kind, name, userId } = lines[place] as ChatEntry
    if (kind === 'note' || name === '' || userId === ownId) continue
    if (name.toLowerCase().includes(wanted)) found.add(name)
  }
  return [...found]
}

/** The text with the mention completed, and where the caret goes. */
export function completed(
  text: string,
  caret: number,
  { from }: Mention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `
  return { text: before + text.slice(caret).trimStart(), caret: before.length }
}
