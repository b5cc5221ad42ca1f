/** What a test is taken to need while nobody has measured it here, and what one needs more that starts a site for itself. */
const guessedMs = 5_000
const startMs = 20_000
/** Who asks for more time than others needs some of it. */
const shareOfLongest = 0.25

/** How long a journey takes: what this machine measured last, or a guess. */
export function needOf({ file, tests, startsOwn, longestMs = 0 }, measured) {
  return measured.get(file) ?? tests * guessedMs + longestMs * shareOfLongest + (startsOwn ? startMs : 0)
}

/**
 * The first journeys that together fit into `ms` of `workers` browsers; a longer one does not keep shorter ones after it out.
 * The closest one always runs.
 */
export function withinBudget(specs, { ms, workers = 2, measured = new Map() }) {
  let left = ms * workers
  const taken = []
  for (const spec of specs) {
    const need = needOf(spec, measured)
    if (taken.length > 0 && (need > left || need > ms)) continue
    left -= need
    taken.push(spec)
  }
  return { taken, left: specs.filter((spec) => !taken.includes(spec)) }
}
