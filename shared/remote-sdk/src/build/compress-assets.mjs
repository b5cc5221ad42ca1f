import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Files browsers ask for in fewer bytes. */
const isAsset = (name) => /\.(js|css|svg|txt)$/.test(name)

/**
 * Leaves brotli and gzip variants beside the assets of a build, as small as they get: that takes seconds, so it is done
 * once for a build and not by every installation that publishes it.
 */
export async function compressAssets(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isAsset)
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name)
      const content = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await brotli(content, { params }))
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }))
    }),
  )
}
