import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { readContribution } from './contribution.mjs'

/** Name of the file a build leaves beside its output. */
export const manifestName = 'manifest.json'

/** Size and integrity of a file of a build. What is built to be worked on is not minified, so nobody weighs it. */
export function describeFile(directory, file, { isWeighed = true } = {}) {
  const content = readFileSync(path.join(directory, file))
  const gz = isWeighed && /\.(js|css|json|svg|txt)$/.test(file) ? { gz: gzipSync(content, { level: 9 }).length } : {}
  return {
    path: file,
    bytes: content.length,
    ...gz,
    sri: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  }
}

/** Webpack counts what brings an open page up to date among the files of a chunk; a page that is opened needs none of it. */
const isUpdate = (file) => /\.hot-update\.js$/.test(file)

/** Scripts and styles of a chunk group, in loading order. */
export function filesOfGroup(group) {
  const files = group.chunks.flatMap((chunk) => [...chunk.files]).filter((file) => !isUpdate(file))
  return {
    js: [...new Set(files.filter((f) => f.endsWith('.js')))],
    css: [...new Set(files.filter((f) => f.endsWith('.css')))],
  }
}

/** Files behind each `import()` of the contribution, found through the chunk group that the import started. */
function filesByRequest(compilation, contributionFile) {
  const found = new Map()
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (request && module?.resource === contributionFile) found.set(request, filesOfGroup(group))
    }
  }
  return (request) => {
    const files = found.get(request)
    if (!files) throw new Error(`${contributionFile}: no chunk came out of import('${request}')`)
    return files
  }
}

function textAt(texts, key) {
  return key.split('.').reduce((node, part) => (typeof node === 'object' ? node?.[part] : undefined), texts)
}

/** Titles and menu labels per language, so that the frame can be drawn before the remote's texts are loaded. */
export function frameTexts(contribution, directory) {
  const keys = [
    ...contribution.routes.map((route) => route.title),
    ...contribution.menu.flatMap((entry) => [entry.label, ...(entry.children ?? []).map((child) => child.label)]),
  ]
  const wanted = [...new Set(keys)]
  return Object.fromEntries(
    Object.entries(contribution.i18n).map(([language, request]) => {
      const texts = JSON.parse(readFileSync(path.join(directory, 'src', request), 'utf8'))
      const pairs = wanted.map((key) => {
        const [namespace, name] = key.split(':')
        if (namespace !== contribution.id)
          throw new Error(`${contribution.id}: ${key} must be a text of its own, ${contribution.id}:...`)
        const text = textAt(texts, name)
        if (typeof text !== 'string') throw new Error(`${contribution.id}: ${key} is missing in ${request}`)
        return [name, text]
      })
      return [language, Object.fromEntries(pairs)]
    }),
  )
}

/** The federation manifest without its list of shared modules: ours are all provided by the host, and it is inlined in every page. */
function federationManifest(output) {
  const withoutUpdates = (_key, value) => (Array.isArray(value) ? value.filter((file) => !isUpdate(file)) : value)
  const manifest = JSON.parse(readFileSync(path.join(output, 'mf-manifest.json'), 'utf8'), withoutUpdates)
  return { ...manifest, shared: [] }
}

/** What is published; while somebody works on a remote nothing is, and its files change under their names. */
const describeFiles = (compilation, output) =>
  Object.keys(compilation.assets)
    .filter((name) => !/mf-(manifest|stats)\.json$|\.map$/.test(name))
    .sort()
    .map((name) => describeFile(output, name))

/** Leaves `manifest.json` beside the output: the remote as data, see RemoteManifest of remote-kit. */
export class ContributionManifest {
  constructor({ directory, version, container, shared, isHot = false }) {
    this.isHot = isHot
    this.directory = directory
    this.version = version
    this.container = container
    this.shared = shared
  }

  apply(compiler) {
    // Beside the compiling, and before anything is written: a contribution that can't be read is an error like any other, so
    // that a watching build goes on and open pages keep what they run.
    const read = new WeakMap()
    compiler.hooks.make.tapPromise('ContributionManifest', async (compilation) => {
      try {
        const contribution = await readContribution(this.directory)
        read.set(compilation, { contribution, texts: frameTexts(contribution, this.directory) })
      } catch (error) {
        compilation.errors.push(error)
      }
    })
    compiler.hooks.afterEmit.tap('ContributionManifest', (compilation) => {
      if (compilation.errors.length > 0) return
      const manifest = this.describe(compilation, read.get(compilation))
      writeFileSync(path.join(compilation.outputOptions.path, manifestName), JSON.stringify(manifest))
    })
  }

  describe(compilation, { contribution, texts }) {
    const { directory } = this
    const output = compilation.outputOptions.path
    const files = filesByRequest(compilation, path.join(directory, 'src/contribution.ts'))
    const federation = federationManifest(output)
    const expose = federation.exposes.find((entry) => entry.name === 'contribution')
    const withFiles = ({ request, ...rest }) => ({ ...rest, files: files(request) })
    return {
      schema: 1,
      id: contribution.id,
      version: this.version,
      contract: contribution.contract,
      container: this.container,
      federation,
      routes: contribution.routes.map(withFiles),
      menu: contribution.menu,
      slots: contribution.slots.map(withFiles),
      topics: contribution.topics,
      hasSetup: contribution.setup !== undefined,
      texts,
      i18n: Object.fromEntries(
        Object.entries(contribution.i18n).map(([language, request]) => [language, files(request)]),
      ),
      entry: { js: [federation.metaData.remoteEntry.name, ...expose.assets.js.sync], css: expose.assets.css.sync },
      shared: this.shared,
      files: this.isHot ? [] : describeFiles(compilation, output),
    }
  }
}
