import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const modules = path.join(root, 'node_modules')
const stamp = path.join(modules, '.pitchside-installed')

/** Everything an install depends on. */
function wantedState() {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}`)
  const folders = ['.', ...readdirSync(root), ...readdirSync(path.join(root, 'shared')).map((name) => `shared/${name}`)]
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...folders.map((folder) => `${folder}/package.json`)]
  for (const file of files.map((name) => path.join(root, name))) {
    if (existsSync(file)) hash.update(`${file}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Installs the packages with the pinned pnpm when they are missing or out of date. */
export function installPackages() {
  // A copy of a tree runs with the packages of that tree, and never installs into it.
  if (lstatSync(modules, { throwIfNoEntry: false })?.isSymbolicLink()) return
  const wanted = wantedState()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('  installing packages')
  const { status } = spawnSync('npm', ['run', '--silent', 'setup'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error(
      'The packages could not be installed: see above. Node 20.19 or newer, npm and the package registry are needed.',
    )
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}
