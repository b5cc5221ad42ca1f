import { limits } from '@pitchside/contract'

/** What was written in a room and not sent; it survives a look elsewhere and a reload, not the browser. */
const keyOf = (room: string): string => `roomDraft.${room}`

export function readDraft(room: string | undefined): string {
  if (room === undefined) return ''
  try {
    return withinLimit(sessionStorage.getItem(keyOf(room)) ?? '')
  } catch {
    // Storage may be switched off.
    return ''
  }
}

export function keepDraft(room: string | undefined, text: string): void {
  if (room === undefined) return
  try {
    if (text === '') sessionStorage.removeItem(keyOf(room))
    else sessionStorage.setItem(keyOf(room), text)
  } catch {
    // As above: without storage there is no draft.
  }
}

/** Characters as the server counts them. */
export const lengthOf = (text: string): number => [...text].length

/** The text as far as it may be sent. */
export function withinLimit(text: string): string {
  return lengthOf(text) <= limits.chatTextChars ? text : [...text].slice(0, limits.chatTextChars).join('')
}
