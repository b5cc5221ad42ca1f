import type { Found, Kind } from './search.calls'

export const tabs = [
  'all',
  'live',
  'anchors',
  'teams',
  'players',
  'matches',
  'news',
  'videos',
  'circles',
  'users',
] as const
export type Tab = (typeof tabs)[number]
export type ListTab = Exclude<Tab, 'all'>

/** What a tab lists without end, and what it shows of another kind above that. */
export const tabKinds: Readonly<Record<ListTab, { list: Kind; above?: Kind }>> = {
  live: { list: 'live' },
  anchors: { list: 'anchor' },
  teams: { list: 'team', above: 'league' },
  players: { list: 'player' },
  matches: { list: 'match' },
  news: { list: 'news' },
  videos: { list: 'video' },
  circles: { list: 'post', above: 'circle' },
  users: { list: 'user' },
}

/** Tabs whose results came at a time: they can be read from the newest on. */
export const isDated = (tab: Tab): boolean => tab === 'news' || tab === 'videos' || tab === 'circles'

/** Tabs whose results are there in one language and not in another. */
export const isRead = (tab: Tab): boolean => tab === 'news' || tab === 'circles'

export const isTab = (value: string | null): value is Tab => tabs.includes(value as Tab)

/** How many results a tab has. */
export function countOf(found: Found | undefined, tab: Tab): number {
  if (!found) return 0
  const of = (kind: Kind | undefined) => (kind ? (found.totals[kind] ?? 0) : 0)
  if (tab === 'all') return Object.values(found.totals).reduce((sum, total) => sum + total, 0)
  return of(tabKinds[tab].list) + of(tabKinds[tab].above)
}
