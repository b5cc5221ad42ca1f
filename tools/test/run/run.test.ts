import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { apart, playback, rooms } from '../../../e2e/projects.mjs'
import LongestFirst from '../longest-first.cjs'
import { readAsked } from './asked.mjs'
import { everything } from './plan.mjs'
import { coresUntilNow, sharesOfCores, spentByChildren } from './processor-time.mjs'
import { runSteps } from './run-steps.mjs'

const packageNamed = (word: string) => (word === 'live' ? 'remote-live' : undefined)

test('LOOP-02 npm test runs everything, packages by name, or what changed since a ref', () => {
  expect(readAsked([], packageNamed)).toMatchObject({ mode: 'everything', keepsGoing: false })
  expect(readAsked(['live', '--whole'], packageNamed)).toMatchObject({
    mode: 'packages',
    packages: ['remote-live'],
    isWhole: true,
  })
  expect(readAsked(['--changed', 'v1', '--keep-going'], packageNamed)).toMatchObject({
    mode: 'changed',
    ref: 'v1',
    keepsGoing: true,
  })
  expect(readAsked(['--changed'], packageNamed)).toMatchObject({ mode: 'changed', ref: undefined })
  expect(() => readAsked(['lives'], packageNamed)).toThrow('there is no package "lives"')
})

test('the whole run has all steps', () => {
  const names = everything('/report', { hasPostgres: true }).map(
    ({ name, alongside = [] }: { name: string; alongside?: Step[] }) =>
      [name, ...alongside.map((one) => one.name)].join(' + '),
  )
  expect(names).toEqual([
    'install + fetch the newest Node',
    'check + build + fetch the browsers',
    'unit and integration tests',
    'browser journeys',
    'Firefox and WebKit + the newest Node',
    'broadcasts + the embedded data base, and tests that can wait',
  ])
})

const root = path.join(import.meta.dirname, '..', '..', '..')
const report = mkdtempSync(path.join(tmpdir(), 'steps-'))
const testFiles = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')

test.each([true, false])('every test file is in one step, or on both data bases; with a server: %s', (hasPostgres) => {
  const steps: Step[] = everything('/report', { hasPostgres }).flatMap(({ alongside = [], ...step }) => [
    step,
    ...alongside,
  ])
  const patternsOf = ({ args }: Step) =>
    args.slice(
      args.findIndex((word) => word.endsWith('jest.js')) + 1,
      args.findIndex((word) => word.startsWith('--max')),
    )
  const [all, beside] = steps
    .filter(({ args }) => args.some((word) => word.endsWith('jest.js')))
    // As Jest does: any pattern, the path from the root or the whole one.
    .map((step) => patternsOf(step).map((pattern) => new RegExp(pattern, 'i')))
    .map((list) => (file: string) => list.some((one) => one.test(file) || one.test(path.join(root, file))))
  expect(testFiles.length).toBeGreaterThan(600)
  expect(testFiles.filter((file) => !all?.(file) && !beside?.(file))).toEqual([])
  const both = testFiles.filter((file) => all?.(file) && beside?.(file))
  expect(both.length > 10).toBe(hasPostgres)
  if (!hasPostgres) expect(both).toEqual([])
})

test('LOOP-01 the longest files begin first, in a new clone too, where nobody knows how long they take', () => {
  const longest = LongestFirst.longest.map((name: string) => `${name}.test.ts`)
  expect(longest.filter((file: string) => !testFiles.includes(file))).toEqual([])
  const hasteFS = { getSize: (file: string) => statSync(file).size }
  const context = { config: { rootDir: root, cacheDirectory: report, id: 'new' }, hasteFS }
  const sequencer = new LongestFirst({ contexts: [], globalConfig: {} })
  const sorted = sequencer.sort(testFiles.map((file) => ({ path: path.join(root, file), context })))
  expect(sorted.map((one: { path: string }) => path.relative(root, one.path)).slice(0, longest.length)).toEqual(longest)
  expect(sorted).toHaveLength(testFiles.length)
})

