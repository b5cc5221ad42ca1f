import { Type } from '@sinclair/typebox'
import { defineCalls } from '../call'
import { limits } from '../limits'
import { flag, id, none, nothing, page, seconds, text } from './schema'

const sentType = Type.Union([
  Type.Literal('TIMTextElem'),
  Type.Literal('TIMCustomElem'),
  Type.Literal('TIMImageElem'),
  Type.Literal('TIMFileElem'),
])
const elementType = Type.Union([...sentType.anyOf, Type.Literal('TIMGroupTipElem')])
const conversationType = Type.Union([Type.Literal('C2C'), Type.Literal('GROUP')])

/** "C2C" and the peer's number or guest name; "GROUP" and the group's name. */
const conversationID = Type.String({
  pattern: '^(C2C([1-9]\\d{0,9}|guest_[\\w-]{6,40})|GROUP[\\w-]{1,60})$',
})
const groupId = Type.String({ pattern: '^[\\w-]{1,60}$' })
const accountId = Type.String({ minLength: 1, maxLength: 50 })

/** A visitor without a session names the tourist account and proves it. */
const tourist = {
  tourist: Type.Optional(Type.String({ maxLength: 50 })),
  sig: Type.Optional(Type.String({ maxLength: 600 })),
}

/** A private message as it is stored and pushed; see {@link PrivateMessage} of the socket contract. */
export const PrivateMessageSchema = Type.Object({
  ID: Type.String(),
  conversationID: Type.String({ description: "the caller's conversation: C2C and the other end, or the group" }),
  conversationType,
  from: Type.String(),
  to: Type.String(),
  nick: Type.String({ description: 'of the sender' }),
  avatar: Type.String(),
  time: seconds,
  sequence: Type.Integer({ description: 'grows by one within a conversation' }),
  type: elementType,
  payload: Type.Record(Type.String(), Type.Unknown(), { description: 'empty when the message was taken back' }),
  isPeerRead: Type.Boolean(),
  isRevoked: Type.Boolean(),
  nonce: Type.Optional(Type.String()),
})

const Profile = Type.Object({ userID: Type.String(), nick: Type.String(), avatar: Type.String() })
const Peer = Type.Composite([
  Profile,
  Type.Object({ level: Type.Integer(), isAnchor: Type.Boolean(), isLive: Type.Boolean(), isAgent: Type.Boolean() }),
])
const role = Type.Union([Type.Literal('Owner'), Type.Literal('Admin'), Type.Literal('Member')])

/** A group as its conversation shows it. */
const GroupProfile = Type.Object({
  groupID: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  introduction: Type.String(),
  ownerID: Type.String(),
  memberCount: Type.Integer({ minimum: 0 }),
})

/** A conversation with one person or a group. */
export const ConversationSchema = Type.Object({
  conversationID: Type.String(),
  type: conversationType,
  unreadCount: Type.Integer({ minimum: 0 }),
  isPinned: Type.Boolean(),
  lastSequence: Type.Integer({ minimum: 0 }),
  userProfile: Type.Union([Peer, Type.Null()]),
  groupProfile: Type.Union([GroupProfile, Type.Null()]),
  lastMessage: Type.Union([PrivateMessageSchema, Type.Null()]),
})

const Contact = Type.Object({
  profile: Profile,
  is_anchor: flag,
  is_attention: flag,
  is_friend: flag,
})

const Group = Type.Object({
  group_id: Type.String(),
  name: Type.String(),
  avatar: Type.String(),
  num: Type.Integer({ minimum: 0 }),
  is_join: flag,
})

