import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageRoot } from '../package-root'
import { digestOf, migrate, readMigrations } from './migrate'
import { openPglite } from './pglite-engine'

/**
 * Path of an archive of an empty, migrated data base; made when there is none for today's migrations. A data base that
 * starts from it is there in a second instead of ten.
 */
export async function buildSeedArchive(cacheDir = join(packageRoot, '.cache')): Promise<string> {
  const migrations = readMigrations()
  const path = join(cacheDir, `database-${digestOf(migrations)}.tar.gz`)
  if (existsSync(path)) return path
  const engine = await openPglite({ folder: undefined })
  try {
    await migrate(engine, migrations)
    await mkdir(cacheDir, { recursive: true })
    // Several processes may build it at once: each writes its own file, the last rename wins, all are equal.
    const draft = `${path}.${process.pid}-${Date.now()}`
    await writeFile(draft, await engine.dump())
    await rename(draft, path)
    const outdated = (await readdir(cacheDir)).filter(
      (name) => /^database-\w+\.tar\.gz$/.test(name) && join(cacheDir, name) !== path,
    )
    for (const name of outdated) await rm(join(cacheDir, name), { force: true })
  } finally {
    await engine.close()
  }
  return path
}
