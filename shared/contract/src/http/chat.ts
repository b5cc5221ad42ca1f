import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, none, nothing, page, seconds, text } from './schema'

const elementType = Type.Union([
  Type.Literal('TIMTextElem'),
  Type.Literal('TIMCustomElem'),
  Type.Literal('TIMImageElem'),
  Type.Literal('TIMFileElem'),
])

/** "C2C" and the peer's number. */
const conversationID = Type.String({ pattern: '^C2C[1-9]\\d{0,9}$' })

/** A private message as it is stored and pushed; see {@link PrivateMessage} of the socket contract. */
export const PrivateMessageSchema = Type.Object({
  ID: Type.String(),
  conversationID: Type.String({ description: "the caller's conversation: C2C and the other end" }),
  from: Type.String(),
  to: Type.String(),
  nick: Type.String({ description: 'of the sender' }),
  avatar: Type.String(),
  time: seconds,
  sequence: Type.Integer({ description: 'grows within a conversation' }),
  type: elementType,
  payload: Type.Record(Type.String(), Type.Unknown()),
  isPeerRead: Type.Boolean(),
  nonce: Type.Optional(Type.String()),
})

const Profile = Type.Object({ userID: Type.String(), nick: Type.String(), avatar: Type.String() })

/** A conversation with one person. */
export const ConversationSchema = Type.Object({
  conversationID: Type.String(),
  type: Type.Literal('C2C'),
  unreadCount: Type.Integer({ minimum: 0 }),
  userProfile: Type.Composite([
    Profile,
    Type.Object({ level: Type.Integer(), isAnchor: Type.Boolean(), isLive: Type.Boolean(), isAgent: Type.Boolean() }),
  ]),
  lastMessage: Type.Union([PrivateMessageSchema, Type.Null()]),
})

const Contact = Type.Object({
  profile: Profile,
  is_anchor: flag,
  is_attention: flag,
})

const Group = Type.Object({
  group_id: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  num: Type.Integer({ minimum: 0 }),
  is_join: flag,
})
const groupId = Type.String({ minLength: 1, maxLength: 64 })

/** Private chat, contacts and groups. */
export const chatCalls = defineCalls({
  listConversations: {
    who: 'member',
    input: nothing,
    data: Type.Object({ conversationList: Type.Array(ConversationSchema) }),
  },
  listMessages: {
    who: 'member',
    input: Type.Object({ conversationID, nextReqMessageID: Type.Optional(Type.String({ maxLength: 64 })) }),
    data: Type.Object({
      messageList: Type.Array(PrivateMessageSchema, { description: 'old to new' }),
      nextReqMessageID: Type.String(),
      isCompleted: Type.Boolean(),
    }),
  },
  sendMessage: {
    who: 'member',
    input: Type.Object({
      to: id,
      type: elementType,
      payload: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
      nonce: Type.String({ minLength: 8, maxLength: 64 }),
    }),
    data: Type.Object({ message: PrivateMessageSchema }),
  },
  markConversationRead: { who: 'member', input: Type.Object({ conversationID }), data: none },
  listRecommendedUsers: {
    who: 'visitor',
    input: Type.Object({ page }),
    data: Type.Array(
      Type.Object({
        id: Type.Integer(),
        user_nickname: Type.String(),
        avatar: Type.String(),
        is_anchor: flag,
        is_attention: flag,
      }),
    ),
  },
  listRecommendedGroups: { who: 'visitor', input: Type.Object({ page }), data: Type.Array(Group) },
  getAddressBook: { who: 'member', input: nothing, data: Type.Array(Contact) },
  createGroup: {
    who: 'member',
    input: Type.Object({
      name: text(limits.nicknameChars),
      avatar: Type.Optional(Type.String({ maxLength: 300 })),
      introduction: Type.Optional(Type.String({ maxLength: 200 })),
      userIDs: Type.Optional(Type.Array(Type.String({ maxLength: 10 }), { maxItems: 200 })),
    }),
    data: Type.Object({ group_id: Type.String() }),
  },
  addGroupMember: { who: 'member', input: Type.Object({ group_id: groupId, uid: Type.Optional(id) }), data: none },
  getRelation: {
    who: 'member',
    input: Type.Object({ uid: id }),
    data: Type.Object({ is_attention: flag, is_watchlist: flag, is_friend: flag }),
  },
  destroyGroup: { who: 'member', input: Type.Object({ group_id: groupId }), data: none },
})
