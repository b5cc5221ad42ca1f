// `npm run looks`: opens every page in every size, language and theme and says what looks wrong.
// `-- --sample` takes a few of them; `--only live,match`, `--lang en`, `--size 1280x720` take a part.
// `--pictures 20 --seed 7` keeps pictures of so many screens, chosen by the seed, for people to look at.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readWith } from '../words.mjs'
import { readArguments } from './read-arguments.mjs'

const root = join(import.meta.dirname, '..', '..')
const usage = 'npm run looks [-- --sample] [--only live,match] [--lang en] [--size 1280x720] [--pictures 20 --seed 7]'
const environment = readWith(usage, readArguments)
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['test', '-c', 'e2e/looks.config.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...environment },
})
process.exit(status ?? 1)
