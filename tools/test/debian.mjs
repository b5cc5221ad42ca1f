// Installs a program from Debian's packages when it is missing and we are root; says so when it cannot.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

let isListFresh = false

const run = (command, args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** True when `program` exists afterwards. */
export function ensureDebian(program, packages) {
  if (existsSync(program)) return true
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    console.log(`skipped: ${program} is missing and cannot be installed here (install ${packages.join(' ')})`)
    return false
  }
  console.log(`installing ${packages.join(' ')} …`)
  if (!isListFresh) isListFresh = run('apt-get', ['update', '-q'])
  return run('apt-get', ['install', '-yq', '--no-install-recommends', ...packages]) && existsSync(program)
}
