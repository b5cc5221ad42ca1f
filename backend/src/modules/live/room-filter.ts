import { type RoomTag, roomTags } from '@pitchside/contract/rooms'
import type { Names, RoomMatches, Sport } from './ports/room-matches.port'

/** What a room on air shows and is like. */
export interface ShownInRoom {
  matchSport: Sport | null
  matchId: number | null
  tags: readonly string[]
}

/** What lists can be filtered by, with how many rooms there are: leagues with the most first, tags in their order. */
export interface RoomFacets {
  leagues: { id: number; names: Names; rooms: number }[]
  tags: { tag: RoomTag; rooms: number }[]
}

/** A match as rooms name it: numbers of matches are those of a sport. */
export const shownMatch = ({ matchSport, matchId }: Pick<ShownInRoom, 'matchSport' | 'matchId'>): string =>
  `${matchSport}:${matchId}`

/** Finds out which leagues rooms show: a room knows its match, the scores know the league. */
export function createRoomFilter(matches: Pick<RoomMatches, 'find'>) {
  async function matchOf({ matchSport, matchId }: ShownInRoom) {
    return matchSport === null || matchId === null ? undefined : matches.find(matchSport, matchId)
  }
  return {
    async facets(rooms: readonly ShownInRoom[]): Promise<RoomFacets> {
      const leagues = new Map<number, RoomFacets['leagues'][number]>()
      for (const room of rooms) {
        const match = await matchOf(room)
        if (!match) continue
        const { leagueId: id, competition: names } = match
        leagues.set(id, { id, names, rooms: (leagues.get(id)?.rooms ?? 0) + 1 })
      }
      return {
        leagues: [...leagues.values()].sort((a, b) => b.rooms - a.rooms || a.id - b.id),
        tags: roomTags
          .map((tag) => ({ tag, rooms: rooms.filter(({ tags }) => tags.includes(tag)).length }))
          .filter((one) => one.rooms > 0),
      }
    },
    /** Matches of a league that these rooms show. */
    async matchesOf(leagueId: number, rooms: readonly ShownInRoom[]): Promise<string[]> {
      const found = await Promise.all(
        rooms.map(async (room) => ((await matchOf(room))?.leagueId === leagueId ? [shownMatch(room)] : [])),
      )
      return [...new Set(found.flat())]
    },
  }
}
