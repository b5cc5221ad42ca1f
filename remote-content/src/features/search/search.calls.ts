import type { CallData } from '@pitchside/contract'
import { call } from '@pitchside/http'
import type { Language } from '@pitchside/i18n'
import { type ListPage, pageFrom, quiet } from '@pitchside/parts'

/** From and to of what answers the query, in a text. */
export type Ranges = readonly (readonly number[])[]

export interface FoundRoom {
  kind: 'live'
  id: number
  title: string
  ranges: Ranges
  cover: string
  heat: number
  anchor: string
  anchorAvatar: string
  level: number
}

export interface FoundAnchor {
  kind: 'anchor'
  id: number
  nickname: string
  ranges: Ranges
  avatar: string
  signature: string
  fans: number
  level: number
  isLive: boolean
}

export interface FoundSide {
  id: number
  name: string
  ranges: Ranges
  score: number | undefined
}

/** A result that is neither a room nor an anchor. */
export interface Hit {
  kind: HitKind
  id: number
  title: string
  ranges: Ranges
  text: string
  textRanges: Ranges
  picture: string
  count: number
  /** Epoch milliseconds; 0: it has no time. */
  atMs: number
  seconds: number
  sport: 'football' | 'basketball'
  group: string
  groupId: number
  level: number
  owner: string
  ownerId: number
  ownerAvatar: string
  sides: readonly [FoundSide, FoundSide] | undefined
  stage: 'upcoming' | 'live' | 'over'
}

export const hitKinds = ['team', 'league', 'player', 'match', 'news', 'video', 'circle', 'post', 'user'] as const
export type HitKind = (typeof hitKinds)[number]
export type Kind = HitKind | 'live' | 'anchor'

export interface Found {
  rooms: FoundRoom[]
  anchors: FoundAnchor[]
  hits: Hit[]
  totals: Partial<Record<Kind, number>>
  /** What was looked for instead of what was typed; empty: just that. */
  correction: string
}

type WireHit = CallData<'suggestSearch'>['list'][number]
type WireSide = NonNullable<WireHit['home']>

const sideFromWire = (side: WireSide): FoundSide => ({
  id: side.id,
  name: side.name,
  ranges: side.ranges,
  score: side.score,
})

const stages = ['upcoming', 'live', 'over'] as const

const hitFromWire = (row: WireHit): Hit => ({
  kind: row.kind as HitKind,
  id: row.id,
  title: row.title,
  ranges: row.title_ranges,
  text: row.text ?? '',
  textRanges: row.text_ranges ?? [],
  picture: row.img ?? '',
  count: row.num ?? 0,
  atMs: (row.addtime ?? 0) * 1_000,
  seconds: row.duration ?? 0,
  sport: row.sport === 1 ? 'basketball' : 'football',
  group: row.group_name ?? '',
  groupId: row.group_id ?? 0,
  level: row.level ?? 0,
  owner: row.user_nickname ?? '',
  ownerId: row.uid ?? 0,
  ownerAvatar: row.avatar ?? '',
  sides: row.home && row.away ? [sideFromWire(row.home), sideFromWire(row.away)] : undefined,
  stage: stages[row.status_type ?? 0] ?? 'upcoming',
})

const roomFromWire = (row: CallData<'search'>['liveList'][number]): FoundRoom => ({
  kind: 'live',
  id: row.uid,
  title: row.title,
  ranges: row.ranges,
  cover: row.thumb,
  heat: row.heat,
  anchor: row.user_nickname,
  anchorAvatar: row.avatar,
  level: row.level,
})

const anchorFromWire = (row: CallData<'search'>['anchorList'][number]): FoundAnchor => ({
  kind: 'anchor',
  id: row.uid,
  nickname: row.user_nickname,
  ranges: row.ranges,
  avatar: row.avatar,
  signature: row.signature,
  fans: row.attention,
  level: row.level,
  isLive: row.is_live === 1,
})

/** The best of everything that answers the text; `isStrict`: and nothing that is only like it. */
export async function searchAll(
  name: string,
  { isStrict = false, signal }: { isStrict?: boolean; signal?: AbortSignal } = {},
): Promise<Found> {
  const data = await call('search', { name, isWeb: 1, ...(isStrict ? { strict: 1 as const } : {}) }, quiet(signal))
  return {
    rooms: data.liveList.map(roomFromWire),
    anchors: data.anchorList.map(anchorFromWire),
    hits: data.list.map(hitFromWire),
    totals: Object.fromEntries(data.total.map(({ kind, total }) => [kind, total])),
    correction: data.correction,
  }
}

type AnyRow = FoundRoom | FoundAnchor | Hit

/** As the wire counts them. */
export const orders = ['best', 'newest'] as const
export type SearchOrder = (typeof orders)[number]
/** How old results may be. */
export const times = ['any', 'day', 'week', 'month'] as const
export type SearchTime = (typeof times)[number]
const daysOf: Readonly<Record<SearchTime, number>> = { any: 0, day: 1, week: 7, month: 31 }

/** What of the results of one kind is wanted, and in which order. */
export interface SearchFilters {
  order: SearchOrder
  time: SearchTime
  language: Language | undefined
}

export const noFilters: SearchFilters = { order: 'best', time: 'any', language: undefined }

/** One page of one kind; filters are for hits. */
export async function searchKind(
  name: string,
  kind: Kind,
  page: number,
  { order, time, language }: SearchFilters,
  signal?: AbortSignal,
): Promise<ListPage<AnyRow>> {
  if (kind === 'live') return pageFrom(await call('searchRooms', { name, page }, quiet(signal)), roomFromWire)
  if (kind === 'anchor') return pageFrom(await call('searchAnchors', { name, page }, quiet(signal)), anchorFromWire)
  // Where a filter leaves nothing, nothing else was meant.
  const narrowed = {
    ...(time === 'any' ? {} : { days: daysOf[time], strict: 1 as const }),
    ...(language ? { lang: language, strict: 1 as const } : {}),
  }
  return pageFrom(
    await call('searchHits', { name, kind, page, sort: orders.indexOf(order), ...narrowed }, quiet(signal)),
    hitFromWire,
  )
}

/** What there is about a name and nothing that is only like it: rooms on air, news and videos, the newest first. */
export async function aboutName(name: string, signal?: AbortSignal) {
  const newest = { name, page: 1, sort: orders.indexOf('newest'), strict: 1 } as const
  const [rooms, news, videos] = await Promise.all([
    call('searchRooms', { name, page: 1, strict: 1 }, quiet(signal)),
    call('searchHits', { ...newest, kind: 'news' }, quiet(signal)),
    call('searchHits', { ...newest, kind: 'video' }, quiet(signal)),
  ])
  return {
    rooms: pageFrom(rooms, roomFromWire),
    news: pageFrom(news, hitFromWire),
    videos: pageFrom(videos, hitFromWire),
  }
}

/** What many look for. */
export const listHotWords = async (signal?: AbortSignal): Promise<Hit[]> =>
  (await call('listHotWords', {}, quiet(signal))).map(hitFromWire)
