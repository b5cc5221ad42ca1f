// `pnpm new page <remote> <name>`, `pnpm new endpoint <group> <callName> "<METHOD api/path>"`, `pnpm new remote <id>`,
// `pnpm new list <remote> <name> <listCall>`
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { endpoint } from './endpoint.mjs'
import { list } from './list.mjs'
import { page } from './page.mjs'
import { remote } from './remote.mjs'

const [kind, ...args] = process.argv.slice(2)
const kinds = { page, list, endpoint, remote }

if (!kinds[kind]) {
  console.error(
    'usage: pnpm new page <remote> <name> | pnpm new list <remote> <name> <listCall> | pnpm new endpoint <group> <callName> "<METHOD api/path>" | pnpm new remote <id>',
  )
  process.exit(2)
}
try {
  const root = process.env.PITCHSIDE_ROOT ?? process.cwd()
  const written = kinds[kind](root, args)
  spawnSync(
    join(root, 'node_modules', '.bin', 'biome'),
    ['check', '--write', ...written.filter((path) => /\.(tsx?|css|json|cjs)$/.test(path))],
    { cwd: root, stdio: 'ignore' },
  )
  console.log(written.map((path) => `written: ${path}`).join('\n'))
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
