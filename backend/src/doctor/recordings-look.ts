import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unreadable } from '../data-folder/database-files'
import type { Problem } from '../data-folder/problem'
import { fileDigest } from '../kernel/digest'

const journal = 'segments.jsonl'

interface Segment {
  file: string
  header?: string
  bytes: number
  /** SHA-256 in hex; absent in journals that were written before digests were kept. */
  sha256?: string
  headerSha256?: string
}

const sizeOf = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.size

interface Expected {
  bytes?: number
  sha256?: string
}

async function whatOf(path: string, { bytes: expected, sha256 }: Expected): Promise<string | undefined> {
  const size = sizeOf(path)
  if (size === undefined) return 'is missing'
  if (size === 0) return 'is empty'
  if (expected !== undefined && size !== expected) return `has ${size} bytes instead of ${expected}`
  if (sha256 === undefined || (await fileDigest(path)) === sha256) return undefined
  return 'is not as it was recorded'
}

/** Lines that tell of a segment; the last one may be cut by a crash. */
function readJournal(text: string): { segments: Segment[]; damaged: number } {
  const lines = text.split('\n')
  const segments: Segment[] = []
  let damaged = 0
  for (const [at, line] of lines.entries()) {
    if (line === '') continue
    try {
      const segment = JSON.parse(line) as Segment
      if (typeof segment.file !== 'string' || typeof segment.bytes !== 'number') throw new Error('no segment')
      segments.push(segment)
    } catch {
      if (at < lines.length - 1) damaged += 1
    }
  }
  return { segments, damaged }
}

const afterRepair = 'With "npm run doctor -- --repair" the recording is listed without what is gone, and plays on.'

async function lookAtRecording(own: string): Promise<Problem[]> {
  const path = join(own, journal)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    return [
      {
        path,
        what: unreadable(error),
        weight: 'hurts',
        wayOut: 'The recording has no parts. Restore it from a backup.',
      },
    ]
  }
  const { segments, damaged } = readJournal(text)
  if (segments.length === 0)
    return [
      {
        path,
        what: text === '' ? 'is empty' : 'is damaged',
        weight: 'hurts',
        wayOut: 'The recording has no parts. Restore it from a backup.',
      },
    ]
  const wrong = new Map<string, string>()
  const headers = new Map<string, Expected>()
  for (const { header, headerSha256 } of segments)
    if (header !== undefined) headers.set(header, { sha256: headerSha256 ?? headers.get(header)?.sha256 })
  const parts = segments.map(({ file, bytes, sha256 }) => [file, { bytes, sha256 }] as const)
  for (const [name, expected] of [...headers, ...parts]) {
    const what = await whatOf(join(own, name), expected).catch(unreadable)
    if (what) wrong.set(name, what)
  }
  const kept = segments.filter(({ file, header }) => !wrong.has(file) && !(header && wrong.has(header)))
  const found: Problem[] = [...wrong].map(([name, what]) => ({
    path: join(own, name),
    what,
    weight: 'hurts',
    wayOut: afterRepair,
  }))
  if (damaged > 0) found.push({ path, what: `has ${damaged} damaged lines`, weight: 'hurts', wayOut: afterRepair })
  const [first] = found
  // One change for all of them: the journal without what is gone.
  if (first)
    found[0] = {
      ...first,
      repair: {
        do: 'write',
        path,
        bytes: Buffer.from(kept.map((segment) => `${JSON.stringify(segment)}\n`).join('')),
      },
    }
  return found
}

/** Recordings in a folder: each part that is listed is there, with the bytes it had. `named`: those rows speak of. */
export async function lookAtRecordings(folder: string, named: readonly string[]): Promise<Problem[]> {
  const stats = lstatSync(folder, { throwIfNoEntry: false })
  const there = stats?.isDirectory() ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
  const gone = named.filter((name) => !there.includes(name))
  const looks: Problem[] = []
  for (const name of there) looks.push(...(await lookAtRecording(join(folder, name))))
  return [
    ...gone.map(
      (name): Problem => ({
        path: join(folder, name),
        what: 'is missing',
        weight: 'hurts',
        wayOut: 'The playback has nothing to play. Restore the folder from a backup.',
      }),
    ),
    ...looks,
  ]
}
