import { competitionOf, teamKindOf } from '../open-data/competition-names'
import { teamOf } from '../open-data/known-teams'
import { leagueOfKey } from '../open-data/leagues'
import { epochOf } from '../open-data/local-time'
import type { MatchRow, PlayerRow, TeamRow } from './archive.queries'
import type { ArchiveContent } from './archive-content'
import { factsOfMatch } from './match-facts'
import { readImport } from './read-import'
import { SeasonArchive } from './season-archive'
import { slotted } from './slots'
import { smallCup, smallCupPath, smallLeague, smallLeaguePath } from './small-season.fixture'

/** What the data base would hold after importing files, without one. */
function contentOf(files: readonly (readonly [path: string, value: unknown])[]): ArchiveContent {
  const content: ArchiveContent = { version: 1, competitions: [], teams: [], seasons: [], matches: [], players: [] }
  const teams = new Map<string, TeamRow>()
  const players = new Map<string, PlayerRow>()
  for (const [path, value] of files) {
    const file = readImport(path, JSON.stringify(value))
    if (file?.kind !== 'matches') continue
    const { key, label, year } = file
    const timeZone = leagueOfKey(key)?.timeZone ?? 'UTC'
    const competitionId = 900_001 + content.competitions.length
    content.competitions.push({ id: competitionId, key, ...competitionOf(key), timeZone })
    const seasonId = content.seasons.push({ id: content.seasons.length + 1, competitionId, label, year })
    const team = (spelling: string) => teamOf(spelling, teamKindOf(key), key.split('.')[0] ?? '')
    const idOf = (spelling: string) => {
      const known = team(spelling)
      const row = teams.get(known.key) ?? { ...known, id: 100 + teams.size }
      teams.set(known.key, row)
      return row.id
    }
    for (const { match, slot } of slotted(file.matches, (spelling) => team(spelling).key)) {
      const [homeId, awayId] = [idOf(match.home), idOf(match.away)]
      const facts = factsOfMatch(match)
      const kickoff = epochOf(match.date, match.time, timeZone) ?? null
      content.matches.push({
        id: 1_000 + content.matches.length,
        seasonId,
        homeId,
        awayId,
        slot,
        facts,
        kickoff,
      } satisfies MatchRow)
      match.goals.forEach((goals, side) => {
        for (const { name, isOwnGoal } of goals) {
          const teamId = (side === 0) !== isOwnGoal ? homeId : awayId
          const id = 5_000 + players.size
          if (!players.has(`${teamId} ${name}`))
            players.set(`${teamId} ${name}`, { id, teamId, name, shirt: 0, position: '', born: 0 })
        }
      })
    }
  }
  return { ...content, teams: [...teams.values()], players: [...players.values()] }
}

export const smallContent = contentOf([
  [smallLeaguePath, smallLeague],
  [smallCupPath, smallCup],
])

/** The two small competitions in memory. */
export function smallArchive(): SeasonArchive {
  const archive = new SeasonArchive()
  archive.load(smallContent)
  return archive
}
