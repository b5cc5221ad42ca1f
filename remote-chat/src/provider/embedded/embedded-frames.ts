import type {
  ChatGroupData,
  ChatListData,
  DataFrame,
  MessageRevokedData,
  PeerReadData,
  PrivateMessageData,
} from '@pitchside/contract'
import { groupNotice, messagingEvent, messagingType } from '../messaging-words'
import type { ConversationCache } from './conversation-cache'
import type { Events } from './events'
import type { Inbox } from './inbox'

export interface FrameDeps {
  events: Events
  cache: ConversationCache
  inbox: Inbox
  /** Asks for the list again and tells it. */
  refresh(): void
  tellList(): void
}

const noticeOf: Record<ChatGroupData['event'], number | undefined> = {
  joined: groupNotice.joined,
  left: groupNotice.left,
  removed: groupNotice.removed,
  destroyed: groupNotice.destroyed,
  changed: undefined,
}

/** What frames of the own topic do, in the SDK's events. */
export function createFrameReader({ events, cache, inbox, refresh, tellList }: FrameDeps) {
  function onList({ event, conversationID }: ChatListData): void {
    if (event === 'blocked') {
      events.emit(messagingEvent.BLACKLIST_UPDATED, [])
      return
    }
    if (event === 'read') cache.read(conversationID)
    if (event === 'deleted') cache.remove(conversationID)
    if (event === 'cleared') cache.clear(conversationID)
    if (event === 'pinned') refresh()
    else tellList()
  }
  function onRevoked({ conversationID, ID, sequence }: MessageRevokedData): void {
    cache.revoke(conversationID, sequence)
    events.emit(messagingEvent.MESSAGE_REVOKED, [{ ID, conversationID, isRevoked: true }])
    tellList()
  }
  function onGroup({ event, group_id, name, operator }: ChatGroupData): void {
    const isOver = event === 'left' || event === 'removed' || event === 'destroyed'
    if (isOver) cache.remove(`${messagingType.CONV_GROUP}${group_id}`)
    const operationType = noticeOf[event]
    if (operationType !== undefined)
      events.emit(messagingEvent.GROUP_SYSTEM_NOTICE_RECEIVED, {
        type: messagingType.MSG_GRP_SYS_NOTICE,
        message: { payload: { operationType, operatorID: operator, groupProfile: { groupID: group_id, name } } },
      })
    events.emit(messagingEvent.GROUP_LIST_UPDATED, [])
    if (isOver) tellList()
    else refresh()
  }
  return (data: DataFrame['data']): void => {
    if (!('type' in data)) return
    if (data.type === 'private_message') inbox.take((data as PrivateMessageData).message)
    if (data.type === 'message_revoked') onRevoked(data as MessageRevokedData)
    if (data.type === 'peer_read') events.emit(messagingEvent.MESSAGE_READ_BY_PEER, [data as PeerReadData])
    if (data.type === 'chat_list') onList(data as ChatListData)
    if (data.type === 'chat_group') onGroup(data as ChatGroupData)
  }
}
