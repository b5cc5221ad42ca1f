import type { Db } from '../../db/db'

/** Somebody with a place in a ranking. */
export interface Placed {
  id: number
  value: number
  place: number
  /** null: had none a day ago. */
  placeBefore: number | null
}

export interface GiverRow extends Placed {
  nickname: string
  avatar: string
  exp: number
  tier: number
}

/** Days since 1970: the first one of the period, today. */
export interface RankedDays {
  first: number
  today: number
}

/** Who is ranked, and when: who is banned or gone has no place. */
interface Asked extends RankedDays {
  now: number
  limit: number
}

/**
 * A ranking by `value` with the places of `before`, which is the same ranking a day ago. `sums` gives id, value and before;
 * $1 is the first day, $2 today.
 */
const ranking = (sums: string) => `with sums as (${sums}), placed as (
    select s.id, s.value, s.before, u.nickname, u.avatar, u.exp, u.tier,
      rank() over (order by s.value desc nulls last, s.id) as place,
      rank() over (order by s.before desc nulls last, s.id) as place_before
    from sums s join users u on u.id = s.id
    where u.deleted_at is null and coalesce(u.banned_until, 0) <= $3)
  select id, value, place, case when before > 0 then place_before end as place_before, nickname, avatar, exp, tier
  from placed where value > 0 order by place limit $4`

/** What was so since the first day of the period, and since the day before it until yesterday. */
const sumsOf = (column: string) =>
  `sum(${column}) filter (where day >= $1)::bigint as value, sum(${column}) filter (where day < $2)::bigint as before`

export function createRankingQueries(db: Db) {
  const ranked = <R extends Placed>(sums: string, { first, today, now, limit }: Asked, ...more: unknown[]) =>
    db.query<R>(ranking(sums), [first, today, now, limit, ...more])
  return {
    anchors: (asked: Asked) =>
      ranked<Placed>(
        `select room_uid as id, ${sumsOf('heat')} from room_heat_days where day >= $1 - 1 group by room_uid`,
        asked,
      ),
    anchorsOfLeague: (leagueId: number, asked: Asked) =>
      ranked<Placed>(
        `select room_uid as id, ${sumsOf('heat')} from room_league_days
         where league_id = $5 and day >= $1 - 1 group by room_uid`,
        asked,
        leagueId,
      ),
    /** By how much hotter than in the period of the same length before it. */
    rising: (asked: Asked) =>
      ranked<Placed>(
        `select room_uid as id,
           sum(case when day >= $1 then heat else -heat end) filter (where day >= $1 - $5::int)::bigint as value,
           sum(case when day >= $1 - 1 then heat else -heat end) filter (where day < $2)::bigint as before
         from room_heat_days where day >= $1 - $5::int - 1 group by room_uid`,
        asked,
        asked.today - asked.first + 1,
      ),
    /** Tenths of a diamond that were given: in one room, or in all. */
    givers: (roomUid: number | undefined, asked: Asked) =>
      ranked<GiverRow>(
        `select user_id as id, ${sumsOf('tenths')} from room_contributions
         where day >= $1 - 1 and ($5::bigint is null or room_uid = $5::bigint) group by user_id`,
        asked,
        roomUid ?? null,
      ),
    /** Leagues that rooms showed, the hottest first. */
    leagues: async (firstDay: number, limit: number) =>
      (
        await db.query<{ id: number }>(
          `select league_id as id from room_league_days where day >= $1
           group by league_id order by max(heat) desc, league_id limit $2`,
          [firstDay, limit],
        )
      ).map(({ id }) => id),
  }
}

export type RankingQueries = ReturnType<typeof createRankingQueries>
