import { limits } from '@pitchside/contract'
import type { Db } from '../../../db/db'
import type { HeadlineWords } from './own-headlines.queries'

/** A draft as it was saved last. */
export interface DraftRow extends HeadlineWords {
  revision: string
  savedAt: number
}

export interface DraftVersion {
  id: number
  title: string
  savedAt: number
  content: string
}

/** The newest version of a draft. */
export interface NewestDraft {
  id: number
  revision: string
  beganAt: number
  content: string
}

/** Whose draft, and of which article; 0 is the new one. */
export interface DraftPlace {
  writerId: number
  articleId: number
}

interface Saved extends HeadlineWords {
  revision: string
  at: number
}

const columns = 'd.revision, d.category_id, d.title, d.cover, d.summary, d.content, d.tags, d.publish_at, d.saved_at'
const isHere = 'user_id = $1 and coalesce(article_id, 0) = $2'
const keyOf = ({ writerId, articleId }: DraftPlace) => [writerId, articleId]
const valuesOf = (it: Saved) => [
  ...[it.revision, it.categoryId, it.title, it.cover, it.summary, it.content, it.tags, it.publishAt],
  it.at,
]

export const draftQueries = {
  /** Corrections are drafts of the article they correct. Undefined: it is not this writer's. */
  articleOf: (db: Db, id: number, writerId: number) =>
    db.one<{ id: number }>('select coalesce(corrects, id) id from headline where id = $1 and writer_id = $2', [
      id,
      writerId,
    ]),

  newest: (db: Db, place: DraftPlace) =>
    db.one<NewestDraft>(
      `select id, revision, began_at, content from headline_draft where ${isHere} order by id desc limit 1`,
      keyOf(place),
    ),

  read: (db: Db, place: DraftPlace) =>
    db.one<DraftRow>(`select ${columns} from headline_draft d where ${isHere} order by id desc limit 1`, keyOf(place)),

  version: (db: Db, id: number, writerId: number) =>
    db.one<DraftRow>(`select ${columns} from headline_draft d where id = $1 and user_id = $2`, [id, writerId]),

  versions: (db: Db, place: DraftPlace) =>
    db.query<DraftVersion>(
      `select id, title, saved_at, content from headline_draft where ${isHere} order by id desc limit $3`,
      [...keyOf(place), limits.headlineDraftVersions],
    ),

  replace: (tx: Db, id: number, saved: Saved) =>
    tx.query(
      `update headline_draft set revision = $2, category_id = $3, title = $4, cover = $5, summary = $6, content = $7,
         tags = $8, publish_at = $9, saved_at = $10 where id = $1`,
      [id, ...valuesOf(saved)],
    ),

  /** A version more; the oldest go when there are too many. */
  async add(tx: Db, place: DraftPlace, saved: Saved): Promise<void> {
    await tx.query(
      `insert into headline_draft (user_id, article_id, revision, category_id, title, cover, summary, content, tags,
         publish_at, saved_at, began_at)
       values ($1, nullif($2::bigint, 0), $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)`,
      [...keyOf(place), ...valuesOf(saved)],
    )
    await tx.query(
      `delete from headline_draft where ${isHere} and id not in (
         select id from headline_draft where ${isHere} order by id desc limit $3)`,
      [...keyOf(place), limits.headlineDraftVersions],
    )
  },

  discard: (db: Db, place: DraftPlace) => db.query(`delete from headline_draft where ${isHere}`, keyOf(place)),

  /** What was handed in is a draft no longer, unless somebody went on with it meanwhile. */
  discardHandedIn: (tx: Db, place: DraftPlace, revision: string) =>
    tx.query(
      `delete from headline_draft where ${isHere} and $3 = (
         select revision from headline_draft where ${isHere} order by id desc limit 1)`,
      [...keyOf(place), revision],
    ),
}
