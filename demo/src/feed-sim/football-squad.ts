import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { playerNames } from './player-names'
import { stableHash } from './random-stream'

export type Position = 'G' | 'D' | 'M' | 'F'

/** Shirt numbers of a squad by position, the first choice first. The same in every team. */
export const shirtsOf: Readonly<Record<Position, readonly number[]>> = {
  G: [1, 13, 26],
  D: [4, 5, 2, 3, 15, 12, 22, 24, 25],
  M: [8, 10, 6, 16, 14, 17, 20, 21, 23],
  F: [9, 11, 7, 19, 18, 27],
}

const positions = new Map<number, Position>(
  (Object.keys(shirtsOf) as Position[]).flatMap((position) =>
    shirtsOf[position].map((shirt) => [shirt, position] as const),
  ),
)
export const positionOf = (shirt: number): Position => positions.get(shirt) ?? 'M'
export const allShirts: readonly number[] = [...positions.keys()].sort((a, b) => a - b)

const abroad = ['fr', 'br', 'ar', 'nl', 'pt', 'ng', 'sn', 'kr', 'jp', 'us', 'dk', 'hr', 'uy', 'ma', 'co', 'be']

/** Number that names a player for ever. */
export const playerId = (teamId: number, shirt: number): number => teamId * 100 + shirt
export const shirtOfPlayer = (id: number): { teamId: number; shirt: number } => ({
  teamId: Math.floor(id / 100),
  shirt: id % 100,
})

/** `flag` is the country of the team's league, or the nation itself. */
export function playerOf(teamId: number, shirt: number, flag: string): Player {
  const number = stableHash(`${teamId}:${shirt}:person`)
  const isForeign = !flagIsNation(teamId) && number % 100 < 38
  return {
    id: playerId(teamId, shirt),
    teamId,
    name: playerNames(teamId, shirt),
    shirt,
    position: positionOf(shirt),
    born: 2026 - 18 - ((number >>> 8) % 17),
    flag: isForeign ? (abroad[(number >>> 16) % abroad.length] ?? flag) : flag,
  }
}

const worldCup = 1
const flagIsNation = (teamId: number) => Math.floor(teamId / 100) === worldCup

/** Everybody of a team, by shirt. */
export const squadOf = (teamId: number, flag: string): Player[] =>
  allShirts.map((shirt) => playerOf(teamId, shirt, flag))
