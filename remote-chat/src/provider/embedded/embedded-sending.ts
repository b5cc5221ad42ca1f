import type { CallInput, PrivateMessage } from '@pitchside/contract'
import type { Messaging, SdkMessage } from '../messaging.port'
import { messagingType } from '../messaging-words'
import type { Drafts } from './draft-message'
import type { EmbeddedAccount } from './embedded-account'
import { ask, rejection, serverCode } from './rejection'
import { toSdkMessage } from './sdk-message'

type Kind = CallInput<'sendMessage'>['type']
type SendingMethods = Pick<
  Messaging,
  | 'createTextMessage'
  | 'createCustomMessage'
  | 'createImageMessage'
  | 'createFileMessage'
  | 'sendMessage'
  | 'resendMessage'
  | 'revokeMessage'
  | 'deleteMessage'
>
export interface SendingDeps {
  account: EmbeddedAccount
  drafts: Drafts
  /** Keys of what this page sent: their echo is no news. */
  sentNonces: Set<string>
  refresh(): void
}
const ok = <T>(data: T) => ({ code: 0, data })

/** Making messages, sending them, taking them back. */
export function embeddedSending({ account, drafts, sentNonces, refresh }: SendingDeps): SendingMethods {
  const { call, me } = account
  async function send(message: SdkMessage) {
    const nonce = drafts.nonceOf(message)
    if (nonce === undefined) throw rejection(serverCode, 'not a message of this account')
    sentNonces.add(nonce)
    try {
      await ask(drafts.upload(message))
      const { message: stored } = await call('sendMessage', {
        to: message.to,
        conversationType: message.conversationType === messagingType.CONV_GROUP ? 'GROUP' : 'C2C',
        type: message.type as Kind,
        payload: message.payload as Record<string, unknown>,
        nonce,
      })
      // As the SDK does: the same object, now with its final number and time.
      Object.assign(message, toSdkMessage(stored as PrivateMessage, me().userID))
      return ok({ message })
    } catch (error) {
      message.status = 'fail'
      throw error
    }
  }
  return {
    createTextMessage: (options) => drafts.create(messagingType.MSG_TEXT, options),
    createCustomMessage: (options) => drafts.create(messagingType.MSG_CUSTOM, options),
    createImageMessage: (options) => drafts.createWithFile('picture', options),
    createFileMessage: (options) => drafts.createWithFile('file', options),
    sendMessage: send,
    resendMessage: send,
    async revokeMessage(message) {
      await call('revokeMessage', { ID: Number(message.ID) })
      message.isRevoked = true
      return ok({ message })
    },
    async deleteMessage(messages) {
      await call('deleteMessages', { IDs: messages.map(({ ID }) => Number(ID)) })
      refresh()
      return ok({ messageList: messages })
    },
  }
}
