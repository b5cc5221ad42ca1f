import { ownTest, runJourney, runUnit } from './run-tests.mjs'
import { packageOf, verdictOf } from './verdict.mjs'

/** The test of the file itself comes first: it notices most. */
async function runOf(folder, fault, options) {
  if (fault.journey) return runJourney(folder, fault)
  const own = ownTest(folder, fault)
  const nearest = own && (await runUnit(folder, [own], options))
  return nearest?.failed.length ? nearest : runUnit(folder, fault.tests, { ...options, isWhole: fault.mustStart })
}

/** Tests that fail without any fault: what they say of a fault is worth nothing. */
export async function redBefore(folder, faults, options) {
  const folders = [...new Set(faults.flatMap(({ tests = [] }) => tests))]
  const outcomes = folders.length > 0 ? [await runUnit(folder, folders, { ...options, isWhole: true, workers: 2 })] : []
  for (const fault of faults) if (fault.journey) outcomes.push(await runJourney(folder, fault))
  if (outcomes.some(({ count }) => count === 0))
    throw new Error('without any fault no test ran: see whether they run at all')
  return new Set(outcomes.flatMap(({ failed }) => failed))
}

/** Puts a fault into a copy, runs what could notice, takes it out again, and says what came of it. */
export async function judge(copy, fault, { red, ...options }) {
  const at = Date.now()
  const [{ file }] = fault.edits
  const about = { name: fault.name, package: packageOf(file), file }
  let repair
  try {
    repair = copy.plant(fault)
  } catch (error) {
    return { ...about, verdict: 'failed to apply', by: error.message, seconds: 0 }
  }
  const outcome = await runOf(copy.folder, fault, options).finally(repair)
  const failed = outcome.failed.filter((title) => !red.has(title))
  const seconds = Math.round((Date.now() - at) / 100) / 10
  return { ...about, verdict: verdictOf(fault, { ...outcome, failed }), by: failed[0] ?? '', seconds }
}
