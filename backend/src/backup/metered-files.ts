import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { StoredFile } from './backup-manifest'
import { BackupRefused } from './backup-refused'

type Bytes = AsyncIterable<Uint8Array>

/** Counts and hashes what passes. */
function createMeter() {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    async *pass(source: Bytes) {
      for await (const chunk of source) {
        bytes += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}

/** Writes a new file below `folder` and waits until the disk has it. */
export async function writeMetered(folder: string, path: string, source: Bytes | Readable): Promise<StoredFile> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const meter = createMeter()
  await pipeline(source, meter.pass, createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  return { path, ...meter.result() }
}

/** As `writeMetered`, for lines that are packed. */
export async function writeLines(folder: string, path: string, lines: AsyncIterable<string[]>): Promise<StoredFile> {
  async function* texts() {
    for await (const some of lines) yield Buffer.from(`${some.join('\n')}\n`)
  }
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const meter = createMeter()
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(texts()), createGzip(), meter.pass, out)
  return { path, ...meter.result() }
}

/** Lines of a packed file, some at a time. Only a line feed ends one: texts may hold any other separator. */
export async function* readLines(file: string, linesMax = 500, lettersMax = 4_000_000): AsyncGenerator<string[]> {
  const source = createReadStream(file)
  const unpacked = source.pipe(createGunzip())
  source.on('error', (error) => unpacked.destroy(error))
  unpacked.setEncoding('utf8')
  let rest = ''
  let some: string[] = []
  let letters = 0
  for await (const text of unpacked as AsyncIterable<string>) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      some.push(line)
      letters += line.length
      if (some.length < linesMax && letters < lettersMax) continue
      yield some
      some = []
      letters = 0
    }
  }
  if (some.length > 0) yield some
}

/** Refuses a file that is missing, cut short or changed. */
export async function requireIntact(folder: string, { path, bytes, sha256 }: StoredFile): Promise<void> {
  const meter = createMeter()
  try {
    for await (const _ of meter.pass(createReadStream(join(folder, path))));
  } catch (error) {
    throw new BackupRefused(`${path} of the backup can't be read: ${error instanceof Error ? error.message : error}.`)
  }
  const found = meter.result()
  if (found.bytes !== bytes)
    throw new BackupRefused(`${path} of the backup is damaged: ${found.bytes} bytes instead of ${bytes}.`)
  if (found.sha256 !== sha256) throw new BackupRefused(`${path} of the backup is damaged: its sha256 is another one.`)
}
