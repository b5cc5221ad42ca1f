import { call } from '@pitchside/http'

export interface ReportReason {
  id: number
  name: string
}

export const fetchReasons = (): Promise<ReportReason[]> => call('listReportReasons', {}, { isQuiet: true })

/** What is reported: the room itself, or a member in it. */
export interface ReportTarget {
  anchorId: number
  /** Absent: the room. */
  userId?: number
}

export function sendReport({ anchorId, userId }: ReportTarget, reason: number, note: string): Promise<null> {
  const what = userId === undefined ? { type: 0, video_id: anchorId } : { type: 1, video_id: userId, type2: anchorId }
  return call('report', { ...what, classify_id: reason, ...(note === '' ? {} : { content: note }) }, { isQuiet: true })
}
