import { call } from '@pitchside/http'
import { quiet } from '@pitchside/parts'
import type { Sport } from '../../parts/matches/match'
import { toSeasonMatch } from './database.calls'

export type PlayerSeason = Awaited<ReturnType<typeof fetchPlayerSeason>>
export type Leader = Awaited<ReturnType<typeof fetchLeaders>>[number]
export type TeamOfTheWeek = Awaited<ReturnType<typeof fetchTeamOfTheWeek>>

/** Top lists of a sport: names of the figures, by their number on the wire. */
export const topLists = {
  football: { 4: 'rating', 8: 'xg', 5: 'cleanSheets', 9: 'saves', 6: 'yellow', 7: 'red' },
  basketball: {
    0: 'points',
    1: 'rebounds',
    2: 'assists',
    3: 'efficiency',
    4: 'steals',
    5: 'blocks',
    6: 'threes',
  },
} as const satisfies Record<string, Readonly<Record<number, string>>>

/** The best of a season in a figure, best first; none where the feed does not count it. */
export async function fetchLeaders(sport: Sport, seasonId: number, type: number, signal?: AbortSignal) {
  const name = sport === 'football' ? 'listFootballMemberData' : 'listBasketballMemberData'
  const wire = await call(name, { id: seasonId, type }, quiet(signal))
  return wire.map((row) => ({
    id: row.player_id,
    name: row.name,
    team: { id: row.team_id, name: row.team },
    value: row.value,
    played: row.played,
  }))
}

/** A player's season in figures and match by match. */
export async function fetchPlayerSeason(id: number, signal?: AbortSignal) {
  const wire = await call('getPlayerSeason', { id }, quiet(signal))
  return { ...wire, matches: wire.matches.map((one) => ({ ...one, match: toSeasonMatch(one.match) })) }
}

/** The best eleven of a round, the latest when none is named. */
export async function fetchTeamOfTheWeek(id: number, season: number | undefined, signal?: AbortSignal) {
  const wire = await call('getTeamOfTheWeek', { id, ...(season ? { season_id: season } : {}) }, quiet(signal))
  return {
    round: wire.son_id,
    players: wire.list.map((row) => ({
      id: row.player_id,
      name: row.name,
      shirt: row.shirt,
      team: { id: row.team_id, name: row.team_name },
      rating: row.rating,
      x: row.x,
      y: row.y,
    })),
  }
}
