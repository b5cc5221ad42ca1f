import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { errorCodeOf } from '../kernel/error-code'
import type { StoredFile } from './backup-manifest'
import { BackupRefused } from './backup-refused'
import { writeMetered } from './metered-files'

/**
 * What of the data folder belongs to a backup. Files are written once and never changed, so those a snapshot of the data
 * base speaks of can be copied after it. Not in it: the data base itself, unfinished uploads, locks, and releases, which
 * have a store of their own.
 */
export const backedUp = ['uploads', 'documents', 'recordings', 'stream-keys.secret'] as const

async function filesBelow(place: string): Promise<string[]> {
  try {
    if ((await stat(place)).isFile()) return [place]
    const entries = await readdir(place, { withFileTypes: true, recursive: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
      .sort()
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return []
    throw error
  }
}

/** Copies the files of a data folder to `files/` of the backup. One that is removed meanwhile is left out. */
export async function saveFiles(dataDir: string, folder: string): Promise<StoredFile[]> {
  const saved: StoredFile[] = []
  for (const name of backedUp) {
    for (const file of await filesBelow(join(dataDir, name))) {
      const path = `files/${relative(dataDir, file).split(sep).join('/')}`
      try {
        saved.push(await writeMetered(folder, path, createReadStream(file)))
      } catch (error) {
        if (errorCodeOf(error) !== 'ENOENT') throw error
        await rm(join(folder, path), { force: true })
      }
    }
  }
  return saved
}

/** A restore never mixes two installations. */
export async function requireNoFiles(dataDir: string): Promise<void> {
  for (const name of backedUp) {
    const [first] = await filesBelow(join(dataDir, name))
    if (first)
      throw new BackupRefused(`${dataDir} is not empty: there is ${first}. Restore into a new folder (DATA_DIR).`)
  }
}

/** A manifest may be anybody's: its files go nowhere but where files of a backup come from. */
export function requireOwnFiles(files: readonly StoredFile[]): void {
  for (const { path } of files) {
    const [top, place, ...rest] = path.split('/')
    const isOwn = top === 'files' && backedUp.some((name) => name === place)
    const isFolder = place !== 'stream-keys.secret'
    if (!isOwn || isFolder !== rest.length > 0) throw new BackupRefused(`${path} is no place a backup has files from.`)
  }
}

export async function restoreFiles(folder: string, files: readonly StoredFile[], dataDir: string): Promise<void> {
  for (const { path } of files) {
    const goal = join(dataDir, path.slice('files/'.length))
    await mkdir(dirname(goal), { recursive: true })
    await copyFile(join(folder, path), goal)
  }
}

/** After a restore that failed: the folders were empty before it. */
export async function removeFiles(dataDir: string): Promise<void> {
  for (const name of backedUp) await rm(join(dataDir, name), { recursive: true, force: true })
}
