import { createHash } from 'node:crypto'

/** Stands in the runtime until the last byte of every other file is known. */
const placeholder = '%HASHES OF THE FILES%'
const literal = new RegExp(`["'\`]${placeholder}["'\`]`, 'g')
/** No file has it: what a table does not name is refused, where an empty attribute would let everything through. */
const noHash = 'A'.repeat(64)

const hashOf = (content) => createHash('sha384').update(content).digest('base64')

/** Gives a script or a sheet its hash before it is asked for; the host reads the table too, for what it preloads. */
function sealsOf({ RuntimeGlobals, RuntimeModule, Template }) {
  return class Seals extends RuntimeModule {
    constructor() {
      super('sealed files', RuntimeModule.STAGE_ATTACH)
    }

    generate() {
      const name = JSON.stringify(this.compilation.outputOptions.uniqueName)
      return Template.asString([
        'self.fileHashes ??= {};',
        `self.fileHashes[${name}] = ${JSON.stringify(placeholder)};`,
        `${RuntimeGlobals.require}.seal = (tag, url) => {`,
        Template.indent([
          `const hash = self.fileHashes[${name}][url.slice(url.lastIndexOf("/") + 1)];`,
          `tag.integrity = "sha384-" + (hash || "${noHash}");`,
        ]),
        '};',
      ])
    }
  }
}

/** Scripts of workers, for which no browser asks a hash: the manifest names them, and nothing else may go unsealed. */
export const workerFiles = (compilation) =>
  [...new Set((compilation.asyncEntrypoints ?? []).flatMap((entry) => [...entry.getEntrypointChunk().files]))]
    .filter((name) => name.endsWith('.js'))
    .sort()

/**
 * File name → hash of every script and sheet that the runtime may load: all but those that hold the runtime itself, and the
 * scripts of workers.
 */
function tableOf(compilation, unsealed) {
  const names = Object.keys(compilation.assets).filter((name) => /\.(js|css)$/.test(name) && !unsealed.includes(name))
  return Object.fromEntries(names.sort().map((name) => [name, hashOf(compilation.getAsset(name).source.buffer())]))
}

/**
 * Every script and sheet is loaded with the hash it was built with, and refused when it is another file. The table lies
 * in the file that starts the build, whose own hash stands in the release. For webpack and Rspack.
 */
export class SealedFiles {
  apply(compiler) {
    const { Compilation, RuntimeGlobals, RuntimePlugin, runtime, sources, Template } = compiler.webpack
    const Seals = sealsOf(compiler.webpack)
    const seal = Template.asString([`${RuntimeGlobals.require}.seal(script, url);`])
    compiler.hooks.thisCompilation.tap('SealedFiles', (compilation) => {
      // Where nothing is loaded later nothing needs a hash: styles that run while they are built, for example.
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('SealedFiles', (chunk) => {
        compilation.addRuntimeModule(chunk, new Seals())
      })
      const { createScript } = (runtime?.LoadScriptRuntimeModule ?? RuntimePlugin).getCompilationHooks(compilation)
      createScript.tap('SealedFiles', (code) => Template.asString([code, seal]))
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'SealedFiles', stage }, () => this.writeTable(compilation, sources))
    })
  }

  writeTable(compilation, { RawSource }) {
    const textOf = (name) => compilation.getAsset(name).source.source().toString()
    const scripts = Object.keys(compilation.assets).filter((name) => name.endsWith('.js'))
    const holders = scripts.filter((name) => textOf(name).includes(placeholder))
    // Rspack does not say which scripts are those of workers; nobody would check them.
    const starting = [...compilation.chunks].filter((chunk) => chunk.hasRuntime())
    if (!compilation.asyncEntrypoints && starting.length > 1)
      throw new Error(`${compilation.outputOptions.uniqueName}: workers need a build with webpack`)
    if (holders.length === 0) throw new Error(`${compilation.outputOptions.uniqueName}: nothing holds the hashes`)
    const table = JSON.stringify(tableOf(compilation, [...holders, ...workerFiles(compilation)]))
    for (const name of holders) compilation.updateAsset(name, new RawSource(textOf(name).replaceAll(literal, table)))
  }
}
