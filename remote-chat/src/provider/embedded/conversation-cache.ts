import type { SdkConversation, SdkMessage } from '../messaging.port'
import { mergedLists } from '../split/merged-lists'
import { lastMessageOf } from './sdk-message'

/** The list as the page last heard of it: kept up to date from frames, so that a message costs no call. */
export function createConversationCache() {
  let rows = new Map<string, SdkConversation>()

  function change(id: string, to: (row: SdkConversation) => Partial<SdkConversation>): boolean {
    const row = rows.get(id)
    if (!row) return false
    rows.set(id, { ...row, ...to(row) })
    return true
  }
  return {
    set(list: readonly SdkConversation[]): void {
      rows = new Map(list.map((row) => [row.conversationID, row]))
    },
    get: (id: string) => rows.get(id),
    list: (): SdkConversation[] => mergedLists([...rows.values()]),
    unread: (): number => [...rows.values()].reduce((sum, { unreadCount }) => sum + unreadCount, 0),
    /** False: a conversation nobody knew of, the list has to be asked for. */
    add(message: SdkMessage): boolean {
      return change(message.conversationID, (row) => ({
        lastMessage: lastMessageOf(message),
        unreadCount: message.flow === 'in' ? row.unreadCount + 1 : row.unreadCount,
      }))
    },
    read: (id: string) => change(id, () => ({ unreadCount: 0 })),
    pin: (id: string, isPinned: boolean) => change(id, () => ({ isPinned })),
    remove: (id: string) => rows.delete(id),
    clear: (id: string) => change(id, () => ({ unreadCount: 0, lastMessage: undefined })),
    /** The message that was taken back may be the one the list shows. */
    revoke: (id: string, sequence: number) =>
      change(id, ({ lastMessage }) =>
        lastMessage?.lastSequence === sequence
          ? { lastMessage: { ...lastMessage, isRevoked: true, messageForShow: '', payload: {} } }
          : {},
      ),
  }
}

export type ConversationCache = ReturnType<typeof createConversationCache>
