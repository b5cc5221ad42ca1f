import { join } from 'node:path'
import { shortLived } from '../node-lines/test-on.mjs'

const node = process.execPath
const jestProgram = 'node_modules/jest/bin/jest.js'
const playwrightProgram = 'node_modules/@playwright/test/cli.js'

/**
 * Steps of a run are data: what is started, with which environment, what it `needs` (see needs.mjs), whether the rest makes
 * sense without it, and where it writes what the report reads.
 */
export const install = {
  name: 'install',
  command: 'npx',
  args: ['--yes', 'pnpm@12.21.0', 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
  isBase: true,
}

/** The same for a clone that somebody works in: nothing to do unless what is installed is out of date. */
export const installOnce = {
  name: 'install',
  command: node,
  args: ['-e', "import('./tools/start/install.mjs').then(({ installPackages }) => installPackages())"],
  isBase: true,
}

/** Types, lint, boundaries, sources and languages: of everything, or of some folders. */
export const check = (folders = []) => ({
  name: 'check',
  command: node,
  args: ['tools/checks/check.mjs', ...folders],
  isBase: true,
})

export const build = { name: 'build', command: node, args: ['tools/start/build.mjs'], isBase: true }

/** Browsers come from Debian while the build keeps the cores busy: most of it is waiting. */
export const fetchBrowsers = { name: 'fetch the browsers', command: node, args: ['tools/e2e/fetch-browsers.mjs'] }

/** On two cores a third one has something to do while the others wait for a data base or a browser. */
const workers = 3
/** Tests make much that is thrown away at once: with room for it an eighth of their work is spared. */
const roomForYoung = '--max-semi-space-size=64'

const literal = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const root = join(import.meta.dirname, '..', '..', '..')
/** Jest asks a pattern about a path from the root of the repository and about the whole one. */
const allBut = (paths) => `^(?!(?:${literal(root)}/)?(?:${paths.map(literal).join('|')}))`

/** Unit and integration tests: all, those whose path has one of the beginnings `paths`, or all `without` some. */
export function unit(name, report, { paths = [], without = [], needs = [], args = [] } = {}) {
  const results = join(report, `${name.replaceAll(' ', '-')}.json`)
  const patterns = without.length > 0 ? [allBut(without)] : paths.map(literal)
  const output = ['--json', `--outputFile=${results}`]
  return {
    name,
    command: node,
    args: [shortLived, jestProgram, ...patterns, `--maxWorkers=${workers}`, ...args, ...output],
    env: { NODE_OPTIONS: `--no-warnings ${roomForYoung}` },
    needs,
    results: { kind: 'jest', file: results },
  }
}

/** Browser journeys: all but broadcasts, or some files of `e2e`; on one site for all of them, or each worker on its own. */
export function journeys(report, { files, isOneSite = false, projects = [], name = 'browser journeys' } = {}) {
  const results = join(report, `${name.replaceAll(' ', '-')}.json`)
  return {
    name,
    command: node,
    args: [
      playwrightProgram,
      'test',
      '-c',
      'e2e/reported.config.ts',
      ...projects.map((project) => `--project=${project}`),
      ...(projects.length > 0 ? ['--no-deps'] : []),
    ],
    env: {
      NODE_OPTIONS: '--no-warnings',
      REPORT_DIR: report,
      RESULTS: results,
      SITE_LOG_DIR: join(report, 'site-logs'),
      ...(files && { JOURNEYS: files.join(',') }),
      ...(isOneSite && { ONE_SITE: '1' }),
    },
    needs: ['chromium'],
    results: { kind: 'playwright', file: results },
  }
}

/** The main journeys in the other engines, as Debian ships them. */
export const otherBrowsers = {
  name: 'Firefox and WebKit',
  command: node,
  args: ['tools/e2e/e2e.mjs', '--browser', 'firefox,webkit', '--short'],
}

/** What the last step runs on comes while packages are installed: it uses none of them, and most of it is waiting. */
export const fetchNewestNode = {
  name: 'fetch the newest Node',
  command: node,
  args: ['tools/test/node-lines/fetch-newest.mjs'],
}

/** Everything runs on the oldest supported line of Node; the newest one starts, and passes a sample. */
export const newestNode = { name: 'the newest Node', command: node, args: ['tools/test/node-lines.mjs', '--sample'] }
