import type { BracketTie, SeasonMatch } from './database.calls'

/** A side of a knock-out match with the ties it won to get there, the first one first. */
export interface Road {
  team: SeasonMatch['home']
  matches: SeasonMatch[]
}

/** A tie as a match of its season; none while it is not known who meets. */
function asMatch({ home, away, matchId, order, ...tie }: BracketTie): SeasonMatch | undefined {
  if (!home || !away || matchId === undefined) return undefined
  return { ...tie, id: matchId, home, away, round: order, status: 0, hasPage: true, competition: '' }
}

/** How the sides of a round came there, in the order they are shown in; nothing before the second knock-out round. */
export function roadsOf(round: readonly SeasonMatch[], ties: readonly BracketTie[]): Road[] {
  const played = ties.flatMap((tie) => asMatch(tie) ?? [])
  return round
    .flatMap((match) =>
      [match.home, match.away].map((team) => ({
        team,
        matches: played
          .filter(({ id, home, away }) => id !== match.id && (home.id === team.id || away.id === team.id))
          .filter(({ kickoffMs }) => kickoffMs < match.kickoffMs)
          .toSorted((one, other) => one.kickoffMs - other.kickoffMs),
      })),
    )
    .filter(({ matches }) => matches.length > 0)
}
