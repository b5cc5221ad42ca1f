import { dayMs } from '@pitchside/base'
import type { Db } from '../../../db/db'
import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import { createViewerNames, type Viewer, viewerHourMs } from '../viewer-names'
import { bannerIsShown } from './banners.queries'

export const epochDay = (at: number): number => Math.floor(at / dayMs)

const clickQueries = {
  /** One statement decides, so that of requests at once exactly one counts. */
  count: async (tx: Db, bannerId: number, viewer: string, now: number): Promise<boolean> => {
    const counted = await tx.one(
      `insert into banner_click_viewer (banner_id, viewer, counted_at)
       select id, $2, $3 from banner where id = $1 and ${bannerIsShown('$3')}
       on conflict (banner_id, viewer) do update set counted_at = excluded.counted_at
       where banner_click_viewer.counted_at <= $4 returning banner_id`,
      [bannerId, viewer, now, now - viewerHourMs],
    )
    if (!counted) return false
    await tx.query(
      `insert into banner_click_day (banner_id, day, clicks) values ($1, $2, 1)
       on conflict (banner_id, day) do update set clicks = banner_click_day.clicks + 1`,
      [bannerId, epochDay(now)],
    )
    return true
  },
  isShown: async (db: Db, id: number, now: number): Promise<boolean> =>
    (await db.one(`select 1 from banner where id = $1 and ${bannerIsShown('$2')}`, [id, now])) !== undefined,
  forget: (db: Db, now: number) =>
    db.query('delete from banner_click_viewer where counted_at <= $1', [now - viewerHourMs]),
}

/** How often banners are followed; a viewer counts once in an hour. */
export function createBannerClicks(kernel: Pick<Kernel, 'db' | 'clock' | 'random'>) {
  const { db, clock } = kernel
  const nameOf = createViewerNames(kernel)
  return {
    async count(id: number, viewer: Viewer): Promise<void> {
      const name = await nameOf(viewer)
      const isCounted = await db.transaction((tx) => clickQueries.count(tx, id, name, clock.now()))
      if (!isCounted && !(await clickQueries.isShown(db, id, clock.now()))) throw new Failure('not-found')
    },
    forgetViewers: () => clickQueries.forget(db, clock.now()),
  }
}

export type BannerClicks = ReturnType<typeof createBannerClicks>
