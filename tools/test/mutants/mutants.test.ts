import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { moneyFaults } from './money/money.mjs'
import { misfits } from './planted-faults.mjs'
import { journeyOutcome, outcomeOf } from './run-tests.mjs'
import { sample } from './sample/sample.mjs'
import { packageOf, tally, verdictOf } from './verdict.mjs'

const root = path.resolve(__dirname, '../../..')

test('each planted fault still applies to its file exactly once', () => {
  expect(misfits(root, sample)).toEqual([])
})

test('each way to break the money still finds its text', () => {
  expect(misfits(root, moneyFaults, { most: 9 })).toEqual([])
})

/** Whether a test's path begins so: a folder, or a file with the beginning of its name. */
function hasTests(start: string): boolean {
  const folder = start.endsWith('/') ? start : `${path.dirname(start)}/`
  const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder), { recursive: true }) : []
  return names.some((name) => /\.test\.tsx?$/.test(String(name)) && `${folder}${name}`.startsWith(start))
}

test('each fault asks tests that are there: those that moved away would notice nothing', () => {
  const lost = [...sample, ...moneyFaults].flatMap((fault) =>
    'tests' in fault ? fault.tests.filter((start) => !hasTests(start)).map((start) => [fault.name, start]) : [],
  )
  expect(lost).toEqual([])
  for (const fault of sample)
    if ('journey' in fault) expect(existsSync(path.join(root, 'e2e', fault.journey))).toBe(true)
})

test('the sample goes over all packages: six faults of each remote, twelve modules of the backend, few journeys', () => {
  const files = sample.flatMap(({ edits }) => edits.map(({ file }) => file))
  const count = (start: string) => files.filter((file) => file.startsWith(start)).length
  for (const name of ['live', 'scores', 'member', 'content', 'chat'])
    expect(count(`remote-${name}/`)).toBeGreaterThanOrEqual(6)
  const modules = new Set(files.flatMap((file) => /^backend\/src\/(?:modules\/)?([^/]+)/.exec(file)?.[1] ?? []))
  expect(modules.size).toBeGreaterThanOrEqual(12)
  for (const name of ['host/', 'releases/', 'shared/', 'tools/']) expect(count(name)).toBeGreaterThan(0)
  expect(sample.filter((fault) => 'journey' in fault).length).toBeLessThanOrEqual(8)
  expect(new Set(sample.map(({ name }) => name)).size).toBe(sample.length)
})

test('a fault is killed by a test that failed; what let no test run says nothing', () => {
  const file = (...statuses: string[]) => ({
    tests: statuses.map((status) => ({ title: status, status })),
    message: '',
  })
  expect(verdictOf({}, outcomeOf([file('passed', 'failed'), file('passed')]))).toBe('killed')
  expect(verdictOf({}, outcomeOf([file('passed')]))).toBe('survived')
  expect(verdictOf({}, outcomeOf([file()]))).toBe('broken')
  expect(verdictOf({ mustStart: true }, outcomeOf([file('failed')]))).toBe('broken')
  expect(verdictOf({ mustStart: true }, outcomeOf([file('passed', 'failed')]))).toBe('killed')
})

test('a journey that passed the second time noticed nothing', () => {
  const suites = [{ specs: [{ ok: true, title: 'flaky' }], suites: [{ specs: [{ ok: false, title: 'red' }] }] }]
  expect(journeyOutcome({ suites })).toMatchObject({ failed: ['red'], count: 2 })
})

test('figures are by package', () => {
  expect(packageOf('shared/ui/src/tabs/tabs.tsx')).toBe('shared/ui')
  const result = (verdict: string) => ({ package: 'host', verdict })
  expect(tally([result('killed'), result('killed'), result('survived')]).get('host')).toMatchObject({
    killed: 2,
    survived: 1,
  })
})
