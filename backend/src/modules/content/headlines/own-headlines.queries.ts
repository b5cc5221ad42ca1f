import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { countSql, horizonOf, type Page, windowOf } from '../../../kernel/paging'
import { type HeadlineRow, headlineColumns, headlineTables } from './headlines.queries'

/** 0 awaits review, 1 published, 2 refused, 3 accepted and waiting for its moment. */
export type HeadlineStatus = 0 | 1 | 2 | 3

/** An article as its writer sees it. */
export interface OwnHeadlineRow extends HeadlineRow {
  status: HeadlineStatus
  remark: string
  /** When it is published; null: as soon as it is accepted, or it was. */
  publishAt: number | null
  /** A published article whose place it takes. */
  corrects: number | null
}

export interface OwnHeadlineText extends OwnHeadlineRow {
  content: string
}

/** Where an article shows files. */
export interface ArticleFiles {
  cover: string
  content: string
}

/** What a writer hands in. */
export interface HeadlineWords {
  categoryId: number
  title: string
  cover: string
  summary: string
  content: string
  tags: string
  /** Epoch ms; null: as soon as it is accepted. */
  publishAt: number | null
}

const columns = `${headlineColumns}, h.status, h.remark, h.publish_at, h.corrects`

/** Articles of one writer, whatever their state. */
export const ownHeadlineQueries = {
  /** Only one version of a story: what was seeded in three languages is one article. `status` undefined: all. */
  async list(
    db: Db,
    ask: { language: Language; writerId: number; status: HeadlineStatus | undefined; page: number },
  ): Promise<Page<OwnHeadlineRow>> {
    const { limit, offset } = windowOf(ask.page)
    const where = `h.writer_id = $2 and ($3::int is null or h.status = $3) and (h.lang = $1 or (h.id = h.story_id
      and not exists (select 1 from headline o where o.story_id = h.story_id and o.lang = $1)))`
    const values = [ask.language, ask.writerId, ask.status ?? null]
    const rows = await db.query<OwnHeadlineRow>(
      `select ${columns} from ${headlineTables} where ${where} order by h.published_at desc, h.id desc limit $4 offset $5`,
      [...values, limit, offset],
    )
    const total = await db.one<{ total: number }>(countSql(`headline h where ${where}`, '$4'), [
      ...values,
      horizonOf({ limit, offset }),
    ])
    return { rows, total: total?.total ?? 0, page: ask.page }
  },

  /** As it was handed in last: the correction of a published one that has one. */
  one(db: Db, id: number, writerId: number, language: Language): Promise<OwnHeadlineText | undefined> {
    return db.one(
      `select ${columns}, h.content from ${headlineTables} where (h.id = $2 or h.corrects = $2) and h.writer_id = $3
       order by h.corrects nulls last limit 1`,
      [language, id, writerId],
    )
  },

  /** Waits for what else this writer hands in or saves at the same time: one comes after the other. */
  hold: (tx: Db, writerId: number) => tx.query('select 1 from users where id = $1 for no key update', [writerId]),

  async waiting(tx: Db, writerId: number): Promise<number> {
    await ownHeadlineQueries.hold(tx, writerId)
    const row = await tx.one<{ total: number }>(
      'select count(*) total from headline where writer_id = $1 and status = 0',
      [writerId],
    )
    return row?.total ?? 0
  },

  /** What an article of this writer shows so far. */
  shown: (db: Db, id: number, writerId: number) =>
    db.one<ArticleFiles>('select cover, content from headline where id = $1 and writer_id = $2', [id, writerId]),

  /** Hands an article in again. Undefined: it is somebody else's, or published. */
  async replace(tx: Db, id: number, writerId: number, words: HeadlineWords, at: number): Promise<number | undefined> {
    const row = await tx.one<{ id: number }>(
      `update headline set category_id = $3, title = $4, cover = $5, summary = $6, content = $7, tags = $8,
         status = 0, remark = '', published_at = $9, publish_at = $10
       where id = $1 and writer_id = $2 and status <> 1 returning id`,
      [
        ...[id, writerId, words.categoryId, words.title, words.cover, words.summary, words.content, words.tags, at],
        words.publishAt,
      ],
    )
    return row?.id
  },

  /**
   * Hands in other words for a published article of this writer, in the place of those that were handed in before. Undefined: it is
   * somebody else's, or not published.
   */
  async correct(tx: Db, id: number, writerId: number, words: HeadlineWords, at: number): Promise<number | undefined> {
    const row = await tx.one<{ id: number }>(
      `insert into headline (lang, writer_id, category_id, title, cover, summary, content, tags, published_at, corrects)
       select lang, writer_id, $3::bigint, $4, $5, $6, $7, $8, $9::bigint, id from headline
       where id = $1 and writer_id = $2 and status = 1 and corrects is null
       on conflict (corrects) where corrects is not null do update set category_id = $3, title = $4, cover = $5, summary = $6,
         content = $7, tags = $8, published_at = $9, status = 0, remark = ''
       returning id`,
      [id, writerId, words.categoryId, words.title, words.cover, words.summary, words.content, words.tags, at],
    )
    if (row) await tx.query('update headline set story_id = id where id = $1', [row.id])
    return row?.id
  },

  /** undefined: there is no such article of this writer. Other versions of the story stay, under one of them. */
  async remove(tx: Db, id: number, writerId: number): Promise<ArticleFiles | undefined> {
    const gone = await tx.one<ArticleFiles & { storyId: number }>(
      'delete from headline where id = $1 and writer_id = $2 returning story_id, cover, content',
      [id, writerId],
    )
    if (!gone) return undefined
    await tx.query(
      'update headline set story_id = (select min(id) from headline where story_id = $1) where story_id = $1',
      [gone.storyId],
    )
    return gone
  },
}
