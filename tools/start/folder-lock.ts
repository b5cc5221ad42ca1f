import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

/** The data folder is used by a running site. */
export class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(
      `${folder} is in use by the site that runs as process ${pid}: stop it first, or set DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user answers "not permitted": it runs.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Takes a data folder for this process: two sites on one embedded data base would destroy it. Returns what gives it
 * back. Throws {@link FolderInUse}.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'site.pid')
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, String(process.pid))
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const owner = Number(readFileSync(file, 'utf8'))
      if (owner !== process.pid && owner > 0 && isRunning(owner)) throw new FolderInUse(folder, owner)
      // Left behind by a process that was killed.
      rmSync(file, { force: true })
    }
  }
  throw new Error(`${file} cannot be written`)
}
