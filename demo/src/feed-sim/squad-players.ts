import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { rosterOf } from './basketball-roster'
import { nationFlags, type SimCompetition } from './competitions'
import { squadOf as footballSquad } from './football-squad'

const perTeam = 100

/** Team of a player's number. */
export const teamOfPlayer = (id: number): number => Math.floor(id / perTeam)

/** Everybody of a team: in football under the flag of its league or nation. */
export const squadOf = (competition: SimCompetition, team: Team): Player[] =>
  competition.sport === 'football'
    ? footballSquad(team.id, nationFlags.get(team.id) ?? competition.flag)
    : rosterOf(team, competition.key).map(({ player }) => player)
