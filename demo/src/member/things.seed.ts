import { hourMs } from '@pitchside/base'
import { hoursAgo, type Past } from './past'

/** Anchors, experts and people of the demo. */
const followed = [3, 4, 101, 102, 104, 105, 107, 6, 401, 402, 204, 206]
const fans = [201, 203, 205, 208, 211, 218, 229]
const invited = [206, 222]

async function seedPeople(past: Past): Promise<void> {
  const { tx, userId, now } = past
  // The first are the newest.
  const at = `$2::bigint - (x.place * 37 + 5) * ${hourMs}::bigint`
  await tx.query(
    `insert into follows (user_id, target_id, created_at) select $1, u.id, ${at}
     from unnest($3::bigint[]) with ordinality as x (id, place) join users u using (id) on conflict do nothing`,
    [userId, now, followed],
  )
  await tx.query(
    `insert into follows (user_id, target_id, created_at) select u.id, $1, ${at}
     from unnest($3::bigint[]) with ordinality as x (id, place) join users u using (id) on conflict do nothing`,
    [userId, now, fans],
  )
  await tx.query('update users set invited_by = $1 where id = any ($2::bigint[])', [userId, invited])
}

/** What is kept: a thing, and a count at the thing. */
const kept = [
  { table: 'video', favorite: 'video_favorite', column: 'video_id', every: 5, where: 'status = 1' },
  {
    table: 'headline',
    favorite: 'headline_favorite',
    column: 'headline_id',
    every: 7,
    where: "status = 1 and lang = 'zh'",
  },
  {
    table: 'circle_post',
    favorite: 'circle_post_favorite',
    column: 'post_id',
    every: 11,
    where: "status = 1 and lang = 'zh'",
  },
] as const
const keptEach = 4

async function seedKept({ tx, userId, now }: Past): Promise<void> {
  for (const { table, favorite, column, every, where } of kept)
    await tx.query(
      `with chosen as (
         select id, row_number() over (order by id) as place from ${table} where ${where} and id % ${every} = 1
         order by id limit ${keptEach}
       ), counted as (update ${table} set favorites = favorites + 1 where id in (select id from chosen))
       insert into ${favorite} (${column}, user_id, created_at)
       select id, $1, $2::bigint - place * ${26 * hourMs} from chosen`,
      [userId, now],
    )
}

/** Matches to come, teams and leagues the member follows; and reminders of what begins. */
async function seedMatches(past: Past): Promise<void> {
  const { tx, userId, now } = past
  const coming = `select match_id, home, competition_id, kickoff_at from scheme_matches where kickoff_at > $2
    order by kickoff_at, match_id`
  await tx.query(
    `insert into match_collects (user_id, match_id, created_at)
     select $1, match_id, $2::bigint from (${coming} limit 5) m on conflict do nothing`,
    [userId, now],
  )
  await tx.query(
    `insert into match_reservations (user_id, match_id, created_at)
     select $1, match_id, $2::bigint from (${coming} limit 3) m on conflict do nothing`,
    [userId, now],
  )
  await tx.query(
    `insert into source_follows (user_id, kind, ref_id, created_at)
     select distinct $1::bigint, kind, ref_id, $2::bigint from (${coming} limit 4) m,
       lateral (values (1, (m.home ->> 'id')::bigint), (2, m.competition_id)) as x (kind, ref_id)
     where ref_id is not null on conflict do nothing`,
    [userId, now],
  )
  await tx.query(
    `insert into plan_reservations (plan_id, user_id, created_at)
     select id, $1, $3 from broadcast_plans where starts_at > $2 order by starts_at, id limit 3 on conflict do nothing`,
    [userId, now, hoursAgo(past, 5)],
  )
}

/** Days in a row until yesterday: today is the fifth of the cycle. */
async function seedCheckIns(past: Past): Promise<void> {
  const { tx, userId, now } = past
  await tx.query(
    `insert into check_in (user_id, day, cycle_day, created_at)
     select $1, (to_timestamp($2::bigint / 1000) at time zone 'Asia/Shanghai')::date - back, 5 - back,
       $2::bigint - back * ${24 * hourMs}::bigint
     from generate_series(1, 4) as back`,
    [userId, now],
  )
}

/** People, things and matches the member keeps. */
export async function seedThings(past: Past): Promise<void> {
  await seedPeople(past)
  await seedKept(past)
  await seedMatches(past)
  await seedCheckIns(past)
}
