import type { ArchiveQueries, CompetitionRow, MatchRow, PlayerRow, SeasonRow, TeamRow } from './archive.queries'

/** Everything the archive holds, as it stands in the data base. */
export interface ArchiveContent {
  /** Grows with every import that changed something. */
  version: number
  competitions: CompetitionRow[]
  teams: TeamRow[]
  seasons: SeasonRow[]
  matches: MatchRow[]
  players: PlayerRow[]
}

export const emptyArchive: ArchiveContent = {
  version: 0,
  competitions: [],
  teams: [],
  seasons: [],
  matches: [],
  players: [],
}

/** Reads the archive. The version first: what comes in meanwhile is read again next time. */
export async function loadArchive(queries: ArchiveQueries): Promise<ArchiveContent> {
  const version = await queries.version()
  if (version === 0) return emptyArchive
  const [competitions, teams, seasons, matches, players] = await Promise.all([
    queries.competitions(),
    queries.teams(),
    queries.seasons(),
    queries.matches(),
    queries.players(),
  ])
  return { version, competitions, teams, seasons, matches, players }
}
