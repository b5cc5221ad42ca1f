import { bus } from '@pitchside/bus'
import type { Messaging, SdkConversation, SdkMessage } from '../../provider/messaging.port'
import { messagingEvent, messagingType } from '../../provider/messaging-words'
import { changeThread, chatStore, emptyChat, merged } from './chat.store'

let messaging: Messaging | undefined

const report = (reason: string, error: unknown) =>
  bus.emit('failure.seen', { where: 'chat', reason, detail: error instanceof Error ? error.message : String(error) })

/** The provider in use. */
export function currentMessaging(): Messaging {
  if (!messaging) throw new Error('messaging is not logged in')
  return messaging
}

function showConversations(list: readonly SdkConversation[]): void {
  const conversations = list.filter(({ type }) => type === messagingType.CONV_C2C)
  chatStore.setState({ conversations, hasConversations: true })
}

export async function loadConversations(): Promise<void> {
  try {
    showConversations((await currentMessaging().getConversationList()).data.conversationList)
    chatStore.setState({ status: 'ready' })
  } catch (error) {
    chatStore.setState({ status: 'failed' })
    report('conversations', error)
  }
}

/** Marks a conversation as read, when there is something to read. */
export async function markRead(conversationId: string): Promise<void> {
  const row = chatStore.getState().conversations.find(({ conversationID }) => conversationID === conversationId)
  if (!row || row.unreadCount === 0) return
  try {
    await currentMessaging().setMessageRead({ conversationID: conversationId })
  } catch (error) {
    report('mark-read', error)
  }
}

function receive(messages: readonly SdkMessage[]): void {
  for (const message of messages)
    changeThread(message.conversationID, (thread) => ({ messages: merged(thread.messages, [message]) }))
}

function onPeerRead(reads: readonly { conversationID: string; time?: number }[]): void {
  for (const { conversationID } of reads)
    changeThread(conversationID, ({ messages }) => ({
      messages: messages.map((row) =>
        row.message.flow === 'out' ? { ...row, message: { ...row.message, isPeerRead: true } } : row,
      ),
    }))
}

const listeners: [keyof typeof messagingEvent, (event: { data: unknown }) => void][] = [
  ['SDK_READY', () => void loadConversations()],
  ['SDK_NOT_READY', () => chatStore.setState({ status: 'lost' })],
  ['MESSAGE_RECEIVED', ({ data }) => receive(data as SdkMessage[])],
  ['MESSAGE_READ_BY_PEER', ({ data }) => onPeerRead(data as { conversationID: string }[])],
  [
    'CONVERSATION_LIST_UPDATED',
    ({ data }) => {
      showConversations(data as SdkConversation[])
      const { openId } = chatStore.getState()
      if (openId && document.visibilityState === 'visible') void markRead(openId)
    },
  ],
  ['KICKED_OUT', ({ data }) => report('kicked-out', JSON.stringify(data))],
  ['ERROR', ({ data }) => report('provider', data)],
  [
    'NET_STATE_CHANGE',
    ({ data }) => {
      const { status } = chatStore.getState()
      if (status === 'off' || status === 'failed') return
      const isConnected = (data as { state?: string }).state === messagingType.NET_STATE_CONNECTED
      chatStore.setState({ status: isConnected ? 'ready' : 'lost' })
    },
  ],
]

/** Logs in with a provider; earlier conversations of another account are forgotten. */
export async function logIn(next: Messaging, account: { userID: string; userSig: string }): Promise<void> {
  if (messaging && chatStore.getState().accountId === account.userID) return
  if (messaging) await logOut()
  messaging = next
  chatStore.setState({ ...emptyChat, status: 'connecting', accountId: account.userID })
  for (const [name, handler] of listeners) next.on(messagingEvent[name], handler)
  try {
    await next.login(account)
  } catch (error) {
    chatStore.setState({ status: 'failed' })
    report('login', error)
  }
}

export async function logOut(): Promise<void> {
  const last = messaging
  messaging = undefined
  chatStore.setState(emptyChat)
  if (!last) return
  for (const [name, handler] of listeners) last.off(messagingEvent[name], handler)
  try {
    await last.logout()
  } catch (error) {
    report('logout', error)
  }
}
