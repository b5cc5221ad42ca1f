import { spawnSync } from 'node:child_process'
import { mkdirSync, statfsSync } from 'node:fs'

const run = (program, ...args) => spawnSync(program, args, { encoding: 'utf8' })

/** A disk of so many megabytes at a folder; `{ problem }` where this machine gives none. */
export function mountSmallDisk(folder, megabytes) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'pitchside-bench', folder)
  if (made.error || made.status !== 0) return { problem: made.error?.message ?? made.stderr.trim() }
  return {
    isFull() {
      const { bavail, bsize } = statfsSync(folder)
      // What is left is less than a segment.
      return bavail * bsize < 64 * 1024
    },
    unmount: () => run('umount', folder),
  }
}
