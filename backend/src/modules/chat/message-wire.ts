import type { PrivateMessage } from '@pitchside/contract'
import type { StoredMessage } from './chat.queries'

export const conversationIdOf = (peerId: number) => `C2C${peerId}`
export const peerOf = (conversationId: string) => Number(conversationId.slice(3))

/** A message as one of its two people sees it. */
export function messageToWire(message: StoredMessage, viewer: number): PrivateMessage {
  const receiver = message.senderId === message.lowId ? message.highId : message.lowId
  const peer = viewer === message.senderId ? receiver : message.senderId
  return {
    ID: String(message.id),
    conversationID: conversationIdOf(peer),
    from: String(message.senderId),
    to: String(receiver),
    nick: message.nickname,
    avatar: message.avatar,
    time: Math.floor(message.sentAt / 1_000),
    sequence: message.sequence,
    type: message.kind,
    payload: message.payload,
    isPeerRead: message.isRead,
    ...(viewer === message.senderId ? { nonce: message.nonce } : {}),
  }
}
