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

/** The one advertisement of a place, none of those this browser closed; null where none is left. */
export async function getAdvertisement(
  place: number,
  closed: readonly number[],
  signal?: AbortSignal,
): Promise<PageBanner | null> {
  const input = { type: place, ...(closed.length > 0 ? { closed: closed.join(',') } : {}) }
  const found = await call('getAdvertisement', input, { isQuiet: true, signal })
  return found && fromWire(found)
}

export async function countClick(id: number): Promise<void> {
  await call('countBannerClick', { id }, { isQuiet: true })
}
