import { isGoalType, shownScore } from '@pitchside/contract'
import { Failure } from '../kernel/failure'
import type { GuessMatch, GuessMatches } from './guesses/guesses.module'
import type { LiveModule } from './live/live.module'
import type { MomentKind, RoomMatch, RoomMatches, Sport } from './live/ports/room-matches.port'
import {
  type MatchAnchor,
  type MatchPlan,
  type PlansOfMatches,
  type ScoresModule,
  stageOf,
} from './scores/scores.module'

const many = 40

/** Moments one wants to see again, by the codes of the feed: goals, cards that send off, penalties that missed. */
function momentKind(type: number): MomentKind | undefined {
  if (isGoalType(type)) return 'goal'
  if (type === 4 || type === 15) return 'red'
  return type === 16 ? 'missed' : undefined
}

/** Gives rooms their matches from the scores. */
export function matchesForRooms({ service: scores, feed }: Pick<ScoresModule, 'service' | 'feed'>): RoomMatches {
  const toRoomMatch = (sport: Sport, id: number): RoomMatch => {
    const { fixture, state } = scores.match(id, sport)
    return {
      id: fixture.id,
      sport,
      leagueId: fixture.competitionId,
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
    moments(id) {
      if (!feed.fixture(id)) return []
      return feed.detail(id, scores.now()).incidents.flatMap((incident) => {
        const kind = momentKind(incident.type)
        if (!kind) return []
        const { id: incidentId, side, minute, added, player, homeScore, awayScore, isCancelled = false } = incident
        return [{ incidentId, kind, side, minute, added, player, homeScore, awayScore, isCancelled }]
      })
    },
    leagueNames(id) {
      try {
        return scores.competition(id).names
      } catch (error) {
        if (error instanceof Failure) return undefined
        throw error
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

/** Tells the tasks whether a member can be watching a room: it is on air and lets the member in. */
export const canWatchRoom =
  (live: Pick<LiveModule, 'rooms' | 'gate'>) =>
  async (roomUid: number, userId: number): Promise<boolean> => {
    const [room, { isKicked }] = await Promise.all([
      live.rooms.require(roomUid).catch(() => undefined),
      live.gate.standing(roomUid, userId),
    ])
    return room?.isLive === true && !isKicked
  }

/** Gives guesses the matches they are about. */
export function matchesForGuesses({ service, feed }: Pick<ScoresModule, 'service' | 'feed'>): GuessMatches {
  return {
    find(sport, id): GuessMatch | undefined {
      try {
        const { fixture, state } = service.match(id, sport)
        return {
          id,
          sport,
          home: fixture.home.names,
          away: fixture.away.names,
          stage: stageOf(sport, state.status),
          homeScore: shownScore(sport, state.home),
          awayScore: shownScore(sport, state.away),
        }
      } catch (error) {
        // The scores refuse an unknown match; for a guess that is no news of it.
        if (error instanceof Failure) return undefined
        throw error
      }
    },
    scorerOf(id, total) {
      const goal = feed
        .detail(id, service.now())
        .incidents.find((one) => isGoalType(one.type) && !one.isCancelled && one.homeScore + one.awayScore === total)
      return goal && (goal.side === 1 ? 'home' : 'away')
    },
  }
}
