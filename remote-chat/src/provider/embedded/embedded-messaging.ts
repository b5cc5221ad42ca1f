import type { CallInput } from '@pitchside/contract'
import type { Messaging, MessagingEvent, NewMessage, SdkConversation, SdkMessage, SdkProfile } from '../messaging.port'
import { messagingEvent, messagingType } from '../messaging-words'
import type { ChatServer } from './chat-server'
import { messageForShow, toSdkMessage } from './sdk-message'

/** Codes of the SDK's errors that we use. */
const notReadyCode = 2024
const serverCode = 10002

type Handler = (event: { data: unknown }) => void
type Payload = CallInput<'sendMessage'>['payload']
type Kind = CallInput<'sendMessage'>['type']

const rejection = (code: number, message: string) => Object.assign(new Error(message), { code })
const ok = <T>(data: T) => ({ code: 0, data })

/** Messaging over the site's own server. */
export function createEmbeddedMessaging(server: ChatServer): Messaging {
  const handlers = new Map<MessagingEvent, Set<Handler>>()
  const nonces = new WeakMap<SdkMessage, string>()
  let account: SdkProfile | undefined
  let stops: (() => void)[] = []

  const emit = (event: MessagingEvent, data: unknown) => {
    for (const handler of [...(handlers.get(event) ?? [])]) handler({ data })
  }
  function me(): SdkProfile {
    if (!account) throw rejection(notReadyCode, 'not logged in')
    return account
  }
  async function ask<T>(work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      throw rejection(serverCode, error instanceof Error ? error.message : String(error))
    }
  }

  async function readConversations(): Promise<SdkConversation[]> {
    const { conversationList } = await ask(server.call('listConversations', {}))
    return conversationList.map(({ lastMessage, ...rest }) => ({
      ...rest,
      ...(lastMessage
        ? {
            lastMessage: {
              lastTime: lastMessage.time,
              fromAccount: lastMessage.from,
              messageForShow: messageForShow(lastMessage.type, lastMessage.payload),
              type: lastMessage.type,
              payload: lastMessage.payload,
            },
          }
        : {}),
    }))
  }
  async function refreshConversations(): Promise<void> {
    try {
      emit(messagingEvent.CONVERSATION_LIST_UPDATED, await readConversations())
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
    on(event, handler) {
      const set = handlers.get(event) ?? new Set()
      handlers.set(event, set.add(handler))
    },
    off: (event, handler) => void handlers.get(event)?.delete(handler),

    async login({ userID }) {
      if (account?.userID === userID) return ok({ repeatLogin: true })
      for (const stop of stops) stop()
      const user = await ask(server.call('getOwnUser', {}))
      account = { userID, nick: user.user_nickname, avatar: user.avatar }
      stops = [
        server.follow(`user.${Number(userID)}`, receive, () => void refreshConversations()),
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
