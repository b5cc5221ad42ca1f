import type { Db } from '../../db/db'
import { shownSql } from './shown-files'

/** Tables of stored files, and the SQL that says for how long (ms) one of a row `s` is kept that nothing shows. */
export interface StoredTable {
  name: 'uploaded_file' | 'private_documents'
  graceMs: string
}

export interface WalkedFile {
  name: string
  bytes: number
  isMarked: boolean
}

/** Of so many addresses those that something shows. */
export async function shownOf(db: Db, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  return new Set((await db.query<{ address: string }>(shownSql, [addresses])).map(({ address }) => address))
}

/** What the sweep reads and writes of one table of stored files. */
export function createShownQueries(db: Db, { name: table, graceMs }: StoredTable) {
  const bytes = table === 'uploaded_file' ? 's.bytes' : '0::bigint'
  return {
    /** Stored files behind a name, in the order of names. */
    after: (name: string, limit: number) =>
      db.query<WalkedFile>(
        `select s.name, ${bytes} bytes, s.unshown_since is not null is_marked from ${table} s
         where s.name > $1 order by s.name limit $2`,
        [name, limit],
      ),
    /** Files nothing has shown for longer than they are kept. */
    due: (now: number, limit: number) =>
      db.query<{ name: string }>(
        `select s.name from ${table} s where s.unshown_since is not null and s.unshown_since <= $1::bigint - ${graceMs}
         order by s.unshown_since limit $2`,
        [now, limit],
      ),
    mark: (names: readonly string[], now: number) =>
      db.query(`update ${table} set unshown_since = $2 where name = any($1) and unshown_since is null`, [names, now]),
    clear: (names: readonly string[]) =>
      db.query(`update ${table} set unshown_since = null where name = any($1)`, [names]),
    forget: (name: string) => db.query(`delete from ${table} where name = $1`, [name]),
  }
}

export type ShownQueries = ReturnType<typeof createShownQueries>
