import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { countSql, firstOfParts, horizonOf, type Page, type Part, windowOf } from '../../../kernel/paging'
import { likePattern } from '../like-pattern'

export interface VideoRow {
  id: number
  ownerId: number
  nickname: string
  avatar: string
  categoryId: number
  category: string
  title: string
  cover: string
  address: string
  format: string
  isConverting: boolean
  /** 0 awaits review, 1 published, 2 refused */
  status: number
  durationS: number
  views: number
  likes: number
  favorites: number
  comments: number
  isLiked: boolean
  isFavorite: boolean
  publishedAt: number
}

/** A video as its owner sees it. */
export interface OwnVideoRow extends VideoRow {
  /** Why it was refused or hidden. */
  remark: string
}

export interface VideoCategory {
  id: number
  name: string
  icon: string
  isChosen: boolean
  videos: number
}

export interface VideoFilter {
  ownerId?: number
  categoryId?: number
  order: VideoOrder
  /** Part of the title. */
  title?: string
  page: number
}

export type VideoOrder = 'newest' | 'seen' | 'recommended'

/** Columns of a video for a viewer: $1 the language, $2 who looks. */
export const videoColumns = `v.id, v.owner_id, u.nickname, u.avatar, v.category_id, k.name->>$1 category,
  coalesce(v.titles->>$1, v.title) title, v.cover, v.address, v.format, v.conversion = 1 is_converting, v.status,
  v.duration_s, v.views, v.likes, v.favorites, v.comments,
  v.published_at,
  exists (select 1 from video_like l where l.video_id = v.id and l.user_id = $2) is_liked,
  exists (select 1 from video_favorite f where f.video_id = v.id and f.user_id = $2) is_favorite`
export const videoTables = `video v join users u on u.id = v.owner_id join video_category k on k.id = v.category_id`

/** More videos of a category than these are not counted. */
const countedMost = 1_000
/** In which texts a title is looked for; the words of the index `video_title_pairs`. */
const titles = `(v.title || coalesce(v.titles::text, ''))`

/** The title has this text; pairs of its signs are looked up before the titles are read. */
function titleHas(text: string, value: (one: unknown) => string): string {
  const isIn = `${titles} ilike ${value(likePattern(text))}`
  return [...text].length < 2 ? isIn : `sign_pairs(${titles}) @> sign_pairs(${value(text)}::text) and ${isIn}`
}

/** A category of the viewer's own menu counts as twice the votes, on the scale of `heat`. */
const chosenBonus = Math.log10(2)
const orders: Record<VideoOrder, string> = { newest: 'v.published_at', seen: 'v.views', recommended: 'v.heat' }

/** Videos in one order for which `where` is true; `values` begin with language and viewer. */
function partOf(db: Db, where: string, values: unknown[], by: string): Pick<Part<VideoRow>, 'rows'> {
  const place = (more: number) => `$${values.length + more}`
  return {
    // Who likes it, and whose it is, is looked up for the page alone.
    rows: (limit, offset) =>
      db.query<VideoRow>(
        `with page as materialized (select v.id, ${by} weight from video v where ${where}
           order by ${by} desc, v.id desc limit ${place(1)} offset ${place(2)})
         select ${videoColumns} from ${videoTables} join page on page.id = v.id order by page.weight desc, v.id desc`,
        [...values, limit, offset],
      ),
  }
}

/** The hottest, and the hottest of the viewer's own categories before those that are as hot. */
const recommended = (where: string, [limit, offset]: [string, string]) => {
  const leg = (weight: string, more: string) =>
    `(select v.id, ${weight} weight from video v where ${where}${more}
      order by v.heat desc, v.id desc limit ${limit}::int + ${offset}::int)`
  const chosen = ' and v.category_id in (select category_id from video_category_choice where user_id = $2)'
  return `with page as materialized (select id, max(weight) weight
      from (${leg('v.heat', '')} union all ${leg(`v.heat + ${chosenBonus}`, chosen)}) found
      group by id order by weight desc, id desc limit ${limit} offset ${offset})
    select ${videoColumns} from ${videoTables} join page on page.id = v.id order by page.weight desc, v.id desc`
}

