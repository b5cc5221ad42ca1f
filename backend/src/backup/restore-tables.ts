import { join } from 'node:path'
import type { Connection } from '../db/engine'
import { createMigrationsTable, migrationLock, readMigrations } from '../db/migrate'
import { digest } from '../kernel/digest'
import type { Manifest, TableEntry } from './backup-manifest'
import { BackupRefused } from './backup-refused'
import { readLines } from './metered-files'
import { createRowsDigest } from './rows-digest'
import { firstRelation, plainWriting, quoted, readTables, rowsOf } from './table-facts'

/** Migrations of the backup and those that came after it; refused when the backup knows what we don't. */
export function sortMigrations({ migrations }: Pick<Manifest, 'migrations'>, known = readMigrations()) {
  const texts = new Map(known.map(({ name, sql }) => [name, sql]))
  for (const { name, sha256 } of migrations) {
    const sql = texts.get(name)
    if (sql === undefined)
      throw new BackupRefused(
        `The backup has the migration ${name}, which this version of the site does not know: use a newer one.`,
      )
    if (digest(sql) !== sha256)
      throw new BackupRefused(`The migration ${name} of the backup is another one than here: it is not of this site.`)
  }
  const had = new Set(migrations.map(({ name }) => name))
  return {
    had: known.filter(({ name }) => had.has(name)),
    due: known.filter(({ name }) => !had.has(name)),
  }
}

/** Rows come as they were: what triggers derive is among them, and rows that name each other come one after the other. */
async function loosen(connection: Connection): Promise<() => Promise<void>> {
  const triggers = await connection.query<{ table: string; name: string }>(
    `select c.relname::text as "table", t.tgname::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and t.tgconstraint = 0 and t.tgenabled = 'O' and c.relnamespace = 'public'::regnamespace`,
  )
  const keys = await connection.query<{ table: string; name: string }>(
    `select c.relname::text as "table", k.conname::text as name from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and not k.condeferrable and c.relnamespace = 'public'::regnamespace`,
  )
  const forTriggers = (word: string) =>
    triggers.map(({ table, name }) => `alter table ${quoted(table)} ${word} trigger ${quoted(name)};`).join('\n')
  const forKeys = (word: string) =>
    keys.map(({ table, name }) => `alter table ${quoted(table)} alter constraint ${quoted(name)} ${word};`).join('\n')
  await connection.script(`${forTriggers('disable')}\n${forKeys('deferrable initially deferred')}`)
  return async () => {
    // Every reference and every transaction of the ledger is looked at here.
    await connection.script('set constraints all immediate')
    await connection.script(`${forKeys('not deferrable')}\n${forTriggers('enable')}`)
  }
}

async function loadTable(connection: Connection, folder: string, { name, columns, file }: TableEntry): Promise<void> {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const values = columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ')
  const sql = `insert into ${quoted(name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements($1::text::jsonb) line`
  for await (const lines of readLines(join(folder, file.path))) await connection.query(sql, [`[${lines.join(',')}]`])
}

/** Reads everything back and compares it with what the backup says of itself. */
async function requireSame(connection: Connection, tables: readonly TableEntry[]): Promise<void> {
  for (const table of tables) {
    const digest = createRowsDigest()
    for await (const lines of rowsOf(connection, table)) for (const line of lines) digest.add(line)
    if (digest.rows() !== table.rows || digest.value() !== table.contents)
      throw new BackupRefused(`${table.name} was not restored as it was: ${digest.rows()} of ${table.rows} rows.`)
  }
}

async function requireShape(connection: Connection, { tables }: Manifest): Promise<void> {
  const shapeOf = (list: readonly { name: string; columns: { name: string; type: string }[] }[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns.map((column) => [column.name, column.type])]))
  if (shapeOf(tables) !== shapeOf(await readTables(connection)))
    throw new BackupRefused('The tables of the backup are not those its migrations make: it is not of this site.')
}

export async function requireEmpty(connection: Connection): Promise<void> {
  const found = await firstRelation(connection)
  if (found) throw new BackupRefused(`The data base is not empty: there is ${found}. Restore into a new one.`)
}

/** All in one transaction: a restore that fails leaves the data base as empty as it was. */
export async function restoreTables(
  connection: Connection,
  folder: string,
  manifest: Manifest,
  { isMigrated }: { isMigrated: boolean },
): Promise<void> {
  const { had, due } = sortMigrations(manifest)
  await connection.script('begin')
  try {
    // A node that starts meanwhile waits, and finds everything there.
    await connection.query('select pg_advisory_xact_lock($1)', [migrationLock])
    if (!isMigrated) {
      await requireEmpty(connection)
      await connection.script(createMigrationsTable)
      for (const { sql } of had) await connection.script(sql)
    }
    await connection.script(plainWriting)
    await requireShape(connection, manifest)
    const tighten = await loosen(connection)
    await connection.script(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')}`)
    for (const table of manifest.tables) await loadTable(connection, folder, table)
    await tighten()
    await requireSame(connection, manifest.tables)
    // Last: sequences that were there before stand outside of transactions.
    for (const { name, value, isCalled } of manifest.sequences)
      await connection.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), value, isCalled])
    for (const { name, sql } of due) {
      await connection.script(sql)
      await connection.query('insert into migrations (name, run_at) values ($1, now())', [name])
    }
    await connection.script('commit')
  } catch (error) {
    await connection.script('rollback')
    throw error
  }
  await connection.script('analyze')
}
