// `pnpm new page <remote> <name>`, `pnpm new endpoint <group> <callName> "<METHOD api/path>"`, `pnpm new remote <id>`
import { endpoint } from './endpoint.mjs'
import { page } from './page.mjs'
import { remote } from './remote.mjs'

const [kind, ...args] = process.argv.slice(2)
const kinds = { page, endpoint, remote }

if (!kinds[kind]) {
  console.error(
    'usage: pnpm new page <remote> <name> | pnpm new endpoint <group> <callName> "<METHOD api/path>" | pnpm new remote <id>',
  )
  process.exit(2)
}
try {
  const written = kinds[kind](process.env.PITCHSIDE_ROOT ?? process.cwd(), args)
  console.log(written.map((path) => `written: ${path}`).join('\n'))
} catch (error) {
  console.error(`✗ ${error.message}`)
  process.exit(1)
}
