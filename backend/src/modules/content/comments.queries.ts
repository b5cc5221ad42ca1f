import type { Db } from '../../db/db'
import { type Page, windowOf } from '../../kernel/paging'

/** What can be commented: `<kind>_comment` and `<kind>_comment_like` are alike for all of them. */
export type Commented = 'headline' | 'video' | 'dynamic' | 'circle_post'

export interface CommentRow {
  id: number
  userId: number
  nickname: string
  avatar: string
  body: string
  createdAt: number
  likes: number
  replies: number
  isLiked: boolean
  replyTo: string
  targetId: number
}

export type CommentOrder = 'liked' | 'newest'

/** Comments of one kind of content. `viewer` 0 is a visitor. */
export function createCommentQueries(kind: Commented) {
  const table = `${kind}_comment`
  const target = `${kind}_id`
  const columns = `c.id, c.user_id, u.nickname, u.avatar, c.body, c.created_at, c.likes,
    c.replies, c.${target} target_id, coalesce(w.nickname, '') reply_to,
    exists (select 1 from ${table}_like l where l.comment_id = c.id and l.user_id = $1) is_liked`
  const from = `${table} c join users u on u.id = c.user_id
    left join ${table} p on p.id = c.reply_to_id and p.root_id is not null left join users w on w.id = p.user_id`

  /** Hidden by operators, or a reply to what is hidden. */
  const isShown = `not c.is_hidden and not exists (select 1 from ${table} h where h.id = c.root_id and h.is_hidden)`

  return {
    async list(db: Db, targetId: number, viewer: number, page: number, order: CommentOrder): Promise<Page<CommentRow>> {
      const { limit, offset } = windowOf(page)
      const sort = order === 'liked' ? 'c.likes desc, c.created_at desc, c.id desc' : 'c.created_at desc, c.id desc'
      const rows = await db.query<CommentRow>(
        `select ${columns} from ${from} where c.${target} = $2 and c.root_id is null and not c.is_hidden order by ${sort} limit $3 offset $4`,
        [viewer, targetId, limit, offset],
      )
      const total = await db.one<{ total: number }>(
        `select count(*) total from ${table} where ${target} = $1 and root_id is null and not is_hidden`,
        [targetId],
      )
      return { rows, total: total?.total ?? 0, page }
    },

    async replies(db: Db, rootId: number, viewer: number, page: number): Promise<Page<CommentRow>> {
      const { limit, offset } = windowOf(page)
      const rows = await db.query<CommentRow>(
        `select ${columns} from ${from} where c.root_id = $2 and ${isShown} order by c.created_at, c.id limit $3 offset $4`,
        [viewer, rootId, limit, offset],
      )
      const total = await db.one<{ total: number }>(
        `select count(*) total from ${table} c where c.root_id = $1 and ${isShown}`,
        [rootId],
      )
      return { rows, total: total?.total ?? 0, page }
    },

    async isShown(db: Db, id: number): Promise<boolean> {
      return (await db.one(`select 1 from ${table} c where c.id = $1 and ${isShown}`, [id])) !== undefined
    },

    one(db: Db, id: number, viewer: number): Promise<CommentRow | undefined> {
      return db.one<CommentRow>(`select ${columns} from ${from} where c.id = $2 and ${isShown}`, [viewer, id])
    },

    /**
     * Holds the thing until the end of the transaction, so that it cannot go while a comment comes. First of all locks:
     * who writes, deletes or hides comments of a thing takes its turn here.
     */
    async hold(tx: Db, targetId: number): Promise<void> {
      await tx.query(`select 1 from ${kind} where id = $1 for update`, [targetId])
    },

    /** The comment a reply is written under, and its root. */
    parent(db: Db, id: number, targetId: number): Promise<{ id: number; rootId: number } | undefined> {
      return db.one(
        `select c.id, coalesce(c.root_id, c.id) root_id from ${table} c where c.id = $1 and c.${target} = $2 and ${isShown}`,
        [id, targetId],
      )
    },

    async insert(
      tx: Db,
      comment: { targetId: number; userId: number; body: string; parent: { id: number; rootId: number } | undefined },
      at: number,
    ): Promise<number> {
      const row = await tx.one<{ id: number }>(
        `insert into ${table} (${target}, user_id, body, root_id, reply_to_id, created_at)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [comment.targetId, comment.userId, comment.body, comment.parent?.rootId, comment.parent?.id, at],
      )
      if (comment.parent)
        await tx.query(`update ${table} set replies = replies + 1 where id = $1`, [comment.parent.rootId])
      await tx.query(`update ${kind} set comments = comments + 1 where id = $1`, [comment.targetId])
      return (row as { id: number }).id
    },

    /** Where a comment of this member stands; undefined: it is nobody's or somebody else's. */
    owned(db: Db, id: number, userId: number): Promise<{ targetId: number; rootId: number | null } | undefined> {
      return db.one(`select c.${target} target_id, c.root_id from ${table} c where c.id = $1 and c.user_id = $2`, [
        id,
        userId,
      ])
    },

    /** Takes a comment away, with its replies, and counts again what is left. False: it is gone already. */
    async remove(tx: Db, id: number, { targetId, rootId }: { targetId: number; rootId: number | null }) {
      if (!(await tx.one(`delete from ${table} where id = $1 returning id`, [id]))) return false
      if (rootId !== null)
        await tx.query(
          `update ${table} r set replies = (select count(*) from ${table} c where c.root_id = r.id and not c.is_hidden)
           where r.id = $1`,
          [rootId],
        )
      await tx.query(
        `update ${kind} set comments = (select count(*) from ${table} c where c.${target} = $1 and ${isShown}) where id = $1`,
        [targetId],
      )
      return true
    },
  }
}

export type CommentQueries = ReturnType<typeof createCommentQueries>
