import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'
import { countSql, type Page, type Part, pageOfParts } from '../../../kernel/paging'
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

/** Whom the viewer follows and which circles they are in. As lists, so that the planner knows whether they are few. */
interface Followed {
  people: number[]
  circles: number[]
}

/** What is looked up before the posts are. */
interface Known {
  followed?: Followed
  isBusyTopic: boolean
}

/** A topic that more posts name is a busy one. */
const busyTopicPosts = 500

async function isBusy(db: Db, topic: string): Promise<boolean> {
  const rows = await db.query('select 1 from circle_post_topic where key = $1 limit $2', [topic, busyTopicPosts])
  return rows.length === busyTopicPosts
}

async function followedBy(db: Db, viewer: number): Promise<Followed> {
  const rows = await db.query<{ id: number; isCircle: boolean }>(
    `select target_id id, false is_circle from follows where user_id = $1
     union all select circle_id, true from circle_member where user_id = $1`,
    [viewer],
  )
  const idsOf = (isCircle: boolean) => rows.filter((row) => row.isCircle === isCircle).map(({ id }) => id)
  return { people: idsOf(false), circles: idsOf(true) }
}

/** Conditions for what is asked, with their values from $1 on. */
function filterOf(
  { viewer, circleId = 0, isRefined, topic, authorId }: FeedAsk,
  { followed, isBusyTopic }: Known,
): Filter {
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
  if (topic !== undefined) {
    const names = `from circle_post_topic t where t.post_id = p.id and t.key = ${value(topic)}`
    // One that many name is met soon in the order of the list; the posts of others are looked up.
    conditions.push(isBusyTopic ? `coalesce((select true ${names}), false)` : `exists (select 1 ${names})`)
  }
  if (followed) {
    const people = value([viewer, ...followed.people])
    conditions.push(`(p.user_id = any(${people}::bigint[]) or p.circle_id = any(${value(followed.circles)}::bigint[]))`)
  }
  return { where: conditions.length > 0 ? conditions.join(' and ') : 'true', values }
}

/** Posts that stand together: pinned or not, in the reader's language or not. Each part walks its own index. */
function partOf(
  db: Db,
  ask: FeedAsk,
  { where, values }: Filter,
  side: { pin: string; sign: '=' | '<>' },
): Part<number> {
  const language = `$${values.length + 1}`
  const from = `circle_post p where ${where}${side.pin} and p.lang ${side.sign} ${language}`
  const all = [...values, ask.language]
  const place = (more: number) => `$${all.length + more}`
  return {
    rows: async (limit, offset) => {
      const found = await db.query<{ id: number }>(
        `select p.id from ${from} order by ${orders[ask.order]} desc, p.id desc limit ${place(1)} offset ${place(2)}`,
        [...all, limit, offset],
      )
      return found.map(({ id }) => id)
    },
    count: async (most) => (await db.one<{ total: number }>(countSql(from, place(1)), [...all, most]))?.total ?? 0,
  }
}

/**
 * Lists of posts: those in the reader's language come before others, pinned ones first in their own circle. What is pinned
 * in another language is pinned for others.
 */
export async function postFeed(db: Db, ask: FeedAsk): Promise<Page<PostRow>> {
  const filter = filterOf(ask, {
    ...(ask.isFollowed ? { followed: await followedBy(db, ask.viewer) } : {}),
    isBusyTopic: ask.topic !== undefined && (await isBusy(db, ask.topic)),
  })
  const sides =
    ask.circleId && ask.order === 'newest'
      ? ([
          { pin: ' and p.is_pinned', sign: '=' },
          { pin: ' and not p.is_pinned', sign: '=' },
          { pin: '', sign: '<>' },
        ] as const)
      : ([
          { pin: '', sign: '=' },
          { pin: '', sign: '<>' },
        ] as const)
  const parts = sides.map((side) => partOf(db, ask, filter, side))
  const found = await pageOfParts(parts, ask.page)
  const rows = await db.query<PostRow>(`select ${postColumns} from ${postTables} where p.id = any($3::bigint[])`, [
    ask.language,
    ask.viewer,
    found.rows,
  ])
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { ...found, rows: found.rows.flatMap((id) => byId.get(id) ?? []) }
}
