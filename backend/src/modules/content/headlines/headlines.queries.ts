import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { countSql, firstOfParts, type Page, type Part, pageOfParts } from '../../../kernel/paging'

export interface HeadlineRow {
  id: number
  storyId: number
  lang: Language
  writerId: number
  nickname: string
  avatar: string
  categoryId: number
  category: string
  title: string
  cover: string
  summary: string
  tags: string
  clicks: number
  likes: number
  favorites: number
  comments: number
  isTop: boolean
  isBanner: boolean
  publishedAt: number
}

export interface HeadlineText extends HeadlineRow {
  content: string
  sourceName: string
  sourceUrl: string
  isLiked: boolean
  isFavorite: boolean
  isCommented: boolean
  writerArticles: number
  /** When it was corrected last. */
  updatedAt: number | null
}

export interface NewHeadline {
  lang: Language
  writerId: number
  categoryId: number
  title: string
  cover: string
  summary: string
  content: string
  tags: string
  /** When it is published; null: as soon as it is accepted. */
  publishAt: number | null
}

/** Columns of an article: $1 the language. */
export const headlineColumns = `h.id, h.story_id, h.lang, h.writer_id, u.nickname, u.avatar,
  h.category_id, k.name->>$1 category, h.title, h.cover, h.summary, h.tags, h.clicks, h.likes,
  h.favorites, h.comments, h.is_top, h.is_banner, h.published_at`
export const headlineTables = `headline h join users u on u.id = h.writer_id join headline_category k on k.id = h.category_id`
/** One row per story: the caller's language where the story has it, else its first language. */
export const readableHeadline = `h.status = 1 and (h.lang = $1 or (h.id = h.story_id and not exists (
  select 1 from headline o where o.story_id = h.story_id and o.lang = $1 and o.status = 1)))`
/** The caller's language comes first, stories without a version in it after: each by an index of its own. */
const sides = [
  'h.status = 1 and h.lang = $1',
  `h.status = 1 and h.lang <> $1 and h.id = h.story_id
   and not exists (select 1 from headline o where o.story_id = h.story_id and o.lang = $1 and o.status = 1)`,
]

/** Articles for which `where` is true, in one order; `values` begin with the language. */
function partOf(db: Db, where: string, order: string, values: unknown[]): Part<HeadlineRow> {
  const place = (more: number) => `$${values.length + more}`
  return {
    rows: (limit, offset) =>
      db.query<HeadlineRow>(
        `select ${headlineColumns} from ${headlineTables} where ${where}
         order by ${order}, h.id desc limit ${place(1)} offset ${place(2)}`,
        [...values, limit, offset],
      ),
    count: async (most) =>
      (await db.one<{ total: number }>(countSql(`headline h where ${where}`, place(1)), [...values, most]))?.total ?? 0,
  }
}

export type HeadlineOrder = 'newest' | 'read'

