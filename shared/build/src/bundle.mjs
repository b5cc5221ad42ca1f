import { existsSync, readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { readPackage } from './packages.mjs'

/** Nearest folder above `file` with a package.json. */
function packageFolder(file) {
  let folder = path.dirname(file)
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
}

const isOurs = (request) => request.startsWith('.') || path.isAbsolute(request) || request.startsWith('@pitchside/')

/** npm packages stay outside, by the address they have for the file that imports them: pnpm hides them from others. */
const externalPackages = {
  name: 'external-packages',
  setup(bundler) {
    bundler.onResolve({ filter: /.*/ }, async ({ path: request, kind, resolveDir, importer, pluginData }) => {
      if (kind === 'entry-point' || pluginData === externalPackages || request.startsWith('node:')) return undefined
      if (isOurs(request) && !request.endsWith('.mjs') && !/^@pitchside\/build/.test(request)) return undefined
      const found = await bundler.resolve(request, { kind, resolveDir, importer, pluginData: externalPackages })
      if (found.errors.length > 0) return { errors: found.errors }
      return found.external ? found : { path: pathToFileURL(found.path).href, external: true }
    })
  },
}

/** `import.meta.url` of a source file stays that of the source, wherever the bundle lies. */
const ownAddress = {
  name: 'own-address',
  setup(bundler) {
    bundler.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) => {
      const contents = readFileSync(file, 'utf8')
      if (!contents.includes('import.meta.url')) return undefined
      const loader = file.endsWith('x') ? 'tsx' : 'ts'
      return { contents: contents.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href)), loader }
    })
  },
}

/** Bundles a TypeScript entry and the workspace packages it uses into one module that Node can run. Resolves with its file. */
export async function bundleForNode(entry, { fileName } = {}) {
  const source = path.resolve(entry)
  const folder = packageFolder(source)
  const name = path.relative(folder, source).replace(/\W+/g, '-')
  const outfile = path.join(folder, '.cache/run', fileName ?? `${name}-${process.pid}.mjs`)
  const draft = `${outfile}.${process.pid}`
  await build({
    entryPoints: [source],
    outfile: draft,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    conditions: [],
    mainFields: ['main'],
    sourcemap: 'inline',
    sourcesContent: false,
    define: { __VERSION__: JSON.stringify(readPackage(folder).version) },
    logLevel: 'error',
    plugins: [externalPackages, ownAddress],
  })
  // Whoever runs the file meanwhile never reads half of it.
  await rename(draft, outfile)
  return outfile
}
