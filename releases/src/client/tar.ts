import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const zip = promisify(gzip)

/** Length of a header, and what contents are filled up to. */
const block = 512

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`

/** Name and folder as a ustar header splits them: 100 and 155 bytes. */
function splitName(file: string): [name: string, prefix: string] {
  if (Buffer.byteLength(file) <= 100) return [file, '']
  const cut = [...file.matchAll(/\//g)]
    .map(({ index }) => index)
    .find((at) => Buffer.byteLength(file.slice(at + 1)) <= 100)
  if (cut === undefined || cut > 155) throw new Error(`${file} is too long for an archive`)
  return [file.slice(cut + 1), file.slice(0, cut)]
}

/** Header of a regular file. No times and no owners: the same files make the same archive. */
function headerOf(file: string, bytes: number): Buffer {
  const [name, prefix] = splitName(file)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write(`${octal(0o644, 8)}${octal(0, 8)}${octal(0, 8)}${octal(bytes, 12)}${octal(0, 12)}`, 100, 'latin1')
  header.write('        0', 148, 'latin1')
  header.write('ustar\x0000', 257, 'latin1')
  header.write(prefix, 345)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return header
}

/** Files of a folder, relative to it, sorted. Links and hidden files are left out. */
async function filesIn(folder: string, below = ''): Promise<string[]> {
  const entries = await readdir(path.join(folder, below), { withFileTypes: true })
  const found = entries
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => {
      const name = below ? `${below}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesIn(folder, name) : entry.isFile() ? [name] : []
    })
  return (await Promise.all(found)).flat().sort()
}

/** A folder as tar (ustar) and gzip. */
export async function packFolder(folder: string): Promise<Buffer> {
  const parts: Buffer[] = []
  for (const file of await filesIn(folder)) {
    const content = await readFile(path.join(folder, file))
    parts.push(headerOf(file, content.length), content, Buffer.alloc((block - (content.length % block)) % block))
  }
  return zip(Buffer.concat([...parts, Buffer.alloc(2 * block)]))
}
