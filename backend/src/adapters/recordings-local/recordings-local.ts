import { constants } from 'node:fs'
import { appendFile, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest } from '../../kernel/digest'
import { errorCodeOf } from '../../kernel/error-code'
import type { RecordedSegment, RecordingStore } from '../../modules/media-origin/ports/recording-store.port'

const isName = (name: string): boolean => /^[\w-]{1,80}$/.test(name)
const isFile = (name: string): boolean => /^[\w-]{1,80}\.(jpg|m4s|mp4|ts)$/.test(name)

function requireNames(recording: string, { file, header }: Pick<RecordedSegment, 'file' | 'header'>): void {
  for (const [name, isGood] of [
    [recording, isName(recording)],
    [file, isFile(file)],
    [header, header === undefined || isFile(header)],
  ] as const)
    if (!isGood) throw new Error(`"${name}" is not the name of a recording or its file.`)
}

/** In memory, for an installation without a data folder: gone with the process. */
function createMemoryStore(): RecordingStore {
  const recordings = new Map<string, { segments: RecordedSegment[]; files: Map<string, Buffer> }>()
  const ownOf = (recording: string) => {
    const own = recordings.get(recording) ?? { segments: [], files: new Map<string, Buffer>() }
    recordings.set(recording, own)
    return own
  }
  return {
    name: 'memory',
    async add(recording, segment, bytes, header) {
      requireNames(recording, segment)
      const own = ownOf(recording)
      if (segment.header !== undefined && header) own.files.set(segment.header, header)
      own.files.set(segment.file, bytes)
      own.segments.push(segment)
    },
    async addPicture(recording, file, bytes) {
      requireNames(recording, { file })
      ownOf(recording).files.set(file, bytes)
    },
    list: async (recording) => [...(recordings.get(recording)?.segments ?? [])],
    read: async (recording, file) => recordings.get(recording)?.files.get(file),
    async remove(recording) {
      recordings.delete(recording)
    },
  }
}

const journal = 'segments.jsonl'

/** What the journal says of a segment; digests are SHA-256 in hex, for whoever looks whether the files are as they were. */
interface JournalLine extends RecordedSegment {
  sha256: string
  headerSha256?: string
}

/** What is there, and no link to something else. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
    return await file.readFile().finally(() => file.close())
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errorCodeOf(error) ?? '')) return undefined
    throw error
  }
}

/** A line that a crash cut off is the last one: its segment is not listed. */
function readLine(line: string): RecordedSegment[] {
  try {
    const { sha256: _, headerSha256: __, ...segment } = JSON.parse(line) as JournalLine
    return [segment]
  } catch {
    return []
  }
}

/** One folder per recording: its files, and a journal with one line per segment, written after the segment's bytes. */
function createFolderStore(folder: string): RecordingStore {
  /** Headers that are written, with their digests. */
  const headers = new Map<string, string>()
  return {
    name: 'local',
    async add(recording, segment, bytes, header) {
      requireNames(recording, segment)
      const own = join(folder, recording)
      await mkdir(own, { recursive: true })
      const headerPath = segment.header === undefined ? undefined : join(own, segment.header)
      if (headerPath !== undefined && header && !headers.has(headerPath)) {
        await writeFile(headerPath, header)
        headers.set(headerPath, digest(header))
      }
      await writeFile(join(own, segment.file), bytes)
      const headerSha256 = headerPath === undefined ? undefined : headers.get(headerPath)
      const line: JournalLine = { ...segment, sha256: digest(bytes), headerSha256 }
      await appendFile(join(own, journal), `${JSON.stringify(line)}\n`)
    },
    async addPicture(recording, file, bytes) {
      requireNames(recording, { file })
      await mkdir(join(folder, recording), { recursive: true })
      await writeFile(join(folder, recording, file), bytes)
    },
    async list(recording) {
      const text = isName(recording) ? await readIfThere(join(folder, recording, journal)) : undefined
      return (text?.toString('utf8') ?? '').split('\n').flatMap(readLine)
    },
    read: async (recording, file) =>
      isName(recording) && isFile(file) ? readIfThere(join(folder, recording, file)) : undefined,
    async remove(recording) {
      if (isName(recording)) await rm(join(folder, recording), { recursive: true, force: true })
    },
  }
}

/** Recordings below a folder, or in memory when there is none. */
export function createLocalRecordings(folder: string | undefined): RecordingStore {
  return folder === undefined ? createMemoryStore() : createFolderStore(folder)
}
