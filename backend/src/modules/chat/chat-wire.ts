import type { CallData, PrivateMessage } from '@pitchside/contract'
import type { Language } from '../../kernel/messages'
import { secondsOf } from '../../kernel/wire-values'
import { conversationIdOf } from './chat-target'
import type { ConversationRow } from './conversations.queries'
import type { GroupRow } from './groups.queries'
import type { StoredMessage } from './messages.queries'

export type WireConversation = CallData<'listConversations'>['conversationList'][number]

const fanGroupNames: Record<Language, (name: string) => string> = {
  zh: (name) => `${name}的粉丝团`,
  en: (name) => `Fans of ${name}`,
  vi: (name) => `Hội fan của ${name}`,
}
/** A group without a name is called after its anchor, in the reader's language. */
export const groupName = (name: string, ownerName: string, language: Language): string =>
  name === '' ? fanGroupNames[language](ownerName) : name

/** Where a message lies for one of its readers. */
export function conversationOf(message: StoredMessage, reader: number): string {
  if (message.groupId !== null) return conversationIdOf({ kind: 'group', id: message.groupId })
  const name = reader === message.lowId ? String(message.highId) : message.lowName
  return conversationIdOf({ kind: 'person', name: name ?? '' })
}

/** A message as one of its readers sees it. */
export function messageToWire(message: StoredMessage, reader: number): PrivateMessage {
  const receiver = message.senderId === message.lowId ? String(message.highId) : message.lowName
  return {
    ID: String(message.id),
    conversationID: conversationOf(message, reader),
    conversationType: message.groupId === null ? 'C2C' : 'GROUP',
    from: message.senderName,
    to: message.groupId ?? receiver ?? '',
    nick: message.nickname,
    avatar: message.avatar,
    time: secondsOf(message.sentAt),
    sequence: message.sequence,
    type: message.kind,
    payload: message.isRevoked ? {} : message.payload,
    isPeerRead: message.isRead,
    isRevoked: message.isRevoked,
    ...(reader === message.senderId ? { nonce: message.nonce } : {}),
  }
}

export function groupToWire(group: Omit<GroupRow, 'ownerAvatar' | 'isFanGroup'>, language: Language) {
  return {
    groupID: group.id,
    name: groupName(group.name, group.ownerName, language),
    avatar: group.avatar,
    introduction: group.introduction,
    ownerID: String(group.ownerId),
    memberCount: group.memberCount,
  }
}

export interface ConversationView {
  reader: number
  language: Language
  levelOf(experience: number): number
}

/** A line of the list. */
export function conversationToWire(
  row: ConversationRow,
  last: StoredMessage | undefined,
  { reader, language, levelOf }: ConversationView,
): WireConversation {
  const { groupId, peerName } = row
  const isGroup = groupId !== null
  return {
    conversationID: conversationIdOf(
      isGroup ? { kind: 'group', id: groupId } : { kind: 'person', name: peerName ?? '' },
    ),
    type: isGroup ? 'GROUP' : 'C2C',
    unreadCount: row.unread,
    isPinned: row.isPinned,
    lastSequence: row.lastSequence,
    userProfile: isGroup
      ? null
      : {
          userID: peerName ?? '',
          nick: row.nickname,
          avatar: row.avatar,
          level: (row.peerId ?? 0) > 0 ? levelOf(row.exp) : 0,
          isAnchor: row.isAnchor,
          isAgent: row.isAgent,
          isLive: row.isLive,
        },
    groupProfile: isGroup
      ? groupToWire(
          {
            ...row,
            id: groupId,
            name: row.groupName,
            ownerName: row.nickname,
            ownerId: row.ownerId ?? 0,
          },
          language,
        )
      : null,
    lastMessage: last ? messageToWire(last, reader) : null,
  }
}
