import { readFileSync } from 'node:fs'
import { appendFile, rename } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundleName, inputsLine, packageFolder } from './bundle-mark.mjs'
import { readPackage } from './packages.mjs'

/** Hundreds of small files that Node would look for one after the other at every start: half a second of each command. */
const isTaken = (request, importer) =>
  request.startsWith('@sinclair/typebox') || importer.includes('/node_modules/@sinclair/')

const isOurs = (request) => request.startsWith('.') || path.isAbsolute(request) || request.startsWith('@pitchside/')

/** Other npm packages stay outside, by the address they have for the file that imports them: pnpm hides them from others. */
const externalPackages = {
  name: 'external-packages',
  setup(bundler) {
    // Each question costs the bundler a way out: our own files, most of them by far, are none of it.
    bundler.onResolve(
      { filter: /^[^./]|\.mjs$/ },
      async ({ path: request, kind, resolveDir, importer, pluginData }) => {
        if (kind === 'entry-point' || pluginData === externalPackages || request.startsWith('node:')) return undefined
        if (isTaken(request, importer)) return undefined
        if (isOurs(request) && !request.endsWith('.mjs') && !/^@pitchside\/build/.test(request)) return undefined
        const found = await bundler.resolve(request, { kind, resolveDir, importer, pluginData: externalPackages })
        if (found.errors.length > 0) return { errors: found.errors }
        return found.external ? found : { path: pathToFileURL(found.path).href, external: true }
      },
    )
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
  const outfile = path.join(folder, '.cache/run', fileName ?? `${bundleName(entry)}-${process.pid}.mjs`)
  const draft = `${outfile}.${process.pid}`
  const startedAt = Date.now()
  const { metafile } = await build({
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
    metafile: true,
    logLevel: 'error',
    plugins: [externalPackages, ownAddress],
  })
  const inputs = Object.keys(metafile.inputs).map((file) => path.resolve(file))
  await appendFile(draft, inputsLine(entry, inputs, startedAt))
  // Whoever runs the file meanwhile never reads half of it.
  await rename(draft, outfile)
  return outfile
}
