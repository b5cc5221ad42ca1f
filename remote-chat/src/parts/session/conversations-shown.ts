import { bus } from '@pitchside/bus'
import type { SdkConversation } from '../../provider/messaging.port'
import { messagingType } from '../../provider/messaging-words'
import { chatStore } from './chat.store'
import { createPace } from './pace'

/** The list is drawn, and an open conversation told as read, this often at most. */
const drawEveryMs = 250
const readEveryMs = 1_000

let newest: readonly SdkConversation[] = []
/** What the provider counts as unread: the page shows nothing for a conversation that is being looked at. */
let unread: ReadonlySet<string> = new Set()
let tellRead: (conversationId: string) => Promise<unknown> = async () => undefined

const isShown = ({ type }: SdkConversation) => type === messagingType.CONV_C2C || type === messagingType.CONV_GROUP
const seenId = () => (document.visibilityState === 'visible' ? chatStore.getState().openId : '')

const readPace = createPace(() => void markRead(seenId()), readEveryMs)
const drawPace = createPace(() => {
  const seen = seenId()
  const asSeen = (row: SdkConversation) =>
    row.conversationID === seen && row.unreadCount > 0 ? { ...row, unreadCount: 0 } : row
  unread = new Set(newest.filter(({ unreadCount }) => unreadCount > 0).map(({ conversationID }) => conversationID))
  chatStore.setState({ conversations: newest.filter(isShown).map(asSeen), hasConversations: true })
  if (unread.has(seen)) readPace.ask()
}, drawEveryMs)

export function showConversations(list: readonly SdkConversation[]): void {
  newest = list
  drawPace.ask()
}

/** For a list that somebody waits for. */
export function showConversationsNow(list: readonly SdkConversation[]): void {
  showConversations(list)
  drawPace.flush()
}

/** Marks a conversation as read, when there is something to read. */
export async function markRead(conversationId: string): Promise<void> {
  drawPace.flush()
  if (!unread.has(conversationId)) return
  try {
    await tellRead(conversationId)
  } catch (error) {
    bus.emit('failure.seen', { where: 'chat', reason: 'mark-read', detail: String(error) })
  }
}

/** Until the returned function is called the provider is told what was read, also when the visitor comes back to the tab. */
export function followReading(tell: (conversationId: string) => Promise<unknown>): () => void {
  tellRead = tell
  const onVisible = () => {
    if (chatStore.getState().hasConversations) drawPace.ask()
  }
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pagehide', settleReading)
  return () => {
    removeEventListener('pagehide', settleReading)
    document.removeEventListener('visibilitychange', onVisible)
    drawPace.stop()
    readPace.stop()
    newest = []
    unread = new Set()
    tellRead = async () => undefined
  }
}

/** Before a thread is left: what waits to be told as read is told. */
export const settleReading = (): void => readPace.flush()
