// `npm run looks`: opens every page in every size, language and theme and says what looks wrong.
// `-- --sample` takes a few of them; `--only live,match`, `--lang en`, `--size 1280x720` take a part.
// `--pictures 20 --seed 7` keeps pictures of so many screens, chosen by the seed, for people to look at.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readArguments } from './read-arguments.mjs'

const root = join(import.meta.dirname, '..', '..')
const { environment, problem } = readArguments(process.argv.slice(2))
if (problem) {
  console.error(problem)
  process.exit(2)
}
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['test', '-c', 'e2e/looks.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...environment },
})
process.exit(status ?? 1)
