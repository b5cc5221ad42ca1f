import type { RoomMessage } from '@pitchside/contract'
import type { StoredMessage } from './room-chat.queries'

/** A kept line as the wire names it. */
export const toMessage = (stored: StoredMessage): RoomMessage => ({
  id: `m${stored.id}`,
  no: stored.no,
  uid: stored.userId,
  user_nickname: stored.nickname,
  avatar: stored.avatar,
  at: stored.createdAt,
  level: stored.level,
  tier: stored.tier,
  is_room: stored.userId === stored.roomUid ? 1 : 0,
  ...(stored.isAdmin ? { is_admin: 1 as const } : {}),
  ...(stored.text === '' ? {} : { text: stored.text }),
  ...stored.payload,
  ...(stored.quote === null ? {} : { quote: stored.quote }),
  ...(stored.color === null ? {} : { color: stored.color }),
  ...(stored.nonce === null ? {} : { nonce: stored.nonce }),
})

/** Number of a kept line in the data base; undefined: none. */
export const keptId = (id: string): number | undefined => (/^m\d+$/.test(id) ? Number(id.slice(1)) : undefined)
