// Frames of the private chat: they come on the own topic of everybody in a conversation.

/** A private message, pushed to everybody in the conversation. */
export interface PrivateMessageData {
  type: 'private_message'
  message: PrivateMessage
}

/** The peer read the conversation up to `time` (epoch seconds). */
export interface PeerReadData {
  type: 'peer_read'
  conversationID: string
  time: number
  /** Place of the last message that is read. */
  sequence: number
}

/** A message was taken back. */
export interface MessageRevokedData {
  type: 'message_revoked'
  conversationID: string
  ID: string
  sequence: number
}

/** The own list changed on another page: something was read, pinned or deleted, or somebody was blocked. */
export interface ChatListData {
  type: 'chat_list'
  event: 'read' | 'pinned' | 'deleted' | 'cleared' | 'blocked'
  conversationID: string
}

/** News of a group for one of its members. */
export interface ChatGroupData {
  type: 'chat_group'
  event: 'joined' | 'left' | 'removed' | 'destroyed' | 'changed'
  group_id: string
  name: string
  /** Who did it. */
  operator: string
}

export interface PrivateMessage {
  ID: string
  conversationID: string
  conversationType: 'C2C' | 'GROUP'
  from: string
  to: string
  nick: string
  avatar: string
  /** Epoch seconds. */
  time: number
  sequence: number
  type: 'TIMTextElem' | 'TIMCustomElem' | 'TIMImageElem' | 'TIMFileElem' | 'TIMGroupTipElem'
  payload: Record<string, unknown>
  isPeerRead: boolean
  isRevoked: boolean
  nonce?: string
}
