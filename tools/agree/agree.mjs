// `npm run agree -- [words for Playwright]`: facts that several pages of the demo site show, read on all of them, before and
// right after goals, gifts, comments, posts and check-ins. Names fact, pages and values that differ; status 1 where any do.
// `-g "answers about"` asks the calls alone, of 300 matches and 60 tables (AGREE_MATCHES, AGREE_TABLES); `-g "open pages"` makes
// goals while five pages are open and prints how long each took. `-g followers` takes a part, `E2E_ADDRESS` a running site.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')
const command = join(root, 'node_modules', '.bin', 'playwright')
const words = ['test', '-c', 'e2e/agree.config.ts', ...process.argv.slice(2)]
process.exit(spawnSync(command, words, { cwd: root, stdio: 'inherit' }).status ?? 1)
