import type { Db } from '../../db/db'
import type { SchemeNames, SchemeSport, SchemeTeam } from './ports/scheme-matches.port'
import type { Opinion, Outcome, Play, SchemeStatus } from './scheme.rules'

/** A stored scheme. */
export interface Scheme extends Opinion {
  id: number
  expertId: number
  matchId: number
  odds: number
  priceTenths: number
  title: SchemeNames
  status: SchemeStatus
  outcome: Outcome | null
  createdAt: number
  releasedAt: number | null
  shareTenths: number
}

/** A scheme with its match and with what the reader has to do with it. */
export interface ListedScheme extends Scheme {
  sport: SchemeSport
  competition: SchemeNames
  home: SchemeTeam
  away: SchemeTeam
  kickoffAt: number
  isVoid: boolean
  homeScore: number | null
  awayScore: number | null
  nickname: string
  avatar: string
  experience: number
  buyers: number
  soldTenths: number
  /** The reader's purchase; null: none. */
  bought: 0 | 1 | 2 | null
  boughtTenths: number | null
  boughtAt: number | null
}

export interface NewScheme extends Opinion {
  expertId: number
  matchId: number
  odds: number
  priceTenths: number
  title: SchemeNames
  content: SchemeNames
}

export interface SchemeFilter {
  viewerId: number
  expertId?: number | undefined
  matchId?: number | undefined
  /** 1 on matches to come, 2 with a result. */
  type?: 0 | 1 | 2
  sport?: SchemeSport | undefined
  isFree?: boolean | undefined
  limit: number
  offset: number
  now: number
}

export const schemeColumns = `s.id, s.expert_id, s.match_id, s.play, s.choice, s.line, s.odds,
  s.price_tenths, s.title, s.status, s.outcome, s.created_at,
  s.released_at, s.share_tenths`

/** `$1` is the reader. Words of the analysis are asked for one scheme at a time, by who may read them. */
const listed = `select ${schemeColumns}, m.sport, m.competition, m.home, m.away, m.kickoff_at,
    m.is_void, m.home_score, m.away_score, u.nickname, u.avatar,
    u.exp as experience, b.state as bought, b.tenths as bought_tenths, b.created_at as bought_at,
    (select count(*) from scheme_purchases n where n.scheme_id = s.id and n.state < 2) as buyers,
    (select coalesce(sum(n.tenths), 0) from scheme_purchases n where n.scheme_id = s.id and n.state < 2) as sold_tenths
  from expert_schemes s join scheme_matches m on m.match_id = s.match_id join users u on u.id = s.expert_id
  left join scheme_purchases b on b.scheme_id = s.id and b.user_id = $1`

const filtered = `s.status < 3 and u.deleted_at is null and ($2::bigint is null or s.expert_id = $2)
  and ($3::bigint is null or s.match_id = $3) and ($4::text is null or m.sport = $4)
  and ($5::boolean is null or (s.price_tenths = 0) = $5)
  and case $6::int when 1 then s.status = 0 and m.kickoff_at > $7 when 2 then s.status in (1, 2) else true end`

const filterValues = ({ viewerId, expertId, matchId, sport, isFree, type, now }: SchemeFilter) => [
  viewerId,
  expertId ?? null,
  matchId ?? null,
  sport ?? null,
  isFree ?? null,
  type ?? 0,
  now,
]

/** Free ones a reader sees beside those that cost something, both newest first; with a result: the latest match first. */
const orders = {
  0: 's.created_at desc, s.id desc',
  1: 's.created_at desc, s.id desc',
  2: 'm.kickoff_at desc, s.id desc',
} as const

