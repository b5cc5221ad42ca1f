// What of other people's code runs in production, and under which terms.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Terms that ask for no more than to be named; everything else needs a line in `explained`. */
const fine = new Set(
  'MIT ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD MIT-0 BlueOak-1.0.0 CC0-1.0 Unlicense Zlib Python-2.0'.split(' '),
)
/** Terms that were looked at, each with why they are no trouble. */
export const explained = {
  'CC-BY-4.0': 'a table of browser versions that only the build reads; it is named here',
  'MPL-2.0': 'changes of its own files would have to be published; it is used unchanged',
  'LGPL-3.0-or-later': 'libvips, a library that is loaded at run time and can be replaced by whoever runs the site',
}

/** Packages of the workspace, by folder. `e2e` and `tools` are no part of what is delivered. */
export function workspace(root) {
  const folders = [
    ...['host', 'backend', 'demo', 'releases', 'e2e', 'tools', '.'],
    ...readdirSync(root).filter((name) => /^remote-/.test(name)),
    ...readdirSync(join(root, 'shared')).map((name) => `shared/${name}`),
  ]
  return folders.filter((name) => existsSync(join(root, name, 'package.json')))
}

const delivered = (folder) =>
  !['e2e', 'tools', '.', 'shared/testing', 'shared/build', 'shared/remote-sdk'].includes(folder)

/** Every package production code can reach, by `name@version`, with folder and manifest. */
export function productionPackages(root) {
  const found = new Map()
  const queue = workspace(root)
    .filter(delivered)
    .map((name) => join(root, name))
  const seen = new Set()
  for (let folder = queue.pop(); folder; folder = queue.pop()) {
    if (seen.has(folder)) continue
    seen.add(folder)
    const manifest = read(join(folder, 'package.json'))
    const isOurs = manifest.name?.startsWith('@pitchside/')
    if (!isOurs) found.set(`${manifest.name}@${manifest.version}`, { folder, manifest })
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      // In a package's own folder, or beside it, as the package manager lays them out.
      const places = [
        join(folder, 'node_modules', name),
        join(folder.slice(0, folder.lastIndexOf('node_modules') + 12), name),
      ]
      const place = places.find((one) => existsSync(join(one, 'package.json')))
      if (place) queue.push(realpathSync(place))
      else if (!(name in (manifest.optionalDependencies ?? {}))) found.set(`${name}@missing`, { folder, manifest: {} })
    }
  }
  return found
}

/** The parts of an SPDX expression; with "or" one of them is enough. */
function isFine(license) {
  const text = String(license ?? '').replace(/^\(|\)$/g, '')
  const isKnown = (one) => fine.has(one.trim()) || one.trim() in explained
  return text.split(/ AND /).every((part) => part.split(/ OR /).some(isKnown))
}

export const licenseOf = ({ license, licenses }) =>
  license?.type ??
  license ??
  [licenses ?? []]
    .flat()
    .map(({ type }) => type)
    .join(' OR ')

/** Packages whose terms nobody has looked at. */
export const unknownLicenses = (packages) =>
  [...packages]
    .filter(([, { manifest }]) => !isFine(licenseOf(manifest)))
    .map(([name, { manifest }]) => `${name}: ${licenseOf(manifest) || 'none'}`)

/** A second version of a package stands under a name of its own: `npm:react@19.0.0`. */
const isExact = (version) => /^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)

/** Versions that are not one version: ranges, tags, addresses. */
export function looseVersions(root) {
  const loose = []
  const catalog = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  const [, block = ''] = /^catalog:\n((?: {2}.*\n)+)/m.exec(catalog) ?? []
  for (const line of block.split('\n').filter(Boolean)) {
    const [, name, version = ''] = /^ {2}"?([^":]+)"?: (.+)$/.exec(line) ?? []
    if (!isExact(version)) loose.push(`catalog ${name} ${version}`)
  }
  for (const folder of workspace(root)) {
    const { dependencies, devDependencies, optionalDependencies } = read(join(root, folder, 'package.json'))
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      if (!isExact(version) && version !== 'catalog:' && version !== 'workspace:*')
        loose.push(`${folder} ${name} ${version}`)
  }
  return loose
}

/** Entries of the lock file without a digest, or from somewhere else than the registry. */
export function unlocked(root) {
  const lock = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')
  const [, block = ''] = /\npackages:\n([\s\S]*?)\nsnapshots:/.exec(lock) ?? []
  const entries = block.split(/\n\n+/).filter((entry) => entry.trim() !== '')
  if (entries.length < 100) return ['the lock file was not understood']
  return entries
    .filter((entry) => !/integrity: sha512-/.test(entry) || /tarball:|repo:|git\+/.test(entry))
    .map((entry) => entry.trim().split('\n')[0])
}

/** Installed packages that would run a script when they are installed, by name. */
export function installScripts(root) {
  const store = join(root, 'node_modules/.pnpm')
  const names = new Set()
  for (const entry of readdirSync(store)) {
    const modules = join(store, entry, 'node_modules')
    if (!existsSync(modules)) continue
    const own = entry.split('@')[entry.startsWith('@') ? 1 : 0].replace('+', '/')
    const name = entry.startsWith('@') ? `@${own}` : own
    const file = join(modules, name, 'package.json')
    if (!existsSync(file)) continue
    const { scripts = {} } = read(file)
    if (
      ['preinstall', 'install', 'postinstall'].some((word) => scripts[word]) ||
      existsSync(join(dirname(file), 'binding.gyp'))
    )
      names.add(name)
  }
  return [...names].sort()
}

/** Packages of `allowBuilds` in the workspace file, and whether they may run their scripts. */
export function allowedScripts(root) {
  const [, block = ''] =
    /^allowBuilds:\n((?: {2}.*\n?)+)/m.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
  return new Map(
    [...block.matchAll(/^ {2}"?([^":]+)"?: (true|false)$/gm)].map(([, name, word]) => [name, word === 'true']),
  )
}
