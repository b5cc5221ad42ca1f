import type { Team } from '../../modules/scores/ports/feed.port'
import type { Player } from '../../modules/scores/ports/match-parts.port'
import type { SimCompetition } from './competitions'
import { playerName } from './player-names'
import { stableHash } from './random-stream'

const squadSize = 20
const perTeam = 100

const positionOf = (shirt: number): string => {
  if (shirt === 1 || shirt === 12) return 'G'
  if (shirt <= 5 || (shirt >= 13 && shirt <= 15)) return 'D'
  return shirt === 6 || shirt === 8 || (shirt >= 16 && shirt <= 18) ? 'M' : 'F'
}

const courtPositions = ['PG', 'SG', 'SF', 'PF', 'C']

export const playerIdOf = (teamId: number, shirt: number): number => teamId * perTeam + shirt
export const shirtOfPlayer = (id: number): { teamId: number; shirt: number } => ({
  teamId: Math.floor(id / perTeam),
  shirt: id % perTeam,
})

/** The player of a team with this shirt number; undefined when the team has none. */
export function playerOf(competition: SimCompetition, team: Team, shirt: number): Player | undefined {
  if (!Number.isInteger(shirt) || shirt < 1 || shirt > squadSize) return undefined
  const name = playerName(team.id, shirt)
  return {
    id: playerIdOf(team.id, shirt),
    teamId: team.id,
    name: { zh: name, en: name, vi: name },
    shirt,
    position: competition.sport === 'football' ? positionOf(shirt) : (courtPositions[(shirt - 1) % 5] ?? 'C'),
    born: 1_990 + (stableHash(`${team.id}:${shirt}:born`) % 17),
    flag: competition.flag,
  }
}

export const squadOf = (competition: SimCompetition, team: Team): Player[] =>
  Array.from({ length: squadSize }, (_, i) => playerOf(competition, team, i + 1)).filter((one) => one !== undefined)
