import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** A horn that waits to be shown in all rooms. */
export interface WaitingHorn {
  id: number
  userId: number
  nickname: string
  text: string
  isFree: boolean
  /** Epoch ms. */
  sentAt: number
}

export async function fetchWaitingHorns(page: number, signal?: AbortSignal): Promise<ListPage<WaitingHorn>> {
  return pageFrom(await call('listHornsToReview', { page }, { isQuiet: true, signal }), (row) => ({
    id: row.id,
    userId: row.uid,
    nickname: row.user_nickname,
    text: row.content,
    isFree: row.is_free === 1,
    sentAt: row.addtime * 1_000,
  }))
}

export async function decideHorn(id: number, isApproved: boolean): Promise<void> {
  await call('reviewHorn', { id, status: isApproved ? 1 : 2 })
}
