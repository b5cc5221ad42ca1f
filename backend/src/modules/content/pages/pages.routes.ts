import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { CallHandlers } from '../../../kernel/module'
import { rowsOf } from '../../../kernel/paging'
import { secondsOf } from '../../../kernel/wire-values'
import type { BannerClicks } from './banner-clicks'
import { type BannerRow, bannerQueries } from './banners.queries'
import { infoPageOf, infoPages, readInfoTexts } from './info-pages'

const bannerToWire = (row: BannerRow) => ({
  id: row.id,
  title: row.title,
  img: row.image,
  url: row.url,
  position: row.position,
})

export function pageCalls({ db, clock }: Pick<Kernel, 'db' | 'clock'>, clicks: BannerClicks): CallHandlers {
  return {
    async getInfoPage(input, { language }) {
      const asked = infoPageOf(input.id)
      if (!asked) throw new Failure('not-found')
      const page = await infoPages.one(db, asked.name)
      const sections = readInfoTexts(page.texts)?.[language] ?? []
      return sections
        .filter(({ id }) => asked.section === undefined || id === asked.section)
        .map(({ id, title, html }) => ({
          post_name: id,
          post_title: title,
          post_content: html,
          update_time: secondsOf(page.changedAt),
        }))
    },
    listBanners: async (input, { language }) =>
      (
        await bannerQueries.list(db, { language, kind: 'banner', position: input.banner_type ?? 0, now: clock.now() })
      ).map(bannerToWire),
    listAdvertisements: async (input, { language }) =>
      (
        await bannerQueries.list(db, {
          language,
          kind: 'advertisement',
          position: input.position ?? 0,
          now: clock.now(),
        })
      ).map(bannerToWire),
    async getAdvertisement(input, { language }) {
      const now = clock.now()
      if (input.id !== undefined) {
        const row = await bannerQueries.one(db, language, input.id, now)
        if (!row) throw new Failure('not-found')
        return bannerToWire(row)
      }
      if (input.type === undefined) throw new Failure('input-invalid')
      const closed = input.closed?.split(',').map(Number) ?? []
      const rows = await bannerQueries.list(db, { language, kind: 'advertisement', position: input.type, now })
      const first = rows.find((row) => !closed.includes(row.id))
      return first ? bannerToWire(first) : null
    },
    countBannerClick: ({ id }, { userId, ip }) => clicks.count(id, { userId, ip }),
    listActivities: async (_input, { language }, { page }) =>
      rowsOf(await bannerQueries.activities(db, language, page, clock.now()), (row) => ({
        id: row.id,
        title: row.title,
        img: row.image,
        url: row.url,
      })),
  }
}
