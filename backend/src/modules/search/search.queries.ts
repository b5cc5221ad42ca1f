import type { Db } from '../../db/db'
import type { Window } from '../../kernel/paging'
import type { Card, SearchKind, Words } from './search-document'
import { type Counts, numbersOf } from './sources/search-source'

/** One thing that was found. */
export interface FoundRow {
  kind: SearchKind
  /** The number at its source. */
  ref: string
  source: string
  ownerId: number
  at: number
  title: Words
  body: Words
  card: Card
  /** How many of this kind were found. */
  total: number
  /** How many were looked at to find it. */
  looked: number
  /** More answer than were looked at. */
  isMany: boolean
  isExact: boolean
}

/** The number at the source: a subject's has its kind before it. */
export const idOf = ({ ref }: Pick<FoundRow, 'ref'>): number => Number(ref.slice(ref.lastIndexOf('-') + 1))

export type SearchOrder = 'best' | 'newest'

export interface SearchAsk {
  /** A text search expression of `query.rules`. */
  expression: string
  /** The normal form of what was typed. */
  text: string
  now: number
  /** What is asked instead where so many answer: the best known of them. */
  popular: string
  most: number
}

/**
 * Of matches whose names fit alike the running ones come first, then those to come by their time, then the latest results;
 * behind their teams, whom one means first. One hundred and fifty minutes after its kick-off a match is taken for over.
 */
const matchTurn = `case when at > $2::bigint then 1.2 + 1.7 * greatest(0::float8, 1::float8 - (at - $2::bigint) / 864e6::float8)
    when at > $2::bigint - 9000000 then 3 + popularity / 100
    else greatest(0::float8, 1::float8 - ($2::bigint - at) / 864e6::float8) end`
/**
 * How well a name fits (a whole name, the beginning of one, part of one, other words), then how many know it, then how
 * near it is in time. Parts of a score are at most 40, 10 and 3: a better fit always wins.
 */
const score = `case when strpos(keys, '|' || $3 || '|') > 0 then 54 when strpos(keys, '|' || $3) > 0 then 40
    when strpos(keys, $3) > 0 then 27 else 13 end
  + case when kind = 'match' then ${matchTurn} when at = 0 then popularity
    else popularity + greatest(0::float8, 3::float8 - abs(at - $2::bigint) / 864e6::float8) end`
/** At most so many are looked at: a word that half of all things have would take the whole table. */
const probe =
  'with probe as materialized (select count(*) >= $4::int as many from search_hits($1::tsquery, $2::bigint, $4::int))'
const many = '(select many from probe)'
const found = `from search_hits(case when ${many} then $5::tsquery else $1::tsquery end, $2::bigint, 2 * $4::int)`
const columns = `d.kind, d.source, d.ref, d.owner_id, d.at, c.title, c.body, c.card, p.total::int total,
  p.looked::int looked, ${many} is_many, p.score >= 54 is_exact`
const parameters = ({ expression, popular, now, text, most }: SearchAsk) => [expression, now, text, most, popular]

/** The best of each kind, with how many there are. */
const overview = `${probe}, hit as materialized (
    select id, kind, (${score})::real score ${found}
  ), placed as (
    select id, kind, score, count(*) over () looked, count(*) over (partition by kind) total,
      row_number() over (partition by kind order by score desc, id desc) place from hit
  )
  select ${columns} from placed p join search_document d on d.id = p.id join search_card c on c.document_id = d.id
  where p.place <= $6 order by p.score desc, d.id desc`

/** All that was found and is no older than $9, the best first or, with 1 for $8, the newest. */
const page = `${probe}, hit as materialized (
    select id, at, (${score})::real score ${found} where at >= $9::bigint
  ), best as (
    select id, score, case when $8::int = 1 then at else 0 end turn, count(*) over () looked, count(*) over () total from hit
    order by turn desc, score desc, id desc limit $6 offset $7
  )
  select ${columns} from best p join search_document d on d.id = p.id join search_card c on c.document_id = d.id
  order by p.turn desc, p.score desc, d.id desc`

interface PageOptions {
  order?: SearchOrder
  since?: number
}

/** Text and values of what is asked: who looks at a plan looks at that of the real question. */
export const statements = {
  overview: (ask: SearchAsk, perKind: number): [string, unknown[]] => [overview, [...parameters(ask), perKind]],
  page: (ask: SearchAsk, window: Window, { order = 'best', since = 0 }: PageOptions = {}): [string, unknown[]] => [
    page,
    [...parameters(ask), window.limit, window.offset, order === 'newest' ? 1 : 0, since],
  ],
}

export const searchQueries = {
  overview: (db: Db, ask: SearchAsk, perKind: number) => db.query<FoundRow>(...statements.overview(ask, perKind)),

  page: (db: Db, ask: SearchAsk, window: Window, options?: PageOptions) =>
    db.query<FoundRow>(...statements.page(ask, window, options)),

  /** Words that look like it: trigrams that are the same. */
  alike: async (db: Db, word: string): Promise<string[]> =>
    (
      await db.query<{ word: string }>(
        'select word from search_word where word % $1 order by similarity(word, $1) desc, word limit 30',
        [word],
      )
    ).map((row) => row.word),

  /** Nicknames and pictures of owners as they are now. */
  owners: (db: Db, ids: readonly number[]) =>
    db.query<{ id: number; nickname: string; avatar: string }>(
      'select id, nickname, avatar from users where id = any($1::bigint[])',
      [ids],
    ),

  /** How many saw, joined, follow what was found, as it is now: the index looks at them from time to time only. */
  countsOf: async (db: Db, counts: Counts, refs: readonly string[]): Promise<Map<string, number>> => {
    const rows = await db.query<{ ref: string; count: number }>(
      `select ref, count::int from (${counts.sql(`${counts.of} = any($1::bigint[])`)}) c(ref, count)`,
      [numbersOf(refs)],
    )
    return new Map(rows.map(({ ref, count }) => [ref, count]))
  },

  countHits: (db: Db, day: number, hits: readonly { source: string; ref: string; hits: number }[]) =>
    db.query(
      `insert into search_hit (day, source, ref, hits)
       select $1, source, ref, hits from jsonb_to_recordset($2::jsonb) g(source text, ref text, hits int)
       on conflict (day, source, ref) do update set hits = search_hit.hits + excluded.hits`,
      [day, JSON.stringify(hits)],
    ),

  forgetHits: (db: Db, before: number) => db.query('delete from search_hit where day < $1', [before]),

  /** What was looked for most since a day; behind it the leagues and teams most people know. */
  hot: (db: Db, since: number, now: number, count: number) =>
    db.query<FoundRow>(
      `with wanted as (
         select d.id, w.hits from (
           select source, ref, sum(hits) hits from search_hit where day >= $1 group by source, ref
         ) w join search_document d using (source, ref)
         where d.hidden_until <= $2 and d.kind <> 'match' order by w.hits desc, d.popularity desc, d.id limit $3::int
       ), known as (
         select id, 0 hits from search_document where kind in ('team', 'league') and hidden_until <= $2
         order by popularity desc, id limit 2 * $3::int
       ), best as (
         select id, max(hits) hits from (select * from wanted union all select * from known) one group by id
       )
       select d.kind, d.source, d.ref, d.owner_id, d.at, c.title, c.body, c.card, 0 total, 0 looked, false is_many, true is_exact
       from best b join search_document d on d.id = b.id join search_card c on c.document_id = d.id
       order by b.hits desc, d.popularity desc, d.id limit $3`,
      [since, now, count],
    ),
}
