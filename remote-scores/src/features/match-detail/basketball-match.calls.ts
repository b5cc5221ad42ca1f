import { dateKey, dayMs, defaultCompanyId } from '../match-list/list-address'
import type { Match } from '../matches/match'
import { fetchDay } from '../matches/match.calls'

/** A basketball match of yesterday, today or tomorrow: the lists are the only place that has it. */
export async function fetchBasketballMatch(id: number): Promise<Match[]> {
  for (const offset of [0, -1, 1]) {
    const day = await fetchDay('basketball', dateKey(Date.now() + offset * dayMs), defaultCompanyId)
    const found = day.matches.filter((match) => match.id === id)
    if (found.length > 0) return found
  }
  return []
}
