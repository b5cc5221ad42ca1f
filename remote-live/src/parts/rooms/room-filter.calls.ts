import type { RoomTag } from '@pitchside/contract/rooms'
import { ownCall } from '../own-call/own-call'
import { type RoomFilter, tagsFrom } from './room'

/** What rooms on air can be filtered by, each with the number of its rooms. */
export interface Facets {
  leagues: { id: number; name: string; rooms: number }[]
  tags: { tag: RoomTag; rooms: number }[]
}

export async function fetchFacets(kind: RoomFilter, signal?: AbortSignal): Promise<Facets> {
  const { leagues, tags } = await ownCall(
    'getRoomFilter',
    { type: kind },
    { isQuiet: true, ...(signal ? { signal } : {}) },
  )
  const rooms = new Map<string, number>(tags.map(({ tag, num }) => [tag, num]))
  return {
    leagues: leagues.map(({ id, name, num }) => ({ id, name, rooms: num })),
    tags: tagsFrom([...rooms.keys()]).map((tag) => ({ tag, rooms: rooms.get(tag) ?? 0 })),
  }
}
