import { call } from '@pitchside/http'
import type { Match } from '../../parts/matches/match'
import { toScheduled } from '../../parts/matches/match.calls'

/** Matches worth a place on the home page: running first, then the next ones, then what has just ended. */
export async function fetchHomeMatches(): Promise<Match[]> {
  const rows = await call('listAllMatches', {}, { isQuiet: true })
  return rows.map(toScheduled)
}

export type HotKind = 'all' | 'football' | 'basketball'
const typeOf: Record<HotKind, number> = { all: -1, football: 0, basketball: 1 }

/** Hot matches of a kind: running ones, then those to come. */
export async function fetchHotMatches(kind: HotKind): Promise<Match[]> {
  const reply = await call('listRecommendedMatches', { type: typeOf[kind] }, { isQuiet: true })
  return [...mixed(reply.type1.map(toScheduled)), ...mixed(reply.type2.map(toScheduled))]
}

/** Both sports in turn, so that neither hides the other. */
function mixed(matches: readonly Match[]): Match[] {
  const [football, basketball] = (['football', 'basketball'] as const).map((sport) =>
    matches.filter((match) => match.sport === sport),
  )
  const list: Match[] = []
  for (let i = 0; i < matches.length; i += 1) {
    const [one, two] = [football?.[i], basketball?.[i]]
    if (one) list.push(one)
    if (two) list.push(two)
  }
  return list
}
