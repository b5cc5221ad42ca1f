import { emojiNames } from '@pitchside/base'

/** How a room talks. Those who keep order talk as they like. */
export interface ChatModes {
  /** Seconds between two lines of one member, 0: no pause. */
  slowS: number
  isFollowersOnly: boolean
  isEmotesOnly: boolean
}

/** A room nobody has made rules for. */
export const freeTalk = { slowS: 0, isFollowersOnly: false, isEmotesOnly: false, pinnedId: null }

export type ModeRefusal = 'chat-followers' | 'chat-emotes'

const houseEmoji = new RegExp(`\\[(?:${emojiNames.join('|')})\\]`, 'gu')
/** One character that is drawn as a picture, with what belongs to it: skin, joints, flags of two letters. */
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0F/gu

/** Whether a tidied line consists of nothing but pictures. */
export const isEmotesOnly = (words: string): boolean =>
  words.replace(houseEmoji, '').replace(pictures, '').trim() === ''

/** Why a member may not say this in a room with these modes. The pause is counted elsewhere. */
export function modeRefusal(modes: ChatModes, words: string, isFollower: boolean): ModeRefusal | undefined {
  if (modes.isFollowersOnly && !isFollower) return 'chat-followers'
  if (modes.isEmotesOnly && !isEmotesOnly(words)) return 'chat-emotes'
  return undefined
}
