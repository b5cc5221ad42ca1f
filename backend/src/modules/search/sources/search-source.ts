import type { Db } from '../../../db/db'
import type { SearchDocument } from '../search-document'

/**
 * Where documents come from. To add one: a file beside this one, its line in `table-sources.ts`, and a migration with a
 * trigger `search_watch('<name>', '<column with the number>', <columns that do not matter> …)` on its table.
 */
export interface SearchSource {
  /** The first argument of the trigger. */
  name: string
  /**
   * Reads things as they are now. What may not be found is left out, which takes it out of the index. Rows are locked
   * (`for share`), so that what is deleted meanwhile does not come back.
   */
  read(tx: Db, refs: readonly string[]): Promise<SearchDocument[]>
  /** Every number there is, for a rebuild. */
  refs(db: Db): Promise<string[]>
  counts?: Counts
}

/** How many saw, joined, follow things. A count is no change: it is asked from time to time, and for what is shown. */
export interface Counts {
  /** The column with the number of a thing. */
  of: string
  /** `select ref, count` of the things for which `where` is true. */
  sql: (where: string) => string
}

/** Numbers as the data base wants them. */
export const numbersOf = (refs: readonly string[]): number[] => refs.map(Number).filter(Number.isSafeInteger)

/** All numbers of a table. */
export const allOf =
  (table: string, column = 'id') =>
  async (db: Db): Promise<string[]> =>
    (
      await db.query<{ ref: string }>(`select distinct ${column}::text ref from ${table} where ${column} is not null`)
    ).map(({ ref }) => ref)
