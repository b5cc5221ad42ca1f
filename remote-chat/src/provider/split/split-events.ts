import { createEvents } from '../embedded/events'
import type { Messaging, MessagingEvent, SdkConversation, SdkMessage } from '../messaging.port'
import { messagingEvent, messagingType } from '../messaging-words'
import { mergedLists } from './merged-lists'

export type Side = 'people' | 'groups'

/** Events that only one side has something to say about; all others come from both. */
const onlyOf: Readonly<Partial<Record<MessagingEvent, Side>>> = {
  [messagingEvent.SDK_READY]: 'people',
  [messagingEvent.SDK_NOT_READY]: 'people',
  [messagingEvent.SDK_DESTROY]: 'people',
  [messagingEvent.PROFILE_UPDATED]: 'people',
  [messagingEvent.BLACKLIST_UPDATED]: 'people',
  [messagingEvent.MESSAGE_READ_BY_PEER]: 'people',
  [messagingEvent.GROUP_LIST_UPDATED]: 'groups',
  [messagingEvent.GROUP_SYSTEM_NOTICE_RECEIVED]: 'groups',
}

export const sideOf = (conversationID: string): Side =>
  conversationID.startsWith(messagingType.CONV_GROUP) ? 'groups' : 'people'

/** Events of two providers as those of one: each tells of its own conversations, the list is one. */
export function createSplitEvents(sides: Readonly<Record<Side, Messaging>>) {
  const events = createEvents()
  const lists: Record<Side, readonly SdkConversation[]> = { people: [], groups: [] }
  const isOnline: Record<Side, boolean> = { people: true, groups: true }
  const ofSide = <Row extends { conversationID: string }>(side: Side, rows: readonly Row[]) =>
    rows.filter(({ conversationID }) => sideOf(conversationID) === side)

  function take(side: Side, rows: readonly SdkConversation[]): SdkConversation[] {
    lists[side] = ofSide(side, rows)
    return mergedLists(lists.people, lists.groups)
  }
  const tell: Readonly<Partial<Record<MessagingEvent, (side: Side, data: unknown) => void>>> = {
    [messagingEvent.CONVERSATION_LIST_UPDATED]: (side, data) =>
      events.emit(messagingEvent.CONVERSATION_LIST_UPDATED, take(side, data as SdkConversation[])),
    [messagingEvent.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED]: () =>
      events.emit(
        messagingEvent.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED,
        [...lists.people, ...lists.groups].reduce((sum, { unreadCount }) => sum + unreadCount, 0),
      ),
    [messagingEvent.NET_STATE_CHANGE]: (side, data) => {
      isOnline[side] = (data as { state?: string }).state === messagingType.NET_STATE_CONNECTED
      const { NET_STATE_CONNECTED: connected, NET_STATE_CONNECTING: connecting } = messagingType
      const state = isOnline.people && isOnline.groups ? connected : connecting
      events.emit(messagingEvent.NET_STATE_CHANGE, { state })
    },
  }
  const named: MessagingEvent[] = [
    messagingEvent.MESSAGE_RECEIVED,
    messagingEvent.MESSAGE_REVOKED,
    messagingEvent.MESSAGE_MODIFIED,
  ]
  function pass(side: Side, event: MessagingEvent, data: unknown): void {
    const own = tell[event]
    if (own) own(side, data)
    else if (!named.includes(event)) events.emit(event, data)
    else {
      const messages = ofSide(side, data as SdkMessage[])
      if (messages.length > 0) events.emit(event, messages)
    }
  }
  for (const event of Object.values(messagingEvent))
    for (const side of ['people', 'groups'] as const) {
      const only = onlyOf[event]
      if (only === undefined || only === side) sides[side].on(event, ({ data }) => pass(side, event, data))
    }
  return { on: events.on, off: events.off, take }
}
