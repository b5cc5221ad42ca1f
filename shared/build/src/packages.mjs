import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const repositoryRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..')

/** Remotes in the order they are built; one that is not named here comes after them. */
const known = ['remote-live', 'remote-scores', 'remote-member', 'remote-content', 'remote-chat']

function remotes() {
  const found = readdirSync(repositoryRoot)
    .filter((name) => /^remote-[a-z]/.test(name) && existsSync(path.join(repositoryRoot, name, 'package.json')))
    .sort()
  return [...known.filter((name) => found.includes(name)), ...found.filter((name) => !known.includes(name))]
}

/** Packages the browser loads: the host and every folder that is a remote. */
export const deployables = ['host', ...remotes()]

/** `remote-scores` → `scores`. */
export const remoteIdOf = (name) => name.replace(/^remote-/, '')

/** Contents of a package's package.json. */
export function readPackage(directory) {
  return JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8'))
}

/** Folders of the workspace packages that `directory` depends on, itself first. */
export function workspaceFolders(directory, seen = new Set()) {
  if (seen.has(directory)) return seen
  seen.add(directory)
  for (const name of Object.keys(readPackage(directory).dependencies ?? {})) {
    if (!name.startsWith('@pitchside/')) continue
    workspaceFolders(path.join(repositoryRoot, 'shared', name.slice('@pitchside/'.length)), seen)
  }
  return seen
}

const isTest = (name) => /\.(test|stories)\.[cm]?tsx?$/.test(name)

/** Every source in a folder, without tests. */
export function sourceFiles(directory) {
  if (!existsSync(directory)) return []
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort()
}

/**
 * Twelve hex digits over everything a build is made from: the package's sources, those of the workspace packages it
 * bundles, the build itself and the lock file. Same sources, same hash, on every machine.
 */
export function sourceHash(name, version) {
  const hash = createHash('sha256').update(`${name}\0${version}\0`)
  const folders = [...workspaceFolders(path.join(repositoryRoot, name))]
  const files = [
    ...folders.flatMap((folder) => [path.join(folder, 'package.json'), ...sourceFiles(path.join(folder, 'src'))]),
    ...['shared/build/src', 'shared/remote-sdk/src/build'].flatMap((folder) =>
      sourceFiles(path.join(repositoryRoot, folder)),
    ),
    path.join(repositoryRoot, 'pnpm-lock.yaml'),
  ]
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${path.relative(repositoryRoot, file)}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex').slice(0, 12)
}

/** Identity of one build: version, hash of its sources, build id and container name. */
export function buildIdentity(name, version = readPackage(path.join(repositoryRoot, name)).version) {
  const hash = sourceHash(name, version)
  return {
    name,
    version,
    hash,
    build: `${version}-${hash}`,
    container: `${remoteIdOf(name)}_${version}_${hash}`.replace(/\W/g, '_'),
  }
}
