import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fromJest, fromPlaywright } from './failures.mjs'
import { keepHistory, readHistory, unsteady, withRun } from './history.mjs'
import { reportPage } from './page.mjs'
import { siteLogs } from './site-log.mjs'

const quiet = 'Nothing at its level; LOG_LEVEL=info says more.'

/** A step with what its tests wrote down; one that came to no result keeps only what it said. */
function withResults(step, { root, report }) {
  if (!step.results || !existsSync(step.results.file)) return step
  const json = JSON.parse(readFileSync(step.results.file, 'utf8'))
  if (step.results.kind === 'jest') return { ...step, ...fromJest(json, (path) => relative(root, path)) }
  const read = fromPlaywright(json, (path) => relative(report, path))
  const withLog = (one) => ({ ...one, log: one.times && (siteLogs(join(report, 'site-logs'), one.times) || quiet) })
  return { ...step, ...read, failures: read.failures.map(withLog), flaky: read.flaky.map(withLog) }
}

/** Writes the page of a run and counts it in the history. Returns the page's path. */
export function writeReport(done, { root, report, historyFile, asked, at, left }) {
  const steps = done.map((step) => withResults(step, { root, report }))
  const history = withRun(
    readHistory(historyFile),
    steps.flatMap(({ tests = [] }) => tests),
  )
  keepHistory(historyFile, history)
  const page = join(report, 'index.html')
  writeFileSync(page, reportPage({ asked, at, steps, history, unsteady: unsteady(history).slice(0, 40), left }))
  const flaky = steps.flatMap((step) => step.flaky ?? [])
  for (const { id } of flaky) console.log(`flaky: ${id}  ${history.get(id)?.last ?? ''}`)
  return page
}
