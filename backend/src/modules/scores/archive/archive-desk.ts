import type { Db } from '../../../db/db'
import type { Clock } from '../../../kernel/clock'
import type { Disposer } from '../../../kernel/disposer'
import { createArchiveQueries } from './archive.queries'
import { loadArchive } from './archive-content'
import { SeasonArchive, type SharedNames } from './season-archive'

/** How soon a server sees what another process imported. */
const lookAgainMs = 30_000

export interface ArchiveDesk {
  archive: SeasonArchive
  /** Loads what is new. */
  refresh(): Promise<void>
  /** Loads the archive and keeps looking for imports. */
  start(): Promise<Disposer>
}

/** Keeps the archive of the data base in memory. */
export function createArchiveDesk({ db, clock }: { db: Db; clock: Clock }, shared: SharedNames): ArchiveDesk {
  const queries = createArchiveQueries(db)
  const archive = new SeasonArchive()
  async function refresh(): Promise<void> {
    if ((await queries.version()) === archive.version) return
    archive.load(await loadArchive(queries), shared)
  }
  return {
    archive,
    refresh,
    async start() {
      await refresh()
      return clock.every(lookAgainMs, refresh)
    },
  }
}
