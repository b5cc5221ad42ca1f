import type { StandingsRow, Team } from '../../modules/scores/ports/feed.port'
import type { Venue } from '../../modules/scores/ports/match-parts.port'

/** A result that counts for a table. */
export interface Result {
  home: Team
  away: Team
  homeScore: number
  awayScore: number
  group: string
}

const emptyRow = (team: Team, group: string): StandingsRow => ({
  team,
  position: 0,
  group,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
  form: [],
})

function addResult(row: StandingsRow, own: number, other: number, winPoints: number): void {
  row.played += 1
  row.goalsFor += own
  row.goalsAgainst += other
  const outcome = own > other ? 'win' : own === other ? 'draw' : 'loss'
  if (outcome === 'win') row.won += 1
  else if (outcome === 'draw') row.drawn += 1
  else row.lost += 1
  row.points += outcome === 'win' ? winPoints : outcome === 'draw' ? 1 : 0
  row.form = [...row.form, outcome].slice(-5) as StandingsRow['form']
}

export interface TableRules {
  /** Points of a win: 3 in football; basketball counts wins. */
  winPoints: number
  /** Level teams are first compared by the matches between them, once all of those are played. */
  isHeadToHeadFirst: boolean
}

const difference = (row: StandingsRow) => row.goalsFor - row.goalsAgainst
const overall = (a: StandingsRow, b: StandingsRow) =>
  difference(b) - difference(a) || b.goalsFor - a.goalsFor || a.team.id - b.team.id

/** Orders teams with the same points. */
function breakTie(level: StandingsRow[], results: readonly Result[], rules: TableRules): StandingsRow[] {
  if (level.length < 2 || !rules.isHeadToHeadFirst) return level.sort(overall)
  const ids = new Set(level.map((row) => row.team.id))
  const mutual = results.filter((result) => ids.has(result.home.id) && ids.has(result.away.id))
  if (mutual.length < level.length * (level.length - 1)) return level.sort(overall)
  const mini = new Map(level.map((row) => [row.team.id, emptyRow(row.team, '')]))
  for (const result of mutual) {
    const [home, away] = [mini.get(result.home.id), mini.get(result.away.id)]
    if (home) addResult(home, result.homeScore, result.awayScore, rules.winPoints)
    if (away) addResult(away, result.awayScore, result.homeScore, rules.winPoints)
  }
  const merit = (row: StandingsRow) => mini.get(row.team.id) ?? row
  return level.sort(
    (a, b) => merit(b).points - merit(a).points || difference(merit(b)) - difference(merit(a)) || overall(a, b),
  )
}

/** The table of a competition, by group and position. */
export function standings(
  teams: readonly { team: Team; group: string }[],
  results: readonly Result[],
  rules: TableRules,
  venue: Venue = 'all',
): StandingsRow[] {
  const rows = new Map(teams.map(({ team, group }) => [team.id, emptyRow(team, group)]))
  for (const { home, away, homeScore, awayScore } of results) {
    const [one, two] = [rows.get(home.id), rows.get(away.id)]
    if (one && venue !== 'away') addResult(one, homeScore, awayScore, rules.winPoints)
    if (two && venue !== 'home') addResult(two, awayScore, homeScore, rules.winPoints)
  }
  const groups = [...new Set(teams.map(({ group }) => group))]
  return groups.flatMap((group) => {
    const members = [...rows.values()].filter((row) => row.group === group)
    const levels = [...new Set(members.map((row) => row.points))].sort((a, b) => b - a)
    const ordered = levels.flatMap((points) =>
      breakTie(
        members.filter((row) => row.points === points),
        // Who beat whom says nothing in a table of one ground.
        venue === 'all' ? results : [],
        rules,
      ),
    )
    ordered.forEach((row, index) => {
      row.position = index + 1
    })
    return ordered
  })
}
