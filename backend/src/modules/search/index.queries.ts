import type { Db } from '../../db/db'
import type { SearchDocument } from './search-document'
import type { Counts } from './sources/search-source'
import { indexed } from './tokens.rules'

/** One change of a source. */
export interface Change {
  source: string
  ref: string
}

const rowOf = (source: string, document: SearchDocument, hiddenUntil: number) => {
  const { tokens, keys, spellable } = indexed(document)
  return {
    source,
    ref: document.ref,
    kind: document.kind,
    owner_id: document.ownerId,
    hidden_until: hiddenUntil,
    keys,
    popularity: document.popularity,
    at: document.at,
    tokens,
    title: document.title,
    body: document.body ?? {},
    card: document.card,
    spellable,
  }
}

async function bansOf(tx: Db, documents: readonly SearchDocument[]): Promise<Map<number, number>> {
  const ids = [...new Set(documents.map(({ ownerId }) => ownerId).filter((id) => id > 0))]
  const rows = await tx.query<{ id: number; until: number }>(
    'select id, banned_until until from users where id = any($1::bigint[]) and banned_until is not null',
    [ids],
  )
  return new Map(rows.map(({ id, until }) => [id, until]))
}

export const indexQueries = {
  /** Takes changes off the list, the oldest first. */
  take: (tx: Db, max: number): Promise<Change[]> =>
    tx.query(
      `delete from search_change where id in (select id from search_change order by id limit $1 for update skip locked)
       returning source, ref`,
      [max],
    ),

  mark: (tx: Db, source: string, refs: readonly string[]) =>
    tx.query('insert into search_change (source, ref) select $1, unnest($2::text[])', [source, refs]),

  remove: (tx: Db, source: string, refs: readonly string[]) =>
    tx.query('delete from search_document where source = $1 and ref = any($2::text[])', [source, refs]),

  known: async (tx: Db, source: string): Promise<Set<string>> =>
    new Set(
      (await tx.query<{ ref: string }>('select ref from search_document where source = $1', [source])).map(
        ({ ref }) => ref,
      ),
    ),

  /** Puts documents into the index, in place of what it had of them. */
  async put(tx: Db, source: string, documents: readonly SearchDocument[]): Promise<void> {
    if (documents.length === 0) return
    const bans = await bansOf(tx, documents)
    const rows = documents.map((document) => rowOf(source, document, bans.get(document.ownerId) ?? 0))
    await tx.query(
      `with given as (
         select * from jsonb_to_recordset($1::jsonb) as g(source text, ref text, kind text, owner_id bigint,
           hidden_until bigint, keys text, popularity real, at bigint, tokens text[], title jsonb, body jsonb, card jsonb)
       ), kept as (
         insert into search_document (source, ref, kind, owner_id, hidden_until, keys, popularity, at, tokens)
         select source, ref, kind, owner_id, hidden_until, keys, popularity, at, array_to_tsvector(tokens) from given
         on conflict (source, ref) do update set kind = excluded.kind, owner_id = excluded.owner_id,
           hidden_until = excluded.hidden_until, keys = excluded.keys, popularity = excluded.popularity,
           at = excluded.at, tokens = excluded.tokens
         returning id, source, ref
       )
       insert into search_card (document_id, title, body, card)
       select k.id, g.title, g.body, g.card from kept k join given g using (source, ref)
       on conflict (document_id) do update set title = excluded.title, body = excluded.body, card = excluded.card`,
      [JSON.stringify(rows)],
    )
    const words = [...new Set(rows.flatMap(({ spellable }) => spellable))]
    await tx.query('insert into search_word (word) select unnest($1::text[]) on conflict do nothing', [words])
  },

  /** What many saw lately stands higher: counts change all the time and are looked at together. */
  recount: (tx: Db, source: string, counts: Counts) =>
    tx.query(
      `with counted as (
         select d.id, c.count::bigint count,
           (round(least(10, log(1 + greatest(0, c.count)::numeric) * 1.6), 2))::real popularity
         from (${counts.sql('true')}) c(ref, count) join search_document d on d.source = $1 and d.ref = c.ref
       ), moved as (
         update search_document d set popularity = c.popularity, tokens = case
           when floor(d.popularity) = floor(c.popularity) then d.tokens
           else ts_delete(d.tokens, '!' || floor(d.popularity)::int)
             || array_to_tsvector(array['!' || floor(c.popularity)::int]) end
         from counted c
         where d.id = c.id and abs(d.popularity - c.popularity) > 0.05 returning d.id
       )
       update search_card k set card = k.card || jsonb_build_object('count', c.count)
       from counted c where k.document_id = c.id and coalesce((k.card->>'count')::bigint, -1) <> c.count`,
      [source],
    ),
}
