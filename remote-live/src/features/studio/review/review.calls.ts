import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** An application as an operator decides it. */
export interface ReviewedApplication {
  id: number
  userId: number
  nickname: string
  avatar: string
  realName: string
  idNumber: string
  kinds: number[]
  experience: number
  introduction: string
  contactKind: number
  contact: string
  invite: string
  photos: { front: string; back: string; handHeld: string }
  /** 0 awaiting, 1 succeeded, 2 failed. */
  status: 0 | 1 | 2
  remark: string
  /** Epoch ms. */
  sentAt: number
}

type Wire = CallData<'listAnchorApplications'>['data'][number]

const toApplication = (row: Wire): ReviewedApplication => ({
  id: row.id,
  userId: row.uid,
  nickname: row.user_nickname,
  avatar: row.avatar,
  realName: row.name,
  idNumber: row.id_card,
  kinds: row.type,
  experience: row.exp,
  introduction: row.introduction,
  contactKind: row.connect_type,
  contact: row.connect,
  invite: row.invite,
  photos: { front: row.front, back: row.negative, handHeld: row.hand_held },
  status: row.status as ReviewedApplication['status'],
  remark: row.remark,
  sentAt: row.addtime * 1_000,
})

export async function fetchApplications(
  status: 0 | 1 | 2,
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<ReviewedApplication>> {
  return pageFrom(await call('listAnchorApplications', { status, page }, { isQuiet: true, signal }), toApplication)
}

export async function decideApplication(id: number, isApproved: boolean, remark: string): Promise<void> {
  await call('reviewAnchorApplication', { id, status: isApproved ? 1 : 2, ...(remark === '' ? {} : { remark }) })
}
