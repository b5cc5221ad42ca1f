import { limits } from '@pitchside/contract'

/** What a writer is about to name: a member after "@", or a topic after "#". */
export interface Trigger {
  kind: 'mention' | 'topic'
  /** What was typed of the name so far. */
  query: string
  /** Place of the sign in the text. */
  from: number
}

/** The trigger the caret stands in; undefined: none. A topic is open until its second "#". */
export function triggerAt(text: string, caret: number): Trigger | undefined {
  const before = text.slice(0, caret)
  const mention = /@([^\s@#]*)$/u.exec(before)
  if (mention && (mention[1] ?? '').length <= limits.nicknameChars)
    return { kind: 'mention', query: mention[1] ?? '', from: mention.index }
  const signs = before.split('#').length - 1
  const topic = /#([^#\n]*)$/u.exec(before)
  if (topic && signs % 2 === 1 && (topic[1] ?? '').length <= limits.topicChars)
    return { kind: 'topic', query: topic[1] ?? '', from: topic.index }
  return undefined
}

/** The text with the name in the place of what was typed of it, and where the caret stands then. */
export function withName(
  text: string,
  caret: number,
  { kind, from }: Trigger,
  name: string,
): { text: string; caret: number } {
  const word = kind === 'mention' ? `@${name} ` : `#${name}# `
  // A topic that has its end already is written over with it; a name takes the space behind it along.
  const rest = text.slice(caret).replace(kind === 'topic' ? /^[^#\n]{0,20}#\s?/u : /^ /u, '')
  return { text: text.slice(0, from) + word + rest, caret: from + word.length }
}
