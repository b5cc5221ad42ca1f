import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { LastCheckIn } from './tasks.rules'

export function createTaskQueries(db: Db) {
  return {
    lastCheckIn: (userId: UserId) =>
      db.one<LastCheckIn>(
        'select day, cycle_day as "cycleDay" from check_in where user_id = $1 order by day desc limit 1',
        [userId],
      ),
    /** False: the member has checked in today. */
    insertCheckIn: async (userId: UserId, day: string, cycleDay: number, now: number) =>
      (
        await db.query(
          'insert into check_in (user_id, day, cycle_day, created_at) values ($1, $2, $3, $4) on conflict do nothing returning day',
          [userId, day, cycleDay, now],
        )
      ).length > 0,
    insertDeed: (userId: UserId, day: string, task: string, key: string, now: number) =>
      db.query(
        'insert into task_deed (user_id, day, task, key, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
        [userId, day, task, key, now],
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
    /** False: the reward was booked before. */
    insertClaim: async (userId: UserId, day: string, task: string, now: number) =>
      (
        await db.query(
          'insert into task_claim (user_id, day, task, created_at) values ($1, $2, $3, $4) on conflict do nothing returning task',
          [userId, day, task, now],
        )
      ).length > 0,
  }
}
