import { bus } from '@pitchside/bus'
import type { SdkMessage } from '../../provider/messaging.port'
import { messagingType } from '../../provider/messaging-words'
import { changeThread, chatStore, merged, type Peer, setDraft, type Thread } from '../session/chat.store'
import { currentMessaging, markRead } from '../session/chat-session'

const loading: Thread = { messages: [], nextId: '', isCompleted: false, state: 'loading', isLoadingOlder: false }

export const conversationIdOf = (peerId: number | string) => `${messagingType.CONV_C2C}${peerId}`
export const peerIdOf = (conversationId: string) => conversationId.slice(messagingType.CONV_C2C.length)

async function loadNewest(conversationId: string): Promise<void> {
  chatStore.setState(({ threads }) => ({ threads: { ...threads, [conversationId]: loading } }))
  try {
    const { data } = await currentMessaging().getMessageList({ conversationID: conversationId })
    changeThread(conversationId, ({ messages }) => ({
      messages: merged(messages, data.messageList),
      nextId: data.nextReqMessageID,
      isCompleted: data.isCompleted,
      state: 'ready',
    }))
  } catch (error) {
    changeThread(conversationId, () => ({ state: 'failed' }))
    bus.emit('failure.seen', { where: 'chat', reason: 'messages', detail: String(error) })
  }
}

/** Opens a thread: its newest messages are loaded once, and it counts as read. */
export async function openThread(conversationId: string, peer?: Peer): Promise<void> {
  chatStore.setState(({ peers }) => ({
    openId: conversationId,
    ...(peer ? { peers: { ...peers, [conversationId]: peer } } : {}),
  }))
  const thread = chatStore.getState().threads[conversationId]
  if (!thread || thread.state === 'failed') await loadNewest(conversationId)
  await markRead(conversationId)
}

export function closeThread(): void {
  chatStore.setState({ openId: '' })
}

/** Loads the fifteen messages before the oldest known one. */
export async function loadOlder(conversationId: string): Promise<void> {
  const thread = chatStore.getState().threads[conversationId]
  if (!thread || thread.isCompleted || thread.isLoadingOlder || thread.state !== 'ready') return
  changeThread(conversationId, () => ({ isLoadingOlder: true }))
  try {
    const { data } = await currentMessaging().getMessageList({
      conversationID: conversationId,
      nextReqMessageID: thread.nextId,
    })
    changeThread(conversationId, ({ messages }) => ({
      messages: merged(messages, data.messageList),
      nextId: data.nextReqMessageID,
      isCompleted: data.isCompleted,
      isLoadingOlder: false,
    }))
  } catch (error) {
    changeThread(conversationId, () => ({ isLoadingOlder: false }))
    bus.emit('failure.seen', { where: 'chat', reason: 'older-messages', detail: String(error) })
  }
}

async function deliver(conversationId: string, key: string, work: Promise<{ data: { message: SdkMessage } }>) {
  const settle = (change: { message?: SdkMessage; failure?: string }) =>
    changeThread(conversationId, ({ messages }) => ({
      messages: messages.map((row) =>
        row.key === key
          ? { key, message: change.message ?? { ...row.message, status: 'fail' }, failure: change.failure }
          : row,
      ),
    }))
  try {
    const { data } = await work
    settle({ message: { ...data.message, status: 'success' } })
  } catch (error) {
    settle({ failure: error instanceof Error ? error.message : String(error) })
  }
}

/** Messages as the provider made them, by their first number: sending again needs the same object. */
const originals = new Map<string, SdkMessage>()

/** Shows the message at once and sends it; a failure stays on the message. */
export async function sendText(conversationId: string, text: string): Promise<void> {
  const words = text.trim()
  if (!words) return
  const messaging = currentMessaging()
  const message = messaging.createTextMessage({
    to: peerIdOf(conversationId),
    conversationType: messagingType.CONV_C2C,
    payload: { text: words },
  })
  const key = message.ID
  originals.set(key, message)
  setDraft(conversationId, '')
  changeThread(conversationId, ({ messages }) => ({ messages: [...messages, { key, message: { ...message } }] }))
  await deliver(conversationId, key, messaging.sendMessage(message))
}

export async function retry(conversationId: string, key: string): Promise<void> {
  const message = originals.get(key)
  if (!message) return
  message.status = 'unSend'
  changeThread(conversationId, ({ messages }) => ({
    messages: messages.map((row) => (row.key === key ? { key, message: { ...message } } : row)),
  }))
  await deliver(conversationId, key, currentMessaging().resendMessage(message))
}
