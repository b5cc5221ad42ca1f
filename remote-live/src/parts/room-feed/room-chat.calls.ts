import { limits, type RoomMessage } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { ChatRules } from '../rooms/chat-rules'

function messageOf(data: string | undefined): RoomMessage | undefined {
  if (!data) return undefined
  try {
    return (JSON.parse(data) as { message?: RoomMessage }).message
  } catch (error) {
    // One broken message must not hide the others.
    console.warn('a room message can not be read', error)
    return undefined
  }
}

export interface HistoryPage {
  /** Oldest first. */
  messages: RoomMessage[]
  /** Nothing older is kept. */
  isAll: boolean
}

/** Messages of a room: the newest, or those before a place of the history. */
export async function fetchHistory(anchorId: number, before?: number): Promise<HistoryPage> {
  const place = before === undefined ? {} : { ReqMsgSeq: before }
  const reply = await call('getRoomHistory', { id: String(anchorId), ...place }, { isQuiet: true })
  const messages = reply.RspMsgList.filter(({ IsPlaceMsg }) => IsPlaceMsg === 0)
    .flatMap(({ MsgBody }) => messageOf(MsgBody[0]?.MsgContent.Data) ?? [])
    .reverse()
  return { messages, isAll: reply.IsFinished !== 0 }
}

/** Sends a line; the nonce makes a repeated send harmless. */
export function sendLine(
  anchorId: number,
  { text, nonce, quote }: { text: string; nonce: string; quote: string | undefined },
): Promise<RoomMessage> {
  return call('sendRoomMessage', { uid: anchorId, text, nonce, ...(quote ? { quote } : {}) }, { isQuiet: true })
}

/** Changes how a room talks; its pinned line and its emotes stay. What it is then, the room tells. */
export async function changeRules(anchorId: number, rules: Omit<ChatRules, 'pinned' | 'own'>): Promise<void> {
  const { slowS, isFollowersOnly, isEmotesOnly } = rules
  const slow = limits.chatSlowS.find((seconds) => seconds === slowS) ?? 0
  const modes = { slow, followers: isFollowersOnly ? 1 : 0, emotes: isEmotesOnly ? 1 : 0 } as const
  await call('setRoomRules', { anchor_id: anchorId, ...modes })
}

/** Puts a kept line above all others; without one, takes it down. */
export async function pinLine(anchorId: number, id: string | undefined): Promise<void> {
  await call('pinRoomMessage', { anchor_id: anchorId, ...(id ? { id } : {}) })
}

/** How somebody stands in a room. */
export interface Standing {
  /** Helps to keep order. */
  isManager: boolean
  isSilenced: boolean
  /** Epoch ms of the end of the silence, Infinity: until lifted. */
  silencedUntil: number | undefined
  isKicked: boolean
}

export async function fetchStanding(anchorId: number, userId: number): Promise<Standing> {
  const reply = await call('getRoomStanding', { uid: userId, anchor_id: anchorId }, { isQuiet: true })
  const isSilenced = reply.is_taboo === 1
  return {
    isManager: reply.is_admin === 1,
    isSilenced,
    silencedUntil: isSilenced ? reply.until || Number.POSITIVE_INFINITY : undefined,
    isKicked: reply.is_kick === 1,
  }
}

/** The first line of every room: what the house has to say. */
export async function fetchLiveNotice(): Promise<string> {
  return (await call('getSettings', {}, { isQuiet: true })).live_notice
}

/** What the card of somebody shows besides the line's own words. */
export async function fetchPerson(userId: number): Promise<{ fans: number; isFollowed: boolean }> {
  const user = await call('getUser', { id: userId }, { isQuiet: true })
  return { fans: user.attention, isFollowed: user.is_attention === 1 }
}
