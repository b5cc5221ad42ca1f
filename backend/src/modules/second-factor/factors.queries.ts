import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'
import type { Role } from '../../kernel/session'

export type FactorKind = 'passkey' | 'totp'

export interface Factor {
  id: number
  kind: FactorKind
  name: string
  secret: string
  credentialId: string | null
  rpId: string | null
  transports: string[]
  counter: number
  createdAt: number
  usedAt: number | null
}

export type NewFactor = Pick<Factor, 'kind' | 'name' | 'secret' | 'counter'> &
  Partial<Pick<Factor, 'credentialId' | 'rpId' | 'transports'>>

const columns = `id, kind, name, secret, credential_id, rp_id, transports, counter,
  created_at, used_at`

export function createFactorQueries(db: Db) {
  return {
    /** Role and nickname of an account that is there. */
    person: (userId: UserId) =>
      db.one<{ role: Role; nickname: string }>(
        'select role, nickname from users where id = $1 and deleted_at is null',
        [userId],
      ),
    /** In a transaction: factors of one account change one after the other. */
    lock: (userId: UserId) => db.query('select 1 from users where id = $1 for update', [userId]),
    of: (userId: UserId) =>
      db.query<Factor>(`select ${columns} from second_factors where user_id = $1 order by id`, [userId]),
    /** False: the passkey is known already. */
    insert: async (userId: UserId, factor: NewFactor, now: number): Promise<boolean> =>
      (
        await db.query(
          `insert into second_factors
             (user_id, kind, name, secret, credential_id, rp_id, transports, counter, created_at)
           values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9) on conflict do nothing returning id`,
          [
            userId,
            factor.kind,
            factor.name,
            factor.secret,
            factor.credentialId ?? null,
            factor.rpId ?? null,
            JSON.stringify(factor.transports ?? []),
            factor.counter,
            now,
          ],
        )
      ).length === 1,
    deleteTotp: (userId: UserId) =>
      db.query("delete from second_factors where user_id = $1 and kind = 'totp'", [userId]),
    delete: (userId: UserId, id: number) =>
      db.query('delete from second_factors where user_id = $1 and id = $2', [userId, id]),
    deleteAll: (userId: UserId) => db.query('delete from second_factors where user_id = $1', [userId]),
    /** Uses a factor up to a count. False: somebody used it up to there already. */
    use: async ({ id }: Pick<Factor, 'id'>, counter: number, now: number): Promise<boolean> =>
      (
        await db.query(
          'update second_factors set counter = $2, used_at = $3 where id = $1 and counter < $2 returning id',
          [id, counter, now],
        )
      ).length === 1,
    /** A passkey of an authenticator that doesn't count. */
    touch: (id: number, now: number) => db.query('update second_factors set used_at = $2 where id = $1', [id, now]),
    replaceCodes: async (userId: UserId, hashes: string[]): Promise<void> => {
      await db.query('delete from recovery_codes where user_id = $1', [userId])
      await db.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::text[])', [userId, hashes])
    },
    deleteCodes: (userId: UserId) => db.query('delete from recovery_codes where user_id = $1', [userId]),
    /** True once for each code. */
    useCode: async (userId: UserId, hash: string, now: number): Promise<boolean> =>
      (
        await db.query(
          'update recovery_codes set used_at = $3 where user_id = $1 and hash = $2 and used_at is null returning hash',
          [userId, hash, now],
        )
      ).length === 1,
    codesLeft: async (userId: UserId): Promise<number> =>
      (await db.one<{ count: number }>(
        'select count(*) as count from recovery_codes where user_id = $1 and used_at is null',
        [userId],
      ))!.count,
    setUp: (userId: UserId, kind: FactorKind, value: string, expiresAt: number) =>
      db.query(
        `insert into second_factor_set_ups (user_id, kind, value, expires_at) values ($1, $2, $3, $4)
         on conflict (user_id, kind) do update set value = excluded.value, expires_at = excluded.expires_at`,
        [userId, kind, value, expiresAt],
      ),
    settingUp: async (userId: UserId, kind: FactorKind, now: number): Promise<string | undefined> =>
      (
        await db.one<{ value: string }>(
          'select value from second_factor_set_ups where user_id = $1 and kind = $2 and expires_at > $3',
          [userId, kind, now],
        )
      )?.value,
    endSetUp: (userId: UserId, kind: FactorKind) =>
      db.query('delete from second_factor_set_ups where user_id = $1 and kind = $2', [userId, kind]),
    deleteOldSetUps: (now: number) => db.query('delete from second_factor_set_ups where expires_at < $1', [now]),
  }
}

export type FactorQueries = ReturnType<typeof createFactorQueries>
