import { emojiPictures } from './emoji-pictures'

/** A piece of a text: words, or an emoji with its picture. */
export type TextPart = { kind: 'words'; text: string } | { kind: 'emoji'; token: string; picture: string }

const token = /\[([^[\]\s]{1,8})\]/g

/** Finds emoji tokens such as `[微笑]`. Unknown ones stay words. */
export function splitEmoji(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  const addWords = (until: number) => {
    if (until > end) parts.push({ kind: 'words', text: text.slice(end, until) })
  }
  for (const match of text.matchAll(token)) {
    const picture = emojiPictures.get(match[1] ?? '')
    if (!picture) continue
    addWords(match.index)
    parts.push({ kind: 'emoji', token: match[0], picture })
    end = match.index + match[0].length
  }
  addWords(text.length)
  return parts
}
