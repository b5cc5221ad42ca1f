import type { Db } from '../../db/db'

export interface NewReport {
  reporterId: number
  /** 0 a room, 1 a member. */
  kind: number
  targetId: number
  roomUid: number | null
  reason: number
  note: string
  createdAt: number
}

export function createReportQueries(db: Db) {
  return {
    isRoom: async (uid: number) => (await db.one('select 1 from rooms where uid = $1', [uid])) !== undefined,
    /** False: this member has a report of this target that nobody has settled yet. */
    insert: async ({ reporterId, kind, targetId, roomUid, reason, note, createdAt }: NewReport) =>
      (await db.one(
        `insert into reports (reporter_id, kind, target_id, room_uid, reason, note, created_at)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (reporter_id, kind, target_id) where state = 0 do nothing returning id`,
        [reporterId, kind, targetId, roomUid, reason, note, createdAt],
      )) !== undefined,
  }
}