test('LOOP-01 journeys take `test` from one place, so that a worker keeps its site, unless they are apart', () => {
  const specs = execFileSync('git', ['ls-files', 'e2e/*.spec.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const shared = /import \{[^}]*\btest\b[^}]*\} from '\.\.\/fixtures\/people'/
  const others = specs.filter((file) => !shared.test(readFileSync(path.join(root, file), 'utf8')))
  expect(others.length).toBeGreaterThan(5)
  expect(others.filter((file) => !apart.test(file) && !playback.test(file))).toEqual([])
  const of = (file: string) => [apart, playback, rooms].filter((one) => one.test(file)).length
  expect(specs.filter((file) => of(file) > 1)).toEqual([])
})

const step = (name: string, code: string, isBase = false) => ({
  name,
  command: process.execPath,
  args: ['-e', code],
  isBase,
})
type Step = ReturnType<typeof step>
const said: string[] = []
beforeEach(() => {
  said.length = 0
  const note = (text: unknown) => {
    said.push(String(text))
    return true
  }
  jest.spyOn(console, 'log').mockImplementation(note)
  jest.spyOn(console, 'error').mockImplementation(note)
  jest.spyOn(process.stdout, 'write').mockImplementation(note)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('LOOP-05 what a step says is shown and kept; the first red one ends the run', async () => {
  const steps = [
    step('one', "console.log('said ' + process.env.GIVEN)"),
    step('two', 'process.exit(3)'),
    step('three', ''),
  ]
  const done = await runSteps(steps, { root: report, report, env: { GIVEN: 'well' } })
  expect(done.map(({ name, isOk }) => [name, isOk])).toEqual([
    ['one', true],
    ['two', false],
  ])
  expect(done[0]?.output).toBe('said well\n')
  expect(said.join('')).toContain('said well')
})

test('what runs alongside a step is quiet until its end, gives way to it, and is as red as any other', async () => {
  const priority = "process.stdout.write('beside at ' + require('node:os').getPriority()); process.exitCode = 4"
  const steps = [{ ...step('watching', ''), alongside: [step('beside', priority)] }, step('after', '')]
  const done = await runSteps(steps, { root: report, report })
  expect(done.map(({ name, isOk }) => [name, isOk])).toEqual([
    ['watching', true],
    ['beside', false],
  ])
  expect(said.filter((line) => line.includes('beside at'))).toEqual(['beside at 19'])
})

test('--keep-going runs on after red tests, not after what the others stand on', async () => {
  const red = 'process.exit(1)'
  const names = async (isBase: boolean) =>
    (await runSteps([step('one', red, isBase), step('two', '')], { root: report, report, keepsGoing: true })).map(
      ({ name }) => name,
    )
  expect(await names(false)).toEqual(['one', 'two'])
  expect(await names(true)).toEqual(['one'])
})

test('a program that is not there is a red step, not a crash', async () => {
  const [done] = await runSteps([{ name: 'gone', command: '/no/such/program', args: [] }], { root: report, report })
  expect(done).toMatchObject({ isOk: false, output: expect.stringContaining('ENOENT') })
})

const onLinux = process.platform === 'linux' ? test : test.skip
onLinux('what a step and all it started took of the processor is told, beside it too', async () => {
  const busy = 'while (process.cpuUsage().user < 300_000);'
  const parent = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
  const before = spentByChildren()
  await runSteps([{ ...step('one', parent), alongside: [step('beside', busy)] }], { root: report, report })
  expect(spentByChildren() - before).toBeGreaterThan(0.6)
  const told = said.map((line) => /processor time: (\S+) s/.exec(line)?.[1]).find(Boolean)
  expect(Number(told)).toBeGreaterThanOrEqual(0.6)
})

test('processor time is told as a share of the cores, or not at all; beside it how busy the machine was', () => {
  const times = (busy: number, idle: number) => [{ times: { user: busy, nice: 0, sys: busy, irq: 0, idle } }]
  const [before, after] = [coresUntilNow(times(1_000, 5_000)), coresUntilNow(times(10_000, 7_000))]
  expect(sharesOfCores({ spentS: 30, ms: 20_000, before, after }, 2)).toBe(
    '  processor time: 30.0 s, 75 % of 2 cores; the machine was busy 90 %',
  )
  expect(sharesOfCores({ spentS: Number.NaN, ms: 20_000, before, after }, 2)).toContain('does not tell')
  expect(coresUntilNow().busyMs).toBeGreaterThan(0)
})
