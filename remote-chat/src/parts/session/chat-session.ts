import { bus } from '@pitchside/bus'
import type { GroupNotice, Messaging, SdkConversation, SdkMessage } from '../../provider/messaging.port'
import { groupNotice, messagingEvent, messagingType } from '../../provider/messaging-words'
import { changeThread, chatStore, emptyChat, merged } from './chat.store'
import { followReading, showConversations, showConversationsNow } from './conversations-shown'
import { changeMessaging, currentMessaging, isCurrent, knownMessaging } from './current-messaging'
import { forgetIncoming, receive, settleIncoming } from './incoming'
import { keptWords } from './kept-words'
import { sendWaitingSoon } from './send-waiting-soon'
import { showUnsent, withoutSent } from './unsent'

let renew: (() => Promise<string | undefined>) | undefined
let stopReading: () => void = () => undefined

export const report = (reason: string, error: unknown) =>
  bus.emit('failure.seen', { where: 'chat', reason, detail: error instanceof Error ? error.message : String(error) })

export async function loadConversations(): Promise<void> {
  try {
    showConversationsNow((await currentMessaging().getConversationList()).data.conversationList)
    chatStore.setState({ status: 'ready' })
  } catch (error) {
    chatStore.setState({ status: 'failed' })
    report('conversations', error)
  }
}

export async function loadBlocked(): Promise<void> {
  if (chatStore.getState().isTourist) return
  try {
    chatStore.setState({ blocked: (await currentMessaging().getBlacklist()).data })
  } catch (error) {
    report('blacklist', error)
  }
}

function onPeerRead(reads: readonly { conversationID: string; sequence?: number }[]): void {
  settleIncoming()
  for (const { conversationID } of reads)
    changeThread(conversationID, ({ messages }) => ({
      messages: messages.map((row) =>
        row.message.flow === 'out' && row.message.status === 'success' && !row.message.isPeerRead
          ? { ...row, message: { ...row.message, isPeerRead: true } }
          : row,
      ),
    }))
}

function onRevoked(revoked: readonly Pick<SdkMessage, 'ID' | 'conversationID'>[]): void {
  settleIncoming()
  for (const { ID, conversationID } of revoked)
    changeThread(conversationID, ({ messages }) => ({
      messages: messages.map((row) =>
        row.message.ID === ID ? { ...row, message: { ...row.message, isRevoked: true, payload: {} } } : row,
      ),
    }))
}

/** Frames were missed: what is on the screen is looked at again. */
async function reload(): Promise<void> {
  settleIncoming()
  const { openId, threads } = chatStore.getState()
  // Threads that are not open are asked for again when they are; what was not sent is known here only.
  const open = threads[openId]
  chatStore.setState({ threads: { ...withoutSent(threads), ...(open ? { [openId]: open } : {}) } })
  if (!open) return
  try {
    const { data } = await currentMessaging().getMessageList({ conversationID: openId })
    changeThread(openId, (thread) => ({ messages: merged(thread.messages, data.messageList) }))
  } catch (error) {
    report('reload', error)
  }
}

function onGroupNotice({ message }: { message: { payload: GroupNotice } }): void {
  const { operationType, groupProfile } = message.payload
  const id = `${messagingType.CONV_GROUP}${groupProfile.groupID}`
  const isOver = operationType === groupNotice.destroyed || operationType === groupNotice.removed
  const why = operationType === groupNotice.destroyed ? 'destroyed' : 'removed'
  chatStore.setState(({ endedGroups: { [id]: _, ...rest } }) => ({
    endedGroups: isOver ? { ...rest, [id]: why } : rest,
  }))
}

async function onKickedOut({ type }: { type?: string }): Promise<void> {
  const { accountId } = chatStore.getState()
  report('kicked-out', type)
  const last = knownMessaging()
  if (type !== messagingType.KICKED_OUT_USERSIG_EXPIRED || !last || !renew) {
    chatStore.setState({ status: 'kicked' })
    return
  }
  // An old signature is no reason to leave: the server gives a new one to whoever still has a session.
  try {
    const userSig = await renew()
    if (!isCurrent(last)) return
    if (userSig === undefined) throw new Error('no new signature')
    await last.logout()
    await last.login({ userID: accountId, userSig })
    if (isCurrent(last)) showUnsent(last)
    sendWaitingSoon()
  } catch (error) {
    chatStore.setState({ status: 'failed' })
    report('renew', error)
  }
}

