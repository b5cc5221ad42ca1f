import type { LiveModule } from './live/live.module'
import type { RoomMatch, RoomMatches, Sport } from './live/ports/room-matches.port'
import type { MatchAnchor, MatchPlan, PlansOfMatches, ScoresService } from './scores/scores.module'

const many = 40

/** Gives rooms their matches from the scores. */
export function matchesForRooms(scores: ScoresService): RoomMatches {
  const toRoomMatch = (sport: Sport, id: number): RoomMatch => {
    const { fixture, state } = scores.match(id, sport)
    return {
      id: fixture.id,
      sport,
      competition: scores.competition(fixture.competitionId).names,
      home: fixture.home,
      away: fixture.away,
      kickoff: fixture.kickoff,
      status: state.status,
      periodStart: state.periodStart,
      homeScores: state.home,
      awayScores: state.away,
    }
  }
  const hot = (sport: Sport, group: 'live' | 'upcoming') =>
    scores.hot(sport, group, many).map(({ fixture }) => toRoomMatch(sport, fixture.id))
  return {
    inPlay: async (sport) => hot(sport, 'live'),
    upcoming: async (sport) => hot(sport, 'upcoming').sort((a, b) => a.kickoff - b.kickoff),
    async find(sport, id) {
      try {
        return toRoomMatch(sport, id)
      } catch {
        // The scores refuse an unknown match; for a room that is simply no match.
        return undefined
      }
    },
  }
}

/** Gives the scores the anchors of each match. */
export function anchorsByMatch(
  anchors: readonly { matchId: number; uid: number; nickname: string; avatar: string }[],
): Map<number, MatchAnchor[]> {
  const byMatch = new Map<number, MatchAnchor[]>()
  for (const { matchId, uid, nickname, avatar } of anchors) {
    const list = byMatch.get(matchId) ?? []
    list.push({ id: uid, user_nickname: nickname, avatar })
    byMatch.set(matchId, list)
  }
  return byMatch
}

/** Gives the schedule the broadcasts planned for its matches. */
export const plansByMatch =
  (live: Pick<LiveModule, 'plansOfMatches'>): PlansOfMatches =>
  async (matchIds, viewer) => {
    const byMatch = new Map<number, MatchPlan[]>()
    if (matchIds.length === 0) return byMatch
    for (const { id, uid, matchId, nickname, avatar, isReserved } of await live.plansOfMatches(matchIds, viewer)) {
      const list = byMatch.get(matchId) ?? []
      list.push({ live_id: id, uid, user_nickname: nickname, avatar, is_reserve: isReserved ? 1 : 0 })
      byMatch.set(matchId, list)
    }
    return byMatch
  }
