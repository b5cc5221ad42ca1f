import type { Db } from '../../db/db'

/** 0 a room, 1 a member; everything above is something somebody wrote: the contract says what. */
export type ReportKind = number

/** 0 open, 1 settled, 2 turned down. */
export type ReportState = 0 | 1 | 2

export interface NewReport {
  reporterId: number
  kind: number
  targetId: number
  roomUid: number | null
  reason: number
  note: string
  createdAt: number
}

export interface ReportRow {
  id: number
  reporterId: number
  reporter: string
  kind: ReportKind
  targetId: number
  roomUid: number | null
  reason: number
  note: string
  state: ReportState
  remark: string
  createdAt: number
  /** Who is meant: the anchor or the member; empty when there is nobody any more. */
  personId: number | null
  person: string | null
  /** Title of the room. */
  words: string | null
}

const columns = `p.id, p.reporter_id, w.nickname as reporter, p.kind, p.target_id,
  p.room_uid, p.reason, p.note, p.state, p.remark, p.created_at,
  u.id as person_id, u.nickname as person, r.title as words`
const source = `from reports p join users w on w.id = p.reporter_id
  left join users u on p.kind < 2 and u.id = p.target_id
  left join rooms r on p.kind = 0 and r.uid = p.target_id`

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
    /** Open ones: the one that waits longest first. Others: the newest first. */
    list: (state: number, limit: number, offset: number) =>
      db.query<ReportRow>(
        `select ${columns} ${source} where p.state = $1
         order by case when p.state = 0 then p.id else -p.id end limit $2 offset $3`,
        [state, limit, offset],
      ),
    count: async (state: number) =>
      (await db.one<{ total: number }>('select count(*) as total from reports where state = $1', [state]))!.total,
    /** Two operators at once: the second waits and finds it settled. */
    lock: (id: number) =>
      db.one<{ kind: ReportKind; targetId: number; state: ReportState }>(
        'select kind, target_id, state from reports where id = $1 for update',
        [id],
      ),
    settle: (id: number, { state, by, at, remark }: { state: number; by: number; at: number; remark: string }) =>
      db.query('update reports set state = $2, settled_by = $3, settled_at = $4, remark = $5 where id = $1', [
        id,
        state,
        by,
        at,
        remark,
      ]),
  }
}
