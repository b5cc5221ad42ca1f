import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']
const isConfig = (name) => /^(webpack|rspack|vite)\.config\.[cm]?[jt]s$/.test(name) || lockFiles.includes(name)

function sourcesIn(folder) {
  const inside = readdirSync(path.join(folder, 'src'), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const beside = readdirSync(folder).filter((name) => name === 'package.json' || isConfig(name))
  return [...inside, ...beside.map((name) => path.join(folder, name))].sort()
}

/** Set while somebody works on a remote: names are kept, nothing is minified. */
const readable = 'PITCHSIDE_READABLE'
export const isReadable = () => process.env[readable] === '1'
export const askReadable = () => {
  process.env[readable] = '1'
}

/**
 * Identity of a build of the remote in `folder`: name and version from its package.json, twelve hex digits over what it is
 * made from, and the container's name. Throws when the name is not `remote-<id>`, with a scope or without.
 */
export function identityOf(folder, { isDev = isReadable() } = {}) {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) throw new Error(`${folder} has no package.json: run this in the folder of the remote`)
  const { name: fullName, version } = JSON.parse(readFileSync(file, 'utf8'))
  const name = String(fullName).replace(/^@[^/]+\//, '')
  const id = /^remote-([a-z][a-z0-9-]{1,30})$/.exec(name)?.[1]
  if (!id) throw new Error(`package.json: the name of a remote is remote-<id>, not ${fullName}`)
  const hash = createHash('sha256').update(`${name}\0${version}\0${isDev ? 'readable' : ''}\0`)
  for (const source of sourcesIn(folder)) {
    const content = readFileSync(source)
    hash.update(`${path.relative(folder, source).replaceAll(path.sep, '/')}\0${content.length}\0`).update(content)
  }
  const digits = hash.digest('hex').slice(0, 12)
  const container = `${id}_${version}_${digits}`.replace(/\W/g, '_')
  return { name, version, hash: digits, build: `${version}-${digits}`, container }
}
