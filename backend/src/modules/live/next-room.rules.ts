import type { RoomMatch } from './ports/room-matches.port'

/** What a room that goes on was chosen for, the strongest reason first; `raid`: the anchor of the last one chose it. */
export const nextReasons = ['match', 'league', 'followed', 'hottest', 'raid'] as const
export type NextReason = (typeof nextReasons)[number]

/** A room on air that could be watched next. */
export interface NextCandidate {
  isFollowed: boolean
  match: Pick<RoomMatch, 'id' | 'sport' | 'competition'> | undefined
}

function reasonFor({ match, isFollowed }: NextCandidate, watched: NextCandidate['match']): NextReason {
  if (match && watched && match.sport === watched.sport) {
    if (match.id === watched.id) return 'match'
    if (match.competition.en === watched.competition.en) return 'league'
  }
  return isFollowed ? 'followed' : 'hottest'
}

/**
 * The room to go on with after `watched` ended: one with the same match, else of the same league, else of an anchor the
 * visitor follows, else the hottest. Among equals the first of `candidates`.
 */
export function nextRoom<C extends NextCandidate>(
  candidates: readonly C[],
  watched: NextCandidate['match'],
): { room: C; reason: NextReason } | undefined {
  const found = candidates.map((room) => ({ room, reason: reasonFor(room, watched) }))
  return nextReasons.map((wanted) => found.find(({ reason }) => reason === wanted)).find((one) => one !== undefined)
}
