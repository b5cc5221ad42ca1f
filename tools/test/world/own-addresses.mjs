import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const own = /import\.meta\.(url|dirname|filename)|\b__(dirname|filename)\b|\brequire\.resolve\(/

/** A source file keeps its own address and folder, and finds packages from there, wherever the bundle lies. */
export const ownAddresses = {
  name: 'own-addresses',
  setup(bundler) {
    bundler.onLoad({ filter: /\.(tsx?|mjs)$/ }, ({ path: file }) => {
      if (file.includes('/node_modules/')) return undefined
      const text = readFileSync(file, 'utf8')
      if (!own.test(text)) return undefined
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
        .replaceAll(/import\.meta\.dirname|\b__dirname\b/g, JSON.stringify(path.dirname(file)))
        .replaceAll(/import\.meta\.filename|\b__filename\b/g, JSON.stringify(file))
        .replaceAll(/\brequire\.resolve\(/g, `require.resolveFrom(${JSON.stringify(file)}, `)
      return { contents, loader: file.endsWith('.mjs') ? 'js' : path.extname(file).slice(1) }
    })
  },
}
