import type { Db } from '../../db/db'
import type { SchemeSport } from './ports/scheme-matches.port'
import type { Outcome, Play } from './scheme.rules'

/** What an expert's settled schemes say. */
export interface ExpertRecord {
  /** With a result; void ones and those taken back are none. */
  settled: number
  /** Without pushes. */
  decided: number
  hits: number
  /** Hits in a row, newest first; below zero: misses in a row. Pushes are passed over. */
  streak: number
  /** Of the last ten decided. */
  lastDecided: number
  lastHits: number
  /** Outcomes of the last ten settled, newest first. */
  last: Outcome[]
  /** Per cent won or lost with one unit on each. */
  returnRate: number
}

export interface ExpertRow extends ExpertRecord {
  id: number
  nickname: string
  avatar: string
  about: string
  experience: number
  fans: number
  articles: number
  open: number
  isFollowed: boolean
}

export interface RecordPoint {
  at: number
  outcome: Outcome
  /** Units won so far. */
  gain: number
}

export type ExpertOrder = 'rate' | 'streak' | 'return'

export interface ExpertFilter {
  viewerId: number
  language: 'zh' | 'en' | 'vi'
  sport?: SchemeSport | undefined
  /** Only these; everybody when not given. */
  ids?: readonly number[]
  onlyWriters?: boolean
  order?: ExpertOrder
  /** Settled schemes before a rate counts. */
  rateFrom: number
  now: number
  limit: number
  offset: number
}

/** Half-thousandths of a unit, so that half wins stay whole numbers. */
const gain = `case s.outcome when 1 then (s.odds - 1000) * 2 when 2 then s.odds - 1000 when 3 then 0
  when 4 then -1000 else -2000 end`

/** The record of each expert, from nothing but the outcomes. `$1`: a sport or null; `$2`: experts or null. */
const records = `with settled as (
    select s.expert_id, s.outcome, ${gain} as gain, s.outcome <= 2 as is_hit, s.outcome <> 3 as is_decided,
      row_number() over w as place,
      count(*) filter (where s.outcome <> 3) over (partition by s.expert_id order by m.kickoff_at desc, s.id desc) as nth
    from expert_schemes s join scheme_matches m on m.match_id = s.match_id
    where s.status = 1 and ($1::text is null or m.sport = $1) and ($2::bigint[] is null or s.expert_id = any($2))
    window w as (partition by s.expert_id order by m.kickoff_at desc, s.id desc)
  ), firsts as (
    select expert_id, is_hit from settled where is_decided and nth = 1
  ), record as (
    select t.expert_id, count(*) as settled, count(*) filter (where t.is_decided) as decided,
      count(*) filter (where t.is_decided and t.is_hit) as hits,
      coalesce(min(t.nth) filter (where t.is_decided and t.is_hit <> f.is_hit) - 1,
        count(*) filter (where t.is_decided)) * case when f.is_hit then 1 else -1 end as streak,
      count(*) filter (where t.is_decided and t.nth <= 10) as last_decided,
      count(*) filter (where t.is_decided and t.is_hit and t.nth <= 10) as last_hits,
      (array_agg(t.outcome order by t.place) filter (where t.place <= 10)) as last,
      round(sum(t.gain) / (count(*) * 20.0), 1) as return_rate
    from settled t left join firsts f on f.expert_id = t.expert_id group by t.expert_id, f.is_hit
  )`

const orders: Record<ExpertOrder, string> = {
  rate: 'r.hits::numeric / nullif(r.decided, 0) desc nulls last, r.decided desc',
  streak: 'coalesce(r.streak, 0) desc, r.hits::numeric / nullif(r.decided, 0) desc nulls last',
  return: 'r.return_rate desc nulls last',
}

const articles = `(select count(distinct h.story_id) from headline h where h.writer_id = u.id and h.status = 1)`
const who = `u.is_writer and u.deleted_at is null and ($2::bigint[] is null or u.id = any($2))`

export function createRecordQueries(db: Db) {
  return {
    experts: (filter: ExpertFilter) =>
      db.query<ExpertRow>(
        `${records} select * from (select u.id, u.nickname, u.avatar, u.exp as experience,
           coalesce(nullif(p.about ->> $3, ''), u.signature) as about,
           (select count(*) from follows f where f.target_id = u.id) as fans,
           exists (select 1 from follows f where f.target_id = u.id and f.user_id = $4) as is_followed,
           ${articles} as articles,
           (select count(*) from expert_schemes s join scheme_matches m on m.match_id = s.match_id
             where s.expert_id = u.id and s.status = 0 and m.kickoff_at > $5) as open,
           coalesce(r.settled, 0) as settled, coalesce(r.decided, 0) as decided, coalesce(r.hits, 0) as hits,
           coalesce(r.streak, 0)::int as streak, coalesce(r.last_decided, 0) as last_decided,
           coalesce(r.last_hits, 0) as last_hits, coalesce(r.last, '{}') as last,
           coalesce(r.return_rate, 0) as return_rate,
           row_number() over (order by coalesce(r.settled, 0) >= $6 desc,
             ${orders[filter.order ?? 'rate']}, u.id) as place
         from users u left join record r on r.expert_id = u.id left join expert_profiles p on p.user_id = u.id
         where ${who}) e
         where not $7 or articles > 0 order by place limit $8 offset $9`,
        [
          filter.sport ?? null,
          filter.ids ?? null,
          filter.language,
          filter.viewerId,
          filter.now,
          filter.rateFrom,
          filter.onlyWriters ?? false,
          filter.limit,
          filter.offset,
        ],
      ),
    count: async (onlyWriters: boolean) =>
      (await db.one<{ total: number }>(
        `select count(*) as total from users u where u.is_writer and u.deleted_at is null and (not $1 or ${articles} > 0)`,
        [onlyWriters],
      ))!.total,
    isExpert: async (id: number): Promise<boolean> =>
      (await db.one('select 1 from users where id = $1 and is_writer and deleted_at is null', [id])) !== undefined,
    byPlay: (expertId: number) =>
      db.query<{ play: Play; settled: number; decided: number; hits: number }>(
        `select play, count(*) as settled, count(*) filter (where outcome <> 3) as decided,
           count(*) filter (where outcome <= 2) as hits
         from expert_schemes where expert_id = $1 and status = 1 group by play order by play`,
        [expertId],
      ),
    /** The last settled schemes, oldest first, with the gain summed up over all of them. */
    points: (expertId: number, limit: number) =>
      db.query<RecordPoint>(
        `select at, outcome, gain from (
           select m.kickoff_at as at, s.id, s.outcome, round(sum(${gain}) over (order by m.kickoff_at, s.id) / 2000.0, 2) as gain
           from expert_schemes s join scheme_matches m on m.match_id = s.match_id
           where s.expert_id = $1 and s.status = 1
           order by m.kickoff_at desc, s.id desc limit $2) newest order by at, id`,
        [expertId, limit],
      ),
    fansOf: async (expertId: number): Promise<number[]> =>
      (
        await db.query<{ id: number }>('select user_id as id from follows where target_id = $1 order by user_id', [
          expertId,
        ])
      ).map(({ id }) => id),
  }
}
