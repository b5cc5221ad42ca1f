import type { Db } from '../../db/db'

export interface StandingRow {
  isKicked: boolean
  isManager: boolean
  isSilenced: boolean
  /** Epoch ms; null: until lifted. */
  silencedUntil: number | null
}

export function createStandingQueries(db: Db) {
  return {
    /** How a member stands in a room at a moment. */
    standing: async (roomUid: number, userId: number, now: number) =>
      (await db.one<StandingRow>(
        `select
           exists (select 1 from room_kicks k where k.room_uid = $1 and k.user_id = $2) as is_kicked,
           exists (select 1 from room_managers m where m.room_uid = $1 and m.user_id = $2) as is_manager,
           t.user_id is not null as is_silenced, t.ends_at as silenced_until
         from (select 1 as here) one
         left join room_taboos t on t.room_uid = $1 and t.user_id = $2 and (t.ends_at is null or t.ends_at > $3)`,
        [roomUid, userId, now],
      ))!,
    /** Whether some room has silenced the member or sent them away. */
    anywhere: async (userId: number, now: number) =>
      (await db.one<{ isKicked: boolean; isSilenced: boolean }>(
        `select exists (select 1 from room_kicks where user_id = $1) as is_kicked,
           exists (select 1 from room_taboos where user_id = $1 and (ends_at is null or ends_at > $2)) as is_silenced`,
        [userId, now],
      ))!,
  }
}

export type StandingQueries = ReturnType<typeof createStandingQueries>
