// One script with every test file of a project and all that they import: a test loads one file instead of a thousand.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inputsLine, isCurrent } from '@pitchside/build/bundle-mark'
import { build } from 'esbuild'
import { keptOutside } from './kept-outside.mjs'
import { ownAddresses } from './own-addresses.mjs'
import { resolveAsRequired } from './resolve-as-required.mjs'

const usualFolder = path.resolve('.cache/jest/world')

/** React looks for Node's `require` at its module: the bundler's modules get it where they are made, at the head of its output. */
function withRequire(code) {
  const made = 'mod = { exports: {} }'
  const at = code.indexOf(made)
  if (at < 0 && !code.includes('__commonJS')) return code
  if (at < 0 || at > 2_000) throw new Error('esbuild makes modules in another way: see bundle-world.mjs')
  return `${code.slice(0, at)}mod = { exports: {}, require }${code.slice(at + made.length)}`
}

/**
 * What a package gives by default is what it says itself, as Jest's own way and the builds take it; for sources of a package
 * of modules the bundler takes all it exports instead, as Node does.
 */
function withDefaults(code) {
  const asNode = 'isNodeMode || !mod'
  if (!code.includes('__toESM')) return code
  if (!code.includes(asNode)) throw new Error('esbuild imports packages in another way: see bundle-world.mjs')
  return code.replace(asNode, '!mod')
}

/** Its value is an object of functions by file: calling one runs that file with everything it imports, as `require` does. */
const entryOf = (files) =>
  `module.exports = {${files.map((one) => `${JSON.stringify(one)}: () => require(${JSON.stringify(one)})`).join(',\n')}}`

async function write(file, entries, { conditions, assets }) {
  const startedAt = Date.now()
  const { metafile, outputFiles } = await build({
    stdin: { contents: entryOf(entries), resolveDir: process.cwd(), loader: 'js' },
    outfile: file,
    write: false,
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    conditions,
    mainFields: ['main'],
    // What is imported when it is needed is loaded as everything else: the engine's own `import()` knows no bundle.
    supported: { 'dynamic-import': false },
    sourcemap: 'linked',
    sourcesContent: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [keptOutside, resolveAsRequired(assets), ownAddresses],
  })
  const inputs = Object.keys(metafile.inputs).filter((name) => name !== '<stdin>')
  const of = (ending) => outputFiles.find(({ path: name }) => name.endsWith(ending)).text
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.map`, of('.map'))
  const stamps = inputs.map((name) => path.resolve(name))
  writeFileSync(
    `${file}.${process.pid}`,
    withDefaults(withRequire(of('.cjs'))) + inputsLine('tools/test/world/bundle-world.mjs', stamps, startedAt),
  )
  // Whoever runs tests meanwhile never reads half of it.
  renameSync(`${file}.${process.pid}`, file)
}

/** Longer than any run: until then somebody may read a world who began with it. */
const readForMs = 2 * 3_600_000

/** Worlds of other sets of tests, unless they are in use. */
function removeOthers(name, file) {
  const folder = path.dirname(file)
  const isOld = (one) => Date.now() - statSync(one).mtimeMs > readForMs
  for (const other of readdirSync(folder).filter((one) => one.startsWith(`${name}-`) && one.endsWith('.cjs'))) {
    const world = path.join(folder, other)
    if (world !== file && isOld(world)) for (const part of [world, `${world}.map`]) rmSync(part, { force: true })
  }
}

function sayInUse(file) {
  const now = new Date()
  utimesSync(file, now, now)
}

/**
 * File of the script for `tests` and modules that are `kept` (absolute paths; see kept-outside.mjs), made anew only when a
 * source changed. `name`: of the project; `conditions`: of its package exports; `assets`: pairs of a pattern and the file that stands for what it matches; `to`: the
 * folder it is kept in.
 */
export async function bundleWorld(name, tests, { to = usualFolder, kept = [], ...options }) {
  const entries = [...tests, ...kept]
  const hash = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(entries.join())
    .digest('hex')
  const file = path.join(to, `${name}-${hash.slice(0, 12)}.cjs`)
  if (isCurrent(file)) {
    sayInUse(file)
    return file
  }
  await write(file, entries, options)
  removeOthers(name, file)
  return file
}
