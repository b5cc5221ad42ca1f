import { groupOf, type Match } from '../../parts/matches/match'

/** Six tiles: three or more that run, then the next, and one result when there is room. */
export function stripOf(matches: readonly Match[]): Match[] {
  const of = (group: 'live' | 'upcoming' | 'finished') => matches.filter((match) => groupOf(match) === group)
  const [live, upcoming, finished] = [of('live'), of('upcoming'), of('finished')]
  const football = live.filter((match) => match.sport === 'football')
  const basketball = live.filter((match) => match.sport === 'basketball')
  const first = [...football.slice(0, basketball.length > 0 ? 2 : 3), ...basketball.slice(0, 1)]
  const rest = [
    ...upcoming.slice(0, 2),
    ...finished.slice(0, 1),
    ...live.filter((match) => !first.includes(match)),
    ...upcoming.slice(2),
  ]
  return [...first, ...rest].slice(0, 6)
}
