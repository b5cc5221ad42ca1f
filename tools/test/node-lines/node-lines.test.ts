import { expect, test } from '@jest/globals'
import { ask, supportedLines } from './ask.mjs'
import { lineTable } from './line-table.mjs'
import { countsOf } from './test-on.mjs'

test('nothing named is every supported line, a sample is the newest one', () => {
  expect(ask([])).toEqual({ lines: supportedLines, isSample: false })
  expect(ask(['--sample'])).toEqual({ lines: ['26'], isSample: true })
  expect(ask(['20', '22.19', '--sample'])).toEqual({ lines: ['20', '22.19'], isSample: true })
})

test('a word that is no line is refused with the way to ask', () => {
  expect(() => ask(['--smaple'])).toThrow('"--smaple" is no line of Node')
  expect(() => ask(['latest'])).toThrow('"latest" is no line of Node')
})

const file = (name: string, status: string, ...tests: string[]) => ({
  name,
  status,
  assertionResults: tests.map((one, at) => ({ status: one, fullName: `test ${at}` })),
})

test('what failed is named, also a file that could not be loaded', () => {
  const outcome = {
    numPassedTests: 2,
    numPendingTests: 1,
    testResults: [
      file('a.test.ts', 'passed', 'passed', 'pending'),
      file('b.test.ts', 'failed', 'passed', 'failed'),
      file('c.test.ts', 'failed'),
    ],
  }
  expect(countsOf(outcome)).toEqual({
    passed: 2,
    skipped: 1,
    failed: ['b.test.ts: test 1', 'c.test.ts: could not be run'],
  })
})

test('the table has a row for each line and says where a start failed', () => {
  const tests = { passed: 4012, skipped: 3, failed: ['x'] }
  const table = lineTable([
    { line: '20', version: '20.20.2', startS: 4.21, tests, testS: 700.4 },
    { line: '26', version: '26.10.0', startS: undefined, tests: undefined, testS: 0 },
  ])
  expect(table.split('\n')).toEqual([
    'line  version  start (s)  passed  skipped  failed  tests (s)',
    '  20  20.20.2        4.2    4012        3       1        700',
    '  26  26.10.0     failed       -        -       -          -',
  ])
})
