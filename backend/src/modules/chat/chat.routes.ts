import { wholeOf } from '../../kernel/decimal'
import type { CallHandlers } from '../../kernel/module'
import { flagOf } from '../../kernel/wire-values'
import type { Users } from '../account/account.module'
import type { Accounts } from './accounts'
import { readConversationId } from './chat-target'
import { conversationToWire, messageToWire } from './chat-wire'
import type { Conversations } from './conversations.service'
import type { Messages } from './messages.service'
import type { People } from './people.service'

export interface ChatRouteDeps {
  accounts: Accounts
  messages: Messages
  conversations: Conversations
  people: People
  users: Pick<Users, 'levelOf' | 'find'>
}

/** Conversations and messages: also for visitors who write to support. */
function conversationCalls({ accounts, messages, conversations, users }: ChatRouteDeps): CallHandlers {
  return {
    async listConversations(input, caller) {
      const me = await accounts.of(caller, input)
      const view = { reader: me.no, language: caller.language, levelOf: users.levelOf }
      const rows = await conversations.list(me)
      return { conversationList: rows.map(({ row, last }) => conversationToWire(row, last, view)) }
    },
    async listMessages(input, caller) {
      const me = await accounts.of(caller, input)
      const named = readConversationId(input.conversationID)
      const { messages: found, isCompleted } =
        input.after === undefined
          ? await messages.page(me, named, wholeOf(input.nextReqMessageID) ?? 0)
          : await messages.following(me, named, input.after)
      return {
        messageList: found.map((message) => messageToWire(message, me.no)),
        nextReqMessageID: isCompleted || input.after !== undefined ? '' : String(found[0]?.id ?? ''),
        isCompleted,
      }
    },
    async sendMessage(input, caller) {
      const me = await accounts.of(caller, input)
      const { to, conversationType, type, payload, nonce } = input
      const named =
        conversationType === 'GROUP' ? ({ kind: 'group', id: to } as const) : ({ kind: 'person', name: to } as const)
      const message = await messages.send(me, { to: named, kind: type, payload, nonce })
      return { message: messageToWire(message, me.no) }
    },
    async markConversationRead(input, caller) {
      await conversations.read(await accounts.of(caller, input), readConversationId(input.conversationID))
    },
    async revokeMessage(input, caller) {
      await messages.revoke(await accounts.of(caller, input), input.ID)
    },
    async deleteMessages({ IDs }, caller) {
      await messages.hide(accounts.member(caller.member()), IDs)
    },
    deleteConversation: ({ conversationID }, caller) =>
      conversations.remove(accounts.member(caller.member()), readConversationId(conversationID)),
    clearConversation: ({ conversationID }, caller) =>
      conversations.clear(accounts.member(caller.member()), readConversationId(conversationID)),
    pinConversation: ({ conversationID, is_pinned }, caller) =>
      conversations.pin(accounts.member(caller.member()), readConversationId(conversationID), is_pinned === 1),
  }
}

/** Who one knows, who one does not want to hear from. */
function peopleCalls({ people, users }: ChatRouteDeps): CallHandlers {
  return {
    async getChatProfiles({ userIDs }, caller) {
      caller.member()
      const ids = userIDs.split(',').map(Number).filter(Number.isSafeInteger).slice(0, 100)
      return (await people.profiles(ids)).map(({ id, nickname, avatar, exp, isAnchor, isAgent, isLive }) => ({
        userID: String(id),
        nick: nickname,
        avatar,
        level: users.levelOf(exp),
        isAnchor,
        isAgent,
        isLive,
      }))
    },
    blockUser: ({ uid, is_blocked }, caller) => people.block(caller.member().userId, uid, is_blocked === 1),
    async listBlocked(_input, caller) {
      const blocked = await people.blocked(caller.member().userId)
      return blocked.map(({ id, nickname, avatar }) => ({ userID: String(id), nick: nickname, avatar }))
    },
    async silenceInChat({ uid, hours, reason = '' }, caller) {
      await people.silence(caller.member().userId, uid, hours, reason.trim())
      caller.say(hours > 0 ? 'chat-silenced' : 'chat-heard')
    },
    async listRecommendedUsers(input, { userId }) {
      const found = await people.recommended(userId ?? 0, input.page ?? 1)
      return found.map(({ id, nickname, avatar, isAnchor, isFollowed }) => ({
        id,
        user_nickname: nickname,
        avatar,
        is_anchor: flagOf(isAnchor),
        is_attention: flagOf(isFollowed),
      }))
    },
    async getAddressBook(_input, caller) {
      const contacts = await people.contacts(caller.member().userId)
      return contacts.map(({ id, nickname, avatar, isAnchor, isFollowed, isFriend }) => ({
        profile: { userID: String(id), nick: nickname, avatar },
        is_anchor: flagOf(isAnchor),
        is_attention: flagOf(isFollowed),
        is_friend: flagOf(isFriend),
      }))
    },
    async getRelation(input, caller) {
      const { isFollowed, isFollower } = await people.relation(caller.member().userId, input.uid)
      return {
        is_attention: flagOf(isFollowed),
        is_watchlist: flagOf(isFollower),
        is_friend: flagOf(isFollowed && isFollower),
      }
    },
  }
}

export const chatCalls = (deps: ChatRouteDeps): CallHandlers => ({ ...conversationCalls(deps), ...peopleCalls(deps) })
