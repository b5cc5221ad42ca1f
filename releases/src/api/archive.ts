import { createHash, timingSafeEqual } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { ReleaseRefused } from '../core/document'

/** What an archive may hold; builds of today have some 200 files and 4 MB. */
export const archiveLimits = {
  packedBytes: 32 * 1024 * 1024,
  bytes: 96 * 1024 * 1024,
  fileBytes: 16 * 1024 * 1024,
  files: 2_000,
  pathLength: 200,
} as const

const block = 512

const refuse = (message: string): never => {
  throw new ReleaseRefused('archive-wrong', message)
}
const tooLarge = (message: string): never => {
  throw new ReleaseRefused('archive-too-large', message)
}

/** Plain words with slashes between them: no way up, no root, no drive, nothing hidden. */
function pathIn(header: Buffer): string {
  const text = (from: number, to: number) => {
    const field = header.subarray(from, to)
    const end = field.indexOf(0)
    return field.subarray(0, end < 0 ? undefined : end).toString('utf8')
  }
  const prefix = text(345, 500)
  const whole = (prefix ? `${prefix}/${text(0, 100)}` : text(0, 100)).replace(/^\.\//, '').replace(/\/$/, '')
  const isPlain = whole.split('/').every((part) => /^[\w@+~-][\w.@+~-]*$/.test(part))
  if (whole.length > archiveLimits.pathLength || !(isPlain || whole === '' || whole === '.'))
    refuse(`${JSON.stringify(whole.slice(0, 80))} is no path of a build`)
  return whole
}

function sizeIn(header: Buffer): number {
  const text = header
    .subarray(124, 136)
    .toString('latin1')
    .replace(/[\0 ]+$/, '')
    .trim()
  if (!/^[0-7]{1,11}$/.test(text)) refuse('a size in the archive is no number')
  const bytes = Number.parseInt(text, 8)
  return bytes > archiveLimits.fileBytes ? tooLarge(`a file has more than ${archiveLimits.fileBytes} bytes`) : bytes
}

function requireSum(header: Buffer): void {
  const said = Number.parseInt(
    header
      .subarray(148, 156)
      .toString('latin1')
      .replace(/[\0 ].*$/s, ''),
    8,
  )
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0)
  if (said !== sum) refuse('this is no tar archive, or a damaged one')
}

/** Regular files and folders; links, devices and everything that changes how the next entry is read are refused. */
function kindOf(header: Buffer): 'file' | 'folder' {
  const kind = String.fromCharCode(header[156] ?? 0)
  if (kind === '0' || kind === '\0') return 'file'
  if (kind === '5') return 'folder'
  return refuse(`the archive holds something else than files (kind ${JSON.stringify(kind)}): use tar --format=ustar`)
}

/** Reads a stream in pieces of asked length. */
class Pieces {
  private rest: Buffer = Buffer.alloc(0)
  private total = 0
  private readonly source: AsyncIterator<Buffer>

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]()
  }

  /** The next bytes; fewer only at the end. */
  async take(length: number): Promise<Buffer> {
    if (this.rest.length >= length) {
      const piece = this.rest.subarray(0, length)
      this.rest = this.rest.subarray(length)
      return piece
    }
    const parts = [this.rest]
    let have = this.rest.length
    while (have < length) {
      const { value, done } = await this.source.next()
      if (done) break
      this.total += value.length
      // What unpacks to more than it should is not unpacked to its end.
      if (this.total > archiveLimits.bytes) tooLarge(`the archive unpacks to more than ${archiveLimits.bytes} bytes`)
      parts.push(value)
      have += value.length
    }
    const all = Buffer.concat(parts)
    this.rest = all.subarray(length)
    return all.subarray(0, length)
  }
}

const isEnd = (header: Buffer) => header.every((byte) => byte === 0)

/** Writes the files of an unpacked archive into a folder of our own. */
async function writeFiles(unpacked: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const pieces = new Pieces(unpacked)
  const seen = new Set<string>()
  for (;;) {
    const header = await pieces.take(block)
    if (header.length < block) refuse('the archive is cut off')
    if (isEnd(header)) break
    requireSum(header)
    const kind = kindOf(header)
    const file = pathIn(header)
    const bytes = sizeIn(header)
    if (kind === 'folder') {
      if (bytes > 0) refuse('a folder in the archive has contents')
      continue
    }
    // On some disks two names that differ in case are one file.
    const name = file.toLowerCase()
    if (file === '' || seen.has(name)) refuse(`${file || 'a file without a name'} is twice in the archive`)
    if (seen.add(name).size > archiveLimits.files) tooLarge(`the archive has more than ${archiveLimits.files} files`)
    const content = await pieces.take(bytes)
    if (content.length < bytes) refuse('the archive is cut off')
    await pieces.take((block - (bytes % block)) % block)
    const target = path.join(folder, file)
    try {
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? ''
      if (['EEXIST', 'ENOTDIR', 'EISDIR'].includes(code)) refuse(`${file} is a file and a folder in the archive`)
      throw error
    }
  }
  // To its end: the hash is that of everything that was sent.
  while ((await pieces.take(1 << 16)).length > 0);
}

/** The hash of a `Content-Digest` header (RFC 9530): `sha-256=:…:`. */
export function digestIn(header: unknown): Buffer {
  const [, text] = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/.exec(String(header ?? '')) ?? []
  if (!text) throw new ReleaseRefused('usage', 'the header content-digest must hold sha-256=:<base64>:')
  return Buffer.from(text, 'base64')
}

/**
 * Unpacks tar+gzip as it comes into an empty folder. Throws {@link ReleaseRefused} for an archive that is too large, holds
 * anything but plain files, or is not the one whose SHA-256 was announced: nothing of the folder may be used then.
 */
export async function unpackArchive(body: Readable, digest: Buffer, folder: string): Promise<void> {
  const hash = createHash('sha256')
  let packed = 0
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const part of source) {
      packed += part.length
      if (packed > archiveLimits.packedBytes) tooLarge(`the archive has more than ${archiveLimits.packedBytes} bytes`)
      hash.update(part)
      yield part
    }
  }
  try {
    await pipeline(body, counted, createGunzip(), (unpacked) => writeFiles(unpacked, folder))
  } catch (error) {
    if (error instanceof ReleaseRefused) throw error
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (/^Z_|^ERR_STREAM_PREMATURE_CLOSE|^ECONNRESET/.test(code)) refuse('the archive is no gzip, or was cut off')
    throw error
  }
  if (!timingSafeEqual(hash.digest(), digest)) refuse('the archive is not the one whose hash was sent')
}
