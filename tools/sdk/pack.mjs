import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { providedVersions } from '@pitchside/build/shared-modules'
import { contractFacts } from '@pitchside/remote-sdk/build/contract-facts'
import { build } from 'esbuild'
import { packedManifest } from './packed-manifest.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const source = path.join(root, 'shared/remote-sdk')
/** What is packed, before it is packed. */
export const stageFolder = path.join(root, '.cache/remote-sdk/package')
/** Packages whose code and types go into the tarball. */
const provided = ['auth', 'bus', 'http', 'i18n', 'platform', 'remote-kit', 'socket']
const typed = [...provided, 'base', 'contract', 'testing', 'remote-sdk']

/** Compiles what has types; throws with what the compiler says. */
function compileTypes() {
  const { status, stdout } = spawnSync(path.join(root, 'node_modules/.bin/tsc'), ['-b', 'shared/remote-sdk'], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout)
}

/** Declarations of the packages side by side; one names another by its place and not by a package nobody can install. */
function writeTypes(folder) {
  for (const name of typed) {
    const from = path.join(root, '.types', name, 'shared', name, 'src')
    for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
      const file = path.relative(from, path.join(entry.parentPath, entry.name))
      if (!entry.isFile() || !/\.d\.ts$/.test(file) || /\.(test|fixture)\.d\.ts$/.test(file)) continue
      const target = path.join(folder, name, file)
      const to = (other) =>
        path.relative(path.dirname(target), path.join(folder, other, 'index')).replaceAll(path.sep, '/')
      const text = readFileSync(path.join(from, file), 'utf8')
      mkdirSync(path.dirname(target), { recursive: true })
      writeFileSync(
        target,
        text.replaceAll(/(["'])@pitchside\/([a-z0-9-]+)\1/g, (_all, quote, other) => {
          const place = to(other)
          return `${quote}${place.startsWith('.') ? place : `./${place}`}${quote}`
        }),
      )
    }
  }
}

/** What tests of a remote run: the packages of the page as they are, in modules that share what they have in common. */
async function writeModules(folder) {
  const entries = [...provided, 'contract'].map((name) => ({
    in: path.join(root, 'shared', name, 'src/index.ts'),
    out: name,
  }))
  const own = [
    { in: path.join(source, 'src/index.ts'), out: 'index' },
    { in: path.join(source, 'src/testing/index.ts'), out: 'testing' },
    { in: path.join(root, 'releases/src/client/index.ts'), out: 'release-client' },
  ]
  await build({
    entryPoints: [...entries, ...own],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    chunkNames: 'shared-[hash]',
    logLevel: 'error',
    plugins: [{ name: 'packages-outside', setup: leavePackages }],
  })
}

/** The shell's federation alone, for `pitchside-remote check`: React and runtime included, as a visitor has them. */
async function writeStandIn(folder) {
  await build({
    entryPoints: { 'stand-in': path.join(root, 'host/src/testing/stand-in.tsx') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'error',
    loader: { '.woff2': 'dataurl' },
    define: {
      __SHARED_VERSIONS__: JSON.stringify(providedVersions()),
      __VERSION__: '"stand-in"',
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
      'process.env.NODE_ENV': '"production"',
    },
  })
}

/** Packages of npm are installed beside; ours go in. */
function leavePackages(bundler) {
  bundler.onResolve({ filter: /^[^./]/ }, ({ path: request, kind }) =>
    kind === 'entry-point' || request.startsWith('@pitchside/') ? undefined : { path: request, external: true },
  )
}

/** Makes the folder that is packed. Resolves with it. */
export async function stage(folder = stageFolder) {
  compileTypes()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const isShipped = (file) => !/\bsrc.build.*\.test\.ts$/.test(file)
  for (const part of ['src/build', 'src/cli', 'container', 'templates', 'client.d.ts', 'jest-preset.cjs'])
    cpSync(path.join(source, part), path.join(folder, part), { recursive: true, filter: isShipped })
  for (const part of ['README.md', 'CHANGELOG.md'])
    if (existsSync(path.join(source, part))) cpSync(path.join(source, part), path.join(folder, part))
  for (const file of ['css-modules.cjs', 'asset.cjs', 'jsdom-env.cjs'])
    cpSync(path.join(root, 'tools/test', file), path.join(folder, 'jest', file))
  cpSync(path.join(root, 'shared/contract/src/limits.ts'), path.join(folder, 'src/limits.txt'))
  writeFileSync(path.join(folder, 'src/contract-facts.json'), JSON.stringify(await contractFacts()))
  writeTypes(path.join(folder, 'types'))
  await writeModules(path.join(folder, 'modules'))
  await writeStandIn(path.join(folder, 'stand-in'))
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(packedManifest(root), null, 2)}\n`)
  return folder
}

/** Packs the SDK as npm does. Resolves with the tarball. */
export async function packSdk(target = path.join(root, '.cache/remote-sdk')) {
  const folder = await stage()
  const words = ['pack', '--json', '--ignore-scripts', '--pack-destination', target]
  const [{ filename }] = JSON.parse(execFileSync('npm', words, { cwd: folder, encoding: 'utf8' }))
  return path.join(target, filename)
}
