import type { Db } from '../../../db/db'
import type { Language } from '../../../kernel/messages'

export const bannerKinds = ['banner', 'advertisement', 'activity'] as const
export type BannerKind = (typeof bannerKinds)[number]

export interface BannerWords {
  kind: BannerKind
  position: number
  title: Record<Language, string>
  image: string
  url: string
  isOff: boolean
  /** Epoch milliseconds; null: always. */
  startsAt: number | null
  endsAt: number | null
}

export interface EditedBanner extends BannerWords {
  id: number
  sort: number
  /** How often it was followed; a viewer counts once in an hour. */
  clicks: number
  /** Of those, how many since a day. */
  clicksOfLate: number
}

const columns = `id, kind, position, title, image, url, sort, is_off, starts_at,
  ends_at`

const valuesOf = (banner: BannerWords) => [
  banner.kind,
  banner.position,
  JSON.stringify(banner.title),
  banner.image,
  banner.url,
  banner.isOff,
  banner.startsAt,
  banner.endsAt,
]

/** Banners as operators see them: those that are off or not yet on as well. */
export const editedBanners = {
  list: (db: Db, sinceDay: number) =>
    db.query<EditedBanner>(
      `select ${columns}, coalesce(c.clicks, 0) clicks, coalesce(c.late, 0) clicks_of_late
       from banner b left join (
         select banner_id, sum(clicks)::int clicks, coalesce(sum(clicks) filter (where day > $1), 0)::int late
         from banner_click_day group by banner_id) c on c.banner_id = b.id
       order by kind, sort, id`,
      [sinceDay],
    ),
  image: async (db: Db, id: number) =>
    (await db.one<{ image: string }>('select image from banner where id = $1', [id]))?.image,
  /** A new one stands last. */
  insert: async (tx: Db, banner: BannerWords): Promise<number> =>
    (await tx.one<{ id: number }>(
      `insert into banner (kind, position, title, image, url, is_off, starts_at, ends_at, sort)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, (select coalesce(max(sort), 0) + 1 from banner)) returning id`,
      valuesOf(banner),
    ))!.id,
  /** False: there is none of this number. */
  update: async (tx: Db, id: number, banner: BannerWords): Promise<boolean> =>
    (await tx.one(
      `update banner set kind = $1, position = $2, title = $3::jsonb, image = $4, url = $5, is_off = $6,
         starts_at = $7, ends_at = $8 where id = $9 returning id`,
      [...valuesOf(banner), id],
    )) !== undefined,
  /** Puts banners in the order of the numbers. False: one of them is unknown. */
  async order(tx: Db, ids: readonly number[]): Promise<boolean> {
    const rows = await tx.query(
      `update banner set sort = o.place from unnest($1::bigint[]) with ordinality o(id, place)
       where banner.id = o.id returning banner.id`,
      [ids],
    )
    return rows.length === new Set(ids).size && rows.length === ids.length
  },
}
