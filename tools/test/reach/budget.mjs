/**
 * What a test is taken to need while nobody has measured it here: one that starts a site for itself needs more, and one that
 * watches a broadcast goes on for as long as that.
 */
const guessedMs = 8_000
const startMs = 20_000
const broadcastMs = 40_000

/** How long a journey takes: what this machine measured last, or a guess. */
export function needOf({ file, tests, startsOwn, runsAlone }, measured) {
  return measured.get(file) ?? tests * (runsAlone ? broadcastMs : guessedMs) + (startsOwn ? startMs : 0)
}

/**
 * The first journeys that together fit into `ms` of `workers` browsers; a longer one does not keep shorter ones after it out.
 * The closest one always runs.
 */
export function withinBudget(specs, { ms, workers = 2, measured = new Map() }) {
  let left = ms * workers
  const taken = []
  for (const spec of specs) {
    // What has the machine to itself keeps all browsers.
    const need = needOf(spec, measured) * (spec.runsAlone ? workers : 1)
    if (taken.length > 0 && (need > left || need > ms)) continue
    left -= need
    taken.push(spec)
  }
  return { taken, left: specs.filter((spec) => !taken.includes(spec)) }
}
