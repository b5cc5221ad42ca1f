import { bus } from '@pitchside/bus'
import { pictureProblem } from '@pitchside/parts'
import type { SdkMessage } from '../../provider/messaging.port'
import { messagingType } from '../../provider/messaging-words'
import { changeThread, chatStore, isPending, merged, type Peer, setDraft } from './chat.store'
import { markRead, settleReading } from './conversations-shown'
import { currentMessaging } from './current-messaging'
import { addressed, forgetUnsent, makeUnsent, makeUnsentText, refuseUnsent, staleThread, unsentMessage } from './unsent'

export const conversationIdOf = (peerId: number | string) => `${messagingType.CONV_C2C}${peerId}`
export const groupConversationId = (groupId: string) => `${messagingType.CONV_GROUP}${groupId}`

async function loadNewest(conversationId: string): Promise<void> {
  chatStore.setState(({ threads }) => {
    const messages = threads[conversationId]?.messages.filter(isPending) ?? []
    return { threads: { ...threads, [conversationId]: { ...staleThread, messages, state: 'loading' } } }
  })
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
  settleReading()
  chatStore.setState(({ peers }) => ({
    openId: conversationId,
    ...(peer ? { peers: { ...peers, [conversationId]: peer } } : {}),
  }))
  const thread = chatStore.getState().threads[conversationId]
  if (!thread || thread.state === 'failed' || thread.state === 'stale') await loadNewest(conversationId)
  await markRead(conversationId)
}

export function closeThread(): void {
  settleReading()
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

/** The SDK's numbers for what the network did. */
function isOffline(error: unknown): boolean {
  const code = (error as { code?: number } | null)?.code ?? 0
  return code >= 2_800 && code < 2_900
}

/** Resolves with whether there was a line to send over. */
async function deliver(
  conversationId: string,
  key: string,
  work: Promise<{ data: { message: SdkMessage } }>,
): Promise<boolean> {
  const settle = (change: { message?: SdkMessage; failure?: string; isWaiting?: boolean }) =>
    changeThread(conversationId, ({ messages }) => {
      const rest = messages.filter((row) => row.key !== key)
      const row = messages.find((candidate) => candidate.key === key)
      if (!row) return {}
      const { message } = change
      // Sent: it takes its place among the others, which may have come meanwhile; the key keeps the bubble.
      if (message)
        return {
          messages: merged(rest, [message]).map((placed) =>
            placed.message.ID === message.ID ? { ...placed, key } : placed,
          ),
        }
      const failed = { ...change, key, message: { ...row.message, status: 'fail' as const } }
      return { messages: messages.map((candidate) => (candidate.key === key ? failed : candidate)) }
    })
  const { accountId } = chatStore.getState()
  try {
    const { data } = await work
    forgetUnsent([key], accountId)
    settle({ message: { ...data.message, status: 'success' } })
    return true
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    // Of a lost line the browser speaks English: the page has its own words for that.
    const isWaiting = isOffline(error)
    settle(isWaiting ? { isWaiting } : { failure })
    if (!isWaiting) refuseUnsent(key, accountId)
    bus.emit('failure.seen', { where: 'chat', reason: 'send', detail: failure })
    return !isWaiting
  }
}

async function show(conversationId: string, message: SdkMessage): Promise<void> {
  const key = message.ID
  changeThread(conversationId, ({ messages }) => ({ messages: [...messages, { key, message: { ...message } }] }))
  await deliver(conversationId, key, currentMessaging().sendMessage(message))
}

/** Shows the message at once and sends it; a failure stays on the message. */
export async function sendText(conversationId: string, text: string): Promise<void> {
  const words = text.trim()
  if (!words) return
  const message = makeUnsentText(currentMessaging(), conversationId, words)
  setDraft(conversationId, '')
  await show(conversationId, message)
}

/** Kinds of files that are shown as pictures; all others are sent as files. */
export const isPicture = (file: File) => pictureProblem(file, 'post') !== 'wrongType'

/** Sends files one after the other, pictures as pictures. */
export async function sendFiles(conversationId: string, files: readonly File[]): Promise<void> {
  for (const file of files) {
    let key = ''
    const onProgress = (progress: number) =>
      changeThread(conversationId, ({ messages }) => ({
        messages: messages.map((row) => (row.key === key ? { ...row, progress } : row)),
      }))
    const options = { ...addressed(conversationId), payload: { file }, onProgress }
    const message = makeUnsent(currentMessaging(), (messaging, again) =>
      isPicture(file)
        ? messaging.createImageMessage({ ...options, again })
        : messaging.createFileMessage({ ...options, again }),
    )
    key = message.ID
    await show(conversationId, message)
  }
}

/** Sends it again; resolves with whether there was a line to send over. */
export async function retry(conversationId: string, key: string): Promise<boolean> {
  const messaging = currentMessaging()
  const message = unsentMessage(key, messaging)
  if (!message) return false
  // A message that was made anew after a log-in was never sent by this provider.
  const isFirst = message.status === 'unSend'
  message.status = 'unSend'
  changeThread(conversationId, ({ messages }) => ({
    messages: messages.map((row) => (row.key === key ? { key, message: { ...message } } : row)),
  }))
  return deliver(conversationId, key, isFirst ? messaging.sendMessage(message) : messaging.resendMessage(message))
}

/** Takes a message back for everybody. */
export async function revoke(conversationId: string, message: SdkMessage): Promise<void> {
  await currentMessaging().revokeMessage({ ...message })
  changeThread(conversationId, ({ messages }) => ({
    messages: messages.map((row) =>
      row.message.ID === message.ID ? { ...row, message: { ...row.message, isRevoked: true, payload: {} } } : row,
    ),
  }))
}

/** Takes a message out of the own view. */
export async function removeMessage(conversationId: string, key: string, message: SdkMessage): Promise<void> {
  if (message.status === 'success') await currentMessaging().deleteMessage([{ ...message }])
  else forgetUnsent([key])
  changeThread(conversationId, ({ messages }) => ({ messages: messages.filter((row) => row.key !== key) }))
}
