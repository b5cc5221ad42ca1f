import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { allShirts, type Position, type Squad, shirtsOf } from './football-shirts'
import { calledBy, drawOwnName } from './player-names'
import { type RandomStream, randomStream } from './random-stream'

interface Source {
  /** Squads of all clubs. */
  clubs(): readonly Squad[]
  /** Somebody who plays in a league nobody shows. */
  invent(random: RandomStream, shirt: number, flag: string, taken: Set<string>): Player
}

let byNation: ReadonlyMap<string, readonly Player[]> | undefined

/** Players of all clubs by nationality, the most valuable first. */
function candidates(clubs: readonly Squad[]): ReadonlyMap<string, readonly Player[]> {
  const map = new Map<string, Player[]>()
  for (const { byShirt } of clubs)
    for (const player of byShirt.values()) {
      const list = map.get(player.flag)
      if (list) list.push(player)
      else map.set(player.flag, [player])
    }
  for (const list of map.values()) list.sort((a, b) => (b.valueEur ?? 0) - (a.valueEur ?? 0) || a.id - b.id)
  return map
}

/** The best of a nation's players by position; places nobody is found for are filled by players of smaller leagues. */
export function nationalSquad(teamId: number, flag: string, source: Source): Squad {
  byNation ??= candidates(source.clubs())
  const random = randomStream(`${teamId}|squad`)
  const taken = new Set<string>()
  const left = new Map<Position, Player[]>()
  for (const player of byNation.get(flag) ?? []) {
    const position = player.position as Position
    left.set(position, [...(left.get(position) ?? []), player])
  }
  const next = (position: Position): Player | undefined => {
    for (let one = left.get(position)?.shift(); one; one = left.get(position)?.shift())
      if (!calledBy(one.name).some((call) => taken.has(call))) return one
    return undefined
  }
  const chosen = new Map<number, Player>()
  for (const position of ['G', 'D', 'M', 'F'] as const)
    for (const shirt of shirtsOf[position]) {
      const best = next(position)
      if (!best) continue
      for (const call of calledBy(best.name)) taken.add(call)
      chosen.set(shirt, { ...best, teamId, shirt })
    }
  const byShirt = new Map<number, Player>()
  for (const shirt of allShirts) byShirt.set(shirt, chosen.get(shirt) ?? source.invent(random, shirt, flag, taken))
  return { byShirt, coach: drawOwnName(random, flag, taken) }
}
