import { call } from '@pitchside/http'
import type { ReportTarget } from '@pitchside/remote-kit'

export interface ReportReason {
  id: number
  name: string
}

export const fetchReasons = (): Promise<ReportReason[]> => call('listReportReasons', {}, { isQuiet: true })

/** As on the wire: what `type` says about the number beside it. */
const kinds = { room: 0, member: 1, post: 2, circlePost: 3 } as const

export interface RoomReport extends ReportTarget {
  /** Room it happened in. */
  anchorId?: number
}

export function sendReport({ kind, id, anchorId }: RoomReport, reason: number, note: string): Promise<null> {
  const place = kind === 'member' && anchorId !== undefined ? { type2: anchorId } : {}
  const words = note === '' ? {} : { content: note }
  return call('report', { type: kinds[kind], video_id: id, classify_id: reason, ...place, ...words }, { isQuiet: true })
}
