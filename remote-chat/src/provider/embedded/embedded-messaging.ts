import type { PrivateMessage, Topic } from '@pitchside/contract'
import type { Messaging } from '../messaging.port'
import { messagingEvent, messagingType } from '../messaging-words'
import type { ChatServer } from './chat-server'
import { createConversationCache } from './conversation-cache'
import { createDrafts } from './draft-message'
import { createEarlyEars } from './early-ears'
import { createEmbeddedAccount } from './embedded-account'
import { embeddedConversations } from './embedded-conversations'
import { createFrameReader } from './embedded-frames'
import { embeddedBlacklist, embeddedGroups } from './embedded-groups'
import { createEmbeddedRooms } from './embedded-rooms'
import { embeddedSending } from './embedded-sending'
import { createEvents } from './events'
import { createInbox } from './inbox'
import { toSdkConversation, toSdkMessage } from './sdk-message'

const ok = <T>(data: T) => ({ code: 0, data })

/** Messaging over the site's own server. */
export function createEmbeddedMessaging(server: ChatServer): Messaging {
  const events = createEvents()
  const { emit } = events
  const kickOut = (type: string) => emit(messagingEvent.KICKED_OUT, { type })
  const account = createEmbeddedAccount(server, () => kickOut(messagingType.KICKED_OUT_USERSIG_EXPIRED))
  const { call, me } = account
  const cache = createConversationCache()
  const drafts = createDrafts({ ...server, nowMs: account.serverNowMs }, me)
  const rooms = createEmbeddedRooms(server, (message) => emit(messagingEvent.MESSAGE_RECEIVED, [message]))
  const sentNonces = new Set<string>()
  let stops: (() => void)[] = []

  function tellList(): void {
    emit(messagingEvent.CONVERSATION_LIST_UPDATED, cache.list())
    emit(messagingEvent.TOTAL_UNREAD_MESSAGE_COUNT_UPDATED, cache.unread())
  }
  async function load() {
    const { conversationList } = await call('listConversations', {})
    cache.set(conversationList.map(toSdkConversation))
    return conversationList
  }
  const report = (error: unknown) => emit(messagingEvent.ERROR, error)
  let isRefreshing = false
  /** Several reasons at once are one call. */
  function refresh(): void {
    if (isRefreshing) return
    isRefreshing = true
    queueMicrotask(() => {
      isRefreshing = false
      load().then(tellList, report)
    })
  }

  const inbox = createInbox({
    async fetchAfter(conversationID, sequence) {
      const found: PrivateMessage[] = []
      for (let after = sequence, isDone = false; !isDone; ) {
        const { messageList, isCompleted } = await call('listMessages', { conversationID, after })
        found.push(...(messageList as PrivateMessage[]))
        after = messageList.at(-1)?.sequence ?? after
        isDone = isCompleted || messageList.length === 0
      }
      return found
    },
    deliver(messages) {
      const told = messages.map((message) => toSdkMessage(message, me().userID))
      // The echo of what this page sent is the reply of its call; other devices' messages arrive here.
      const fresh = told.filter((_, place) => !sentNonces.has(messages[place]?.nonce ?? ''))
      const isKnown = told.map(cache.add).every(Boolean)
      if (fresh.length > 0) emit(messagingEvent.MESSAGE_RECEIVED, fresh)
      if (isKnown) tellList()
      else refresh()
    },
    onError: report,
  })

  /** Frames were missed for good: what others wrote meanwhile is fetched and told, then pages look at the rest again. */
  async function catchUp(): Promise<void> {
    try {
      await inbox.catchUp(await load())
      await load()
      tellList()
      emit(messagingEvent.SDK_RELOAD, undefined)
    } catch (error) {
      report(error)
    }
  }

  function end(): void {
    for (const stop of stops) stop()
    stops = []
    rooms.leaveAll()
    inbox.reset()
    cache.set([])
    account.leave()
  }

  return {
    on: events.on,
    off: events.off,
    serverNowMs: account.serverNowMs,
    ...embeddedGroups(account, rooms),
    ...embeddedBlacklist(account),

    async login({ userID, userSig }) {
      if (account.isOf(userID)) return ok({ repeatLogin: true })
      end()
      const topic = await account.enter(userID, userSig)
      // Listening comes first: what is written while the list is on its way is not missed.
      const early = createEarlyEars()
      const onRefused = () => kickOut(messagingType.KICKED_OUT_MULT_DEVICE)
      stops = [server.follow(topic as Topic, { ...early.ears, onRefused })]
      try {
        inbox.begin(await load())
      } catch (error) {
        end()
        throw error
      }
      early.open(createFrameReader({ events, cache, inbox, refresh, tellList }), () => void catchUp())
      stops.push(
        server.onConnection((isConnected) =>
          emit(messagingEvent.NET_STATE_CHANGE, {
            state: isConnected ? messagingType.NET_STATE_CONNECTED : messagingType.NET_STATE_CONNECTING,
          }),
        ),
      )
      emit(messagingEvent.SDK_READY, undefined)
      return ok({ repeatLogin: false })
    },
    async logout() {
      end()
      emit(messagingEvent.SDK_NOT_READY, undefined)
      return ok({})
    },
    async destroy() {
      end()
      emit(messagingEvent.SDK_DESTROY, undefined)
    },

    ...embeddedSending({ account, drafts, sentNonces, refresh }),
    ...embeddedConversations({ call, cache, load, tellList }),
    async getMessageList(options) {
      const { messageList, nextReqMessageID, isCompleted } = await call('listMessages', options)
      const messages = messageList.map((message) => toSdkMessage(message, me().userID))
      return ok({ messageList: messages, nextReqMessageID, isCompleted })
    },
    async setMessageRead({ conversationID }) {
      await call('markConversationRead', { conversationID })
      cache.read(conversationID)
      tellList()
      return ok({})
    },

    getMyProfile: async () => ok(me()),
    getUserProfile: async ({ userIDList }) => ok(await call('getChatProfiles', { userIDs: userIDList.join(',') })),
    async updateMyProfile({ nick, avatar }) {
      // The site's own account is the profile: it is changed where the member changed it, and only followed here.
      account.change({ ...(nick === undefined ? {} : { nick }), ...(avatar === undefined ? {} : { avatar }) })
      emit(messagingEvent.PROFILE_UPDATED, [me()])
      return ok(me())
    },
  }
}
