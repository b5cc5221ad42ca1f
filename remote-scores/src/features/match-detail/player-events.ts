import { isGoalType } from '@pitchside/contract'
import type { MatchEvent } from './match-detail.calls'
import type { LineupPlayer } from './match-parts.calls'

const substitution = 9

/** What a line-up marks of a player. */
export interface PlayerEvents {
  goals: readonly MatchEvent[]
  assists: readonly MatchEvent[]
  card: 'yellow' | 'red' | undefined
  /** He went off or came on. */
  change: MatchEvent | undefined
}

const knownOf = (ids: readonly number[], events: ReadonlyMap<number, MatchEvent>): MatchEvent[] =>
  ids.map((id) => events.get(id)).filter((event) => event !== undefined)

/** What happened to a player so far; goals that were taken back count for nobody. */
export function playerEvents(
  { incidents, assists }: Pick<LineupPlayer, 'incidents' | 'assists'>,
  events: ReadonlyMap<number, MatchEvent>,
): PlayerEvents {
  const own = knownOf(incidents, events)
  const stands = ({ type, isCancelled }: MatchEvent) => isGoalType(type) && !isCancelled
  const has = (...types: number[]) => own.some(({ type }) => types.includes(type))
  return {
    goals: own.filter(stands),
    assists: knownOf(assists, events).filter(stands),
    card: has(4, 15) ? 'red' : has(3) ? 'yellow' : undefined,
    change: own.find(({ type }) => type === substitution),
  }
}
