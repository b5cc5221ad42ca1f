import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import type { Player } from '@pitchside/backend/modules/scores/ports/match-parts.port'
import { personName } from './names/basketball-people'
import { normal, randomStream, shuffled, stableHash } from './random-stream'

/** Somebody of a team with what the model needs of him. */
export interface RosterPlayer {
  player: Player
  /** Share of the time his place is his, of one group of places. */
  minutes: number
  /** Share of the attacks that are his. */
  usage: number
}

export type Group = 'guard' | 'forward' | 'centre'

/** Two guards, two forwards and a centre are on the court: shares of each group sum to its places. */
const places: readonly (readonly [position: string, minutes: number])[] = [
  ['PG', 0.74],
  ['SG', 0.68],
  ['SF', 0.72],
  ['PF', 0.66],
  ['C', 0.64],
  ['PG', 0.42],
  ['SF', 0.42],
  ['C', 0.32],
  ['SG', 0.16],
  ['PF', 0.18],
  ['C', 0.04],
  ['SF', 0.02],
]
const starterUsage = [28, 24, 18, 15, 14]
const benchUsage = [17, 15, 12, 12, 10, 9, 8]
const shirts = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 20, 21, 22, 23, 24, 25, 30, 31, 32, 33, 34, 35, 41, 44, 55,
  77,
]

export const groupOfPosition = (position: string): Group =>
  position === 'C' ? 'centre' : position.endsWith('G') ? 'guard' : 'forward'
export const onCourt: Record<Group, number> = { guard: 2, forward: 2, centre: 1 }

/** Centimetres, as a rule; so much more or less is usual. */
const heights: Readonly<Record<string, number>> = { PG: 189, SG: 196, SF: 202, PF: 207, C: 212 }
const heightSpread = 4

const flags: Record<string, string> = { nba: 'us', cba: 'cn', euroleague: 'eu' }

/** The parts of a name that should be a player's own: the last one abroad, both in China. */
function callNames(number: number, isChinese: boolean): string[] {
  const parts = personName(number, isChinese).en.split(' ')
  return isChinese ? parts : parts.slice(-1)
}

/** Twelve players; the first five start. The same team always has the same. */
export function rosterOf(team: Team, competitionKey: string): RosterPlayer[] {
  const random = randomStream(`${team.id}|roster`)
  const numbers = shuffled(shirts, random)
  const stars = shuffled(starterUsage, random)
  // A stream of its own: what was drawn without heights stays as it was.
  const tall = randomStream(`${team.id}|heights`)
  const seen = new Set<string>()
  return places.map(([position, minutes], index) => {
    let number = stableHash(`${team.id}|player|${index}`)
    const isChinese = competitionKey === 'cba' && index % 6 !== 4
    // Within a team neither a family name nor a given name comes twice: commentary calls players by them.
    while (callNames(number, isChinese).some((name) => seen.has(name))) number = stableHash(`${number}|again`)
    const names = personName(number, isChinese)
    for (const name of callNames(number, isChinese)) seen.add(name)
    return {
      player: {
        id: team.id * 100 + index + 1,
        teamId: team.id,
        name: names,
        shirt: numbers[index] ?? index,
        position,
        born: 1991 + Math.floor(random() * 14),
        heightCm: Math.round((heights[position] ?? 200) + heightSpread * normal(tall)),
        flag: isChinese || competitionKey !== 'cba' ? (flags[competitionKey] ?? 'un') : 'us',
      },
      minutes,
      usage: index < 5 ? (stars[index] ?? 14) : (benchUsage[index - 5] ?? 8),
    }
  })
}
