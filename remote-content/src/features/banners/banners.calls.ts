import { call } from '@pitchside/http'

/** A picture with words and a link that operators put on a page. */
export interface PageBanner {
  id: number
  title: string
  picture: string
  url: string
}

/** Places of banners and advertisements, as operators number them. */
export const places = { home: 1, side: 2 } as const

const fromWire = ({ id, title, img, url }: { id: number; title: string; img: string; url: string }): PageBanner => ({
  id,
  title,
  picture: img,
  url,
})

export const listBanners = async (place: number, signal?: AbortSignal): Promise<PageBanner[]> =>
  (await call('listBanners', { banner_type: place }, { isQuiet: true, signal })).map(fromWire)

export const listAdvertisements = async (place: number, signal?: AbortSignal): Promise<PageBanner[]> =>
  (await call('listAdvertisements', { position: place }, { isQuiet: true, signal })).map(fromWire)

export async function countClick(id: number): Promise<void> {
  await call('countBannerClick', { id }, { isQuiet: true })
}
