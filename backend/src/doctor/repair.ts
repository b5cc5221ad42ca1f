import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { lookAtModes } from '../data-folder/private-files'
import type { Problem } from '../data-folder/problem'

/** Copies a file to where what is replaced is kept, under the same path. */
async function keep(path: string, dataDir: string, kept: string): Promise<void> {
  if (!existsSync(path)) return
  const goal = join(kept, relative(dataDir, path))
  await mkdir(dirname(goal), { recursive: true, mode: 0o700 })
  await copyFile(path, goal)
}

/** A file is there as a whole or as it was. */
async function replace(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.doctor`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(draft, bytes, { mode: 0o600, flush: true })
  await rename(draft, path)
}

/**
 * Does what loses nothing, and keeps each file it replaces below `kept` first. Resolves with the problems it did something
 * about. `kept` is a folder that does not exist yet; it is made for the first file.
 */
export async function repair(dataDir: string, problems: readonly Problem[], kept: string): Promise<Problem[]> {
  const done: Problem[] = []
  for (const problem of problems) {
    const { path, repair: change } = problem
    if (!change) continue
    if (change.do === 'close') lookAtModes(dataDir, { isMended: true })
    else if (change.do === 'make-folder') await mkdir(path, { mode: 0o700, recursive: true })
    else {
      const goal = change.path ?? path
      await keep(goal, dataDir, kept)
      await replace(goal, change.bytes)
    }
    done.push(problem)
  }
  return done
}
