import { limits } from '@pitchside/contract'

/** Why a line is refused. */
export type TextProblem = 'chat-empty' | 'chat-long' | 'chat-emoji' | 'chat-link'

/**
 * Invisible characters, except those in $1: the flags of England, Scotland and Wales are spelt with letters that are
 * invisible anywhere else, and a joiner makes one picture of two.
 */
const flagOrInvisible =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]{1,8}|(?<=\p{Extended_Pictographic}|\u{FE0F}|\p{Emoji_Modifier})\u200D(?=\p{Extended_Pictographic}))|(?!\uFE0F)\p{Default_Ignorable_Code_Point}|[\p{Cf}\p{Cs}\u2800]/gu
/** More marks than this on one letter is noise that runs over the lines beside it; no written language needs them. */
const tooManyMarks = /(\p{M}{3})\p{M}+/gu
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu
const emojis = /\[[^[\]\s]{1,8}\]|\p{Extended_Pictographic}/gu
const links =
  /https?:\/\/|www\.[a-z0-9-]|(?<![a-z0-9@.-])(?:[a-z0-9-]+\.)+(?:com|net|org|cn|top|xyz|vip|cc|io|tv|live|app|info|club|shop|site|vn|co|link|online|ru|bet)(?![a-z0-9-])/iu

/** A line as it is kept: on one line, without invisible characters, with marks within reason. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(breaks, ' ')
    .replace(flagOrInvisible, '$1')
    .replace(tooManyMarks, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** Characters as a reader counts them on the server and in the browser: code points. */
export const lengthOf = (text: string): number => [...text].length

/** What is wrong with a tidied line. Those who keep order may post links. */
export function problemOf(text: string, isManager: boolean): TextProblem | undefined {
  if (text === '') return 'chat-empty'
  if (lengthOf(text) > limits.chatTextChars) return 'chat-long'
  if ((text.match(emojis) ?? []).length > limits.chatEmojis) return 'chat-emoji'
  if (!isManager && links.test(text.normalize('NFKC'))) return 'chat-link'
  return undefined
}

/** The same words, however they are spaced, spelt in capitals or followed by marks. */
function essence(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  return letters === '' ? text : letters
}

/** Whether a line would say the same as each of the lines before it, and there are as many as are allowed in a row. */
export function isRepeated(text: string, before: readonly string[]): boolean {
  const words = essence(text)
  return before.length >= limits.chatRepeats && before.every((line) => essence(line) === words)
}
