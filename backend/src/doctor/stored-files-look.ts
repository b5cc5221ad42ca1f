import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { unreadable } from '../data-folder/database-files'
import type { Problem } from '../data-folder/problem'
import { fileDigest } from '../kernel/digest'
import { readingFile } from '../modules/uploads/byte-source'
import { isWholeVideo, type VideoType } from '../modules/uploads/video-walk.rules'

const fromBackup = 'Put it back from a backup; until then what shows it stays empty.'
/** A stored file as a row names it; `sha256` in hex, null for one that was stored before digests were kept. */
export interface StoredFile {
  name: string
  sha256: string | null
}

const riffHeader = 8
const videos: readonly string[] = ['mp4', 'ogg', 'flv', 'avi', 'wmv', 'rmvb', 'mov', 'webm', 'mkv']

/** A picture as we draw it says in its head how long it is. */
function pictureProblem(path: string, size: number): string | undefined {
  const head = Buffer.alloc(12)
  const file = openSync(path, 'r')
  try {
    readSync(file, head, 0, head.length, 0)
  } finally {
    closeSync(file)
  }
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8) !== 'WEBP')
    return 'is damaged: it is no picture'
  const expected = head.readUInt32LE(4) + riffHeader
  return expected === size ? undefined : `is cut: it has ${size} bytes instead of ${expected}`
}

async function formatProblem(path: string, size: number): Promise<string | undefined> {
  if (size === 0) return 'is empty'
  const ending = path.slice(path.lastIndexOf('.') + 1)
  if (ending === 'webp') return pictureProblem(path, size)
  if (!videos.includes(ending)) return undefined
  const isWhole = await readingFile(path, (source) => isWholeVideo(source, ending as VideoType))
  return isWhole ? undefined : 'is cut or damaged: it is no whole video'
}

async function contentProblem(path: string, size: number, sha256: string | null): Promise<string | undefined> {
  const problem = await formatProblem(path, size)
  if (problem || sha256 === null) return problem
  return (await fileDigest(path)) === sha256 ? undefined : 'is not as it was stored'
}

/** Files that rows of the data base name: each is there, whole as far as its format tells, and the bytes that were stored. */
export async function lookAtStoredFiles(folder: string, files: readonly StoredFile[]): Promise<Problem[]> {
  const found: Problem[] = []
  for (const { name, sha256 } of files) {
    const path = join(folder, name)
    const add = (what: string) => found.push({ path, what, weight: 'hurts', wayOut: fromBackup })
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) add('is missing')
    else if (!stats.isFile()) add('is not a file')
    else {
      const what = await contentProblem(path, stats.size, sha256).catch(unreadable)
      if (what) add(what)
    }
  }
  return found
}
