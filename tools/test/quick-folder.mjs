// Where tests put what they throw away: data bases and uploads are thousands of small files, and memory takes them faster.
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const enoughBytes = 8 * 1024 ** 3

/** True when a folder in memory can be written and has room; a container gives it 64 MB only. */
function isRoomy() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enoughBytes
  } catch {
    return false
  }
}

/**
 * Environment for child processes whose temporary files may live in memory; nothing where there is no room. There too is
 * the data that journeys' sites begin with, see e2e/fixtures/begun-site.
 */
export function quickFolder() {
  if (!isRoomy()) return {}
  const folder = mkdtempSync(join(memory, 'pitchside-test-'))
  // PostgreSQL runs as another user and has to get through to its own folder.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return { TMPDIR: folder, BEGUN_SITE: join(folder, 'begun-site') }
}
