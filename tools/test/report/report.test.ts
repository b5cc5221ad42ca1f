import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { fromJest, fromPlaywright } from './failures.mjs'
import { measuredSpecs, unsteady, withRun } from './history.mjs'
import { writeReport } from './report.mjs'
import { cutLog } from './site-log.mjs'

const jestJson = {
  testResults: [
    {
      name: '/root/backend/a.test.ts',
      status: 'failed',
      message:
        '\u001b[1m  ● ledger › keeps its sum\u001b[22m\n\n    expect(received).toBe(expected)\n\n    > 12 |   expect(sum).toBe(0)\n\n      at Object.<anonymous> (backend/a.test.ts:12:3)\n\n  ● ledger › is fast\n\n    too slow',
      assertionResults: [
        { fullName: 'ledger keeps its sum', status: 'failed', duration: 12 },
        { fullName: 'ledger is fast', status: 'failed', duration: 1 },
        { fullName: 'ledger is there', status: 'passed', duration: 3 },
        { fullName: 'ledger later', status: 'pending' },
      ],
    },
  ],
}

const startTime = '2026-11-23T10:00:10.000Z'
const tries = (...statuses: string[]) =>
  statuses.map((status) => ({
    status,
    startTime,
    duration: 5_000,
    errors:
      status === 'passed' ? [] : [{ message: 'no <button>', snippet: '> 9 | click()', stack: 'at court.spec.ts:9' }],
    attachments: status === 'passed' ? [] : [{ name: 'trace', path: '/report/files/court/trace.zip' }],
  }))
const journeysJson = {
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              title: 'red',
              file: 'journeys/court.spec.ts',
              line: 7,
              tests: [{ status: 'unexpected', results: tries('failed', 'failed') }],
            },
            {
              title: 'unsteady',
              file: 'journeys/court.spec.ts',
              line: 9,
              tests: [{ status: 'flaky', results: tries('failed', 'passed') }],
            },
            {
              title: 'green',
              file: 'journeys/court.spec.ts',
              line: 11,
              tests: [{ status: 'expected', results: tries('passed') }],
            },
          ],
        },
      ],
    },
  ],
}
const log = [
  '2026-11-23T10:00:02.000Z before',
  '2026-11-23T10:00:12.000Z {"level":50,"msg":"a query failed"}',
  '    at query (pg.ts:1)',
  '2026-11-23T10:00:30.000Z after',
].join('\n')

test('LOOP-05 each failure of jest has its message, lines of the source and stack, and its name in the history', () => {
  const { tests, failures } = fromJest(jestJson, (file: string) => file.slice(6))
  expect(tests.map(({ id, outcome }) => [id, outcome])).toEqual([
    ['backend/a.test.ts › ledger keeps its sum', 'failed'],
    ['backend/a.test.ts › ledger is fast', 'failed'],
    ['backend/a.test.ts › ledger is there', 'passed'],
  ])
  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatchObject({ id: tests[0]?.id, title: 'ledger › keeps its sum' })
  expect(failures[0]?.message).toMatch(/> 12 \|[\s\S]*a\.test\.ts:12:3/)
  expect(failures[0]?.message).not.toContain('too slow')
})

test('LOOP-05 a journey that failed twice is red, one that passed the second time flaky; both have their files and times', () => {
  const { tests, failures, flaky } = fromPlaywright(journeysJson, (file: string) => file.slice('/report/'.length))
  expect(tests.map(({ outcome }) => outcome)).toEqual(['failed', 'flaky', 'passed'])
  expect(failures.map(({ title }) => title)).toEqual(['red'])
  expect(flaky[0]).toMatchObject({
    file: 'e2e/journeys/court.spec.ts:9',
    files: [{ name: 'trace', path: 'files/court/trace.zip' }],
    times: [{ from: Date.parse(startTime), to: Date.parse(startTime) + 5_000 }],
  })
})

test('LOOP-05 the log of a site is cut by the time of the test; lines without a time stay with the one before', () => {
  const from = Date.parse(startTime)
  expect(cutLog(log, from, from + 5_000)).toBe(log.split('\n').slice(1, 3).join('\n'))
  expect(cutLog(log, from + 60_000, from + 61_000)).toBe('')
})

test('LOOP-05 the history counts runs, failures and second tries, shows the last ones, and forgives a busy machine', () => {
  const id = 'e2e/journeys/court.spec.ts › red'
  const runs = [
    ['passed', 1_000],
    ['flaky', 50_000],
    ['failed', 900],
  ] as const
  const history = runs.reduce((kept, [outcome, ms]) => withRun(kept, [{ id, outcome, ms }]), new Map())
  expect(history.get(id)).toEqual({ runs: 3, failed: 1, flaky: 1, last: '.rF', ms: 900 })
  const slow = withRun(withRun(new Map(), [{ id, outcome: 'passed', ms: 1_000 }]), [
    { id, outcome: 'passed', ms: 9_000 },
  ])
  expect(measuredSpecs(slow)).toEqual(new Map([['journeys/court.spec.ts', 1_200]]))
  const steady = withRun(history, [{ id: 'other', outcome: 'passed', ms: 1 }])
  expect(unsteady(steady).map((one) => one.id)).toEqual([id])
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'report-'))
  mkdirSync(path.join(folder, 'site-logs'))
  writeFileSync(path.join(folder, 'journeys.json'), JSON.stringify(journeysJson))
  writeFileSync(path.join(folder, 'unit.json'), JSON.stringify(jestJson))
  writeFileSync(path.join(folder, 'site-logs/site-7.log'), log)
})

test('LOOP-05 one page tells of every red step: what it said, tests, traces, the log of the site, and the history', () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const done = [
    { name: 'check', isOk: false, ms: 10, output: 'error TS2322: <Match> is no string' },
    {
      name: 'unit tests',
      isOk: false,
      ms: 10,
      output: '',
      results: { kind: 'jest', file: path.join(folder, 'unit.json') },
    },
    {
      name: 'browser journeys',
      isOk: false,
      ms: 10,
      output: '',
      results: { kind: 'playwright', file: path.join(folder, 'journeys.json') },
    },
    {
      name: 'stories',
      isOk: false,
      ms: 10,
      output: 'it broke',
      results: { kind: 'jest', file: path.join(folder, 'never-written.json') },
    },
  ]
  const historyFile = path.join(folder, 'cache/history.json')
  const options = {
    root: '/root',
    report: folder,
    historyFile,
    asked: 'npm test',
    at: 0,
    left: ['journey x (about 9 s)'],
  }
  const page = readFileSync(writeReport(done, options), 'utf8')
  for (const text of [
    'error TS2322: &lt;Match&gt; is no string',
    'keeps its sum',
    'no &lt;button&gt;',
    'trace.zip',
    'a query failed',
    'it broke',
    'journey x (about 9 s)',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('before')
  expect(said.mock.calls.flat().join()).toContain('flaky: e2e/journeys/court.spec.ts › unsteady  r')
  said.mockRestore()
  expect(Object.keys(JSON.parse(readFileSync(historyFile, 'utf8')))).toHaveLength(6)
})
