import type { SessionUser } from '@pitchside/auth'
import { newNonce } from '@pitchside/base'
import type { RoomQuote } from '@pitchside/contract'
import type { ChatEntry } from './chat-entry'

const nobody = { level: 0, tier: 0, medal: 0, isAdmin: false, isMine: false, isForMe: false } as const

/** A line the visitor has just written; its key is the nonce it is sent with. */
export function ownLine(
  user: SessionUser,
  text: string,
  { anchorId, isManager, quote }: { anchorId: number; isManager: boolean; quote: RoomQuote | undefined },
): ChatEntry {
  return {
    ...nobody,
    key: newNonce(),
    kind: 'text',
    userId: user.id,
    name: user.nickname,
    avatar: user.avatar,
    level: Number(/\d+$/.exec(user.expIcon)?.[0] ?? 0),
    isAnchor: user.id === anchorId,
    isAdmin: isManager,
    isMine: true,
    text,
    at: Date.now(),
    state: 'sending',
    ...(quote ? { quote } : {}),
  }
}

/** A change of the room itself, between the lines. */
export function noteLine(anchorId: number, note: NonNullable<ChatEntry['note']>, text: string): ChatEntry {
  const room = { userId: anchorId, name: '', avatar: '', isAnchor: true } as const
  return { ...nobody, ...room, key: newNonce(), kind: 'note', note, text, at: Date.now(), state: 'sent' }
}
