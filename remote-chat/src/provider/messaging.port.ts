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
  createTextMessage(options: NewMessage<{ text: string }>): SdkMessage
  createCustomMessage(options: NewMessage<{ data: string; description: string; extension: string }>): SdkMessage
  sendMessage(message: SdkMessage): Promise<Reply<{ message: SdkMessage }>>
  resendMessage(message: SdkMessage): Promise<Reply<{ message: SdkMessage }>>
  getConversationList(): Promise<Reply<{ conversationList: SdkConversation[] }>>
  /** Fifteen messages, old to new, before `nextReqMessageID`; without it the newest. */
  getMessageList(options: {
    conversationID: string
    nextReqMessageID?: string
  }): Promise<Reply<{ messageList: SdkMessage[]; nextReqMessageID: string; isCompleted: boolean }>>
  setMessageRead(options: { conversationID: string }): Promise<Reply<unknown>>
  getMyProfile(): Promise<Reply<SdkProfile>>
  updateMyProfile(options: Partial<Omit<SdkProfile, 'userID'>> & { allowType?: string }): Promise<Reply<SdkProfile>>
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
}

export interface SdkConversation {
  conversationID: string
  type: string
  unreadCount: number
  lastMessage?: {
    lastTime: number
    fromAccount: string
    messageForShow: string
    type: string
    payload: unknown
  }
  userProfile: SdkProfile & { level?: number; isAnchor?: boolean; isLive?: boolean; isAgent?: boolean }
}
