import type { Messaging, SdkMessage } from '../../provider/messaging.port'
import { messagingType } from '../../provider/messaging-words'
import { chatStore, isPending, type Thread } from './chat.store'
import { isGroupId, targetOf } from './conversation-face'
import { keepWords, keptWords } from './kept-words'

/** Makes the message with a provider; `again` is the number of an earlier try. */
type Make = (messaging: Messaging, again?: string) => SdkMessage
interface Original {
  message: SdkMessage
  messaging: Messaging
  make: Make
}

/** Messages as a provider made them, by their first number: sending again needs the same object. */
const originals = new Map<string, Original>()

/** A thread of which only that is known which was not sent: it is asked for when it is opened. */
export const staleThread: Thread = {
  messages: [],
  nextId: '',
  isCompleted: false,
  state: 'stale',
  isLoadingOlder: false,
}

/** What is left of threads when all that was sent can be asked for again. */
export function withoutSent(threads: Readonly<Record<string, Thread>>): Record<string, Thread> {
  const kept = Object.entries(threads).map(([id, { messages }]) => [id, messages.filter(isPending)] as const)
  return Object.fromEntries(
    kept.filter(([, messages]) => messages.length > 0).map(([id, messages]) => [id, { ...staleThread, messages }]),
  )
}

export const addressed = (conversationId: string) => ({
  to: targetOf(conversationId),
  conversationType: isGroupId(conversationId) ? messagingType.CONV_GROUP : messagingType.CONV_C2C,
})

const textMaker =
  (conversationId: string, text: string): Make =>
  (messaging, again) =>
    messaging.createTextMessage({ ...addressed(conversationId), payload: { text }, again })

/** Makes a message that can be sent again until it has arrived. */
export function makeUnsent(messaging: Messaging, make: Make): SdkMessage {
  const message = make(messaging)
  originals.set(message.ID, { message, messaging, make })
  return message
}

/** The same for a text, which also outlives the page. */
export function makeUnsentText(messaging: Messaging, conversationId: string, text: string): SdkMessage {
  const message = makeUnsent(messaging, textMaker(conversationId, text))
  const { ID: key, time } = message
  keepWords(chatStore.getState().accountId, ({ unsent }) => ({
    unsent: [...unsent, { conversationId, key, text, time }],
  }))
  return message
}

/** The message of a row as this provider can send it: one that was made before a new log-in is made anew. */
export function unsentMessage(key: string, messaging: Messaging): SdkMessage | undefined {
  const original = originals.get(key)
  if (!original || original.messaging === messaging) return original?.message
  const { make } = original
  const message = make(messaging, key)
  originals.set(key, { message, messaging, make })
  return message
}

/** It arrived, or its writer gave it up. */
export function forgetUnsent(keys: readonly string[], accountId = chatStore.getState().accountId): void {
  for (const key of keys) originals.delete(key)
  keepWords(accountId, ({ unsent }) => ({
    unsent: unsent.filter(({ key }) => !keys.includes(key)),
  }))
}

/** The server refused it: it stays, and does not leave by itself. */
export function refuseUnsent(key: string, accountId: string): void {
  keepWords(accountId, ({ unsent }) => ({
    unsent: unsent.map((text) => (text.key === key ? { ...text, isRefused: true } : text)),
  }))
}

/**
 * After a log-in: texts that did not arrive before the page was left stand in their threads. They leave by themselves
 * where the provider knows them by their number: another one might show what arrived after all a second time.
 */
export function showUnsent(messaging: Messaging): void {
  const { accountId, threads: before } = chatStore.getState()
  const threads = { ...before }
  for (const { conversationId, key, text, time, isRefused } of keptWords(accountId).unsent) {
    const thread = threads[conversationId] ?? staleThread
    if (thread.messages.some((row) => row.key === key)) continue
    const make = textMaker(conversationId, text)
    const message = make(messaging, key)
    originals.set(key, { message, messaging, make })
    const isWaiting = !isRefused && message.ID === key
    const row = { key, message: { ...message, time, status: 'fail' as const }, isWaiting }
    threads[conversationId] = { ...thread, messages: [...thread.messages, row] }
  }
  chatStore.setState({ threads })
}
