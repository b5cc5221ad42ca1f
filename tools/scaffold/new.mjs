// `pnpm new page <remote> <name>`, `pnpm new endpoint <group> <callName> "<METHOD api/path>"`, `pnpm new remote <id>`,
// `pnpm new list <remote> <name> <listCall>`, `pnpm new standalone-remote <folder> --toolchain webpack|rspack|vite`
import { spawnSync } from 'node:child_process'
import { isAbsolute, join } from 'node:path'
import { allOf, readWith } from '../words.mjs'
import { endpoint } from './endpoint.mjs'
import { list } from './list.mjs'
import { page } from './page.mjs'
import { remote } from './remote.mjs'

/** Of the SDK as a team gets it, somewhere else: the bundler is loaded only here. */
const standaloneRemote = async (_root, words) => (await import('../sdk/standalone.mjs')).standaloneRemote(words)

const kinds = { page, list, endpoint, remote, 'standalone-remote': standaloneRemote }
const usage = `pnpm new page <remote> <name>
       pnpm new list <remote> <name> <listCall>
       pnpm new endpoint <group> <callName> "<METHOD api/path>"
       pnpm new remote <id>
       pnpm new standalone-remote <folder> --toolchain webpack|rspack|vite`
const { kind, args } = readWith(usage, ([kind, ...args]) => {
  if (kind === undefined) throw new Error('say what is to be made')
  allOf(Object.keys(kinds), [kind])
  return { kind, args }
})
try {
  const root = process.env.PITCHSIDE_ROOT ?? process.cwd()
  const written = await kinds[kind](root, args)
  const inside = written.filter((path) => !isAbsolute(path))
  spawnSync(
    join(root, 'node_modules', '.bin', 'biome'),
    ['check', '--write', ...inside.filter((path) => /\.(tsx?|css|json|cjs)$/.test(path))],
    { cwd: root, stdio: 'ignore' },
  )
  console.log(written.map((path) => `written: ${path}`).join('\n'))
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
