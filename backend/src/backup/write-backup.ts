import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Connection, Engine } from '../db/engine'
import { type Migration, readMigrations } from '../db/migrate'
import { digest } from '../kernel/digest'
import { errorCodeOf } from '../kernel/error-code'
import { type Manifest, type TableEntry, writeManifest } from './backup-manifest'
import { BackupRefused } from './backup-refused'
import { saveFiles } from './data-files'
import { writeLines } from './metered-files'
import { type ReleaseObjects, saveReleases } from './release-objects'
import { createRowsDigest } from './rows-digest'
import { plainWriting, quoted, readSequences, readTables, rowsOf, type TableFacts } from './table-facts'

export interface BackupOrder {
  engine: Engine
  /** A folder that does not exist yet. */
  to: string
  dataDir: string | undefined
  releases: ReleaseObjects | undefined
  now: number
}

/** The migrations a data base has, with the digest of their texts. All of them must be known here. */
async function readSchema(connection: Connection, known: readonly Migration[]): Promise<Manifest['migrations']> {
  const sql = 'select name from migrations order by name collate "C"'
  const rows = await connection.query<{ name: string }>(sql).catch((error: unknown) => {
    if (errorCodeOf(error) === '42P01') throw new BackupRefused('The data base has no tables of this site.')
    throw error
  })
  return rows.map(({ name }) => {
    const migration = known.find((one) => one.name === name)
    if (!migration)
      throw new BackupRefused(`The data base is newer than this version of the site: it has ${name}. Use that version.`)
    return { name, sha256: digest(migration.sql) }
  })
}

async function saveTable(connection: Connection, table: TableFacts, folder: string): Promise<TableEntry> {
  const digest = createRowsDigest()
  async function* lines() {
    for await (const some of rowsOf(connection, table)) {
      for (const line of some) digest.add(line)
      yield some
    }
  }
  const file = await writeLines(folder, `tables/${table.name}.ndjson.gz`, lines())
  return { ...table, rows: digest.rows(), contents: digest.value(), file }
}

/**
 * One snapshot of all tables: what was committed before it is in, what was committed after it is not. Writers are not
 * stopped on PostgreSQL. Sequences are read last and stand outside of snapshots: they are ahead of every row or equal.
 */
async function saveDatabase(connection: Connection, folder: string) {
  await connection.script(`begin isolation level repeatable read read only; ${plainWriting}`)
  try {
    const migrations = await readSchema(connection, readMigrations())
    const facts = await readTables(connection)
    // A migration that begins now waits for us, as for every reader.
    await connection.script(`lock table ${facts.map(({ name }) => quoted(name)).join(', ')} in access share mode`)
    const tables: TableEntry[] = []
    for (const table of facts) tables.push(await saveTable(connection, table, folder))
    return { migrations, tables, sequences: await readSequences(connection) }
  } finally {
    await connection.script('rollback')
  }
}

/** Writes a backup beside its place and moves it there as a whole: one that broke off never looks like one. */
export async function writeBackup({ engine, to, dataDir, releases, now }: BackupOrder): Promise<Manifest> {
  if (existsSync(to)) throw new BackupRefused(`${to} exists already: each backup has a folder of its own.`)
  const draft = `${to}.part`
  await mkdir(dirname(to), { recursive: true })
  await mkdir(draft, { mode: 0o700 }).catch((error: unknown) => {
    throw new BackupRefused(`${draft} can't be made: ${error instanceof Error ? error.message : error}`)
  })
  try {
    const database = await engine.exclusive((connection) => saveDatabase(connection, draft))
    const manifest: Manifest = {
      product: 'pitchside',
      format: 1,
      takenAt: new Date(now).toISOString(),
      engine: engine.kind,
      ...database,
      files: dataDir === undefined ? [] : await saveFiles(dataDir, draft),
      releases: releases ? await saveReleases(releases, draft) : [],
    }
    await writeManifest(draft, manifest)
    await rename(draft, to)
    return manifest
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}
