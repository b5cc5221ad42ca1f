import type { Db } from '../db/db'
import type { Subscription } from '../modules/push/push-sender'

/** Members who are logged in, each with one browser that listens, and who all follow one team. */
export async function addPushFollowers(db: Db, teamId: number, browsers: readonly Subscription[]): Promise<void> {
  const users = await db.query<{ id: number }>(
    `insert into users (mobile, password_hash, nickname, avatar, created_at)
     select 'push-' || n, '', 'push ' || n, '', 0 from generate_series(1, $1::int) n returning id`,
    [browsers.length],
  )
  const ids = users.map(({ id }) => id)
  await db.query(
    `insert into sessions (id, token_hash, user_id, device, ip, created_at, seen_at)
     select 'push-' || id, 'push-' || id, id, '', '', 0, 0 from unnest($1::bigint[]) id`,
    [ids],
  )
  await db.query(
    'insert into source_follows (user_id, kind, ref_id, created_at) select id, 1, $2, 0 from unnest($1::bigint[]) id',
    [ids, teamId],
  )
  await db.query(
    `insert into push_devices (user_id, session_id, endpoint, p256dh, auth, language, created_at)
     select id, 'push-' || id, endpoint, p256dh, auth, 'en', 0
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as b(id, endpoint, p256dh, auth)`,
    [ids, ...(['endpoint', 'p256dh', 'auth'] as const).map((name) => browsers.map((browser) => browser[name]))],
  )
}
