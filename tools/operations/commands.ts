import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  checkBackup,
  clearSecondFactorsOf,
  hasDatabase,
  type Manifest,
  makeDatabase,
  migrate,
  openEngine,
  readMigrations,
  restoreBackup,
  sortMigrations,
  writeBackup,
} from '@pitchside/backend'
import { type Installation, withEngine } from './installation'

type Say = (line: string) => void

function describe(manifest: Manifest): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = [...manifest.tables.map(({ file }) => file), ...manifest.files, ...manifest.releases]
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return (
    `${rows} rows in ${manifest.tables.length} tables, ${manifest.files.length} files, ` +
    `${manifest.releases.length} objects of releases, ${(bytes / 1_048_576).toFixed(1)} MB, taken ${manifest.takenAt}`
  )
}

export async function backup(installation: Installation, to: string, say: Say): Promise<number> {
  const now = Date.now()
  const name = `pitchside-${new Date(now).toISOString().replaceAll(':', '-').slice(0, 19)}Z`
  const folder = resolve(existsSync(to) ? join(to, name) : to)
  const { releases, close } = installation.openReleases()
  const { dataDir, config } = installation
  try {
    const manifest = await withEngine(installation, (engine) =>
      writeBackup({ engine, to: folder, dataDir, releases, now }),
    )
    say(`${folder}: ${describe(manifest)}`)
    if (config.storage.kind !== 'local') say(`Uploaded files lie at ${config.storage.kind} and are not in it.`)
    return 0
  } finally {
    await close()
  }
}

/** 3: everything is there, and some of it was wrong before it was saved. */
export async function restore(installation: Installation, from: string, say: Say): Promise<number> {
  const manifest = await checkBackup(from)
  const { config, dataDir, log } = installation
  const { releases, close } = installation.openReleases()
  const into = (engine: Awaited<ReturnType<typeof openEngine>>, isMigrated: boolean) =>
    restoreBackup({ from, manifest, engine, isMigrated, dataDir, releases })
  async function run() {
    if (config.databaseUrl) {
      const engine = await openEngine(config, log)
      return into(engine, false).finally(() => engine.close())
    }
    if (hasDatabase(dataDir))
      throw new Error(`${dataDir} has a data base already. Restore into a new folder (DATA_DIR).`)
    const isMigrated = sortMigrations(manifest).due.length === 0
    return makeDatabase(dataDir, { isMigrated, fill: (engine) => into(engine, isMigrated) })
  }
  try {
    const breaches = await run()
    say(`restored and compared: ${describe(manifest)}`)
    if (breaches.length === 0) say('the books are sound: every invariant of the money holds')
    for (const { invariant, about } of breaches) say(`BROKEN when it was saved: ${invariant} ${about}`)
    return breaches.length === 0 ? 0 : 3
  } finally {
    await close()
  }
}

export async function check(from: string, say: Say): Promise<number> {
  say(`whole: ${describe(await checkBackup(from))}`)
  return 0
}

export async function bringUpToDate(installation: Installation, say: Say): Promise<number> {
  const engine = await openEngine(installation.config, installation.log)
  const done = await migrate(engine, readMigrations()).finally(() => engine.close())
  say(done.length === 0 ? 'the data base is up to date' : `${done.length} migrations: ${done.join(' ')}`)
  return 0
}

export async function takeSecondFactorsOff(installation: Installation, mobile: string, say: Say): Promise<number> {
  const result = await withEngine(installation, (engine) => clearSecondFactorsOf(engine, mobile, Date.now()))
  if (result === 'unknown') throw new Error(`There is no account with the number ${mobile}.`)
  say(
    result === 'none'
      ? `${mobile} has no second factor.`
      : `${mobile} has no second factor any more and is logged out everywhere. Who must have one sets it up at the next log-in.`,
  )
  return 0
}
