import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import { ReleaseRefused } from '../core/document'
import { type PublishedVersion, remoteIdOf } from '../core/published'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

const isText = (file: string) => /\.(js|css|svg|json|txt)$/.test(file)

/** Reads a file of a build; undefined when it is not there. */
export type FileSource = (file: string) => Promise<Buffer | undefined>

export interface NamedContent {
  path: string
  content: Buffer
}

/** Files of a build in a folder; nothing outside of it is read. */
export function folderSource(folder: string): FileSource {
  const root = path.resolve(folder)
  return async (file) => {
    const target = path.resolve(root, file)
    return target.startsWith(root + path.sep) ? readFile(target).catch(() => undefined) : undefined
  }
}

export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** What is wrong with one file of a version; undefined: it is the file that was built. */
export function fileProblem(file: { path: string; sri: string }, content: Buffer | undefined): string | undefined {
  if (!content) return `${file.path} is missing`
  return integrityOf(content) === file.sri ? undefined : `${file.path} is not the file that was built`
}

/** The files of a version. Refuses one whose files are missing or differ from their hashes, and another package's manifest. */
export async function readChecked(version: PublishedVersion, source: FileSource): Promise<NamedContent[]> {
  const wrong: string[] = []
  const files: NamedContent[] = []
  for (const file of version.manifest.files) {
    const content = await source(file.path)
    const problem = fileProblem(file, content)
    if (problem) wrong.push(problem)
    else if (content) files.push({ path: file.path, content })
  }
  if (remoteIdOf(version.name) !== version.manifest.id) wrong.push(`the manifest is that of ${version.manifest.id}`)
  if (wrong.length === 0) return files
  throw new ReleaseRefused(
    'files-wrong',
    `${version.name} ${version.build} cannot be published: ${wrong.join('; ')}`,
    wrong,
  )
}

/** What the source keeps under a name, when it unpacks to just this content; packs it otherwise. */
async function packed(
  kept: Buffer | undefined,
  content: Buffer,
  { unpack, pack }: { unpack(packed: Buffer): Promise<Buffer>; pack(): Promise<Buffer> },
): Promise<Buffer> {
  const unpacked = kept && (await unpack(kept).catch(() => undefined))
  return kept && unpacked?.equals(content) ? kept : pack()
}

/** A file and, for text, its brotli and gzip variants beside it: those of the build where it brings them. */
export async function variantsOf(name: string, content: Buffer, source: FileSource): Promise<NamedContent[]> {
  const plain = { path: name, content }
  if (!isText(name)) return [plain]
  // A packed file that unpacks to more than it should is not read to its end.
  const limit = { maxOutputLength: content.length + 1 }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = [`${name}.br`, `${name}.gz`]
  return [
    plain,
    {
      path: br,
      content: await packed(await source(br), content, {
        unpack: (bytes) => unbrotli(bytes, limit),
        pack: () => brotli(content, { params }),
      }),
    },
    {
      path: gz,
      content: await packed(await source(gz), content, {
        unpack: (bytes) => unzip(bytes, limit),
        pack: () => zip(content, { level: 9 }),
      }),
    },
  ]
}
