import type { Db } from '../../../db/db'
import { type Page, windowOf } from '../../../kernel/paging'

export interface DynamicVideo {
  img: string
  video: string
}

export interface DynamicRow {
  id: number
  uid: number
  nickname: string
  avatar: string
  body: string
  images: string[]
  videos: DynamicVideo[]
  likes: number
  comments: number
  createdAt: number
  isLiked: boolean
}

export interface NewDynamic {
  uid: number
  body: string
  images: string[]
  videos: DynamicVideo[]
  createdAt: number
}

const columns = `d.id, d.uid, u.nickname, u.avatar, d.body, d.images, d.videos, d.likes, d.comments,
  d.created_at,
  exists (select 1 from dynamic_like l where l.dynamic_id = d.id and l.user_id = $1) is_liked
  from dynamic d join users u on u.id = d.uid`

/** Posts of anchors. `viewer` 0 is a visitor. */
export const dynamicQueries = {
  insert: (db: Db, { uid, body, images, videos, createdAt }: NewDynamic) =>
    db.query('insert into dynamic (uid, body, images, videos, created_at) values ($1, $2, $3::text[], $4::jsonb, $5)', [
      uid,
      body,
      images,
      JSON.stringify(videos),
      createdAt,
    ]),
  one: (db: Db, id: number, viewer: number) =>
    db.one<DynamicRow>(`select ${columns} where not d.is_hidden and d.id = $2`, [viewer, id]),
  exists: async (tx: Db, id: number): Promise<boolean> =>
    (await tx.one('select 1 from dynamic where id = $1 and not is_hidden', [id])) !== undefined,
  async listOf(db: Db, uid: number, viewer: number, page: number): Promise<Page<DynamicRow>> {
    const { limit, offset } = windowOf(page)
    const rows = await db.query<DynamicRow>(
      `select ${columns} where not d.is_hidden and d.uid = $2 order by d.created_at desc, d.id desc limit $3 offset $4`,
      [viewer, uid, limit, offset],
    )
    const total = await db.one<{ total: number }>(
      'select count(*) total from dynamic where uid = $1 and not is_hidden',
      [uid],
    )
    return { rows, total: total?.total ?? 0, page }
  },
  /** Resolves with its files; undefined: there is no such post of this anchor. */
  remove: (db: Db, id: number, uid: number) =>
    db.one<{ images: string[]; videos: DynamicVideo[] }>(
      'delete from dynamic where id = $1 and uid = $2 returning images, videos',
      [id, uid],
    ),
}
