import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { median } from '../median.mjs'

/** The newest that runs on Node 20. npx brings it with the first measurement, so that no install carries it (ADR 128). */
const lighthouse = 'lighthouse@12.8.2'
export const goals = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
const limitMs = 180_000

const run = promisify(execFile)

/** Lighthouse's word for a trace in which Chromium did not write where the page began; its own advice is to look again. */
const withoutBeginning = /NO_NAVSTART/

/** As `look`; where the trace has no beginning once more, and only once. */
const lookAgain = (...asked) =>
  look(...asked).catch((error) => {
    if (withoutBeginning.test(error.stderr)) return look(...asked)
    throw error
  })

/** One look of Lighthouse's desktop at a page: its report. */
async function look(address, executablePath, folder) {
  const report = path.join(folder, 'report.json')
  const words = [
    ...['--yes', lighthouse, address, '--quiet', '--preset=desktop', '--output=json', `--output-path=${report}`],
    `--only-categories=${Object.keys(goals).join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ]
  await run('npx', words, {
    cwd: folder,
    timeout: limitMs,
    env: { ...process.env, CHROME_PATH: executablePath },
  })
  return JSON.parse(readFileSync(report, 'utf8'))
}

const scoresOf = ({ categories }) =>
  Object.fromEntries(Object.keys(goals).map((name) => [name, Math.round(categories[name].score * 100)]))

/** Audits that cost points, the dearest first: what is to be mended. */
export function failedIn({ categories, audits }) {
  const refs = Object.keys(goals).flatMap((name) => categories[name].auditRefs)
  return refs
    .map(({ id, weight }) => ({ ...audits[id], cost: weight * (1 - (audits[id].score ?? 1)) }))
    .filter(({ cost }) => cost >= 1)
    .sort((a, b) => b.cost - a.cost)
    .map(({ id, displayValue = '', details }) => {
      const [first] = details?.items ?? []
      return `${id} ${displayValue} ${first?.node?.selector ?? first?.url ?? first?.description ?? ''}`.trim()
    })
}

/** What the score of performance is made of, in ms, and how fast Lighthouse finds the machine: it warns of one below 1,000. */
const factsOf = ({ audits, environment }) => ({
  FCP: audits['first-contentful-paint'].numericValue,
  LCP: audits['largest-contentful-paint'].numericValue,
  TBT: audits['total-blocking-time'].numericValue,
  index: environment.benchmarkIndex,
})

const mediansOf = (all) =>
  Object.fromEntries(Object.keys(all[0]).map((name) => [name, median(all.map((one) => one[name]))]))

/** Medians of Lighthouse's scores (0 to 100) of a page and of their facts, and what the worst report finds. */
export async function scoresAt(address, executablePath, rounds) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pitchside-lighthouse-'))
  try {
    const reports = []
    for (let round = 0; round < rounds; round += 1) reports.push(await lookAgain(address, executablePath, folder))
    const [worst] = reports.toSorted((a, b) => a.categories.performance.score - b.categories.performance.score)
    return { scores: mediansOf(reports.map(scoresOf)), facts: mediansOf(reports.map(factsOf)), worst }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
