import { createHash } from 'node:crypto'
import path from 'node:path'
import { build } from 'esbuild'
import { markBuild } from './build-mark.mjs'
import { identityOf, isReadable } from './identity.mjs'
import { limitOf } from './limits.mjs'
import { contributionFile, readRemote, writeManifest } from './manifest.mjs'
import { sharedByRequest, sharedRanges } from './sharing-table.mjs'

const startFile = 'remoteEntry.js'
const sheetMs = 8_000
const hashOf = (content) => createHash('sha384').update(content).digest('base64')
const importsOf = (chunk) => [...chunk.imports].filter((one) => !(one in sharedByRequest))
const sheetsOf = (chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]

/** A script that only puts its code where the start file finds it: it runs when somebody requires it. */
const asScript = ({ fileName, code }, container) =>
  `self.remoteScripts[${JSON.stringify(container)}][${JSON.stringify(fileName)}]=function(require,exports,remoteBase){"use strict";${code}\n}`

/** What the start file knows of each script and sheet. */
function tableOf(bundle) {
  const entries = Object.values(bundle).flatMap((file) => {
    if (file.type === 'asset')
      return file.fileName.endsWith('.css') ? [[file.fileName, { hash: hashOf(file.source) }]] : []
    const shared = file.imports.filter((one) => one in sharedByRequest)
    return [[file.fileName, { hash: hashOf(file.code), js: importsOf(file), css: sheetsOf(file), shared }]]
  })
  return Object.fromEntries(entries)
}

async function startScript(container, table, exposed) {
  const requests = [...new Set(Object.values(table).flatMap(({ shared = [] }) => shared))]
  const imports = requests.map((request) => {
    const name = sharedByRequest[request]
    return [request, { name, range: sharedRanges[name] }]
  })
  const words = {
    FILES: table,
    IMPORTS: Object.fromEntries(imports),
    CONTAINER: container,
    EXPOSED: exposed,
    SCRIPT_MS: limitOf('chunkLoadTimeoutMs'),
    SHEET_MS: sheetMs,
  }
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '../../container/start.mjs')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: Object.fromEntries(Object.entries(words).map(([word, value]) => [word, JSON.stringify(value)])),
  })
  return outputFiles[0].text
}

/** Files of a chunk and of what it requires, in loading order. */
function filesOfChunk(bundle, fileName) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    for (const one of importsOf(bundle[name])) visit(one)
    seen.add(name)
  }
  visit(fileName)
  const js = [...seen]
  return { js, css: [...new Set(js.flatMap((name) => sheetsOf(bundle[name])))] }
}

const chunkOf = (bundle, id) => Object.values(bundle).find(({ moduleIds }) => moduleIds?.includes(id))

/** What Vite is told: scripts that name each other by `require`, every file by its content, shared modules left out. */
const configOf = (directory, { container, version, isDev }) => ({
  base: './',
  define: { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' },
  // Whatever NODE_ENV says: the React the host provides is the production one.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  css: { modules: { generateScopedName: '[local]_[hash:base64:6]', hashPrefix: container } },
  build: {
    target: 'es2022',
    minify: isDev ? false : 'oxc',
    assetsInlineLimit: 0,
    copyPublicDir: false,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: { contribution: path.join(directory, contributionFile) },
      external: Object.keys(sharedByRequest),
      preserveEntrySignatures: 'strict',
      onLog: (level, log, handler) => log.code === 'EMPTY_IMPORT_META' || handler(level, log),
      output: {
        format: 'cjs',
        exports: 'named',
        entryFileNames: '[name].[hash:8].js',
        chunkFileNames: '[name].[hash:8].js',
        assetFileNames: '[name].[hash:8][extname]',
      },
    },
  },
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'js' ? { runtime: `remoteBase+${JSON.stringify(file)}` } : { relative: true },
  },
})

/**
 * Vite plugin that builds the folder as a remote: a container whose files are checked by their hashes, `manifest.json` and
 * `build.json` beside them.
 */
export function remote({ directory = process.cwd(), isDev = isReadable() } = {}) {
  const identity = identityOf(directory, { isDev })
  const { container, version } = identity
  let output
  let described
  return {
    name: 'pitchside-remote',
    apply: 'build',
    config: () => configOf(directory, { ...identity, isDev }),
    configResolved(config) {
      output = path.resolve(config.root, config.build.outDir)
    },
    async buildStart() {
      described = await readRemote(directory)
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const worker = Object.values(bundle).find(({ type, fileName }) => type === 'asset' && /\.m?js$/.test(fileName))
        if (worker) this.error(`${worker.fileName}: workers need a build with webpack, nobody would check this one`)
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = asScript(file, container)
        const { fileName } = chunkOf(bundle, path.join(directory, contributionFile))
        this.emitFile({
          type: 'asset',
          fileName: startFile,
          source: await startScript(container, tableOf(bundle), fileName),
        })
      },
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const importer = path.join(directory, contributionFile)
        const { contribution } = described
        const requests = [...contribution.routes, ...contribution.slots].map(({ request }) => request)
        const found = new Map()
        for (const request of [...requests, ...Object.values(contribution.i18n)]) {
          const { id } = await this.resolve(request, importer)
          found.set(request, filesOfChunk(bundle, chunkOf(bundle, id).fileName))
        }
        const start = filesOfChunk(bundle, chunkOf(bundle, importer).fileName)
        writeManifest(output, {
          remote: described,
          version,
          container,
          entry: { js: [startFile, ...start.js], css: start.css },
          filesOf: (request) => found.get(request),
          files: Object.keys(bundle).filter((name) => !name.endsWith('.map')),
        })
        markBuild(output, identity)
      },
    },
  }
}
