import { call } from '@pitchside/http'

/** Approval of a horn. */
export type HornState = 'waiting' | 'approved' | 'refused'

/** A horn of this member. */
export interface OwnHorn {
  id: number
  text: string
  /** Epoch milliseconds. */
  at: number
  state: HornState
}

const states: Record<number, HornState> = { 0: 'waiting', 1: 'approved', 2: 'refused' }

/** Sends a horn to the review; the key makes a second click the same horn. */
export async function sendHorn(anchorId: number, content: string, nonce: string): Promise<void> {
  await call('sendHorn', { content, uid: anchorId, nonce }, { isQuiet: true })
}

/** The newest own horns, newest first. */
export async function fetchHorns(): Promise<OwnHorn[]> {
  const { data } = await call('listHorns', { page: 1 }, { isQuiet: true })
  return data.map((row) => ({
    id: row.id,
    text: row.content,
    at: row.addtime * 1_000,
    state: states[row.status] ?? 'waiting',
  }))
}
