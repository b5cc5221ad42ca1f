// Jest's module system, but for one thing: a test file and what it imports come out of the world, bundled before.
const { readFileSync } = require('node:fs')
const { createRequire } = require('node:module')
const { runInContext, runInThisContext, Script } = require('node:vm')

const fromJest = createRequire(createRequire(require.resolve('jest')).resolve('jest-cli'))
const { default: Runtime } = fromJest('jest-runtime')

/** As in kept-outside.mjs, which a runtime cannot wait for. */
const keptMark = 'kept:'

/** Looking up a global of a test's realm is slow. These nobody replaces, so the world keeps them as its own. */
const settled = [
  ...['Math', 'JSON', 'Reflect', 'Symbol', 'Object', 'Array', 'String', 'Number', 'Boolean', 'BigInt', 'RegExp'],
  ...['Map', 'Set', 'WeakMap', 'Error', 'TypeError', 'RangeError', 'Uint8Array', 'Uint16Array', 'Uint32Array'],
  ...['Int32Array', 'Float32Array', 'Float64Array', 'parseInt', 'parseFloat', 'isNaN', 'undefined', 'NaN', 'Infinity'],
]

/** Compiled once for all test files of a worker; each runs it in a realm of its own. */
const scripts = new Map()

function scriptOf(file) {
  const known = scripts.get(file)
  if (known) return known
  const code = readFileSync(file, 'utf8')
  const script = new Script(`(function (module, require, ${settled.join(', ')}) {${code}\n})`, { filename: file })
  scripts.set(file, script)
  return script
}

/** Modules that are kept (see kept-outside.mjs), by world: run in the realm of the worker, once. */
const keptWorlds = new Map()

function keptModule(file, name) {
  if (!keptWorlds.has(file)) {
    const module = { exports: {} }
    const require = Object.assign((request) => ofWorker(file, request), { resolve: createRequire(file).resolve })
    scriptOf(file).runInThisContext()(module, require, ...settled.map((one) => runInThisContext(one)))
    keptWorlds.set(file, module.exports)
  }
  return keptWorlds.get(file)[name]()
}
const ofWorker = (file, name) =>
  name.startsWith(keptMark) ? keptModule(file, name.slice(keptMark.length)) : createRequire(file)(name)

/** Packages outside of the world, Jest's own among them: compiled once for all test files of a worker, too. */
const packages = new Map()

function packageScript(file, source, names) {
  const head = `(function (${names.join(', ')}) {`
  const known = packages.get(file)
  if (known && known.source === source && known.head === head) return known.script
  const script = new Script(`${head}${source}\n})`, { filename: file, columnOffset: -head.length })
  packages.set(file, { source, head, script })
  return script
}

module.exports = class WorldRuntime extends Runtime {
  constructor(...args) {
    super(...args)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, file) => {
      const context = this._environment.getVmContext()
      if (!context || !file.includes('/node_modules/')) return compile(source, file)
      return packageScript(file, source, executor.injectedModuleParameters).runInContext(context)
    }
  }

  /** Functions that run a test file, by its path; none where `TEST_WORLD=off` asks for jest's own way. */
  openWorld() {
    const file = process.env[`TEST_WORLD_${this._config.displayName.name.toUpperCase()}`]
    if (!file || process.env.TEST_WORLD === 'off') return {}
    const context = this._environment.getVmContext()
    const module = { exports: {} }
    const ask = (name) => (name.startsWith(keptMark) ? ofWorker(file, name) : this.requireModuleOrMock(file, name))
    const require = Object.assign(ask, {
      resolve: createRequire(file).resolve,
      // What `require.resolve` of a source becomes: see own-addresses.mjs.
      resolveFrom: (source, name) => createRequire(source).resolve(name),
    })
    const globals = settled.map((name) => runInContext(name, context))
    scriptOf(file).runInContext(context)(module, require, ...globals)
    this.getSourceMaps().set(file, `${file}.map`)
    return module.exports
  }

  requireModule(from, name, ...rest) {
    if (name !== undefined || from !== this._testPath) return super.requireModule(from, name, ...rest)
    this.world ??= this.openWorld()
    const run = this.world[from]
    return run ? run() : super.requireModule(from, name, ...rest)
  }
}
