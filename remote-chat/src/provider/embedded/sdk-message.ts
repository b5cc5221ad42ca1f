import type { PrivateMessage } from '@pitchside/contract'
import type { SdkMessage } from '../messaging.port'
import { messagingType } from '../messaging-words'

/** A stored message as the SDK would give it to this account. */
export function toSdkMessage(message: Omit<PrivateMessage, 'payload'> & { payload: unknown }, me: string): SdkMessage {
  return {
    ID: message.ID,
    type: message.type,
    payload: message.payload,
    conversationID: message.conversationID,
    conversationType: messagingType.CONV_C2C,
    from: message.from,
    to: message.to,
    flow: message.from === me ? 'out' : 'in',
    time: message.time,
    status: 'success',
    nick: message.nick,
    avatar: message.avatar,
    isPeerRead: message.isPeerRead,
  }
}

/** What a conversation list shows of a message; kinds without words stay empty, the page names them. */
export function messageForShow(type: string, payload: unknown): string {
  const text = (payload as { text?: unknown } | null)?.text
  return type === messagingType.MSG_TEXT && typeof text === 'string' ? text : ''
}
