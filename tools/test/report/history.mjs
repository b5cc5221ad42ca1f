import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const shownRuns = 20
const signs = { passed: '.', failed: 'F', flaky: 'r' }

/** What earlier runs on this machine said of each test; nothing when the file is missing or unreadable. */
export function readHistory(file) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
  } catch (error) {
    if (error.code !== 'ENOENT') console.warn(`the history of tests begins anew: ${error.message}`)
    return new Map()
  }
}

/** A machine that is busy once does not make a test long: its time grows by a fifth in a run at most. */
const growth = 1.2

/** The history with one more run: counts, how the last twenty ended (`.` passed, `F` failed, `r` at the second try), and its time. */
export function withRun(history, tests) {
  const next = new Map(history)
  for (const { id, outcome, ms } of tests) {
    const { runs = 0, failed = 0, flaky = 0, last = '', ms: before = Number.POSITIVE_INFINITY } = next.get(id) ?? {}
    next.set(id, {
      runs: runs + 1,
      failed: failed + (outcome === 'failed' ? 1 : 0),
      flaky: flaky + (outcome === 'flaky' ? 1 : 0),
      last: (last + signs[outcome]).slice(-shownRuns),
      ms: Math.round(Math.min(ms, before * growth)),
    })
  }
  return next
}

export function keepHistory(file, history) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(Object.fromEntries(history)))
}

/** Tests that did not always pass, the worst first. */
export function unsteady(history) {
  return [...history]
    .filter(([, { failed, flaky }]) => failed + flaky > 0)
    .map(([id, entry]) => ({ id, ...entry }))
    .sort((a, b) => (b.failed + b.flaky) / b.runs - (a.failed + a.flaky) / a.runs || (a.id < b.id ? -1 : 1))
}

/** Milliseconds each file of `e2e` took when it last ran, all its tests together. */
export function measuredSpecs(history) {
  const files = new Map()
  for (const [id, { ms }] of history) {
    const file = /^e2e\/(\S+\.spec\.ts) › /.exec(id)?.[1]
    if (file) files.set(file, (files.get(file) ?? 0) + ms)
  }
  return files
}
