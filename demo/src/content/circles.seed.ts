import type { Db } from '@pitchside/backend/db/db'
import { circleQueries, topicsOf } from '@pitchside/backend/modules/content/content.module'
import { seedCircleOrder } from './circle-order.seed'
import { type DemoCircles, type DemoPost, demoComments, demoPosts } from './circle-posts'
import { coverOf, minuteMs, readDemoFile } from './demo-file'

/** Accounts that visitors of the demo sign in with: what they write is theirs. */
const lastAccount = 99

/** Inserts rows that are JSON objects, all in one statement. */
const insertAll = (tx: Db, table: string, columns: string, rows: readonly object[]) =>
  tx.query(
    `insert into ${table} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
/** The next number after those that were given by hand. */
const goOn = (tx: Db, table: string) =>
  tx.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)

const postRow = (post: DemoPost, id: number, authorId: number, now: number) => ({
  id,
  circle_id: post.circle + 1,
  user_id: authorId,
  lang: post.language,
  title: post.title,
  body: post.text,
  images: post.pictures.map(coverOf),
  videos: [],
  views: post.likes * 9 + 37,
  likes: post.likes,
  comments: 0,
  favorites: 0,
  is_refined: post.isRefined,
  is_pinned: post.isPinned,
  status: post.status,
  remark: '',
  created_at: now - post.minutesAgo * minuteMs,
  active_at: now - post.minutesAgo * minuteMs,
})
const postColumns = `id, circle_id, user_id, lang, title, body, images, videos, views, likes, comments, favorites, is_refined,
  is_pinned, status, remark, created_at, active_at`

/** Circles with posts, comments and topics; a handful of statements, whatever their number. */
export async function seedCircles(tx: Db, now: number, members: readonly number[]): Promise<void> {
  const file = readDemoFile<DemoCircles>('circles')
  const people = members.filter((id) => id > lastAccount)
  // A data base without demo people has nobody who could write.
  const authorOf = (place: number): number => (people.length > 0 ? people : members)[place % (people.length || 1)] ?? 1
  for (const [position, { zh, en, vi, letters, members: size, about }] of file.circles.entries())
    await tx.query(
      `insert into circle (id, name, about, icon, members, position) overriding system value
       values ($1, $2::jsonb, $3::jsonb, $4, $5, $6)`,
      [position + 1, JSON.stringify({ zh, en, vi }), JSON.stringify(about), letters, size, position],
    )
  await goOn(tx, 'circle')
  const posts = demoPosts(file)
  const rows = posts.map((post, place) => postRow(post, place + 1, authorOf(place * 7 + post.circle), now))
  await insertAll(tx, 'circle_post', postColumns, rows)
  await goOn(tx, 'circle_post')
  const topics = rows.flatMap(({ id, body }) => topicsOf(body).map((topic) => ({ post_id: id, ...topic })))
  await insertAll(tx, 'circle_post_topic', 'post_id, key, name', topics)
  const comments = demoComments(file, posts).map(({ post, root, place, text, likes, minutesAfter, replies }, at) => ({
    id: at + 1,
    circle_post_id: post + 1,
    root_id: root === undefined ? null : root + 1,
    reply_to_id: root === undefined ? null : root + 1,
    user_id: authorOf(post * 5 + place * 3 + 1),
    body: text,
    likes,
    replies,
    is_hidden: false,
    created_at: Math.min(now, (rows[post]?.created_at ?? now) + minutesAfter * minuteMs),
  }))
  await insertAll(
    tx,
    'circle_post_comment',
    'id, circle_post_id, root_id, reply_to_id, user_id, body, likes, replies, is_hidden, created_at',
    comments,
  )
  await goOn(tx, 'circle_post_comment')
  await tx.query(
    `update circle_post p set comments = said.count, active_at = said.latest
     from (select circle_post_id id, count(*) count, max(created_at) latest from circle_post_comment group by 1) said
     where said.id = p.id`,
  )
  for (const position of file.circles.keys()) await circleQueries.recount(tx, position + 1)
  await seedCircleOrder(tx, { now, people, posts: rows })
}
