import type { Competition, Match } from '../../parts/matches/match'

/** A league of the day and the number of its matches. */
export interface DayLeague {
  competition: Competition
  count: number
}

/** Leagues under one letter, or of one country. */
export interface LeagueBundle {
  key: string
  leagues: DayLeague[]
}

/** Leagues of the day, each once. */
export function leaguesOf(matches: Iterable<Match>): DayLeague[] {
  const leagues = new Map<number, DayLeague>()
  for (const { competition } of matches) {
    const entry = leagues.get(competition.id)
    if (entry) entry.count += 1
    else leagues.set(competition.id, { competition, count: 1 })
  }
  return [...leagues.values()]
}

function bundled(leagues: readonly DayLeague[], keyOf: (league: Competition) => string): LeagueBundle[] {
  const bundles = new Map<string, DayLeague[]>()
  for (const league of leagues) {
    const key = keyOf(league.competition)
    bundles.set(key, [...(bundles.get(key) ?? []), league])
  }
  return [...bundles].map(([key, members]) => ({ key, leagues: members })).sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Under the letters of their names. */
export const leagueLetters = (leagues: readonly DayLeague[]): LeagueBundle[] => bundled(leagues, ({ letter }) => letter)

/** Under the flags of their countries. */
export const leagueCountries = (leagues: readonly DayLeague[]): LeagueBundle[] => bundled(leagues, ({ flag }) => flag)
