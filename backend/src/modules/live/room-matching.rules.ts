import type { RoomMatch } from './ports/room-matches.port'

/** A room that follows the feed, with the match it shows now. */
export interface FollowingRoom {
  uid: number
  matchId: number | undefined
}

/** The most interesting match takes this many rooms before the next one gets a second. */
const topShare = 3

/**
 * Which match each room shows next. A room stays with its match while it is in play; the others take the matches with
 * the fewest rooms, where the most interesting one counts as less crowded. Without matches in play nothing changes.
 */
export function matchRooms(rooms: readonly FollowingRoom[], inPlay: readonly RoomMatch[]): Map<number, RoomMatch> {
  const byId = new Map(inPlay.map((match) => [match.id, match]))
  const crowd = new Map(inPlay.map((match) => [match.id, 0]))
  const result = new Map<number, RoomMatch>()
  const give = (uid: number, match: RoomMatch): void => {
    result.set(uid, match)
    crowd.set(match.id, (crowd.get(match.id) ?? 0) + 1)
  }
  for (const { uid, matchId } of rooms) {
    const match = matchId === undefined ? undefined : byId.get(matchId)
    if (match) give(uid, match)
  }
  const weight = (match: RoomMatch, rank: number): number => (crowd.get(match.id) ?? 0) / (rank === 0 ? topShare : 1)
  for (const { uid } of rooms) {
    if (result.has(uid)) continue
    const best = inPlay
      .map((match, rank) => ({ match, weight: weight(match, rank), rank }))
      .sort((a, b) => a.weight - b.weight || a.rank - b.rank)[0]
    if (best) give(uid, best.match)
  }
  return result
}
