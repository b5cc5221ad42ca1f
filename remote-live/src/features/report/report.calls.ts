import { call } from '@pitchside/http'
import type { ReportTarget } from '@pitchside/remote-kit'

export interface ReportReason {
  id: number
  name: string
}

export const fetchReasons = (): Promise<ReportReason[]> => call('listReportReasons', {}, { isQuiet: true })

/** As on the wire: what `type` says about the number beside it. */
const kinds: Record<ReportTarget['kind'], number> = {
  room: 0,
  member: 1,
  post: 2,
  'circle-post': 3,
  article: 4,
  video: 5,
  'article-comment': 6,
  'video-comment': 7,
  'post-comment': 8,
  'circle-comment': 9,
  clip: 10,
}

export interface RoomReport extends ReportTarget {
  /** Room it happened in. */
  anchorId?: number
}

export function sendReport({ kind, id, anchorId }: RoomReport, reason: number, note: string): Promise<null> {
  const place = kind === 'member' && anchorId !== undefined ? { type2: anchorId } : {}
  const words = note === '' ? {} : { content: note }
  return call('report', { type: kinds[kind], video_id: id, classify_id: reason, ...place, ...words }, { isQuiet: true })
}
