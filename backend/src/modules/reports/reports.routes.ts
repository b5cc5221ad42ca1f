import type { CallHandlers } from '../../kernel/module'
import { secondsOf } from '../../kernel/wire-values'
import { reasonNames } from './reasons'
import type { ReportRow } from './reports.queries'
import type { ReportService } from './reports.service'

const toWire = (row: ReportRow, reason: string) => ({
  id: row.id,
  type: row.kind,
  target_id: row.targetId,
  target_uid: row.personId ?? 0,
  target_name: row.person ?? '',
  target_text: row.words ?? '',
  room_uid: row.roomUid ?? 0,
  reason,
  content: row.note,
  uid: row.reporterId,
  user_nickname: row.reporter,
  status: row.state,
  remark: row.remark,
  addtime: secondsOf(row.createdAt),
})

/** Reasons to report something, the report itself, and what operators do about it. */
export function reportCalls(service: ReportService): CallHandlers {
  return {
    listReportReasons: async (_input, { language }) =>
      reasonNames.map((names, index) => ({ id: index + 1, name: names[language] })),
    async report({ classify_id, video_id, type, type2, content = '' }, caller) {
      await service.report({
        reporterId: caller.member().userId,
        kind: type,
        targetId: video_id,
        roomUid: type2,
        reason: classify_id,
        note: content,
      })
      caller.say('report-taken')
    },
    async listReports({ status = 0 }, { language }, { limit, offset }) {
      const { rows, total } = await service.list(status, limit, offset)
      const data = rows.map((row) => toWire(row, reasonNames[row.reason - 1]?.[language] ?? ''))
      return { rows: data, total }
    },
    resolveReport: ({ id, status, remark = '', is_delete = 0 }, caller) =>
      service.resolve({
        id,
        operatorId: caller.member().userId,
        state: status as 1 | 2,
        remark,
        removes: is_delete === 1,
      }),
  }
}
