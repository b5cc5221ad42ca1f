import type { messagingEvent } from './messaging-words'

/**
 * The part of tim-js-sdk 2.27 that the product uses, in its own words, so that the real package and the embedded
 * provider are exchangeable. Every method rejects with `{ code, message }`.
 */
export interface Messaging {
  on(event: MessagingEvent, handler: (event: { data: unknown }) => void): void
  off(event: MessagingEvent, handler: (event: { data: unknown }) => void): void
  /** Usable after the event SDK_READY. */
  login(account: { userID: string; userSig: string }): Promise<Reply<unknown>>
  logout(): Promise<Reply<unknown>>
  destroy(): Promise<unknown>
  createTextMessage(options: NewMessage<{ text: string }>): SdkMessage
  createCustomMessage(options: NewMessage<{ data: string; description: string; extension: string }>): SdkMessage
  createImageMessage(options: NewFileMessage): SdkMessage
  createFileMessage(options: NewFileMessage): SdkMessage
  sendMessage(message: SdkMessage): Promise<Reply<{ message: SdkMessage }>>
  resendMessage(message: SdkMessage): Promise<Reply<{ message: SdkMessage }>>
  /** Takes a message back: for two minutes, by its writer. */
  revokeMessage(message: SdkMessage): Promise<Reply<unknown>>
  /** Only for the own eyes. */
  deleteMessage(messages: SdkMessage[]): Promise<Reply<unknown>>
  getConversationList(ids?: string[]): Promise<Reply<{ conversationList: SdkConversation[] }>>
  getConversationProfile(conversationID: string): Promise<Reply<{ conversation: SdkConversation }>>
  deleteConversation(conversationID: string): Promise<Reply<unknown>>
  pinConversation(options: { conversationID: string; isPinned: boolean }): Promise<Reply<unknown>>
  clearHistoryMessage(conversationID: string): Promise<Reply<unknown>>
  getTotalUnreadMessageCount(): number
  /** Fifteen messages, old to new, before `nextReqMessageID`; without it the newest. */
  getMessageList(options: {
    conversationID: string
    nextReqMessageID?: string
  }): Promise<Reply<{ messageList: SdkMessage[]; nextReqMessageID: string; isCompleted: boolean }>>
  setMessageRead(options: { conversationID: string }): Promise<Reply<unknown>>
  getMyProfile(): Promise<Reply<SdkProfile>>
  getUserProfile(options: { userIDList: string[] }): Promise<Reply<SdkProfile[]>>
  updateMyProfile(options: Partial<Omit<SdkProfile, 'userID'>> & { allowType?: string }): Promise<Reply<SdkProfile>>
  getBlacklist(): Promise<Reply<string[]>>
  addToBlacklist(options: { userIDList: string[] }): Promise<Reply<unknown>>
  removeFromBlacklist(options: { userIDList: string[] }): Promise<Reply<unknown>>
  /** A group, or a room as an AVChatRoom. Somebody who is in it already has joined as well. */
  joinGroup(options: { groupID: string; type?: string }): Promise<Reply<{ status: string }>>
  quitGroup(groupID: string): Promise<Reply<unknown>>
  getGroupOnlineMemberCount(groupID: string): Promise<Reply<{ memberCount: number }>>
  /** `muteTime` in seconds, 0 lifts it. */
  setGroupMemberMuteTime(options: { groupID: string; userID: string; muteTime: number }): Promise<Reply<unknown>>
  setGroupMemberRole(options: { groupID: string; userID: string; role: string }): Promise<Reply<unknown>>
  deleteGroupMember(options: { groupID: string; userIDList: string[]; reason?: string }): Promise<Reply<unknown>>
  /** Ours: the server's clock, where the provider knows it. Pages whose clock is wrong date messages by it. */
  serverNowMs?(): number
}

export type MessagingEvent = (typeof messagingEvent)[keyof typeof messagingEvent]

export interface Reply<T> {
  code: number
  data: T
}

export interface NewMessage<P> {
  to: string
  conversationType: string
  payload: P
  /** Ours: number of an earlier try of the same message, made before a new log-in; who can sends both as one. */
  again?: string
}

/** A picture or file that is uploaded when the message is sent. */
export interface NewFileMessage extends NewMessage<{ file: File }> {
  /** 0 to 1. */
  onProgress?: (progress: number) => void
}

export interface SdkProfile {
  userID: string
  nick: string
  avatar: string
}

export interface SdkMessage {
  ID: string
  type: string
  payload: unknown
  conversationID: string
  conversationType: string
  from: string
  to: string
  /** `in` from others, `out` from the account that is logged in, on any of its devices. */
  flow: 'in' | 'out'
  /** Epoch seconds. */
  time: number
  status: 'unSend' | 'success' | 'fail'
  nick: string
  avatar: string
  isPeerRead: boolean
  isRevoked: boolean
  /** Place in the conversation; 0 as long as it has none. */
  sequence: number
}

export interface SdkGroup {
  groupID: string
  name: string
  avatar: string
  ownerID: string
  memberCount: number
  introduction?: string
}

export interface SdkConversation {
  conversationID: string
  type: string
  unreadCount: number
  isPinned: boolean
  lastMessage?: {
    lastTime: number
    lastSequence: number
    fromAccount: string
    nick: string
    messageForShow: string
    type: string
    payload: unknown
    isRevoked: boolean
    isPeerRead: boolean
  }
  /** Absent in a group. */
  userProfile?: SdkProfile & { level?: number; isAnchor?: boolean; isLive?: boolean; isAgent?: boolean }
  groupProfile?: SdkGroup
}

/** Payload of `receiveGroupSystemNotice`. */
export interface GroupNotice {
  operationType: number
  groupProfile: { groupID: string; name: string }
  operatorID: string
}
