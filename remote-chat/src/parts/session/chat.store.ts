import { createStore, useStore } from '@pitchside/platform'
import type { SdkConversation, SdkMessage } from '../../provider/messaging.port'
import { keepWords } from './kept-words'

/**
 * `off`: nobody is logged in; `lost`: known messages stay and are sent again by hand; `kicked`: another device took over.
 */
export type ChatStatus = 'off' | 'connecting' | 'ready' | 'lost' | 'failed' | 'kicked'

/** A message with a key that stays the same while it is being sent. */
export interface ThreadMessage {
  key: string
  message: SdkMessage
  /** Why sending failed, in the server's words. */
  failure?: string
  /** The line was lost: it leaves by itself when there is one again. */
  isWaiting?: boolean
  /** Share of a file that has left, 0 to 1. */
  progress?: number
}

export interface Thread {
  /** Old to new; what is not sent yet stands at the end. */
  messages: readonly ThreadMessage[]
  nextId: string
  isCompleted: boolean
  /** `stale`: only what is not sent yet is known. */
  state: 'loading' | 'ready' | 'failed' | 'stale'
  isLoadingOlder: boolean
}

/** A conversation that no message was sent in yet. */
export type Peer = NonNullable<SdkConversation['userProfile']>

export interface ChatState {
  status: ChatStatus
  accountId: string
  isTourist: boolean
  /** The server's clock less the page's, ms. */
  skewMs: number
  conversations: readonly SdkConversation[]
  hasConversations: boolean
  threads: Readonly<Record<string, Thread>>
  /** People whose thread was opened before a conversation existed. */
  peers: Readonly<Record<string, Peer>>
  drafts: Readonly<Record<string, string>>
  openId: string
  /** Groups that ended while they were open, by conversation. */
  endedGroups: Readonly<Record<string, string>>
  blocked: readonly string[]
}

export const emptyChat: ChatState = {
  status: 'off',
  accountId: '',
  isTourist: false,
  skewMs: 0,
  conversations: [],
  hasConversations: false,
  threads: {},
  peers: {},
  drafts: {},
  openId: '',
  endedGroups: {},
  blocked: [],
}

export const chatStore = createStore<ChatState>()(() => emptyChat)

export function useChat<T>(select: (state: ChatState) => T): T {
  return useStore(chatStore, select)
}

/** Sum of unread messages. */
export const unreadOf = (state: ChatState): number =>
  state.conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

/** The server's clock: labels are right on a page whose own clock is a day off. */
export const chatNow = (): number => Date.now() + chatStore.getState().skewMs

export function setDraft(conversationId: string, text: string): void {
  const { accountId, drafts: before } = chatStore.getState()
  const { [conversationId]: _, ...others } = before
  const drafts = text === '' ? others : { ...others, [conversationId]: text }
  chatStore.setState({ drafts })
  keepWords(accountId, () => ({ drafts }))
}

/** Changes a thread that is there. */
export function changeThread(conversationId: string, change: (thread: Thread) => Partial<Thread>): void {
  chatStore.setState(({ threads }) => {
    const thread = threads[conversationId]
    return thread ? { threads: { ...threads, [conversationId]: { ...thread, ...change(thread) } } } : {}
  })
}

/** On its way, or failed. */
export const isPending = ({ message }: ThreadMessage) => message.status !== 'success'
function inOrder({ message: one }: ThreadMessage, { message: other }: ThreadMessage): number {
  const [a, b] = [Number(one.ID), Number(other.ID)]
  // Numbers of the embedded server grow; Tencent's are no numbers, there time and place decide.
  return Number.isFinite(a) && Number.isFinite(b) ? a - b : one.time - other.time || one.sequence - other.sequence
}

/** Adds messages; one that is there already is replaced by what is known now. What is on its way stays at the end. */
export function merged(known: readonly ThreadMessage[], added: readonly SdkMessage[]): ThreadMessage[] {
  const byId = new Map(added.map((message) => [message.ID, message]))
  const kept = known.map((row) => {
    const news = byId.get(row.message.ID)
    byId.delete(row.message.ID)
    return news ? { ...row, message: news } : row
  })
  const fresh = [...byId.values()].map((message) => ({ key: message.ID, message }))
  const [sent, pending] = [kept.filter((row) => !isPending(row)), kept.filter(isPending)]
  const last = sent.at(-1)
  const isAfter = last === undefined || fresh.every((row) => inOrder(last, row) <= 0)
  // The usual case, a message that follows, needs no sorting of thousands.
  const all = isAfter ? [...sent, ...fresh.sort(inOrder)] : [...sent, ...fresh].sort(inOrder)
  return [...all, ...pending]
}
