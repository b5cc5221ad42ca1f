import type { RoomMessage } from '@pitchside/contract'
import { withEmojiCharacters } from '@pitchside/ui'
import type { BarrageLine } from './barrage-line'
import { wordsOfMessage } from './words-of-message'

/** Message kinds that are words: coloured barrage and plain text. */
const wordKinds: readonly number[] = [101, 105]

/** The flying line of a room message; undefined for what is no comment. The anchor's words stand at the top. */
export function lineOfMessage(message: RoomMessage, ownId: number | undefined): BarrageLine | undefined {
  const text = wordsOfMessage(message)
  const { no, uid, user_nickname: name, color, tier, bubble } = message
  if (!wordKinds.includes(no) || !text) return undefined
  return {
    text: withEmojiCharacters(text),
    userId: uid,
    name,
    ...(uid === ownId ? { isMine: true } : {}),
    ...(color ? { color } : {}),
    ...(tier > 0 ? { tier } : {}),
    ...(bubble ? { bubble: bubble.icon, isPaid: true } : {}),
    ...(no === 101 ? { isPaid: true } : {}),
    ...(message.is_room === 1 ? { mode: 'top' } : {}),
  }
}
