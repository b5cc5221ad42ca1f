import type { StandingsRow } from '@pitchside/backend/modules/scores/ports/feed.port'

/** A pair of a cup: positions of the teams in the competition's list, and the group letter or the round. */
export interface CupPairing {
  home: number
  away: number
  stage: string
}

/** Names of the knock-out rounds, in order. */
export const knockoutStages: readonly string[] = ['r32', 'r16', 'quarter', 'semi', 'final']
export const isKnockoutStage = (stage: string): boolean => knockoutStages.includes(stage) || stage === 'third'

/** Order of the pairs of four on the three days of a group. */
const groupDays: readonly (readonly [number, number])[][] = [
  [
    [0, 1],
    [2, 3],
  ],
  [
    [0, 2],
    [3, 1],
  ],
  [
    [3, 0],
    [1, 2],
  ],
]

/** Group matches of a day from 1 to 3; teams four by four make the groups. */
export function groupPairs(teamCount: number, day: number): CupPairing[] {
  return Array.from({ length: teamCount / 4 }, (_, group) =>
    (groupDays[day - 1] ?? []).map(([home, away]) => ({
      home: group * 4 + home,
      away: group * 4 + away,
      stage: String.fromCharCode(65 + group),
    })),
  ).flat()
}

/** Those who go on: winners, runners-up and the eight best thirds, best first. */
export function qualified(rows: readonly StandingsRow[]): StandingsRow[] {
  const byMerit = (a: StandingsRow, b: StandingsRow) =>
    b.points - a.points ||
    b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
    b.goalsFor - a.goalsFor ||
    a.team.id - b.team.id
  // The place in the list, not the position: level teams share one.
  const groups = [...new Set(rows.map((row) => row.group))]
  const at = (place: number) =>
    groups.flatMap((group) => rows.filter((row) => row.group === group).slice(place - 1, place)).sort(byMerit)
  return [...at(1), ...at(2), ...at(3).slice(0, 8)]
}

/** Seats of a bracket of 32: the best meets the last, and the two best can only meet in the final. */
export function bracketOrder(count: number): number[] {
  let seats = [0, 1]
  while (seats.length < count) seats = seats.flatMap((seat) => [seat, seats.length * 2 - 1 - seat])
  return seats
}
