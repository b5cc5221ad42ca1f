import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ReleaseRefused } from '../core/document'
import { type PublishedVersion, remoteIdOf } from '../core/published'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const isText = (file: string) => /\.(js|css|svg|json|txt)$/.test(file)

/** Refuses a version whose files are missing, differ from their hashes, or lie outside the folder. */
export async function checkFiles(version: PublishedVersion, source: string): Promise<void> {
  const wrong: string[] = []
  for (const file of version.manifest.files) {
    const target = path.resolve(source, file.path)
    if (!target.startsWith(path.resolve(source) + path.sep)) {
      wrong.push(`${file.path} lies outside the build`)
      continue
    }
    const content = await readFile(target).catch(() => undefined)
    if (!content) wrong.push(`${file.path} is missing`)
    else if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== file.sri)
      wrong.push(`${file.path} is not the file that was built`)
  }
  if (remoteIdOf(version.name) !== version.manifest.id) wrong.push(`the manifest is that of ${version.manifest.id}`)
  if (wrong.length === 0) return
  throw new ReleaseRefused(
    'files-wrong',
    `${version.name} ${version.build} cannot be published: ${wrong.join('; ')}`,
    wrong,
  )
}

/** Copies the files of a version and puts a brotli and a gzip variant beside each text. */
export async function copyWithVariants(version: PublishedVersion, source: string, target: string): Promise<void> {
  await Promise.all(
    version.manifest.files.map(async (file) => {
      const content = await readFile(path.join(source, file.path))
      const copy = path.join(target, file.path)
      await mkdir(path.dirname(copy), { recursive: true })
      await writeFile(copy, content)
      if (!isText(file.path)) return
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${copy}.br`, await brotli(content, { params }))
      await writeFile(`${copy}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
