import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** Linux counts in these, whatever the clock of the machine does. */
const ticksPerS = 100

/**
 * Seconds of processor time, user's and system's, of all children of this process that have ended, with everything they
 * started and waited for. NaN where the system does not tell.
 */
export function spentByChildren() {
  try {
    // `pid (name) state parent …`; the name may hold anything. Fields 16 and 17 of proc(5).
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').pop().split(' ')
    return (Number(fields[13]) + Number(fields[14])) / ticksPerS
  } catch {
    return Number.NaN
  }
}

/** A line for people: the wall clock says what was waited for, this says what was done. */
export function sharesOfCores({ spentS, ms }, cores = availableParallelism()) {
  if (Number.isNaN(spentS)) return '  processor time: this system does not tell'
  const share = (spentS * 100_000) / (ms * cores)
  return `  processor time: ${spentS.toFixed(1)} s, ${share.toFixed(0)} % of ${cores} cores`
}
