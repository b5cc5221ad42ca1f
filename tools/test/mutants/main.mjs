// npm run mutants -- --sample | --money [--root <checkout>] [--json <file>] [name or folder ...]: puts each known fault into a copy of
// the checkout, runs the tests that could notice, and tells which faults none of them did. Exits 1 when one survives.
import { writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startPostgres } from '../postgres.mjs'
import { quickFolder } from '../quick-folder.mjs'
import { moneyFaults } from './money/money.mjs'
import { ownTest, runJourney, runUnit } from './run-tests.mjs'
import { sample } from './sample/sample.mjs'
import { scratchCopy } from './scratch-copy.mjs'
import { packageOf, tally, verdictOf } from './verdict.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'boolean' },
    money: { type: 'boolean' },
    root: { type: 'string', default: join(import.meta.dirname, '../../..') },
    json: { type: 'string' },
    jobs: { type: 'string', default: '2' },
  },
})
const wanted = [...(values.sample || !values.money ? sample : []), ...(values.money ? moneyFaults : [])]
const isAsked = ({ name, edits: [{ file }] }) =>
  positionals.some((word) => name.includes(word) || file.startsWith(word))
const chosen = positionals.length === 0 ? wanted : wanted.filter(isAsked)
if (chosen.length === 0) {
  console.error('no fault has such a name')
  process.exit(2)
}
const began = Date.now()
const seconds = (from) => Math.round((Date.now() - from) / 100) / 10
Object.assign(process.env, quickFolder())
const root = resolve(values.root)
const postgres = await startPostgres()
const copies = Array.from({ length: Number(values.jobs) }, () => scratchCopy(root))
const folders = [...new Set(chosen.flatMap(({ tests = [] }) => tests))]

/** What must be green before a fault says anything. */
async function baseline() {
  const { folder } = copies[0]
  const outcomes = folders.length > 0 ? [await runUnit(folder, folders, { ...address, isWhole: true, workers: 2 })] : []
  for (const fault of chosen) if (fault.journey) outcomes.push(await runJourney(folder, fault))
  return outcomes.flatMap(({ failed, unreadable, count }) =>
    count === 0 ? ['no test ran'] : [...failed, ...unreadable],
  )
}

/** The test of the file itself comes first: it notices most. */
async function runOf(folder, fault) {
  if (fault.journey) return runJourney(folder, fault)
  const own = ownTest(folder, fault)
  const nearest = own && (await runUnit(folder, [own], address))
  return nearest?.failed.length ? nearest : runUnit(folder, fault.tests, { ...address, isWhole: fault.mustStart })
}

async function judge(copy, fault) {
  const at = Date.now()
  let repair
  try {
    repair = copy.plant(fault)
  } catch (error) {
    return { verdict: 'failed to apply', by: error.message, seconds: 0 }
  }
  const outcome = await runOf(copy.folder, fault).finally(repair)
  return { verdict: verdictOf(fault, outcome), by: outcome.failed[0] ?? '', seconds: seconds(at) }
}

const results = []
const address = postgres ? { address: postgres.address } : {}
try {
  const red = await baseline()
  if (red.length > 0) {
    console.error(`without any fault these fail already:\n  ${red.join('\n  ')}`)
    process.exitCode = 1
  } else {
    console.log(`nothing broken: all green after ${seconds(began)} s\n`)
    const queue = [...chosen]
    const work = async (copy) => {
      for (let fault = queue.shift(); fault; fault = queue.shift()) {
        const { file } = fault.edits[0]
        const result = { name: fault.name, package: packageOf(file), file, ...(await judge(copy, fault)) }
        results.push(result)
        console.log(
          `${result.verdict.padEnd(9)} ${result.name.padEnd(56)} ${String(result.seconds).padStart(5)} s  ${result.by}`,
        )
      }
    }
    await Promise.all(copies.map(work))
  }
} finally {
  for (const copy of copies) copy.remove()
  await postgres?.stop()
}
const missed = results.filter(({ verdict }) => verdict !== 'killed')
console.log(`\n${'package'.padEnd(20)} killed  survived  told nothing`)
for (const [name, { killed, survived, broken, 'failed to apply': unfit }] of tally(results))
  console.log(
    `${name.padEnd(20)} ${String(killed).padStart(6)}  ${String(survived).padStart(8)}  ${String(broken + unfit).padStart(12)}`,
  )
for (const { name, file, verdict } of missed) console.log(`✗ ${verdict}: ${name} (${file})`)
console.log(
  `${results.length - missed.length} of ${results.length} faults were noticed, ${Math.round(seconds(began))} s`,
)
if (values.json)
  writeFileSync(values.json, `${JSON.stringify({ root, seconds: seconds(began), results }, undefined, 2)}\n`)
if (missed.length > 0 || results.length === 0) process.exitCode = 1
