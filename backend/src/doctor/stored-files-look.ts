import { closeSync, lstatSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { unreadable } from '../data-folder/database-files'
import type { Problem } from '../data-folder/problem'
import { readingFile } from '../modules/uploads/byte-source'
import { isWholeVideo, type VideoType } from '../modules/uploads/video-walk.rules'

const fromBackup = 'Put it back from a backup; until then what shows it stays empty.'
const riffHeader = 8
const videos: readonly string[] = ['mp4', 'ogg', 'flv', 'avi', 'wmv', 'rmvb']

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

async function contentProblem(path: string, size: number): Promise<string | undefined> {
  if (size === 0) return 'is empty'
  const ending = path.slice(path.lastIndexOf('.') + 1)
  if (ending === 'webp') return pictureProblem(path, size)
  if (!videos.includes(ending)) return undefined
  const isWhole = await readingFile(path, (source) => isWholeVideo(source, ending as VideoType))
  return isWhole ? undefined : 'is cut or damaged: it is no whole video'
}

/** Files that rows of the data base name: each is there, and whole as far as its format tells. */
export async function lookAtStoredFiles(folder: string, names: readonly string[]): Promise<Problem[]> {
  const found: Problem[] = []
  for (const name of names) {
    const path = join(folder, name)
    const add = (what: string) => found.push({ path, what, weight: 'hurts', wayOut: fromBackup })
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (!stats) add('is missing')
    else if (!stats.isFile()) add('is not a file')
    else {
      const what = await contentProblem(path, stats.size).catch(unreadable)
      if (what) add(what)
    }
  }
  return found
}
