import { accessSync, chmodSync, constants, lstatSync, readdirSync, type Stats } from 'node:fs'
import { join } from 'node:path'
import { errorCodeOf } from '../kernel/error-code'

/** Files and folders of a data folder that others than its owner can get at. */
export interface OpenFiles {
  /** Closed by now, when that was asked for and the file system lets us. */
  open: string[]
  /** What belongs to another user than the process and the data folder; only that user or root can change it. */
  foreign: { path: string; uid: number }[]
}

const modeOf = (stats: Stats) => (stats.isDirectory() ? 0o700 : 0o600)
const permissions = 0o777

/** What this process makes from now on is its owner's alone, whichever part or library writes it. */
export function writePrivately(): void {
  process.umask(0o077)
}

function canUse(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Asked only of files that are not this process's own. */
function isForeign(path: string, { uid }: Stats, ownerOfFolder: number): boolean {
  // Root may run the site of another user; what belongs to a third one came by a slip, and that one can change it.
  return process.geteuid?.() === 0 ? uid !== ownerOfFolder : !canUse(path)
}

/** File systems without owners, mounted ones of others and read-only ones can't be closed: the rest of them can. */
function close(path: string, stats: Stats): void {
  try {
    chmodSync(path, (stats.mode & 0o7000) | modeOf(stats))
  } catch (error) {
    if (!['EPERM', 'ENOTSUP', 'EROFS', 'ENOENT'].includes(errorCodeOf(error) ?? '')) throw error
  }
}

/** What is there; a file may go while we look. Links are not followed: they may lead anywhere. */
function statOf(path: string): Stats | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false })
  return stats && !stats.isSymbolicLink() ? stats : undefined
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if (['ENOENT', 'EACCES'].includes(errorCodeOf(error) ?? '')) return []
    throw error
  }
}

/**
 * Walks a data folder for what others can read or change, and closes it when `isMended`: folders to 0700, files to 0600.
 * Some microseconds a file. Nothing to find on systems without modes.
 */
export function lookAtModes(dataDir: string, { isMended }: { isMended: boolean }): OpenFiles {
  const found: OpenFiles = { open: [], foreign: [] }
  const self = process.geteuid?.()
  const owner = statOf(dataDir)?.uid
  if (self === undefined || owner === undefined) return found
  function visit(path: string): void {
    const stats = statOf(path)
    if (!stats) return
    // The data folder itself may be a mount that belongs to the system.
    if (stats.uid !== self && path !== dataDir && isForeign(path, stats, owner as number))
      found.foreign.push({ path, uid: stats.uid })
    else if ((stats.mode & permissions) !== modeOf(stats)) {
      found.open.push(path)
      // A folder first: from then on nobody gets at what is in it.
      if (isMended) close(path, stats)
    }
    if (stats.isDirectory()) for (const name of namesIn(path)) visit(join(path, name))
  }
  visit(dataDir)
  return found
}
