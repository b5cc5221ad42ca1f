import type { Db } from '../../db/db'

/** A reserved broadcast that is on air, and who waits for it. */
export interface BegunPlan {
  planId: number
  uid: number
  nickname: string
  title: string
  userIds: number[]
}

/** A match and who wants to be reminded of it. */
export interface AwaitedMatch {
  matchId: number
  userIds: number[]
}

/** Whether the reserved broadcast is the one on air; a demo room is always on air, its plans begin at their time. */
const isOnAir = `(p.state = 1 and p.on_air_at is not null)
  or (p.state = 0 and r.is_live and p.starts_at <= $1 and p.starts_at > $2)`

/** What members wait for and have not been told of. Keys of notices are `plan-<id>` and `match-<id>`. */
export function createReminderQueries(db: Db) {
  return {
    begunPlans: (now: number, since: number) =>
      db.query<BegunPlan>(
        `select p.id as plan_id, p.uid, u.nickname, p.title, array_agg(x.user_id) as user_ids
         from plan_reservations x join broadcast_plans p on p.id = x.plan_id join rooms r on r.uid = p.uid
           join users u on u.id = p.uid
         where (${isOnAir})
           and not exists (select 1 from member_notices n where n.user_id = x.user_id and n.key = 'plan-' || p.id)
           and not exists (select 1 from room_kicks k where k.room_uid = p.uid and k.user_id = x.user_id)
         group by p.id, u.nickname order by p.id`,
        [now, since],
      ),
    awaitedMatches: (since: number) =>
      db.query<AwaitedMatch>(
        `select x.match_id, array_agg(x.user_id) as user_ids from match_reservations x
         where x.created_at > $1 and not exists (
           select 1 from member_notices n where n.user_id = x.user_id and n.key = 'match-' || x.match_id)
         group by x.match_id order by x.match_id`,
        [since],
      ),
    /** The newest first. */
    matchesOf: (userId: number, since: number) =>
      db.query<{ matchId: number }>(
        `select match_id from match_reservations where user_id = $1 and created_at > $2
         order by created_at desc, match_id limit 200`,
        [userId, since],
      ),
  }
}
