import { createDb } from '../db/db'
import type { Engine } from '../db/engine'
import { type Breach, findBreaches } from '../modules/wallet/audit.queries'
import { type Manifest, readManifest } from './backup-manifest'
import { removeFiles, requireNoFiles, requireOwnFiles, restoreFiles } from './data-files'
import { requireIntact } from './metered-files'
import { type ReleaseObjects, removeReleases, requireNoReleases, restoreReleases } from './release-objects'
import { requireEmpty, restoreTables, sortMigrations } from './restore-tables'

/** Reads every byte of a backup; refused when anything is missing, changed, or made by a version we don't know. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  requireOwnFiles(manifest.files)
  sortMigrations(manifest)
  for (const file of [...manifest.tables.map((table) => table.file), ...manifest.files, ...manifest.releases])
    await requireIntact(folder, file)
  return manifest
}

export interface RestoreOrder {
  from: string
  manifest: Manifest
  engine: Engine
  /** The data base was unpacked for this restore: it has today's tables and nothing else. */
  isMigrated: boolean
  dataDir: string | undefined
  releases: ReleaseObjects | undefined
}

/**
 * Puts a checked backup into an empty installation: everything, or nothing. What breaks an invariant of the money is
 * told, not refused: rows are as they were saved, and after a disaster they are all there is.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Breach[]> {
  const { from, manifest, engine, isMigrated, dataDir, releases } = order
  if (dataDir !== undefined) await requireNoFiles(dataDir)
  if (releases) await requireNoReleases(releases)
  if (!isMigrated) await engine.exclusive(requireEmpty)
  try {
    if (dataDir !== undefined) await restoreFiles(from, manifest.files, dataDir)
    if (releases) await restoreReleases(from, manifest.releases, releases)
    await engine.exclusive((connection) => restoreTables(connection, from, manifest, { isMigrated }))
  } catch (error) {
    if (dataDir !== undefined) await removeFiles(dataDir)
    if (releases) await removeReleases(releases)
    throw error
  }
  return findBreaches(createDb(engine, { transactionTimeoutMs: 600_000 }))
}
