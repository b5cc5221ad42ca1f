import type { Db } from '../../db/db'
import type { UserId } from '../../kernel/ids'

/** Where a log-in comes from. */
export interface Origin {
  userId: UserId
  markHash: string
  /** As `networkOf` writes it; '' where there was no address. */
  network: string
}

/** What is known of an origin; `hasHistory`: the account was logged in before. */
export interface Familiarity {
  hasHistory: boolean
  isDeviceKnown: boolean
  isNetworkKnown: boolean
}

/** Browsers and networks that accounts were logged in from. */
export function createArrivalQueries(db: Db) {
  return {
    familiarity: async ({ userId, markHash, network }: Origin, networksSince: number): Promise<Familiarity> =>
      (await db.one<Familiarity>(
        `select exists (select 1 from session_devices where user_id = $1) as has_history,
           exists (select 1 from session_devices where user_id = $1 and mark_hash = $2) as is_device_known,
           exists (select 1 from session_networks where user_id = $1 and network = $3 and seen_at >= $4) as is_network_known`,
        [userId, markHash, network, networksSince],
      ))!,
    async remember({ userId, markHash, network }: Origin, now: number): Promise<void> {
      await db.query(
        `insert into session_devices (user_id, mark_hash, seen_at) values ($1, $2, $3)
         on conflict (user_id, mark_hash) do update set seen_at = excluded.seen_at`,
        [userId, markHash, now],
      )
      if (network === '') return
      await db.query(
        `insert into session_networks (user_id, network, seen_at) values ($1, $2, $3)
         on conflict (user_id, network) do update set seen_at = excluded.seen_at`,
        [userId, network, now],
      )
    },
    /** Forgets all but the newest `kept` devices of a member. */
    keepDevices: (userId: UserId, kept: number) =>
      db.query(
        `delete from session_devices where user_id = $1 and mark_hash not in (
           select mark_hash from session_devices where user_id = $1 order by seen_at desc, mark_hash limit $2)`,
        [userId, kept],
      ),
    forgetNetworks: (before: number) => db.query('delete from session_networks where seen_at < $1', [before]),
  }
}
