import type { Db } from '../../db/db'

/** Tenths of a diamond. */
export interface GivenRow {
  roomUid: number
  userId: number
  tenths: number
}

export function createFanClubQueries(db: Db) {
  return {
    /** What a member gave to an anchor, ever. */
    given: async (roomUid: number, userId: number) =>
      (await db.one<{ tenths: number }>(
        `select coalesce(sum(tenths), 0)::bigint as tenths from room_contributions where user_id = $1 and room_uid = $2`,
        [userId, roomUid],
      ))!.tenths,
    /** The same of some members, to each of some anchors. */
    givenBy: (userIds: readonly number[], roomUids: readonly number[]) =>
      db.query<GivenRow>(
        `select room_uid, user_id, sum(tenths)::bigint as tenths from room_contributions
         where user_id = any($1::bigint[]) and room_uid = any($2::bigint[]) group by room_uid, user_id`,
        [[...userIds], [...roomUids]],
      ),
    /** Who gave at least so much to an anchor. */
    countMembers: async (roomUid: number, least: number) =>
      (await db.one<{ count: number }>(
        `select count(*) as count from (
           select c.user_id from room_contributions c join users u on u.id = c.user_id
           where c.room_uid = $1 and u.deleted_at is null group by c.user_id having sum(c.tenths) >= $2) members`,
        [roomUid, least],
      ))!.count,
  }
}

export type FanClubQueries = ReturnType<typeof createFanClubQueries>
