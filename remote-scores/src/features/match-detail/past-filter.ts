import type { PastMatch } from './match-parts.calls'

export interface PastFilter {
  /** Only matches in which the side plays where it plays now. */
  isSameVenue: boolean
  isSameLeague: boolean
  last: number
}

export interface PastSummary {
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  /** Per cent; undefined where no match had a line. */
  handicapWon: number | undefined
  over: number | undefined
}

/** The latest matches that pass. `venue` says whether the side looked at plays at home now. */
export function filteredPast(
  matches: readonly PastMatch[],
  filter: PastFilter,
  now: { isHome: boolean; competitionId: number },
): PastMatch[] {
  return matches
    .filter((match) => !filter.isSameVenue || match.isHome === now.isHome)
    .filter((match) => !filter.isSameLeague || match.competitionId === now.competitionId)
    .slice(0, filter.last)
}

const percent = (part: number, whole: number) => (whole === 0 ? undefined : Math.round((part / whole) * 100))

/** Wins, goals and what became of the lines, from the view of the side looked at. */
export function summaryOf(matches: readonly PastMatch[]): PastSummary {
  const count = (passes: (match: PastMatch) => boolean) => matches.filter(passes).length
  const goals = (isOwn: boolean) => matches.reduce((sum, match) => sum + match.score[match.isHome === isOwn ? 0 : 1], 0)
  return {
    played: matches.length,
    won: count((match) => match.result === 'win'),
    drawn: count((match) => match.result === 'draw'),
    lost: count((match) => match.result === 'loss'),
    scored: goals(true),
    conceded: goals(false),
    handicapWon: percent(
      count((match) => match.handicapResult === 'win'),
      count((match) => match.handicapResult !== ''),
    ),
    over: percent(
      count((match) => match.totalResult === 'over'),
      count((match) => match.totalResult !== ''),
    ),
  }
}
