import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { LastCheckIn } from './tasks.rules'

export function createTaskQueries(db: Db) {
  return {
    lastCheckIn: (userId: UserId) =>
      db.one<LastCheckIn>('select day, cycle_day from check_in where user_id = $1 order by day desc limit 1', [userId]),
    /** False: the member has checked in today. */
    insertCheckIn: async (userId: UserId, day: string, cycleDay: number, now: number) =>
      (
        await db.query(
          'insert into check_in (user_id, day, cycle_day, created_at) values ($1, $2, $3, $4) on conflict do nothing returning day',
          [userId, day, cycleDay, now],
        )
      ).length > 0,
    /** False: this deed was counted before. */
    insertDeed: async (userId: UserId, day: string, task: string, key: string, now: number) =>
      (
        await db.query(
          `insert into task_deed (user_id, day, task, key, created_at) values ($1, $2, $3, $4, $5)
           on conflict do nothing returning key`,
          [userId, day, task, key, now],
        )
      ).length > 0,
    /** Deeds and claims of one member wait for each other until the transaction ends. */
    lockMember: (userId: UserId) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('tasks:' || $1::text, 0))`, [userId]),
    /** Epoch ms of the last deed of a task since a day. */
    lastDeedAt: async (userId: UserId, task: string, sinceDay: string) =>
      (
        await db.one<{ at: number | null }>(
          'select max(created_at) as at from task_deed where user_id = $1 and task = $2 and day >= $3',
          [userId, task, sinceDay],
        )
      )?.at ?? undefined,
    claimed: async (userId: UserId, day: string) =>
      new Set(
        (
          await db.query<{ task: string }>('select task from task_claim where user_id = $1 and day = $2', [userId, day])
        ).map(({ task }) => task),
      ),
    countDeeds: async (userId: UserId, day: string) =>
      new Map(
        (
          await db.query<{ task: string; count: number }>(
            'select task, count(*) as count from task_deed where user_id = $1 and day = $2 group by task',
            [userId, day],
          )
        ).map(({ task, count }) => [task, count]),
      ),
    /** False: the reward was claimed before. */
    insertClaim: async (userId: UserId, day: string, task: string, now: number) =>
      (
        await db.query(
          'insert into task_claim (user_id, day, task, created_at) values ($1, $2, $3, $4) on conflict do nothing returning task',
          [userId, day, task, now],
        )
      ).length > 0,
  }
}