export const headlineQueries = {
  categories(db: Db, language: Language): Promise<{ id: number; name: string }[]> {
    return db.query('select id, name->>$1 "name" from headline_category order by position', [language])
  },

  async list(
    db: Db,
    ask: {
      language: Language
      categoryId: number
      writerId: number
      /** Only what experts wrote. */
      ofExperts: boolean
      page: number
      order: HeadlineOrder /** Older ones come last. */
      since: number
    },
  ): Promise<Page<HeadlineRow>> {
    const values: unknown[] = [ask.language]
    const value = (one: unknown) => `$${values.push(one)}`
    const conditions: string[] = []
    if (ask.categoryId > 0) conditions.push(`h.category_id = ${value(ask.categoryId)}`)
    if (ask.writerId > 0) conditions.push(`h.writer_id = ${value(ask.writerId)}`)
    if (ask.ofExperts) conditions.push('h.writer_id in (select id from users where is_writer)')
    const since = ask.order === 'read' ? value(ask.since) : ''
    const [order, layers] =
      ask.order === 'read'
        ? ['h.clicks desc', [`h.published_at >= ${since}`, `h.published_at < ${since}`]]
        : ['h.published_at desc', ['h.is_top', 'not h.is_top']]
    const parts = sides.flatMap((side) =>
      layers.map((layer) => partOf(db, [side, layer, ...conditions].join(' and '), order, values)),
    )
    return pageOfParts(parts, ask.page)
  },

  banner(db: Db, language: Language, count: number): Promise<HeadlineRow[]> {
    const order = 'h.is_top desc, h.published_at desc'
    return firstOfParts(
      sides.map((side) => partOf(db, `${side} and h.is_banner`, order, [language])),
      count,
    )
  },

  one(db: Db, id: number, language: Language, viewer: number): Promise<HeadlineText | undefined> {
    return db.one(
      `select ${headlineColumns}, h.content, h.source_name, h.source_url, h.updated_at,
         exists (select 1 from headline_like l where l.headline_id = h.id and l.user_id = $3) is_liked,
         exists (select 1 from headline_favorite f where f.headline_id = h.id and f.user_id = $3) is_favorite,
         exists (select 1 from headline_comment c where c.headline_id = h.id and c.user_id = $3) is_commented,
         (select count(distinct story_id) from headline w where w.writer_id = h.writer_id and w.status = 1) writer_articles
       from ${headlineTables} where h.id = $2 and h.status = 1`,
      [language, id, viewer],
    )
  },

  /** Every language of a story, the one it was written in first. */
  copies(db: Db, storyId: number): Promise<{ id: number; lang: Language }[]> {
    return db.query('select id, lang from headline where story_id = $1 and status = 1 order by id', [storyId])
  },

  /** The neighbours in time, in the language of the article. */
  neighbour(
    db: Db,
    side: 'newer' | 'older',
    of: { id: number; lang: Language; publishedAt: number },
  ): Promise<{ id: number; title: string } | undefined> {
    const [sign, sort] = side === 'newer' ? ['>', 'asc'] : ['<', 'desc']
    return db.one(
      `select id, title from headline where status = 1 and lang = $1 and (published_at, id) ${sign} ($2, $3)
       order by published_at ${sort}, id ${sort} limit 1`,
      [of.lang, of.publishedAt, of.id],
    )
  },

  /** Others of the category first, then the newest. */
  related(
    db: Db,
    of: Pick<HeadlineRow, 'storyId' | 'categoryId'>,
    language: Language,
    count: number,
  ): Promise<HeadlineRow[]> {
    const parts = sides.flatMap((side) =>
      ['=', '<>'].map((sign) =>
        partOf(db, `${side} and h.story_id <> $2 and h.category_id ${sign} $3`, 'h.published_at desc', [
          language,
          of.storyId,
          of.categoryId,
        ]),
      ),
    )
    return firstOfParts(parts, count)
  },

  find(db: Db, language: Language, text: string, count: number): Promise<HeadlineRow[]> {
    return db.query(
      `select ${headlineColumns} from ${headlineTables} where ${readableHeadline} and (h.title ilike $2 or h.tags ilike $2 or h.summary ilike $2)
       order by (h.title ilike $2) desc, h.published_at desc limit $3`,
      [language, text, count],
    )
  },

  published(db: Db, id: number): Promise<{ cover: string } | undefined> {
    return db.one('select cover from headline where id = $1 and status = 1', [id])
  },

  async isPublished(db: Db, id: number): Promise<boolean> {
    return (await headlineQueries.published(db, id)) !== undefined
  },

  async hasCategory(db: Db, id: number): Promise<boolean> {
    return (await db.one('select 1 from headline_category where id = $1', [id])) !== undefined
  },

  /** A story was read, in whatever language: its versions have one number, so that each list has an index to order by. */
  async addClick(db: Db, storyId: number): Promise<void> {
    await db.query(
      `update headline set clicks = (select max(clicks) + 1 from headline where story_id = $1) where story_id = $1`,
      [storyId],
    )
  },

  async insert(tx: Db, headline: NewHeadline, at: number): Promise<number> {
    const row = await tx.one<{ id: number }>(
      `insert into headline (lang, writer_id, category_id, title, cover, summary, content, tags, published_at,
         publish_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
      [
        headline.lang,
        headline.writerId,
        headline.categoryId,
        headline.title,
        headline.cover,
        headline.summary,
        headline.content,
        headline.tags,
        at,
        headline.publishAt,
      ],
    )
    const id = (row as { id: number }).id
    await tx.query('update headline set story_id = id where id = $1', [id])
    return id
  },
}

export type HeadlineQueries = typeof headlineQueries
