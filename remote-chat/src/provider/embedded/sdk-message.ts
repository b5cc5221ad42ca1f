import type { CallData, PrivateMessage } from '@pitchside/contract'
import type { SdkConversation, SdkMessage } from '../messaging.port'
import { messagingType } from '../messaging-words'

type WireMessage = Omit<PrivateMessage, 'payload'> & { payload: unknown }
type WireConversation = CallData<'listConversations'>['conversationList'][number]

/** A stored message as the SDK would give it to this account. */
export function toSdkMessage(message: WireMessage, me: string): SdkMessage {
  return {
    ID: message.ID,
    type: message.type,
    payload: message.payload,
    conversationID: message.conversationID,
    conversationType: message.conversationType,
    from: message.from,
    to: message.to,
    flow: message.from === me ? 'out' : 'in',
    time: message.time,
    status: 'success',
    nick: message.nick,
    avatar: message.avatar,
    isPeerRead: message.isPeerRead,
    isRevoked: message.isRevoked,
    sequence: message.sequence,
  }
}

/** What a conversation list shows of a message; kinds without words stay empty, the page names them. */
export function messageForShow(type: string, payload: unknown): string {
  const text = (payload as { text?: unknown } | null)?.text
  return type === messagingType.MSG_TEXT && typeof text === 'string' ? text : ''
}

export function lastMessageOf(message: WireMessage | SdkMessage): NonNullable<SdkConversation['lastMessage']> {
  return {
    lastTime: message.time,
    lastSequence: message.sequence,
    fromAccount: message.from,
    nick: message.nick,
    messageForShow: messageForShow(message.type, message.payload),
    type: message.type,
    payload: message.payload,
    isRevoked: message.isRevoked,
    isPeerRead: message.isPeerRead,
  }
}

/** A line of the list as the SDK gives it. */
export function toSdkConversation({
  userProfile,
  groupProfile,
  lastMessage,
  ...row
}: WireConversation): SdkConversation {
  return {
    conversationID: row.conversationID,
    type: row.type,
    unreadCount: row.unreadCount,
    isPinned: row.isPinned,
    ...(userProfile ? { userProfile } : {}),
    ...(groupProfile ? { groupProfile } : {}),
    ...(lastMessage ? { lastMessage: lastMessageOf(lastMessage) } : {}),
  }
}
