import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDiskError } from './disk-error'

/** Below this the site says so; it goes on for as long as the disk takes what it writes. */
export const lowDiskBytes = 512 * 1024 * 1024
/** A look is good for so long: whoever asks for it often costs no more. */
const lookMs = 1_000
/** A write that failed counts for so long. */
const failureMs = 5_000
const probe = Buffer.alloc(4_096, 1)

/** For /healthz and, as `disk_…`, for /metrics. */
export interface DiskFacts {
  freeBytes: number
  totalBytes: number
  isLow: boolean
  isWritable: boolean
  /** Calls and jobs that failed because something could not be written, since the start. */
  failedWrites: number
}

export interface DiskWatch {
  /** Writes a small file and takes it away again, and asks how much room there is. Never rejects. */
  look(): Promise<void>
  /** What was seen at the last look and since. */
  facts(): DiskFacts
  /** Tells of an error nobody planned; those of the disk are counted. */
  failed(error: unknown): void
}

/** Watches the disk of the data folder, in the machine's own time. Without a folder only failing writes are counted. */
export function createDiskWatch(dataDir: string | undefined): DiskWatch {
  let room = { freeBytes: 0, totalBytes: 0 }
  let hasRoom = true
  let failedWrites = 0
  let failedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  async function tryToWrite(folder: string): Promise<boolean> {
    const path = join(folder, `.probe-${process.pid}`)
    try {
      await writeFile(path, probe, { mode: 0o600 })
      return true
    } catch (error) {
      // Nothing was ever written there: PostgreSQL holds the data, and nobody uploaded anything yet.
      return (error as NodeJS.ErrnoException).code === 'ENOENT'
    } finally {
      await rm(path, { force: true }).catch(() => undefined)
    }
  }
  async function lookAt(folder: string): Promise<void> {
    hasRoom = await tryToWrite(folder)
    const { bavail, blocks, bsize } = await statfs(folder)
    room = { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  }
  return {
    look() {
      if (dataDir === undefined || performance.now() - lookedAt < lookMs) return looking ?? Promise.resolve()
      lookedAt = performance.now()
      looking = lookAt(dataDir)
        .catch(() => undefined)
        .finally(() => {
          looking = undefined
        })
      return looking
    },
    facts: () => ({
      ...room,
      isLow: room.totalBytes > 0 && room.freeBytes < lowDiskBytes,
      isWritable: hasRoom && performance.now() - failedAt > failureMs,
      failedWrites,
    }),
    failed(error) {
      if (!isDiskError(error)) return
      failedWrites += 1
      failedAt = performance.now()
    },
  }
}
