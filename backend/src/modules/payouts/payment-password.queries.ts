import type { Db } from '../../db/db'

export function createPaymentPasswordQueries(db: Db) {
  return {
    hashOf: async (userId: number) =>
      (await db.one<{ hash: string | null }>('select payment_password_hash as hash from users where id = $1', [userId]))
        ?.hash ?? undefined,
    setHash: (userId: number, hash: string) =>
      db.query('update users set payment_password_hash = $2 where id = $1', [userId, hash]),
    /** Counts a try before it is made; undefined: there were too many, the newest after `lockedSince`. */
    takeTry: (userId: number, triesMax: number, now: number, lockedSince: number) =>
      db.one<{ tries: number }>(
        `insert into payment_password_tries as made (user_id, tries, tried_at) values ($1, 1, $2)
         on conflict (user_id) do update set tried_at = $2,
           tries = case when made.tried_at <= $3 then 1 else made.tries + 1 end
           where made.tried_at <= $3 or made.tries < $4
         returning tries`,
        [userId, now, lockedSince, triesMax],
      ),
    triedAt: async (userId: number) =>
      (await db.one<{ triedAt: number }>('select tried_at from payment_password_tries where user_id = $1', [userId]))
        ?.triedAt ?? 0,
    forgetTries: (userId: number) => db.query('delete from payment_password_tries where user_id = $1', [userId]),
  }
}
