// `npm run e2e -- [--browser firefox|webkit|chromium|all] [--short] [--table] [words for Playwright]`
// `--table` writes what came of it into docs/browsers.md; with words for some journeys, their rows alone.
// Without a browser, or with Chromium alone: all journeys in Chromium. With others: the main journeys in each of them.
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureBrowsers } from './ensure-browsers.mjs'
import { readArguments } from './read-arguments.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

function playwright(config, words, environment = {}) {
  const command = join(root, 'node_modules', '.bin', 'playwright')
  const env = { ...process.env, ...environment }
  return spawnSync(command, ['test', '-c', config, ...words], { cwd: root, stdio: 'inherit', env }).status ?? 1
}

const wanted = readArguments(process.argv.slice(2))
if (wanted.problem) {
  console.error(wanted.problem)
  process.exit(2)
}
if (wanted.engines.length === 0) process.exit(playwright('e2e/playwright.config.ts', wanted.words))

const missing = ensureBrowsers(wanted.engines)
const short = wanted.isShort ? ['--grep', '@short'] : []
const table = join(root, 'docs', 'browsers.md')
const status = playwright('e2e/browsers.config.ts', [...short, ...wanted.words], {
  BROWSERS: wanted.engines.join(),
  BROWSERS_MISSING: JSON.stringify(missing),
  // Beside what a failed journey leaves: the site's side of it.
  SITE_LOG_DIR: process.env.SITE_LOG_DIR ?? join(root, 'test-results', 'site-logs'),
  ...(wanted.isTable && { BROWSERS_TABLE: table }),
  // Of some journeys: the table keeps what it says of the others.
  ...(wanted.words.length > 0 && { BROWSERS_PART: '1' }),
})
// A table is written as the house formats it.
if (wanted.isTable) spawnSync(join(root, 'node_modules', '.bin', 'biome'), ['format', '--write', table], { cwd: root })
process.exit(status)
