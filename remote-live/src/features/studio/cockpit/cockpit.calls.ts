import type { CallData } from '@pitchside/contract'
import { quiet } from '@pitchside/parts'
import { ownCall } from '../../../parts/own-call/own-call'

/** Something a member did for the anchor. */
export interface BroadcastEvent {
  id: string
  kind: 'gift' | 'follow' | 'noble' | 'envelope'
  userId: number
  name: string
  avatar: string
  /** Epoch ms. */
  at: number
  /** Of a gift: its name and picture. */
  gift: string
  icon: string
  /** Gifts, shares of an envelope, or the tier of a noble. */
  count: number
  diamonds: number
}

const toEvent = (row: CallData<'listBroadcastEvents'>[number]): BroadcastEvent => ({
  id: row.id,
  kind: row.kind,
  userId: row.uid,
  name: row.user_nickname,
  avatar: row.avatar,
  at: row.at,
  gift: row.name,
  icon: row.icon,
  count: row.num,
  diamonds: row.coin,
})

/** What a member did during the broadcast. */
export interface BroadcastPerson {
  userId: number
  name: string
  avatar: string
  tier: number
  level: number
  isHere: boolean
  isNewFan: boolean
  lines: number
  diamonds: number
}

const toPerson = (row: CallData<'listBroadcastPeople'>[number]): BroadcastPerson => ({
  userId: row.uid,
  name: row.user_nickname,
  avatar: row.avatar,
  tier: row.tier,
  level: row.level,
  isHere: row.is_here === 1,
  isNewFan: row.is_new_fan === 1,
  lines: row.lines,
  diamonds: row.coin,
})

/** Newest first. */
export const fetchEvents = async (id: number, signal?: AbortSignal) =>
  (await ownCall('listBroadcastEvents', { id }, quiet(signal))).map(toEvent)

/** Who gave most comes first; who only watches last. */
export const fetchPeople = async (id: number, signal?: AbortSignal) =>
  (await ownCall('listBroadcastPeople', { id }, quiet(signal))).map(toPerson)

export const fetchQuickTexts = (signal?: AbortSignal) => ownCall('listQuickTexts', {}, quiet(signal))

export async function saveQuickTexts(texts: readonly string[]): Promise<void> {
  await ownCall('saveQuickTexts', { texts: [...texts] })
}
