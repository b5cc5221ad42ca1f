import { Failure } from '../../../kernel/failure'
import type { Kernel } from '../../../kernel/kernel'
import type { CallHandlers } from '../../../kernel/module'
import { toPaged } from '../paging'
import { type BannerRow, bannerQueries } from './banners.queries'
import { infoPages } from './info-pages'

const bannerToWire = (row: BannerRow) => ({
  id: row.id,
  title: row.title,
  img: row.image,
  url: row.url,
  position: row.position,
})

export function pageCalls({ db }: Pick<Kernel, 'db'>): CallHandlers {
  return {
    async getInfoPage(input, { language }) {
      const page = infoPages[input.id]
      if (!page) throw new Failure('not-found')
      return page[language].map(({ title, content }) => ({ post_title: title, post_content: content }))
    },
    listBanners: async (input, { language }) =>
      (await bannerQueries.list(db, language, 'banner', input.banner_type ?? 0)).map(bannerToWire),
    listAdvertisements: async (input, { language }) =>
      (await bannerQueries.list(db, language, 'advertisement', input.position ?? 0)).map(bannerToWire),
    async getAdvertisement(input, { language }) {
      const row = await bannerQueries.one(db, language, input.id)
      if (!row) throw new Failure('not-found')
      return bannerToWire(row)
    },
    listActivities: async (input, { language }) =>
      toPaged(await bannerQueries.activities(db, language, input.page ?? 1), (row) => ({
        id: row.id,
        title: row.title,
        img: row.image,
        url: row.url,
      })),
  }
}
