import { readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'

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

/** Milliseconds that the machine's cores worked and rested since it started, whoever they worked for. */
export function coresUntilNow(cores = cpus()) {
  const sums = { busyMs: 0, idleMs: 0 }
  for (const { times } of cores) {
    const { idle, ...busy } = times
    sums.idleMs += idle
    sums.busyMs += Object.values(busy).reduce((sum, ms) => sum + ms, 0)
  }
  return sums
}

/**
 * Lines for people: the wall clock says what was waited for, this says what was done. `before`, `after`: of
 * {@link coresUntilNow}. The machine's share has others' work in it, and also what nobody counted: a browser ends its processes
 * before they are waited for.
 */
export function sharesOfCores({ spentS, ms, before, after }, cores = availableParallelism()) {
  const busyMs = after.busyMs - before.busyMs
  const machine = `the machine was busy ${((busyMs * 100) / (busyMs + after.idleMs - before.idleMs)).toFixed(0)} %`
  if (Number.isNaN(spentS)) return `  processor time: this system does not tell; ${machine}`
  const share = (spentS * 100_000) / (ms * cores)
  return `  processor time: ${spentS.toFixed(1)} s, ${share.toFixed(0)} % of ${cores} cores; ${machine}`
}
