import type { Connection } from '../db/engine'
import type { SequenceEntry } from './backup-manifest'

export interface TableFacts {
  name: string
  /** Without those the data base computes itself. */
  columns: { name: string; type: string }[]
}

const ours = `c.relnamespace = 'public'::regnamespace
  and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')`

/** Every table of the site. */
export async function readTables(connection: Connection): Promise<TableFacts[]> {
  const rows = await connection.query<{ table: string; name: string; type: string }>(
    `select c.relname::text as "table", a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and ${ours}
     order by c.relname::text collate "C", a.attnum`,
  )
  const tables = new Map<string, TableFacts>()
  for (const { table, name, type } of rows) {
    const facts = tables.get(table) ?? { name: table, columns: [] }
    facts.columns.push({ name, type })
    tables.set(table, facts)
  }
  return [...tables.values()]
}

/** Anything that is not there in a data base nobody used yet. */
export async function firstRelation(connection: Connection): Promise<string | undefined> {
  const [found] = await connection.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${ours}
     order by 1 limit 1`,
  )
  return found?.name
}

export async function readSequences(connection: Connection): Promise<SequenceEntry[]> {
  const names = await connection.query<{ name: string }>(
    `select c.relname::text as name from pg_class c where c.relkind = 'S' and ${ours} order by 1`,
  )
  const entries: SequenceEntry[] = []
  for (const { name } of names) {
    const [row] = await connection.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called from ${quoted(name)}`,
    )
    if (row) entries.push({ name, ...row })
  }
  return entries
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Values are written as PostgreSQL writes them, the same on every engine and in every session. */
export const plainWriting = `set local time zone 'UTC'; set local datestyle to iso, ymd; set local intervalstyle to iso_8601;
  set local bytea_output to hex; set local extra_float_digits to 1`

const rowsPerFetch = 500

/** The rows of a table, each as a JSON array of texts on one line, in no order that means anything. */
export async function* rowsOf(connection: Connection, { name, columns }: TableFacts): AsyncGenerator<string[]> {
  const values = columns.map((column) => `${quoted(column.name)}::text`).join(', ')
  await connection.query(
    `declare rows_of_table no scroll cursor for select to_json(array[${values}]::text[])::text as line from ${quoted(name)}`,
  )
  for (;;) {
    const rows = await connection.query<{ line: string }>(`fetch ${rowsPerFetch} from rows_of_table`)
    if (rows.length > 0) yield rows.map(({ line }) => line)
    if (rows.length < rowsPerFetch) break
  }
  await connection.query('close rows_of_table')
}
