import { type Match, scoreOf } from '../matches/match'

/** A line of a league table. */
export interface TableLine {
  teamId: number
  name: string
  group: string
  position: number
  played: number
  won: number
  drawn: number
  lost: number
  scored: number
  conceded: number
  points: number
}

/** A match that runs: what it would mean for the table if it ended now. */
export interface RunningScore {
  homeId: number
  awayId: number
  home: number
  away: number
}

export type LiveTableLine<Line extends TableLine = TableLine> = Line & {
  /** Places gained (above zero) or lost against the table without the running matches. */
  moved: number
  isPlaying: boolean
}

/** A league counts ninety minutes; nothing else runs in a table. */
export function runningScore(match: Match): RunningScore {
  const [home, away] = scoreOf(match)
  return { homeId: match.home.id, awayId: match.away.id, home, away }
}

function withResult<Line extends TableLine>(line: Line, own: number, other: number): Line {
  const isWon = own > other
  const isDrawn = own === other
  return {
    ...line,
    played: line.played + 1,
    won: line.won + (isWon ? 1 : 0),
    drawn: line.drawn + (isDrawn ? 1 : 0),
    lost: line.lost + (!isWon && !isDrawn ? 1 : 0),
    scored: line.scored + own,
    conceded: line.conceded + other,
    points: line.points + (isWon ? 3 : isDrawn ? 1 : 0),
  }
}

/**
 * The table if every running match ended as it stands. Level teams are told apart by goal difference, then goals, then by
 * their places in the official table: its further rules wait for results that stand.
 */
export function liveTable<Line extends TableLine>(
  lines: readonly Line[],
  running: readonly RunningScore[],
): LiveTableLine<Line>[] {
  const playing = new Set<number>()
  const byTeam = new Map(lines.map((line) => [line.teamId, line]))
  for (const match of running) {
    const [home, away] = [byTeam.get(match.homeId), byTeam.get(match.awayId)]
    // A match between teams of other tables (or twice the same team) says nothing about this one.
    if (!home || !away || home.group !== away.group || playing.has(match.homeId) || playing.has(match.awayId)) continue
    byTeam.set(match.homeId, withResult(home, match.home, match.away))
    byTeam.set(match.awayId, withResult(away, match.away, match.home))
    playing.add(match.homeId).add(match.awayId)
  }
  const groups = [...new Set(lines.map((line) => line.group))]
  return groups.flatMap((group) =>
    [...byTeam.values()]
      .filter((line) => line.group === group)
      .sort(
        (a, b) =>
          b.points - a.points ||
          b.scored - b.conceded - (a.scored - a.conceded) ||
          b.scored - a.scored ||
          a.position - b.position,
      )
      .map((line, index) => ({
        ...line,
        position: playing.size === 0 ? line.position : index + 1,
        moved: playing.size === 0 ? 0 : line.position - (index + 1),
        isPlaying: playing.has(line.teamId),
      }))
      .sort((a, b) => a.position - b.position),
  )
}
