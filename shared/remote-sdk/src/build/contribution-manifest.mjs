import { existsSync } from 'node:fs'
import path from 'node:path'
import { documentsFile } from './documents.mjs'
import { exposedChunk } from './federation.mjs'
import { contributionFile, readRemote, writeManifest } from './manifest.mjs'
import { workerFiles } from './sealed-files.mjs'

/** Bundlers count what brings an open page up to date among the files of a chunk; a page that is opened needs none of it. */
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
function filesByRequest(compilation, file) {
  const found = new Map()
  for (const group of compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      if (request && module?.resource === file) found.set(request, filesOfGroup(group))
    }
  }
  return (request) => {
    const files = found.get(request)
    if (!files) throw new Error(`${file}: no chunk came out of import('${request}')`)
    return files
  }
}

/** What starts the remote: the container, and the contribution it exposes. */
function entryFiles(compilation, container) {
  const parts = [container, exposedChunk].map((name) =>
    filesOfGroup(compilation.chunkGroups.find((one) => one.name === name)),
  )
  const all = (kind) => [...new Set(parts.flatMap((files) => files[kind]))]
  return { js: all('js'), css: all('css') }
}

/** Writes the manifest of a remote that webpack or Rspack builds. */
export class ContributionManifest {
  constructor({ directory, version, container, isHot = false }) {
    this.isHot = isHot
    this.directory = directory
    this.version = version
    this.container = container
  }

  apply(compiler) {
    // Beside the compiling, and before anything is written: a contribution that can't be read is an error like any other, so
    // that a watching build goes on and open pages keep what they run.
    const read = new WeakMap()
    compiler.hooks.make.tapPromise('ContributionManifest', async (compilation) => {
      try {
        read.set(compilation, await readRemote(this.directory))
      } catch (error) {
        compilation.errors.push(error)
      }
    })
    // No module of the build, but a change of it makes another manifest; so does its coming.
    const documents = path.join(this.directory, documentsFile)
    compiler.hooks.afterCompile.tap('ContributionManifest', (compilation) => {
      const kind = existsSync(documents) ? 'fileDependencies' : 'missingDependencies'
      compilation[kind].add(documents)
    })
    compiler.hooks.afterEmit.tap('ContributionManifest', (compilation) => {
      if (compilation.errors.length > 0) return
      const { version, container, isHot } = this
      writeManifest(compilation.outputOptions.path, {
        remote: read.get(compilation),
        version,
        container,
        entry: entryFiles(compilation, container),
        filesOf: filesByRequest(compilation, path.join(this.directory, contributionFile)),
        workers: workerFiles(compilation),
        // What is published; while somebody works on a remote nothing is, and its files change under their names.
        files: isHot ? [] : Object.keys(compilation.assets).filter((name) => !name.endsWith('.map')),
      })
    })
  }
}
