import { memberPath } from '@pitchside/contract'
import type { MessageCard } from '../../parts/message/display-item'

const addresses: Readonly<Record<string, (id: string) => string>> = {
  news: (id) => `/detail?id=${id}`,
  video: (id) => `/video-player?id=${id}`,
  live: (id) => `/live?id=${id}`,
  room: (id) => `/live?id=${id}`,
  gift: (id) => `/live?id=${id}`,
  match: (id) => `/score-detail?id=${id}`,
  goods: () => memberPath('mall'),
}

/** Where a card leads inside the site; undefined for kinds without a page. */
export function cardAddress({ type, id }: MessageCard): string | undefined {
  return /^\d{1,12}$/.test(id) ? addresses[type]?.(id) : undefined
}
