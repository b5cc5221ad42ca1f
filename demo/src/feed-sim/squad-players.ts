import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { rosterOf } from './basketball-roster'
import type { SimCompetition } from './competitions'
import { squadOf as footballSquad } from './football-squad'

const perTeam = 100

/** Team of a player's number. */
export const teamOfPlayer = (id: number): number => Math.floor(id / perTeam)

/** Everybody of a team. */
export const squadOf = (competition: SimCompetition, team: Team): Player[] =>
  competition.sport === 'football'
    ? footballSquad(team.id)
    : rosterOf(team, competition.key).map(({ player }) => player)
