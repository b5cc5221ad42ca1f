import type { Db } from '../../db/db'
import type { RoomMatch } from '../live/live.module'
import type { PlanState } from './plan.rules'

/** A broadcast as its anchor sees it. */
export interface OwnBroadcastRow {
  id: number
  uid: number
  kind: 0 | 1 | 2
  title: string
  cover: string
  startsAt: number
  match: RoomMatch | null
  state: PlanState
  openedAt: number | null
  onAirAt: number | null
  endedAt: number | null
  viewers: number
  hotvotes: number
}

export interface StoredPlan {
  uid: number
  kind: number
  title: string
  cover: string
  startsAt: number
  match: RoomMatch | undefined
}

const columns = `p.id, p.uid, p.kind, p.title, p.cover, p.starts_at, p.match, p.state,
  p.opened_at, p.on_air_at, p.ended_at, p.viewers, p.hotvotes`
/** What the media origin keeps ready for a start on the spot is no plan of the anchor's. */
const meant = '(p.is_planned or p.state > 0)'
const owned = `from broadcast_plans p where p.uid = $1 and ($2::int is null or p.state = $2::int) and ${meant}`
const matchValues = ({ match }: StoredPlan) => [match ? JSON.stringify(match) : null, match?.id ?? null]

export function createOwnBroadcastQueries(db: Db) {
  return {
    byId: (uid: number, id: number) =>
      db.one<OwnBroadcastRow>(`select ${columns} from broadcast_plans p where p.id = $2 and p.uid = $1`, [uid, id]),
    /** The one that is open comes first, then the newest. */
    list: (uid: number, state: number | undefined, limit: number, offset: number) =>
      db.query<OwnBroadcastRow>(
        `select ${columns} ${owned} order by (p.state = 1) desc, coalesce(p.ended_at, p.starts_at) desc, p.id desc
         limit $3 offset $4`,
        [uid, state ?? null, limit, offset],
      ),
    count: async (uid: number, state: number | undefined) =>
      (await db.one<{ total: number }>(`select count(*) as total ${owned}`, [uid, state ?? null]))!.total,
    /** Planned and open ones, the next first; what was planned for before `since` and never opened is left out. */
    ahead: (uid: number, since: number, limit: number, offset: number) =>
      db.query<OwnBroadcastRow>(
        `select ${columns} from broadcast_plans p where p.uid = $1 and (p.state = 1 or (p.state = 0 and p.is_planned and p.starts_at >= $2))
         order by p.state desc, p.starts_at, p.id limit $3 offset $4`,
        [uid, since, limit, offset],
      ),
    countAhead: async (uid: number, since: number) =>
      (await db.one<{ total: number }>(
        `select count(*) as total from broadcast_plans
         where uid = $1 and (state = 1 or (state = 0 and is_planned and starts_at >= $2))`,
        [uid, since],
      ))!.total,
    /** undefined: this anchor has planned this match already, or has too many plans. */
    insert: (plan: StoredPlan, since: number, plansMax: number) =>
      db.one<{ id: number }>(
        `insert into broadcast_plans (uid, kind, title, cover, starts_at, match, match_id)
         select $1, $2, $3, $4, $5, $6, $7
         where (select count(*) from broadcast_plans where uid = $1 and state = 0 and is_planned and starts_at >= $8) < $9
         on conflict (uid, match_id) do nothing returning id`,
        [plan.uid, plan.kind, plan.title, plan.cover, plan.startsAt, ...matchValues(plan), since, plansMax],
      ),
    /** Changes what is not over. */
    update: (id: number, plan: StoredPlan) =>
      db.one<{ id: number }>(
        `update broadcast_plans set kind = $3, title = $4, cover = $5, starts_at = $6, match = $7, match_id = $8
         where id = $2 and uid = $1 and state < 2 returning id`,
        [plan.uid, id, plan.kind, plan.title, plan.cover, plan.startsAt, ...matchValues(plan)],
      ),
    /** True when it was still only planned. */
    remove: async (uid: number, id: number) =>
      (await db.one('delete from broadcast_plans where id = $2 and uid = $1 and state = 0 returning id', [uid, id])) !==
      undefined,
    hasMatch: async (uid: number, matchId: number, exceptId: number) =>
      (await db.one('select 1 from broadcast_plans where uid = $1 and match_id = $2 and id <> $3', [
        uid,
        matchId,
        exceptId,
      ])) !== undefined,
    setOpenTitle: (uid: number, title: string) =>
      db.query('update broadcast_plans set title = $2 where uid = $1 and state = 1', [uid, title]),
  }
}

export type OwnBroadcastQueries = ReturnType<typeof createOwnBroadcastQueries>
