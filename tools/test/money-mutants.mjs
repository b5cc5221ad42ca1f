// node tools/test/money-mutants.mjs [name ...]: breaks the money code in each known way, in a copy, and expects the
// money proof to fail for it on PostgreSQL. Prints which test noticed; exits 1 when one survives.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { mutants } from './money-mutants.list.mjs'
import { startPostgres } from './postgres.mjs'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const suite = 'backend/src/money-proof'

/** A copy of what the suite runs; everything that isn't broken is linked. */
function copyOf(edits) {
  const folder = mkdtempSync(join(tmpdir(), 'pitchside-mutant-'))
  for (const name of ['node_modules', 'package.json', 'shared']) symlinkSync(join(root, name), join(folder, name))
  for (const name of ['jest.config.cjs', 'tools/test', 'backend/src', 'backend/package.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'assets']) symlinkSync(join(root, 'backend', name), join(folder, 'backend', name))
  for (const { file, find, put } of edits) {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(find)) throw new Error(`${file} has no longer: ${find}`)
    writeFileSync(path, text.replaceAll(find, put))
  }
  return folder
}

/** Runs the suite in a copy; resolves with the names of the tests that failed. */
function run(folder, address, part) {
  const report = join(folder, 'report.json')
  const args = [`${suite}/${part}`, '--selectProjects', 'node', '--forceExit', '--json', '--outputFile', report]
  spawnSync(join(root, 'node_modules/.bin/jest'), args, {
    cwd: folder,
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, TEST_DATABASE_URL: address, NODE_OPTIONS: '--no-warnings' },
  })
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const all = testResults.flatMap((file) => file.assertionResults)
  const failed = all.filter(({ status }) => status === 'failed').map(({ title }) => title)
  if (all.length === 0) throw new Error(`The suite did not run: ${testResults[0]?.message}`)
  return {
    failed,
    count: all.length,
    isStarted: testResults.every((file) => file.assertionResults[0]?.status === 'passed'),
  }
}

const asked = process.argv.slice(2)
const chosen = mutants.filter(({ name }) => asked.length === 0 || asked.some((word) => name.includes(word)))
const postgres = await startPostgres()
if (!postgres) process.exit(1)
let survivors = 0
try {
  for (const { name, part, edits } of [{ name: 'nothing broken', part: '', edits: [] }, ...chosen]) {
    const folder = copyOf(edits)
    const { failed, count, isStarted } = run(folder, postgres.address, part)
    rmSync(folder, { recursive: true, force: true })
    const isGood = isStarted && failed.length > 0 === edits.length > 0
    if (!isGood) survivors += 1
    const verdict = edits.length === 0 ? (isGood ? 'all green' : 'FAILS') : isGood ? 'killed by' : 'SURVIVED'
    console.log(`${name.padEnd(36)}  ${verdict.padEnd(9)}  ${failed.length}/${count}  ${failed[0] ?? ''}`)
  }
} finally {
  await postgres.stop()
}
process.exit(survivors > 0 ? 1 : 0)
