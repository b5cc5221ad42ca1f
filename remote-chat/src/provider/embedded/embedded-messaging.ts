import type { CallInput } from '@pitchside/contract'
import type { Messaging, NewMessage, SdkMessage, SdkProfile } from '../messaging.port'
import { messagingEvent, messagingType } from '../messaging-words'
import type { ChatServer } from './chat-server'
import { createEvents } from './events'
import { listConversations } from './list-conversations'
import { ask, notReadyCode, rejection, serverCode } from './rejection'
import { toSdkMessage } from './sdk-message'

type Payload = CallInput<'sendMessage'>['payload']
type Kind = CallInput<'sendMessage'>['type']

const ok = <T>(data: T) => ({ code: 0, data })

/** Messaging over the site's own server. */
export function createEmbeddedMessaging(server: ChatServer): Messaging {
  const { on, off, emit } = createEvents()
  const nonces = new WeakMap<SdkMessage, string>()
  let account: SdkProfile | undefined
  let stops: (() => void)[] = []

  function me(): SdkProfile {
    if (!account) throw rejection(notReadyCode, 'not logged in')
    return account
  }
  const readConversations = () => listConversations(server)
  async function refreshConversations(): Promise<void> {
    try {
      emit(messagingEvent.CONVERSATION_LIST_UPDATED, await readConversations())
    } catch (error) {
      emit(messagingEvent.ERROR, error)
    }
  }

  /** Frames were missed for good: what others wrote meanwhile is fetched and told like new messages. */
  async function catchUp(): Promise<void> {
    try {
      const conversations = await readConversations()
      for (const { conversationID, unreadCount } of conversations) {
        if (unreadCount === 0) continue
        const { messageList } = await ask(server.call('listMessages', { conversationID }))
        const missed = messageList.map((message) => toSdkMessage(message, me().userID))
        emit(
          messagingEvent.MESSAGE_RECEIVED,
          missed.filter(({ flow }) => flow === 'in'),
        )
      }
      emit(messagingEvent.CONVERSATION_LIST_UPDATED, conversations)
    } catch (error) {
      emit(messagingEvent.ERROR, error)
    }
  }

  function receive(data: { type: string }): void {
    if (data.type === 'private_message') {
      const { message } = data as unknown as { message: Parameters<typeof toSdkMessage>[0] & { nonce?: string } }
      // The echo of what this page sent is the reply of its call; other devices' messages arrive here.
      const isOwnEcho = message.nonce !== undefined && sentNonces.has(message.nonce)
      if (!isOwnEcho) emit(messagingEvent.MESSAGE_RECEIVED, [toSdkMessage(message, me().userID)])
      void refreshConversations()
    }
    if (data.type === 'peer_read') emit(messagingEvent.MESSAGE_READ_BY_PEER, [data])
  }
  const sentNonces = new Set<string>()

  function create(type: Kind, { to, payload }: NewMessage<unknown>): SdkMessage {
    const { userID, nick, avatar } = me()
    const nonce = server.nonce()
    const message: SdkMessage = {
      ID: `local-${nonce}`,
      type,
      payload,
      conversationID: `${messagingType.CONV_C2C}${to}`,
      conversationType: messagingType.CONV_C2C,
      from: userID,
      to,
      flow: 'out',
      time: Math.floor(server.nowMs() / 1_000),
      status: 'unSend',
      nick,
      avatar,
      isPeerRead: false,
    }
    nonces.set(message, nonce)
    return message
  }

  async function send(message: SdkMessage) {
    const nonce = nonces.get(message)
    if (nonce === undefined) throw rejection(serverCode, 'not a message of this account')
    sentNonces.add(nonce)
    const input = {
      to: Number(message.to),
      type: message.type as Kind,
      payload: message.payload as Payload,
      nonce,
    }
    const { message: stored } = await ask(server.call('sendMessage', input)).catch((error) => {
      message.status = 'fail'
      throw error
    })
    // As the SDK does: the same object, now with its final number and time.
    Object.assign(message, toSdkMessage(stored, me().userID))
    return ok({ message })
  }

  return {
    on,
    off,

    async login({ userID }) {
      if (account?.userID === userID) return ok({ repeatLogin: true })
      for (const stop of stops) stop()
      const user = await ask(server.call('getOwnUser', {}))
      account = { userID, nick: user.user_nickname, avatar: user.avatar }
      stops = [
        server.follow(`user.${Number(userID)}`, receive, () => void catchUp()),
        server.onConnection((isConnected) =>
          emit(messagingEvent.NET_STATE_CHANGE, {
            state: isConnected ? messagingType.NET_STATE_CONNECTED : messagingType.NET_STATE_CONNECTING,
          }),
        ),
      ]
      emit(messagingEvent.SDK_READY, undefined)
      return ok({ repeatLogin: false })
    },
    async logout() {
      for (const stop of stops) stop()
      stops = []
      account = undefined
      emit(messagingEvent.SDK_NOT_READY, undefined)
      return ok({})
    },

    createTextMessage: (options) => create(messagingType.MSG_TEXT, options),
    createCustomMessage: (options) => create(messagingType.MSG_CUSTOM, options),
    sendMessage: send,
    resendMessage: send,

    async getConversationList() {
      me()
      return ok({ conversationList: await readConversations() })
    },
    async getMessageList(options) {
      const { userID } = me()
      const { messageList, nextReqMessageID, isCompleted } = await ask(server.call('listMessages', options))
      const messages = messageList.map((message) => toSdkMessage(message, userID))
      return ok({ messageList: messages, nextReqMessageID, isCompleted })
    },
    async setMessageRead({ conversationID }) {
      me()
      await ask(server.call('markConversationRead', { conversationID }))
      await refreshConversations()
      return ok({})
    },

    async getMyProfile() {
      return ok(me())
    },
    async updateMyProfile({ nick, avatar }) {
      // The site's own account is the profile: it is changed where the member changed it, and only followed here.
      account = { ...me(), ...(nick === undefined ? {} : { nick }), ...(avatar === undefined ? {} : { avatar }) }
      emit(messagingEvent.PROFILE_UPDATED, [account])
      return ok(account)
    },
  }
}
