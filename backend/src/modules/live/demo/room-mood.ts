import { groupOfState, isBreak } from '@pitchside/contract'
import type { RoomMatch, RoomMatches, Sport } from '../ports/room-matches.port'
import type { Mood } from './chatter-lines'

/** What people in a room talk about, by the match it shows. */
export function moodOf(match: Pick<RoomMatch, 'sport' | 'status'> | undefined): Mood {
  if (!match || groupOfState(match.sport, match.status) !== 'live') return 'calm'
  return isBreak(match.sport, match.status) ? 'break' : 'play'
}

interface Showing {
  matchSport: Sport | null
  matchId: number | null
}

/** Rooms, each with what its people talk about. */
export const withMoods = <R extends Showing>(rooms: readonly R[], matches: Pick<RoomMatches, 'find'>) =>
  Promise.all(
    rooms.map(async ({ matchSport, matchId, ...room }) => {
      const match = matchSport && matchId !== null ? await matches.find(matchSport, matchId) : undefined
      return { ...room, mood: moodOf(match) }
    }),
  )