export function createSchemeQueries(db: Db) {
  return {
    byId: (id: number) => db.one<Scheme>(`select ${schemeColumns} from expert_schemes s where s.id = $1`, [id]),
    /** Purchases share the row; taking back and settling wait for all of them. */
    hold: (id: number) =>
      db.one<Scheme>(`select ${schemeColumns} from expert_schemes s where s.id = $1 for share`, [id]),
    lock: (id: number) =>
      db.one<Scheme>(`select ${schemeColumns} from expert_schemes s where s.id = $1 for update`, [id]),
    contentOf: async (id: number) =>
      (await db.one<{ content: SchemeNames }>('select content from expert_schemes where id = $1', [id]))?.content,
    lockExpert: (expertId: number) =>
      db.query(`select pg_advisory_xact_lock(hashtextextended('expert:' || $1::text, 0))`, [expertId]),
    countSince: async (expertId: number, since: number) =>
      (await db.one<{ total: number }>(
        'select count(*) as total from expert_schemes where expert_id = $1 and created_at >= $2',
        [expertId, since],
      ))!.total,
    takenPlays: async (expertId: number, matchId: number): Promise<ReadonlySet<Play>> =>
      new Set(
        (
          await db.query<{ play: Play }>(
            'select play from expert_schemes where expert_id = $1 and match_id = $2 and status <> 3',
            [expertId, matchId],
          )
        ).map(({ play }) => play),
      ),
    /** undefined: the expert has said something of the kind about this match. */
    insert: async (scheme: NewScheme, now: number) =>
      (
        await db.one<{ id: number }>(
          `insert into expert_schemes (expert_id, match_id, play, choice, line, odds, price_tenths, title, content,
             created_at) values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10)
           on conflict do nothing returning id`,
          [
            scheme.expertId,
            scheme.matchId,
            scheme.play,
            scheme.choice,
            scheme.line,
            scheme.odds,
            scheme.priceTenths,
            JSON.stringify(scheme.title),
            JSON.stringify(scheme.content),
            now,
          ],
        )
      )?.id,
    /** False: it is not open any more. */
    withdraw: async (id: number) =>
      (await db.one('update expert_schemes set status = 3 where id = $1 and status = 0 returning id', [id])) !==
      undefined,
    toSettle: (matchId: number) =>
      db.query<Opinion & { id: number; expertId: number; outcome: Outcome | null }>(
        `select id, expert_id, play, choice, line, outcome from expert_schemes
         where match_id = $1 and status < 2 order by id for update`,
        [matchId],
      ),
    setOutcomes: (ids: readonly number[], outcomes: readonly Outcome[]) =>
      db.query(
        `update expert_schemes s set status = 1, outcome = o.outcome
         from unnest($1::bigint[], $2::smallint[]) as o (id, outcome) where s.id = o.id`,
        [ids, outcomes],
      ),
    setVoid: (ids: readonly number[]) =>
      db.query('update expert_schemes set status = 2, outcome = null where id = any($1::bigint[])', [ids]),
    /** Whether everybody finds it: it was not taken down, and who wrote it is still an expert. */
    isOpen: async (id: number): Promise<boolean> =>
      (await db.one(
        `select 1 from expert_schemes s join users u on u.id = s.expert_id
         where s.id = $1 and s.status <> 3 and u.is_writer and u.deleted_at is null`,
        [id],
      )) !== undefined,
    find: (id: number, viewerId: number) => db.one<ListedScheme>(`${listed} where s.id = $2`, [viewerId, id]),
    list: (filter: SchemeFilter) =>
      db.query<ListedScheme>(`${listed} where ${filtered} order by ${orders[filter.type ?? 0]} limit $8 offset $9`, [
        ...filterValues(filter),
        filter.limit,
        filter.offset,
      ]),
    count: async (filter: SchemeFilter) =>
      (await db.one<{ total: number }>(
        `select count(*) as total from expert_schemes s join scheme_matches m on m.match_id = s.match_id
         join users u on u.id = s.expert_id where $1::bigint is not null and ${filtered}`,
        filterValues(filter),
      ))!.total,
    own: (expertId: number, limit: number, offset: number) =>
      db.query<ListedScheme>(`${listed} where s.expert_id = $1 order by s.id desc limit $2 offset $3`, [
        expertId,
        limit,
        offset,
      ]),
    countOwn: async (expertId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from expert_schemes where expert_id = $1', [
        expertId,
      ]))!.total,
    bought: (userId: number, limit: number, offset: number) =>
      db.query<ListedScheme>(
        `${listed} where b.user_id = $1 order by b.created_at desc, s.id desc limit $2 offset $3`,
        [userId, limit, offset],
      ),
    countBought: async (userId: number) =>
      (await db.one<{ total: number }>('select count(*) as total from scheme_purchases where user_id = $1', [userId]))!
        .total,
  }
}
