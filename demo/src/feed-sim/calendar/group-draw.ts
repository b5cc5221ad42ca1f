import type { Team } from '@pitchside/backend/modules/scores/ports/feed.port'
import { randomStream, shuffled } from '../random-stream'

export const groupSize = 4

/**
 * Gives each team of a pot a group that it may join. Whoever finds none has those seated before move on, and only where
 * there is no such draw at all it takes what is left.
 */
function seat(pot: readonly Team[], groups: Team[][], mayJoin: (team: Team, group: readonly Team[]) => boolean): void {
  const seats = new Map<number, Team>()
  function place(team: Team, seen: Set<number>): boolean {
    for (const [number, group] of groups.entries()) {
      if (seen.has(number) || !mayJoin(team, group)) continue
      seen.add(number)
      const before = seats.get(number)
      if (before && !place(before, seen)) continue
      seats.set(number, team)
      return true
    }
    return false
  }
  const left = pot.filter((team) => !place(team, new Set()))
  for (const [number, group] of groups.entries()) {
    const drawn = seats.get(number) ?? left.pop()
    if (drawn) group.push(drawn)
  }
}

/**
 * Groups of four, one after the other, with one of each pot. Clubs of a country are kept apart: none is beside another
 * where there are no more of them than groups, and otherwise as few as can be.
 */
export function drawGroups(teams: readonly Team[], key: string, countryOf: (team: Team) => string): Team[] {
  const count = teams.length / groupSize
  const groups: Team[][] = Array.from({ length: count }, () => [])
  const ofCountry = (list: readonly Team[], country: string) => list.filter((one) => countryOf(one) === country).length
  function mayJoin(team: Team, group: readonly Team[]): boolean {
    const country = countryOf(team)
    return country === '' || ofCountry(group, country) < Math.ceil(ofCountry(teams, country) / count)
  }
  for (let pot = 0; pot < groupSize; pot += 1)
    seat(shuffled(teams.slice(pot * count, (pot + 1) * count), randomStream(`${key}|pot ${pot}`)), groups, mayJoin)
  return groups.flat()
}
