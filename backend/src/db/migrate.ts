import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root'
import type { Engine } from './engine'

export interface Migration {
  name: string
  sql: string
}

/** The migrations beside this file, by number. */
export function readMigrations(folder = join(packageRoot, 'src/db/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(folder, name), 'utf8') }))
}

/** Changes when any migration does. */
export function digestOf(migrations: Migration[]): string {
  const hash = createHash('sha256')
  for (const { name, sql } of migrations) hash.update(name).update('\0').update(sql).update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** Any number, the same for every node: who holds it migrates, the others wait. */
export const migrationLock = 7_240_615

export const createMigrationsTable =
  'create table if not exists migrations (name text primary key, run_at timestamptz not null)'

/** Brings the data base up to date: each migration once, each in a transaction. Returns the names that ran. */
export async function migrate(engine: Engine, migrations: Migration[]): Promise<string[]> {
  return engine.exclusive(async (connection) => {
    await connection.query('select pg_advisory_lock($1)', [migrationLock])
    try {
      await connection.script(createMigrationsTable)
      const done = new Set(
        (await connection.query<{ name: string }>('select name from migrations')).map((row) => row.name),
      )
      const due = migrations.filter(({ name }) => !done.has(name))
      for (const { name, sql } of due) {
        await connection.script('begin')
        try {
          await connection.script(sql)
          await connection.query('insert into migrations (name, run_at) values ($1, now())', [name])
          await connection.script('commit')
        } catch (error) {
          await connection.script('rollback')
          throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
            cause: error,
          })
        }
      }
      return due.map(({ name }) => name)
    } finally {
      await connection.query('select pg_advisory_unlock($1)', [migrationLock])
    }
  })
}
