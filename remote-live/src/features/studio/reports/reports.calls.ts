import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import { type ListPage, pageFrom } from '@pitchside/parts'

/** As on the wire; what everybody wrote has the last ones. */
const kinds = [
  'room',
  'member',
  'post',
  'circlePost',
  'article',
  'video',
  'articleComment',
  'videoComment',
  'postComment',
  'circleComment',
  'clip',
] as const

/** What a member reported. */
export interface MemberReport {
  id: number
  kind: (typeof kinds)[number]
  targetId: number
  /** Who is meant; undefined: there is nobody any more. */
  person: { id: number; name: string } | undefined
  /** Title of the room, or text of the post. */
  words: string
  /** Room it happened in, 0 elsewhere. */
  roomId: number
  reason: string
  note: string
  reporter: { id: number; name: string }
  /** 0 open, 1 settled, 2 turned down. */
  status: 0 | 1 | 2
  remark: string
  /** Epoch ms. */
  sentAt: number
}

type Wire = CallData<'listReports'>['data'][number]

const toReport = (row: Wire): MemberReport => ({
  id: row.id,
  kind: kinds[row.type] ?? 'member',
  targetId: row.target_id,
  person: row.target_uid > 0 ? { id: row.target_uid, name: row.target_name } : undefined,
  words: row.target_text,
  roomId: row.room_uid,
  reason: row.reason,
  note: row.content,
  reporter: { id: row.uid, name: row.user_nickname },
  status: row.status as MemberReport['status'],
  remark: row.remark,
  sentAt: row.addtime * 1_000,
})

export async function fetchReports(
  status: 0 | 1 | 2,
  page: number,
  signal?: AbortSignal,
): Promise<ListPage<MemberReport>> {
  return pageFrom(await call('listReports', { status, page }, { isQuiet: true, signal }), toReport)
}

export interface ReportDecision {
  isSettled: boolean
  remark: string
  /** Takes the reported post away. */
  removesPost: boolean
}

export async function decideReport(id: number, { isSettled, remark, removesPost }: ReportDecision): Promise<void> {
  await call('resolveReport', {
    id,
    status: isSettled ? 1 : 2,
    ...(remark === '' ? {} : { remark }),
    ...(removesPost ? { is_delete: 1 as const } : {}),
  })
}
