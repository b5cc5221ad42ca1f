import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** Approval of a horn. */
export type HornState = 'waiting' | 'approved' | 'refused'

/** A horn of this member. */
export interface OwnHorn {
  id: number
  text: string
  /** Epoch milliseconds. */
  at: number
  state: HornState
  /** Why it was refused, empty otherwise. */
  remark: string
  /** What it cost, 0 for a free one. */
  diamonds: number
}

const states: Record<number, HornState> = { 0: 'waiting', 1: 'approved', 2: 'refused' }

/** Sends a horn to the review; the key makes a second click the same horn. */
export async function sendHorn(anchorId: number, content: string, nonce: string): Promise<void> {
  await call('sendHorn', { content, uid: anchorId, nonce }, { isQuiet: true })
}

/** The own horns page by page, newest first. */
export async function fetchHorns(page = 1, signal?: AbortSignal): Promise<ListPage<OwnHorn>> {
  return pageFrom(await call('listHorns', { page }, { isQuiet: true, signal }), (row) => ({
    id: row.id,
    text: row.content,
    at: row.addtime * 1_000,
    state: states[row.status] ?? 'waiting',
    remark: row.remark,
    diamonds: Number(row.coin),
  }))
}