/** Private chat, contacts and groups. */
export const chatCalls = defineCalls({
  logInMessaging: {
    who: 'visitor',
    input: Type.Object({ userID: accountId, userSig: Type.String({ maxLength: 600 }) }),
    data: Type.Composite([
      Profile,
      Type.Object({ topic: Type.String({ description: 'where frames come' }), time: seconds }),
    ]),
  },
  renewSignature: {
    who: 'visitor',
    input: Type.Object(tourist),
    data: Type.Object({ userID: Type.String(), userSig: Type.String() }),
  },
  listConversations: {
    who: 'visitor',
    input: Type.Object(tourist),
    data: Type.Object({ conversationList: Type.Array(ConversationSchema) }),
  },
  listMessages: {
    who: 'visitor',
    input: Type.Object({
      conversationID,
      nextReqMessageID: Type.Optional(Type.String({ maxLength: 15, pattern: '^\\d*$' })),
      after: Type.Optional(Type.Integer({ minimum: 0, description: 'up to 100 messages that follow this sequence' })),
      ...tourist,
    }),
    data: Type.Object({
      messageList: Type.Array(PrivateMessageSchema, { description: 'old to new' }),
      nextReqMessageID: Type.String(),
      isCompleted: Type.Boolean(),
    }),
  },
  sendMessage: {
    who: 'visitor',
    input: Type.Object({
      to: accountId,
      conversationType: Type.Optional(conversationType),
      type: sentType,
      payload: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
      nonce: Type.String({ minLength: 8, maxLength: 64 }),
      ...tourist,
    }),
    data: Type.Object({ message: PrivateMessageSchema }),
  },
  markConversationRead: { who: 'visitor', input: Type.Object({ conversationID, ...tourist }), data: none },
  revokeMessage: { who: 'visitor', input: Type.Object({ ID: id, ...tourist }), data: none },
  deleteMessages: {
    who: 'member',
    input: Type.Object({ IDs: Type.Array(id, { minItems: 1, maxItems: 50 }) }),
    data: none,
  },
  deleteConversation: { who: 'member', input: Type.Object({ conversationID }), data: none },
  clearConversation: { who: 'member', input: Type.Object({ conversationID }), data: none },
  pinConversation: { who: 'member', input: Type.Object({ conversationID, is_pinned: flag }), data: none },
  getChatProfiles: {
    who: 'member',
    input: Type.Object({ userIDs: Type.String({ maxLength: 1_100, description: 'numbers with commas' }) }),
    data: Type.Array(Peer),
  },
  blockUser: { who: 'member', input: Type.Object({ uid: id, is_blocked: flag }), data: none },
  listBlocked: { who: 'member', input: nothing, data: Type.Array(Profile) },
  silenceInChat: {
    who: 'admin',
    input: Type.Object({
      uid: id,
      hours: Type.Integer({ minimum: 0, maximum: 8_760, description: '0 lifts it' }),
      reason: Type.Optional(Type.String({ maxLength: limits.banReasonChars })),
    }),
    data: none,
  },
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
      name: text(limits.groupNameChars),
      avatar: Type.Optional(Type.String({ maxLength: 300 })),
      introduction: Type.Optional(Type.String({ maxLength: limits.groupIntroductionChars })),
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
  getGroup: {
    who: 'member',
    input: Type.Object({ group_id: groupId }),
    data: Type.Composite([
      GroupProfile,
      Type.Object({
        role: Type.Union([role, Type.Null()], { description: 'of the caller; null: not in it' }),
        muted_until: seconds,
        online: Type.Integer({ minimum: 0 }),
        members: Type.Array(Type.Composite([Profile, Type.Object({ role, muteUntil: seconds })])),
      }),
    ]),
  },
  leaveGroup: { who: 'member', input: Type.Object({ group_id: groupId }), data: none },
  removeGroupMembers: {
    who: 'member',
    input: Type.Object({ group_id: groupId, uids: Type.Array(id, { minItems: 1, maxItems: 50 }) }),
    data: none,
  },
  setGroupMember: {
    who: 'member',
    input: Type.Object({
      group_id: groupId,
      uid: id,
      role: Type.Optional(Type.Union([Type.Literal('Admin'), Type.Literal('Member')])),
      mute_time: Type.Optional(
        Type.Integer({ minimum: 0, maximum: limits.groupMuteS, description: 'seconds, 0 lifts it' }),
      ),
    }),
    data: none,
  },
})
