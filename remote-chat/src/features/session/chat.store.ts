import { createStore, useStore } from '@pitchside/platform'
import type { SdkConversation, SdkMessage } from '../../provider/messaging.port'

/** `off`: nobody is logged in; `lost`: known messages stay and are sent again by hand. */
export type ChatStatus = 'off' | 'connecting' | 'ready' | 'lost' | 'failed'

/** A message with a key that stays the same while it is being sent. */
export interface ThreadMessage {
  key: string
  message: SdkMessage
  /** Why sending failed, in the server's words. */
  failure?: string
}

export interface Thread {
  /** Old to new. */
  messages: readonly ThreadMessage[]
  nextId: string
  isCompleted: boolean
  state: 'loading' | 'ready' | 'failed'
  isLoadingOlder: boolean
}

/** A conversation that no message was sent in yet. */
export type Peer = SdkConversation['userProfile']

export interface ChatState {
  status: ChatStatus
  accountId: string
  conversations: readonly SdkConversation[]
  hasConversations: boolean
  threads: Readonly<Record<string, Thread>>
  /** People whose thread was opened before a conversation existed. */
  peers: Readonly<Record<string, Peer>>
  drafts: Readonly<Record<string, string>>
  openId: string
}

export const emptyChat: ChatState = {
  status: 'off',
  accountId: '',
  conversations: [],
  hasConversations: false,
  threads: {},
  peers: {},
  drafts: {},
  openId: '',
}

export const chatStore = createStore<ChatState>()(() => emptyChat)

export function useChat<T>(select: (state: ChatState) => T): T {
  return useStore(chatStore, select)
}

/** Sum of unread messages. */
export const unreadOf = (state: ChatState): number =>
  state.conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

export function setDraft(conversationId: string, text: string): void {
  chatStore.setState(({ drafts }) => ({ drafts: { ...drafts, [conversationId]: text } }))
}

/** Changes a thread that is there. */
export function changeThread(conversationId: string, change: (thread: Thread) => Partial<Thread>): void {
  chatStore.setState(({ threads }) => {
    const thread = threads[conversationId]
    return thread ? { threads: { ...threads, [conversationId]: { ...thread, ...change(thread) } } } : {}
  })
}

/** Adds messages that are not there yet, in the order of their time. */
export function merged(known: readonly ThreadMessage[], added: readonly SdkMessage[]): ThreadMessage[] {
  const ids = new Set(known.map(({ message }) => message.ID))
  const fresh = added.filter(({ ID }) => !ids.has(ID)).map((message) => ({ key: message.ID, message }))
  if (fresh.length === 0) return [...known]
  const numberOf = ({ message }: ThreadMessage) => Number(message.ID)
  return [...known, ...fresh].sort((one, other) => {
    // Messages of the embedded server are numbered; ones still on their way have no number and stay at the end.
    const [a, b] = [numberOf(one), numberOf(other)]
    if (Number.isFinite(a) && Number.isFinite(b)) return a - b
    return one.message.time - other.message.time
  })
}
