import { type RoomTag, roomSorts, roomTags } from '@pitchside/contract/rooms'
import type { RoomFilter, RoomSort } from '../../parts/rooms/room'

/** Query `type` of the list: all, football, basketball, a category. Source: route table of the specification. */
export type AnchorTab = '0' | '1' | '2' | '3'

const otherKind = 2
const nameChars = 20
const isTab = (value: string | null): value is AnchorTab => value !== null && /^[0-3]$/.test(value)
const isKind = (value: string | null): value is string => value !== null && /^[0-2]$/.test(value)

export interface RoomsAsked {
  tab: AnchorTab
  /** Kind of the rooms on the wire; -1: all. */
  kind: RoomFilter
  /** What the address calls the category; empty: it does not say. */
  category: string
}

/**
 * What an address asks for. A category is named by the `type` and `typeName` a room has on the wire; without an id it is
 * everything beside football and basketball.
 */
export function roomsAsked(search: URLSearchParams): RoomsAsked {
  const [type, id] = [search.get('type'), search.get('id')]
  const tab = isTab(type) ? type : '0'
  const category = (search.get('name') ?? '').trim().slice(0, nameChars)
  // Tab 0 is everything; the others are the kinds, one higher than on the wire.
  const kind = tab !== '3' ? Number(tab) - 1 : isKind(id) ? Number(id) : otherKind
  return { tab, kind: kind as RoomFilter, category }
}

/** Order and filters of the list. */
export interface RoomsFiltered {
  sort: RoomSort
  /** Number of a competition; undefined: all. */
  league: number | undefined
  tag: RoomTag | undefined
}

/** Which order and filters an address asks for; what nobody knows is none. */
export function filtersAsked(search: URLSearchParams): RoomsFiltered {
  const league = search.get('league') ?? ''
  return {
    sort: roomSorts.find((one) => one === search.get('sort')) ?? 'hottest',
    league: /^[1-9]\d{0,8}$/.test(league) ? Number(league) : undefined,
    tag: roomTags.find((one) => one === search.get('tag')),
  }
}

/** The address with another order or filter; what is not asked for stands nowhere in it. */
export function withFilters(search: URLSearchParams, change: Partial<RoomsFiltered>): URLSearchParams {
  const next = new URLSearchParams(search)
  const { sort, league, tag } = { ...filtersAsked(search), ...change }
  for (const [name, value] of Object.entries({ sort: sort === 'hottest' ? undefined : sort, league, tag })) {
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** The address with another tab; the category stays in it, its tab leads back there. A league is one of a kind of sport. */
export function withTab(search: URLSearchParams, tab: AnchorTab): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('type', tab)
  next.delete('league')
  return next
}
