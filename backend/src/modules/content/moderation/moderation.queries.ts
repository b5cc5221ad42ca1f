import type { Db } from '../../../db/db'

/** What operators may hide. */
export const postKinds = [
  'dynamic',
  'headline',
  'video',
  'dynamic_comment',
  'headline_comment',
  'video_comment',
] as const
export type PostKind = (typeof postKinds)[number]

/** 0 awaits review, 1 shown, 2 hidden. */
export type PostStatus = 0 | 1 | 2

export interface ModeratedPost {
  id: number
  userId: number
  nickname: string
  text: string
  /** A picture of it, empty without one. */
  image: string
  status: PostStatus
  createdAt: number
  /** What is commented; the post itself for posts. */
  targetId: number
}

interface Source {
  table: string
  owner: string
  text: string
  image: string
  status: string
  createdAt: string
  target: string
}

const flagStatus = 'case when t.is_hidden then 2 else 1 end'
const comment = (of: string): Source => ({
  table: `${of}_comment`,
  owner: 'user_id',
  text: 't.body',
  image: `''`,
  status: flagStatus,
  createdAt: 't.created_at',
  target: `t.${of}_id`,
})

const sources: Record<PostKind, Source> = {
  dynamic: {
    table: 'dynamic',
    owner: 'uid',
    text: 't.body',
    image: `coalesce(t.images[1], t.videos->0->>'img', '')`,
    status: flagStatus,
    createdAt: 't.created_at',
    target: 't.id',
  },
  headline: {
    table: 'headline',
    owner: 'writer_id',
    // Who decides reads all of it.
    text: `t.title || E'\\n' || t.summary || E'\\n' || regexp_replace(t.content, '<[^>]*>', ' ', 'g')`,
    image: 't.cover',
    status: 't.status',
    createdAt: 't.published_at',
    target: 't.id',
  },
  video: {
    table: 'video',
    owner: 'owner_id',
    text: 't.title',
    image: 't.cover',
    status: 't.status',
    createdAt: 't.published_at',
    target: 't.id',
  },
  dynamic_comment: comment('dynamic'),
  headline_comment: comment('headline'),
  video_comment: comment('video'),
}

export interface PostFilter {
  kind: PostKind
  status: PostStatus | undefined
  /** Part of the text; undefined: all. */
  text: string | undefined
  limit: number
  offset: number
}

const escapeLike = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Sums of what a hidden comment counted for. */
async function recount(tx: Db, kind: PostKind, id: number): Promise<void> {
  const target = kind.replace('_comment', '')
  await tx.query(
    `update ${kind} r set replies = (select count(*) from ${kind} c where c.root_id = r.id and not c.is_hidden)
     where r.id = (select coalesce(root_id, id) from ${kind} where id = $1)`,
    [id],
  )
  await tx.query(
    `update ${target} set comments = (
       select count(*) from ${kind} c left join ${kind} r on r.id = c.root_id
       where c.${target}_id = ${target}.id and not c.is_hidden and not coalesce(r.is_hidden, false))
     where id = (select ${target}_id from ${kind} where id = $1)`,
    [id],
  )
}

/** What members wrote, for operators who hide and show it. */
export const moderationQueries = {
  async list(db: Db, { kind, status, text, limit, offset }: PostFilter) {
    const { table, owner, image, target, createdAt, ...of } = sources[kind]
    const from = `from ${table} t left join users u on u.id = t.${owner}
      where ($1::int is null or ${of.status} = $1) and ($2::text is null or ${of.text} ilike $2)`
    const values = [status ?? null, text === undefined ? null : escapeLike(text)]
    const rows = await db.query<ModeratedPost>(
      `select t.id, t.${owner} "userId", coalesce(u.nickname, '') nickname, ${of.text} as text, ${image} image,
         ${of.status} status, ${createdAt} "createdAt", ${target} "targetId"
       ${from} order by (${of.status} = 0) desc, ${createdAt} desc, t.id desc limit $3 offset $4`,
      [...values, limit, offset],
    )
    const total = (await db.one<{ total: number }>(`select count(*) total ${from}`, values))?.total ?? 0
    return { rows, total }
  },

  /** Who wrote it, and what it says. */
  one(db: Db, kind: PostKind, id: number): Promise<{ authorId: number; words: string } | undefined> {
    const { table, owner, text } = sources[kind]
    return db.one(`select t.${owner} "authorId", ${text} words from ${table} t where t.id = $1`, [id])
  },

  /** False: there is no such post. */
  async set(tx: Db, kind: PostKind, id: number, isShown: boolean): Promise<boolean> {
    const { table } = sources[kind]
    const change =
      kind === 'headline' || kind === 'video'
        ? `status = ${isShown ? 1 : 2}`
        : `is_hidden = ${isShown ? 'false' : 'true'}`
    if (!(await tx.one(`update ${table} set ${change} where id = $1 returning id`, [id]))) return false
    if (kind.endsWith('_comment')) await recount(tx, kind, id)
    return true
  },
}
