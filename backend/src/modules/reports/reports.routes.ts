import { limits } from '@pitchside/contract'
import type { Db } from '../../db/db'
import { Failure } from '../../kernel/failure'
import { asUserId } from '../../kernel/ids'
import type { CallHandlers } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { reasonNames } from './reasons'
import { createReportQueries } from './reports.queries'

interface Deps {
  db: Db
  users: Pick<Users, 'find'>
  now: () => number
}

/** Reasons to report something, and the report itself. */
export function reportCalls({ db, users, now }: Deps): CallHandlers {
  const reports = createReportQueries(db)
  return {
    listReportReasons: async (_input, { language }) =>
      reasonNames.map((names, index) => ({ id: index + 1, name: names[language] })),
    async report({ classify_id, video_id, type, type2, content = '' }, caller) {
      const { userId } = caller.member()
      if (classify_id > reasonNames.length) throw new Failure('report-reason-unknown')
      if ([...content].length > limits.reportNoteChars) throw new Failure('input-invalid')
      if (video_id === userId) throw new Failure('report-self')
      if (type === 0 ? !(await reports.isRoom(video_id)) : !(await users.find(asUserId(video_id)))) {
        throw new Failure('not-found')
      }
      const place = type === 0 ? video_id : type2
      if (type === 1 && place !== undefined && !(await reports.isRoom(place))) throw new Failure('not-found')
      const report = { reporterId: userId, kind: type, targetId: video_id, reason: classify_id, note: content }
      if (!(await reports.insert({ ...report, roomUid: place ?? null, createdAt: now() })))
        throw new Failure('report-open')
      caller.say('report-taken')
    },
  }
}
