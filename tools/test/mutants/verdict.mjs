/**
 * What a run says of a fault. `broken`: no test ran, or a file could not be loaded, which tells nothing of the tests; the
 * proof of the money has to have started, because what breaks its data base breaks everything.
 */
export function verdictOf({ mustStart = false }, { failed, count, isStarted }) {
  if (failed.length > 0) return mustStart && !isStarted ? 'broken' : 'killed'
  return count === 0 ? 'broken' : 'survived'
}

/** How many were killed, survived or told nothing, by package. */
export function tally(results) {
  const packages = new Map()
  for (const { package: name, verdict } of results) {
    const row = packages.get(name) ?? { killed: 0, survived: 0, broken: 0, 'failed to apply': 0 }
    row[verdict] += 1
    packages.set(name, row)
  }
  return packages
}

/** `remote-live/src/…` → `remote-live`, `shared/ui/src/…` → `shared/ui`. */
export const packageOf = (file) => /^(shared\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file
