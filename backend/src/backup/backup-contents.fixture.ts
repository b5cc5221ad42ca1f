import type { Engine } from '../db/engine'
import type { Manifest } from './backup-manifest'
import { createRowsDigest } from './rows-digest'
import { readSequences, readTables, rowsOf } from './table-facts'

/** Everything a data base holds, in words that can be compared. */
export async function contentsOf(engine: Engine): Promise<Record<string, string>> {
  return engine.exclusive(async (connection) => {
    await connection.script("begin; set local time zone 'UTC'")
    const found: Record<string, string> = {}
    for (const table of await readTables(connection)) {
      const digest = createRowsDigest()
      for await (const lines of rowsOf(connection, table)) for (const line of lines) digest.add(line)
      found[table.name] = `${digest.rows()} rows ${digest.value()}`
    }
    found.sequences = JSON.stringify(await readSequences(connection))
    await connection.script('commit')
    return found
  })
}

/** What a backup says it holds, in the same words. */
export const saved = ({ tables, sequences }: Manifest): Record<string, string> =>
  Object.fromEntries([
    ...tables.map((table) => [table.name, `${table.rows} rows ${table.contents}`]),
    ['sequences', JSON.stringify(sequences)],
  ])

/** How a trigger stands, and whether references wait for the end of a transaction. */
export const guards = (engine: Engine) =>
  engine.query(
    `select tgname::text as name, tgenabled::text as state from pg_trigger where not tgisinternal
     union all select conname::text, condeferrable::text from pg_constraint where contype = 'f' order by 1`,
  )
