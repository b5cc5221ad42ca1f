import type { Db } from '../../db/db'
import type { RoomMatch } from './ports/room-matches.port'

export interface PlanRow {
  id: number
  uid: number
  kind: 0 | 1 | 2
  title: string
  startsAt: number
  match: RoomMatch | null
  nickname: string
  avatar: string
  isLive: boolean
  /** The room is on air, whatever it shows. */
  isRoomLive: boolean
  isReserved: boolean
  reservations: number
}

export interface NewPlan {
  uid: number
  kind: number
  title: string
  startsAt: number
  match: RoomMatch | undefined
}

const columns = `p.id, p.uid, p.kind, p.title, p.starts_at, p.match, u.nickname, u.avatar,
  (p.state = 1 and p.on_air_at is not null)
    or (p.state < 2 and r.is_live and r.match_id = p.match_id and p.match_id is not null) as is_live, r.is_live as is_room_live,
  exists (select 1 from plan_reservations x where x.plan_id = p.id and x.user_id = $1) as is_reserved,
  (select count(*) from plan_reservations x where x.plan_id = p.id) as reservations`
const source = 'from broadcast_plans p join rooms r on r.uid = p.uid join users u on u.id = p.uid'
const wanted = `where p.starts_at >= $2 and ($3::bigint is null or p.uid = $3::bigint) and ($4::int = -1 or p.kind = $4::int)`

/** A plan older than this is over, whatever became of it. */
const longestBroadcastMs = 4 * 3_600_000

export interface PlanFilter {
  viewerId: number | undefined
  since: number
  uid: number | undefined
  /** -1 all. */
  kind: number
}

const values = ({ viewerId, since, uid, kind }: PlanFilter): unknown[] => [viewerId ?? 0, since, uid ?? null, kind]

export function createPlanQueries(db: Db) {
  return {
    /** A plan that exists already stays as it is. */
    insert: ({ uid, kind, title, startsAt, match }: NewPlan) =>
      db.query(
        `insert into broadcast_plans (uid, kind, title, starts_at, match, match_id) values ($1, $2, $3, $4, $5, $6)
         on conflict (uid, match_id) do nothing`,
        [uid, kind, title, startsAt, match ? JSON.stringify(match) : null, match?.id ?? null],
      ),
    list: (filter: PlanFilter, limit: number, offset: number) =>
      db.query<PlanRow>(`select ${columns} ${source} ${wanted} order by p.starts_at, p.id limit $5 offset $6`, [
        ...values(filter),
        limit,
        offset,
      ]),
    /** Broadcasts still to come of these matches, first the ones most members wait for. */
    ofMatches: (matchIds: readonly number[], viewerId: number | undefined, since: number) =>
      db.query<{ id: number; uid: number; matchId: number; nickname: string; avatar: string; isReserved: boolean }>(
        `select p.id, p.uid, p.match_id, u.nickname, u.avatar,
           exists (select 1 from plan_reservations x where x.plan_id = p.id and x.user_id = $1) as is_reserved
         ${source} where p.match_id = any($2::bigint[]) and p.starts_at >= $3 and p.state = 0
         order by (select count(*) from plan_reservations x where x.plan_id = p.id) desc, p.id limit 200`,
        [viewerId ?? 0, [...matchIds], since],
      ),
    count: async (filter: PlanFilter) =>
      (await db.one<{ total: number }>(
        `select count(*) as total, $1::bigint as viewer ${source} ${wanted}`,
        values(filter),
      ))!.total,
    next: (uid: number, viewerId: number | undefined, since: number) =>
      db.one<PlanRow>(
        `select ${columns} ${source} where p.uid = $2 and p.starts_at >= $3 order by p.starts_at, p.id limit 1`,
        [viewerId ?? 0, uid, since],
      ),
    /** Plans without a start in the future, per room: how many each has left. */
    left: (since: number) =>
      db.query<{ uid: number; plans: number }>(
        'select uid, count(*) as plans from broadcast_plans where starts_at >= $1 group by uid',
        [since],
      ),
    /** What is on or begins next comes first; what is long over last, the latest first. */
    reserved: (userId: number, now: number, limit: number, offset: number) =>
      db.query<PlanRow>(
        `select ${columns} ${source} join plan_reservations x on x.plan_id = p.id and x.user_id = $1
         order by (p.state = 2 or p.starts_at < $2::bigint - ${longestBroadcastMs}), abs(p.starts_at - $2::bigint), p.id
         limit $3 offset $4`,
        [userId, now, limit, offset],
      ),
    countReserved: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from plan_reservations where user_id = $1', [userId]))!
        .total,
    exists: async (planId: number) =>
      (await db.one('select 1 from broadcast_plans where id = $1', [planId])) !== undefined,
    /** Gives the state afterwards. */
    toggle: async (planId: number, userId: number, now: number): Promise<boolean> => {
      const removed = await db.one(
        'delete from plan_reservations where plan_id = $1 and user_id = $2 returning 1 as gone',
        [planId, userId],
      )
      if (removed) return false
      await db.query(
        'insert into plan_reservations (plan_id, user_id, created_at) values ($1, $2, $3) on conflict do nothing',
        [planId, userId, now],
      )
      return true
    },
  }
}

export type PlanQueries = ReturnType<typeof createPlanQueries>
