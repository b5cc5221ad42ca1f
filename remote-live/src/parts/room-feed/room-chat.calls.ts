import type { RoomMessage } from '@pitchside/contract'
import { call } from '@pitchside/http'

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
export function sendLine(anchorId: number, text: string, nonce: string): Promise<RoomMessage> {
  return call('sendRoomMessage', { uid: anchorId, text, nonce }, { isQuiet: true })
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
