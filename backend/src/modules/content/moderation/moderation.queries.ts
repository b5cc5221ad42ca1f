import type { Db } from '../../../db/db'
import { likePattern } from '../like-pattern'
import { keptRemark, type PostKind, type PostStatus, sources } from './moderation.sources'

export interface ModeratedPost {
  id: number
  /** 0: the house. */
  userId: number
  nickname: string
  text: string
  /** A picture of it, empty without one. */
  image: string
  status: PostStatus
  createdAt: number
  /** What is commented; the post itself for posts. */
  targetId: number
  remark: string
  /** Reports nobody has settled. */
  reports: number
  isRefined: boolean
  isPinned: boolean
  /** An article's moment of publication, when it waits for one. */
  publishAt: number | null
}

/** What a decision has to know of a post. */
export interface Found {
  userId: number
  text: string
  status: PostStatus
  targetId: number
  files: string[]
}

export interface PostFilter {
  kind: PostKind
  status: PostStatus | undefined
  /** Part of the text; undefined: all. */
  text: string | undefined
  limit: number
  offset: number
}

const ownerOf = (owner: string | undefined) => (owner ? `t.${owner}` : '0::bigint')

/** Sums of what a comment counted for that was hidden, shown or deleted. */
async function recount(tx: Db, kind: PostKind, { rootId, targetId }: { rootId: number; targetId: number }) {
  const target = kind.replace('_comment', '')
  await tx.query(
    `update ${kind} r set replies = (select count(*) from ${kind} c where c.root_id = r.id and not c.is_hidden)
     where r.id = $1`,
    [rootId],
  )
  await tx.query(
    `update ${target} set comments = (
       select count(*) from ${kind} c left join ${kind} r on r.id = c.root_id
       where c.${target}_id = ${target}.id and not c.is_hidden and not coalesce(r.is_hidden, false))
     where id = $1`,
    [targetId],
  )
}

/** What members published, for operators who decide about it. */
export const moderationQueries = {
  /** What awaits review first, then what was reported, then the newest. */
  async list(db: Db, { kind, status, text, limit, offset }: PostFilter) {
    const { table, owner, image, target, createdAt, remark, reportKind, ...of } = sources[kind]
    const marks = kind === 'circle_post' ? ['t.is_refined', 't.is_pinned'] : ['false', 'false']
    const reports =
      reportKind === undefined
        ? '0'
        : `(select count(*)::int from reports r where r.state = 0 and r.kind = ${reportKind} and r.target_id = t.id)`
    const from = `from ${table} t left join users u on u.id = ${ownerOf(owner)}
      where ($1::int is null or ${of.status} = $1) and ($2::text is null or ${of.text} ilike $2)`
    const values = [status ?? null, text === undefined ? null : likePattern(text)]
    const rows = await db.query<ModeratedPost>(
      `select * from (select t.id, ${ownerOf(owner)} user_id, coalesce(u.nickname, '') nickname, ${of.text} as text,
         ${image} image, ${of.status} status, ${createdAt} created_at, ${target} target_id, ${remark} remark,
         ${kind === 'headline' ? 't.publish_at' : 'null::bigint'} publish_at,
         ${reports} reports, ${marks[0]} is_refined, ${marks[1]} is_pinned ${from}) found
       order by (status = 0) desc, (reports > 0) desc, created_at desc, id desc limit $3 offset $4`,
      [...values, limit, offset],
    )
    const total = (await db.one<{ total: number }>(`select count(*) total ${from}`, values))?.total ?? 0
    return { rows, total }
  },

  /** Two operators at once: the second waits and sees what the first one did. */
  find(tx: Db, kind: PostKind, id: number): Promise<Found | undefined> {
    const { table, owner, text, status, target, files } = sources[kind]
    return tx.one(
      `select ${ownerOf(owner)} user_id, ${text} as text, ${status} status, ${target} target_id, ${files} files
       from ${table} t where t.id = $1 for update`,
      [id],
    )
  },

  /** A circle's post that is shown for the first time is as old as that moment. */
  async set(
    tx: Db,
    kind: PostKind,
    id: number,
    { isShown, remark, at, isFirst }: { isShown: boolean; remark: string; at: number; isFirst: boolean },
  ): Promise<void> {
    const { table, set, remark: kept } = sources[kind]
    await tx.query(`update ${table} set ${set(isShown)} where id = $1`, [id])
    if (kept === keptRemark)
      await tx.query(`update ${table} set remark = $2 where id = $1`, [id, isShown ? '' : remark])
    if (kind === 'circle_post' && isFirst)
      await tx.query('update circle_post set created_at = $2, active_at = $2 where id = $1', [id, at])
    if (kind.endsWith('_comment')) await recount(tx, kind, await moderationQueries.placeOf(tx, kind, id))
  },

  placeOf: async (tx: Db, kind: PostKind, id: number) =>
    (await tx.one<{ rootId: number; targetId: number }>(
      `select coalesce(t.root_id, t.id) root_id, ${sources[kind].target} target_id from ${kind} t where t.id = $1`,
      [id],
    ))!,

  async remove(tx: Db, kind: PostKind, id: number): Promise<void> {
    const place = kind.endsWith('_comment') ? await moderationQueries.placeOf(tx, kind, id) : undefined
    await tx.query(`delete from ${sources[kind].table} where id = $1`, [id])
    if (place) await recount(tx, kind, place)
  },

  async arrange(tx: Db, id: number, marks: { isRefined: boolean | undefined; isPinned: boolean | undefined }) {
    const row = await tx.one<{ wasRefined: boolean; wasPinned: boolean }>(
      'select is_refined was_refined, is_pinned was_pinned from circle_post where id = $1 and status = 1 for update',
      [id],
    )
    if (!row) return undefined
    await tx.query(
      'update circle_post set is_refined = coalesce($2, is_refined), is_pinned = coalesce($3, is_pinned) where id = $1',
      [id, marks.isRefined ?? null, marks.isPinned ?? null],
    )
    return row
  },

  /** What nobody sees stands at no top, and at none again once it is shown. */
  unpin: (tx: Db, id: number) => tx.query('update circle_post set is_pinned = false where id = $1', [id]),

  /** Pinned posts beside this one and with it: in its circle, in its language. */
  pinnedWith: async (tx: Db, id: number): Promise<number> =>
    (
      await tx.one<{ count: number }>(
        `select count(*)::int count from circle_post p join circle_post o on o.id = $1
       where p.circle_id = o.circle_id and p.lang = o.lang and p.status = 1 and p.is_pinned`,
        [id],
      )
    )?.count ?? 0,

  /** Who named whom in a post, and in which circle it stands. */
  circlePost: (tx: Db, id: number) =>
    tx.one<{ circleId: number; userId: number; author: string; body: string }>(
      `select p.circle_id, p.user_id, u.nickname author, p.body
       from circle_post p join users u on u.id = p.user_id where p.id = $1`,
      [id],
    ),

  /** Who wrote it, and what it says. */
  one(db: Db, kind: PostKind, id: number): Promise<{ authorId: number; words: string } | undefined> {
    const { table, owner, text } = sources[kind]
    return db.one(`select ${ownerOf(owner)} author_id, ${text} words from ${table} t where t.id = $1`, [id])
  },
}
