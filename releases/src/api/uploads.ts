import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { ReleaseRefused } from '../core/document'
import { unpackArchive } from './archive'

/** Archives unpacked at once: each may need its limit of disk. */
const atOnce = 4
let underWay = 0

export interface Upload {
  body: Readable
  /** SHA-256 of the body. */
  digest: Buffer
  /** Folder in which it is unpacked; that of the system unless said. */
  place?: string | undefined
}

/** Gives the unpacked archive to `work` as a folder that is gone afterwards. */
export async function withUpload<T>(
  { body, digest, place = tmpdir() }: Upload,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (underWay >= atOnce) throw new ReleaseRefused('busy', 'other builds are being taken: try again in a minute')
  underWay += 1
  const folder = await mkdtemp(path.join(place, 'pitchside-upload-'))
  try {
    await unpackArchive(body, digest, folder)
    return await work(folder)
  } finally {
    underWay -= 1
    await rm(folder, { recursive: true, force: true })
  }
}
