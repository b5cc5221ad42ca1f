import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A test that waits for ever noticed something too; all of them together may take their time. */
const longestMs = { fault: 300_000, everything: 1_800_000 }

/** Resolves when the program ended by itself, or was ended because it hung. */
function ended(command, args, options, timeout = longestMs.fault) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'ignore', timeout, killSignal: 'SIGKILL', ...options })
    child.once('exit', (_code, signal) => resolve({ isHung: signal === 'SIGKILL' }))
  })
}

/** Outcomes of tests: titles of the failed ones, how many there were, whether the first of each file passed. */
export function outcomeOf(files) {
  const all = files.flatMap(({ tests }) => tests)
  return {
    failed: all.filter(({ status }) => status === 'failed').map(({ title }) => title),
    count: all.length,
    isStarted: files.every(({ tests }) => tests[0]?.status === 'passed'),
    unreadable: files.filter(({ tests }) => tests.length === 0).map(({ message }) => message),
  }
}

/** The same of journeys. One that failed and then passed has passed: it is the machine, not the fault. */
export function journeyOutcome({ suites }) {
  const specs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(specs)]
  const all = suites.flatMap(specs)
  const failed = all.filter(({ ok }) => !ok).map(({ title }) => title)
  return { failed, count: all.length, isStarted: true, unreadable: [] }
}

const literal = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The test beside the broken file, when it has one and may notice. */
export function ownTest(folder, { edits: [{ file }], tests, mustStart }) {
  const beside = file.replace(/\.[^./]+$/, '.test.ts')
  const isAsked = !mustStart && tests.some((one) => beside.startsWith(one))
  return isAsked && [beside, `${beside}x`].some((name) => existsSync(join(folder, name))) ? beside : undefined
}

/** Runs unit tests below some folders of a copy, to the first failure unless all of them are asked for. */
export async function runUnit(folder, tests, { address, isWhole = false, workers = 1 }) {
  const report = join(folder, 'mutant-report.json')
  rmSync(report, { force: true })
  const reporter = join(import.meta.dirname, 'outcomes-reporter.cjs')
  const args = ['node_modules/jest/bin/jest.js', ...tests.map(literal), '--forceExit', `--reporters=${reporter}`]
  const env = {
    ...process.env,
    NODE_OPTIONS: '--no-warnings',
    OUTCOMES_FILE: report,
    ...(address && { TEST_DATABASE_URL: address }),
  }
  args.push(`--maxWorkers=${workers}`, ...(isWhole ? [] : ['--bail']))
  const timeout = isWhole ? longestMs.everything : longestMs.fault
  const { isHung } = await ended(process.execPath, args, { cwd: folder, env }, timeout)
  if (existsSync(report)) return outcomeOf(JSON.parse(readFileSync(report, 'utf8')))
  return { failed: isHung ? ['the tests did not end'] : [], count: 0, isStarted: false, unreadable: [] }
}

/** Runs journeys of a copy, chosen by file and beginning of the title. */
export async function runJourney(folder, { journey, title }) {
  const report = join(folder, 'mutant-report.json')
  rmSync(report, { force: true })
  const cli = 'node_modules/@playwright/test/cli.js'
  const which = [journey, '-g', literal(title)]
  const args = [cli, 'test', '-c', 'e2e/playwright.config.ts', ...which, '--no-deps', '--reporter=json', '--workers=1']
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_OPTIONS: '--no-warnings' }
  await ended(process.execPath, args, { cwd: folder, env })
  if (!existsSync(report)) return { failed: [], count: 0, isStarted: false, unreadable: [] }
  return journeyOutcome(JSON.parse(readFileSync(report, 'utf8')))
}
