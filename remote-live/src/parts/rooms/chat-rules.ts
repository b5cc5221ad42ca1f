import type { RoomMessage, RoomRules } from '@pitchside/contract'
import type { Emoji } from '@pitchside/ui'

/** How a room talks; anchor and moderators talk as they like. */
export interface ChatRules {
  /** Seconds between two lines of one member, 0: no pause. */
  slowS: number
  isFollowersOnly: boolean
  isEmotesOnly: boolean
  /** The line that stands above all others. */
  pinned: RoomMessage | undefined
  /** Pictures of the anchor's own. */
  own: readonly Emoji[]
}

export const freeTalk: ChatRules = { slowS: 0, isFollowersOnly: false, isEmotesOnly: false, pinned: undefined, own: [] }

/** An emote of a room is called the same in every language. */
const toEmoji = ({ name, url }: NonNullable<RoomRules['own']>[number]): Emoji => ({
  name,
  src: url,
  char: name,
  en: name,
  vi: name,
})

/** Rules as the wire tells them; a backend that knows none lets everybody talk. */
export function rulesFrom(wire: RoomRules | undefined): ChatRules {
  if (!wire) return freeTalk
  return {
    slowS: wire.slow,
    isFollowersOnly: wire.followers === 1,
    isEmotesOnly: wire.emotes === 1,
    pinned: wire.pinned ?? undefined,
    own: (wire.own ?? []).map(toEmoji),
  }
}