type Handler = (event: { data: unknown }) => void
const listeners: [keyof typeof messagingEvent, Handler][] = [
  ['SDK_READY', () => void Promise.all([loadConversations(), loadBlocked()])],
  ['SDK_NOT_READY', () => chatStore.setState({ status: 'lost' })],
  ['SDK_RELOAD', () => void reload()],
  ['MESSAGE_RECEIVED', ({ data }) => receive(data as SdkMessage[])],
  ['MESSAGE_REVOKED', ({ data }) => onRevoked(data as SdkMessage[])],
  ['MESSAGE_READ_BY_PEER', ({ data }) => onPeerRead(data as { conversationID: string }[])],
  ['BLACKLIST_UPDATED', () => void loadBlocked()],
  ['GROUP_SYSTEM_NOTICE_RECEIVED', ({ data }) => onGroupNotice(data as { message: { payload: GroupNotice } })],
  ['CONVERSATION_LIST_UPDATED', ({ data }) => showConversations(data as SdkConversation[])],
  ['KICKED_OUT', ({ data }) => void onKickedOut((data ?? {}) as { type?: string })],
  ['ERROR', ({ data }) => report('provider', data)],
  [
    'NET_STATE_CHANGE',
    ({ data }) => {
      const { status } = chatStore.getState()
      if (status === 'off' || status === 'failed' || status === 'kicked') return
      const isConnected = (data as { state?: string }).state === messagingType.NET_STATE_CONNECTED
      chatStore.setState({ status: isConnected ? 'ready' : 'lost' })
      if (isConnected) sendWaitingSoon()
    },
  ],
]

export interface ChatAccount {
  userID: string
  userSig: string
  isTourist?: boolean
  /** Asks for a new signature when this one is too old; undefined: there is none. */
  renew?: () => Promise<string | undefined>
}

/** Logs in with a provider; earlier conversations of another account are forgotten. */
export async function logIn(next: Messaging, account: ChatAccount): Promise<void> {
  const { userID, isTourist = false } = account
  const { accountId, status, threads } = chatStore.getState()
  const isIn = knownMessaging() !== undefined
  if (isIn && accountId === userID && status !== 'failed' && status !== 'kicked') return
  if (isIn) await logOut()
  changeMessaging(next)
  renew = account.renew
  chatStore.setState({
    ...emptyChat,
    status: 'connecting',
    accountId: userID,
    isTourist,
    threads: accountId === userID ? withoutSent(threads) : {},
    drafts: keptWords(userID).drafts,
  })
  for (const [name, handler] of listeners) next.on(messagingEvent[name], handler)
  stopReading = followReading((conversationID) => next.setMessageRead({ conversationID }))
  // A short loss is over before the socket notices it.
  window.addEventListener('online', sendWaitingSoon)
  try {
    await next.login({ userID, userSig: account.userSig })
    chatStore.setState({ skewMs: next.serverNowMs ? next.serverNowMs() - Date.now() : 0 })
    if (isCurrent(next)) showUnsent(next)
    sendWaitingSoon()
  } catch (error) {
    const isExpired = (error as { code?: number }).code === 70_001
    if (isExpired && account.renew) return onKickedOut({ type: messagingType.KICKED_OUT_USERSIG_EXPIRED })
    chatStore.setState({ status: 'failed' })
    report('login', error)
  }
}

export async function logOut(): Promise<void> {
  const last = changeMessaging(undefined)
  renew = undefined
  stopReading()
  window.removeEventListener('online', sendWaitingSoon)
  forgetIncoming()
  chatStore.setState(emptyChat)
  if (!last) return
  for (const [name, handler] of listeners) last.off(messagingEvent[name], handler)
  try {
    await last.logout()
  } catch (error) {
    report('logout', error)
  }
}
