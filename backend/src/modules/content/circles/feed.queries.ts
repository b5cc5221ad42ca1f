import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { type Page, pageRows, windowOf } from '../paging'
import { type PostRow, postColumns, postTables } from './posts.queries'

/** How a list of posts is ordered: by age, by votes and age together, by the last comment. */
export type FeedOrder = 'newest' | 'hottest' | 'answered'

export interface FeedAsk {
  language: Language
  /** 0 is a visitor. */
  viewer: number
  order: FeedOrder
  page: number
  /** 0 or left out: of all circles. */
  circleId?: number
  isRefined?: boolean
  /** Only posts of those the viewer follows, of joined circles, and own ones. */
  isFollowed?: boolean
  /** Key of a topic. */
  topic?: string
  authorId?: number
}

const orders: Record<FeedOrder, string> = {
  newest: 'p.created_at',
  hottest: 'p.heat',
  answered: 'p.active_at',
}

interface Filter {
  where: string
  values: unknown[]
}

/** Conditions for what is asked, with their values from $1 on. */
function filterOf({ viewer, circleId = 0, isRefined, isFollowed, topic, authorId }: FeedAsk): Filter {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const conditions: string[] = []
  // An author sees own posts in every state on the own page; nobody else does.
  if (authorId === undefined || authorId !== viewer) conditions.push('p.status = 1')
  if (authorId !== undefined) conditions.push(`p.user_id = ${value(authorId)}`)
  // One circle by its number, so that its own index is walked; a closed one has no posts any more.
  const circle = circleId > 0 ? ` and id = ${value(circleId)}` : ''
  if (circleId > 0) conditions.push(`p.circle_id = $${values.length}`)
  conditions.push(`p.circle_id in (select id from circle where not is_closed${circle})`)
  if (isRefined) conditions.push('p.is_refined')
  if (topic !== undefined)
    conditions.push(`exists (select 1 from circle_post_topic t where t.post_id = p.id and t.key = ${value(topic)})`)
  if (isFollowed) {
    const who = value(viewer)
    conditions.push(`(p.user_id = ${who} or p.user_id in (select target_id from follows where user_id = ${who})
      or p.circle_id in (select circle_id from circle_member where user_id = ${who}))`)
  }
  return { where: conditions.length > 0 ? conditions.join(' and ') : 'true', values }
}

/**
 * Numbers of the posts of one page. Posts in the reader's language come before others: each half walks its own index
 * and stops where the page ends.
 */
function idsOf(ask: FeedAsk, { where, values }: Filter): { sql: string; values: unknown[] } {
  const { limit, offset } = windowOf(ask.page)
  const language = `$${values.length + 1}`
  const window = { end: `$${values.length + 2}`, limit: `$${values.length + 3}`, offset: `$${values.length + 4}` }
  // Pinned posts stand first in their own circle.
  const pinned = ask.circleId && ask.order === 'newest' ? 'case when p.is_pinned then 0 else 1 end' : '1'
  const half = (place: number, sign: string) =>
    `(select p.id, ${place} place, ${pinned} pin, ${orders[ask.order]} weight from circle_post p
      where ${where} and p.lang ${sign} ${language}
      order by pin, weight desc, p.id desc limit ${window.end})`
  return {
    sql: `select id from (${half(0, '=')} union all ${half(1, '<>')}) found
      order by pin, place, weight desc, id desc limit ${window.limit} offset ${window.offset}`,
    values: [...values, ask.language, offset + limit, limit, offset],
  }
}

/** Lists of posts. */
export async function postFeed(db: Db, ask: FeedAsk): Promise<Page<PostRow>> {
  const filter = filterOf(ask)
  const { sql, values } = idsOf(ask, filter)
  const ids = (await db.query<{ id: number }>(sql, values)).map(({ id }) => id)
  const total = await db.one<{ total: number }>(
    `select count(*)::int total from circle_post p where ${filter.where}`,
    filter.values,
  )
  const rows = await db.query<PostRow>(`select ${postColumns} from ${postTables} where p.id = any($3::bigint[])`, [
    ask.language,
    ask.viewer,
    ids,
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    total: total?.total ?? 0,
    page: ask.page,
    perPage: pageRows,
  }
}
