import type { RoomMatch } from '../live/live.module'

/** 0 not started, 1 in progress, 2 over, 3 abnormal: postponed, broken off or cancelled. */
export type MatchStage = 0 | 1 | 2 | 3

/** Numbers of the states in progress, as the feed counts them. Source: wire reference D.2 and D.3. */
const running = { football: [2, 7], basketball: [2, 9] } as const
/** Not started, and "to be determined". */
const ahead = { football: [1, 13], basketball: [1, 15] } as const
const over = { football: 8, basketball: 10 } as const

export function stageOf({ sport, status }: Pick<RoomMatch, 'sport' | 'status'>): MatchStage {
  const [first, last] = running[sport]
  if (status >= first && status <= last) return 1
  if ((ahead[sport] as readonly number[]).includes(status)) return 0
  return status === over[sport] ? 2 : 3
}

/** A match may be taken back from the pitch for a while; nobody waits longer for it. */
export const waitsDays = 30
/** Nobody is told of a broadcast that began longer ago. */
export const lateMs = 2 * 3_600_000
