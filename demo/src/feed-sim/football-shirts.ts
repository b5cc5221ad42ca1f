import type { Names } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'

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
/** By shirt: every card and change asks for it. */
const byShirt = Array.from({ length: 100 }, (_, shirt) => positions.get(shirt) ?? 'M')
export const positionOf = (shirt: number): Position => byShirt[shirt] ?? 'M'
export const allShirts: readonly number[] = [...positions.keys()].sort((a, b) => a - b)

/** Number that names a player for ever: who plays for a nation keeps the one of his club. */
export const playerId = (teamId: number, shirt: number): number => teamId * 100 + shirt

/** Everybody of a team, and who leads it. */
export interface Squad {
  byShirt: ReadonlyMap<number, Player>
  coach: Names
}