export const videoQueries = {
  async list(db: Db, language: Language, viewer: number, filter: VideoFilter): Promise<Page<VideoRow>> {
    const { limit, offset } = windowOf(filter.page)
    const values: unknown[] = [language, viewer]
    const value = (one: unknown) => `$${values.push(one)}`
    const conditions = ['v.status = 1']
    if (filter.ownerId) conditions.push(`v.owner_id = ${value(filter.ownerId)}`)
    if (filter.categoryId) conditions.push(`v.category_id = ${value(filter.categoryId)}`)
    if (filter.title) conditions.push(titleHas(filter.title, value))
    const where = conditions.join(' and ')
    const window = [`$${values.length + 1}`, `$${values.length + 2}`] as [string, string]
    const rows =
      filter.order === 'recommended' && viewer > 0
        ? await db.query<VideoRow>(recommended(where, window), [...values, limit, offset])
        : await partOf(db, where, values, orders[filter.order]).rows(limit, offset)
    const total = await db.one<{ total: number }>(
      // Language and viewer are no part of the conditions.
      countSql(`video v where $1::text is not null and $2::bigint is not null and ${where}`, window[0]),
      [...values, horizonOf({ limit, offset })],
    )
    return { rows, total: total?.total ?? 0, page: filter.page }
  },

  /** Everything a member sent in, the newest first. */
  async own(db: Db, language: Language, ownerId: number, page: number): Promise<Page<OwnVideoRow>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<OwnVideoRow>(
      `select ${videoColumns}, v.remark from ${videoTables} where v.owner_id = $2 order by v.published_at desc, v.id desc
       limit $3 offset $4`,
      [language, ownerId, limit, offset],
    )
    const total = await db.one<{ total: number }>('select count(*)::int total from video where owner_id = $1', [
      ownerId,
    ])
    return { rows, total: total?.total ?? 0, page }
  },

  /** What to watch after a video: of its category, of its maker, then what most people saw. */
  async next(db: Db, language: Language, viewer: number, id: number, count: number): Promise<VideoRow[]> {
    const now = await db.one<{ categoryId: number; ownerId: number }>(
      'select category_id, owner_id from video where id = $1',
      [id],
    )
    const values = [language, viewer, id, now?.categoryId ?? 0, now?.ownerId ?? 0]
    const part = (category: string, owner: string) =>
      partOf(
        db,
        `v.status = 1 and v.id <> $3 and v.category_id ${category} $4 and v.owner_id ${owner} $5`,
        values,
        'v.views',
      )
    return firstOfParts([part('=', '='), part('=', '<>'), part('<>', '='), part('<>', '<>')], count)
  },

  /** Published videos; besides them the owner sees the own ones, and operators see all. */
  one(db: Db, id: number, language: Language, viewer: number, seesAll = false): Promise<VideoRow | undefined> {
    return db.one(
      `select ${videoColumns} from ${videoTables} where v.id = $3 and (v.status = 1 or v.owner_id = $2 or $4::boolean)`,
      [language, viewer, id, seesAll],
    )
  },

  published(db: Db, id: number): Promise<{ cover: string } | undefined> {
    return db.one('select cover from video where id = $1 and status = 1', [id])
  },

  /** A published one, for who shows it in passing. */
  shown(
    db: Db,
    id: number,
    language: Language,
  ): Promise<
    { id: number; title: string; cover: string; durationS: number; views: number; nickname: string } | undefined
  > {
    return db.one(
      `select v.id, coalesce(v.titles->>$1, v.title) title, v.cover, v.duration_s, v.views, u.nickname
       from video v join users u on u.id = v.owner_id where v.id = $2 and v.status = 1`,
      [language, id],
    )
  },

  async isPublished(db: Db, id: number): Promise<boolean> {
    return (await videoQueries.published(db, id)) !== undefined
  },

  /** Takes a video of its owner away; resolves with the addresses of its files. */
  remove(db: Db, id: number, ownerId: number): Promise<{ files: string[] } | undefined> {
    return db.one(
      `delete from video v where id = $1 and owner_id = $2 returning array[address, cover, stills]
         || array(select q.address from video_quality q where q.video_id = v.id) files`,
      [id, ownerId],
    )
  },

  /** Categories, by position or by their number of videos. */
  categories(
    db: Db,
    language: Language,
    viewer: number,
    ask: { text?: string; isChosen?: boolean; order?: 'position' | 'videos' },
  ): Promise<VideoCategory[]> {
    const conditions = [ask.isChosen ? 'm.user_id is not null' : 'true', 'k.name->>$1 ilike $3']
    return db.query(
      `select k.id, k.name->>$1 "name", k.icon, m.user_id is not null is_chosen,
         (${countSql('video v where v.category_id = k.id and v.status = 1', String(countedMost))}) videos
       from video_category k left join video_category_choice m on m.category_id = k.id and m.user_id = $2
       where ${conditions.join(' and ')} order by ${ask.order === 'videos' ? 'videos desc, k.position' : 'k.position'}`,
      [language, viewer, ask.text ?? '%'],
    )
  },

  async hasCategory(db: Db, id: number): Promise<boolean> {
    return (await db.one('select 1 from video_category where id = $1', [id])) !== undefined
  },

  /** Puts a category into the member's own menu, or takes it out. */
  async toggleChoice(tx: Db, userId: number, categoryId: number, at: number): Promise<void> {
    const removed = await tx.query(
      'delete from video_category_choice where user_id = $1 and category_id = $2 returning category_id',
      [userId, categoryId],
    )
    if (removed.length > 0) return
    await tx.query(
      `insert into video_category_choice (user_id, category_id, created_at)
       select $1, id, $3 from video_category where id = $2 on conflict do nothing`,
      [userId, categoryId, at],
    )
  },
}
