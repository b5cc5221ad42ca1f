import { emojiNames } from '@pitchside/base'
import type { RoomEmote } from '@pitchside/contract'
import { emoteLimits } from '@pitchside/contract/rooms'

/** How a room talks. Those who keep order talk as they like. */
export interface ChatModes {
  /** Seconds between two lines of one member, 0: no pause. */
  slowS: number
  isFollowersOnly: boolean
  isEmotesOnly: boolean
}

/** Of a room: its modes, and the emotes of its anchor. */
export interface RoomTalk extends ChatModes {
  ownEmotes: readonly RoomEmote[]
}

/** Who wants to say something there. */
export interface Speaker {
  isFollower: boolean
  /** Wears a medal of the room. */
  isFan: boolean
}

/** A room nobody has made rules for. */
export const freeTalk = { slowS: 0, isFollowersOnly: false, isEmotesOnly: false, pinnedId: null, ownEmotes: [] }

export type ModeRefusal = 'chat-followers' | 'chat-emotes' | 'chat-fan-emote'

const houseEmoji = new RegExp(`\\[(?:${emojiNames.join('|')})\\]`, 'gu')
/** One character that is drawn as a picture, with what belongs to it: skin, joints, flags of two letters. */
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{E0020}-\u{E007F}]|\u200D|\uFE0F/gu

const tokenOf = ({ name }: Pick<RoomEmote, 'name'>): string => `[${name}]`

/** Whether a tidied line consists of nothing but pictures. */
export function isEmotesOnly(words: string, own: readonly RoomEmote[] = []): boolean {
  const left = own.reduce((text, emote) => text.replaceAll(tokenOf(emote), ''), words.replace(houseEmoji, ''))
  return left.replace(pictures, '').trim() === ''
}

/** Letters and digits that are no name of the house's own pictures. */
export const isEmoteName = (name: string): boolean =>
  /^[\p{L}\p{N}]+$/u.test(name) && name.length <= emoteLimits.nameChars && !emojiNames.some((known) => known === name)

/** Why a member may not say this in a room. The pause of slow mode is counted elsewhere. */
export function modeRefusal(talk: RoomTalk, words: string, { isFollower, isFan }: Speaker): ModeRefusal | undefined {
  if (talk.isFollowersOnly && !isFollower) return 'chat-followers'
  if (!isFan && talk.ownEmotes.some((emote) => words.includes(tokenOf(emote)))) return 'chat-fan-emote'
  if (talk.isEmotesOnly && !isEmotesOnly(words, talk.ownEmotes)) return 'chat-emotes'
  return undefined
}
