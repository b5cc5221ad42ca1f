import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The npm package that is Node for this machine; the package `node` only looks for it with an install script. */
const carrier = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

/**
 * A line of Node in `.cache/node-lines`, fetched once: delete the folder for its newest version. `env` puts it first, so
 * that npm and everything in `node_modules/.bin` run on it too.
 */
export function fetchLine(root, line) {
  const folder = join(root, '.cache', 'node-lines', line)
  const bin = join(folder, 'node_modules', carrier, 'bin')
  const node = join(bin, process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(node)) {
    const asked = ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', '--prefix', folder]
    const { status } = spawnSync('npm', [...asked, `${carrier}@${line}`], { stdio: 'inherit' })
    if (status !== 0) throw new Error(`Node ${line} could not be fetched: the package registry is needed once.`)
  }
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim().slice(1)
  return { line, version, node, env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` } }
}
