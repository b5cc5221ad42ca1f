import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What leans on Node itself: sockets, streams, files, processes, ciphers, workers, the clock, and both environments of the tests. */
export const sample = [
  'backend/src/app.test',
  'backend/src/adapters/media-embedded/rtmp-door',
  'backend/src/modules/captcha/',
  'backend/src/realtime/(presence|socket-writer|storm)',
  'releases/src/store/',
  'shared/base/',
  'shared/http/',
  'shared/ui/src/dialog/',
  'tools/start/',
]

/** No data base embedded in a test lives long enough for optimised code of it to pay: workers take the flag over. */
export const shortLived = '--liftoff-only'

/** Runs the unit and integration tests as `npm test` does, or those that `patterns` name. Resolves with what jest counted. */
export function testOn(root, { node, env }, { patterns = [], databaseUrl } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-node-tests-'))
  const outcome = join(folder, 'outcome.json')
  const words = [
    shortLived,
    join(root, 'node_modules/jest/bin/jest.js'),
    ...patterns,
    '--maxWorkers=2',
    '--json',
    `--outputFile=${outcome}`,
  ]
  try {
    spawnSync(node, words, {
      cwd: root,
      // jest tells who passed on stderr; stdout is the outcome once more.
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, NODE_OPTIONS: '--no-warnings', ...(databaseUrl && { TEST_DATABASE_URL: databaseUrl }) },
    })
    return countsOf(JSON.parse(readFileSync(outcome, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Numbers of jest's outcome and the names of what failed; a file that could not be loaded counts as one failure. */
export function countsOf({ numPassedTests, numPendingTests, testResults }) {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed')
    if (tests.length > 0) return tests.map(({ fullName }) => `${name}: ${fullName}`)
    return status === 'failed' ? [`${name}: could not be run`] : []
  })
  return { passed: numPassedTests, skipped: numPendingTests, failed }
}
