/**
 * Bundles a TypeScript entry of a package into one ES module that Node runs, and prints where it is.
 *
 *   node tools/bundle.mjs backend/src/main.ts   →   …/backend/dist/main.mjs
 *
 * Our own packages are consumed as TypeScript source and so are part of the bundle; packages from npm stay outside and
 * are found from the entry's package, which is why the bundle is put into that package.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

async function packageOf(path) {
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json')
    const text = await readFile(file, 'utf8').catch(() => undefined)
    if (text !== undefined) return { folder, file, version: JSON.parse(text).version ?? '0.0.0' }
  }
  throw new Error(`${path} belongs to no package.`)
}

function canResolve(require, name) {
  try {
    require.resolve(name)
    return true
  } catch {
    return false
  }
}

/** Keeps npm packages out. One that only a bundled package of ours depends on is named by its full path. */
function npmPackagesOutside(packageFile) {
  const require = createRequire(packageFile)
  return {
    name: 'npm-packages-outside',
    setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (kind === 'entry-point' || path.startsWith('@pitchside/') || pluginData === 'asked') return undefined
        if (path.startsWith('node:') || importer === '' || canResolve(require, path)) return { path, external: true }
        const found = await builder.resolve(path, { resolveDir, kind, importer, pluginData: 'asked' })
        return found.errors.length > 0
          ? { errors: found.errors }
          : { path: pathToFileURL(found.path).href, external: true }
      })
    },
  }
}

/** Path of the finished bundle. */
export async function bundle(entry) {
  const path = resolve(entry)
  const home = await packageOf(path)
  const outfile = join(home.folder, 'dist', `${basename(path, extname(path))}.mjs`)
  const { outputFiles } = await build({
    entryPoints: [path],
    outfile,
    write: false,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
    define: { __VERSION__: JSON.stringify(home.version) },
    plugins: [npmPackagesOutside(home.file)],
  })
  // A second start must never run a half-written file.
  const draft = `${outfile}.${process.pid}`
  await mkdir(dirname(outfile), { recursive: true })
  await writeFile(draft, outputFiles[0].contents)
  await rename(draft, outfile)
  return outfile
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entry = process.argv[2]
  if (!entry) {
    process.stderr.write('Usage: node tools/bundle.mjs <entry.ts>\n')
    process.exit(2)
  }
  process.stdout.write(`${await bundle(entry)}\n`)
}
