/** How long tests wait for what must come, ms. For machines whose cores work for others too: only a failure takes so long. */
export const patienceMs = 60_000
const longestPauseMs = 50

/**
 * Looks until there is something, and resolves with it: true, or what was found. Looks at once and often at first, and less
 * often the longer it takes. Fails with `what` was waited for when patience ends.
 */
export async function until<Found>(
  look: () => Found | Promise<Found>,
  what = String(look),
): Promise<Exclude<Found, false | undefined>> {
  const deadline = performance.now() + patienceMs
  for (let pauseMs = 1; ; pauseMs = Math.min(longestPauseMs, pauseMs * 1.2)) {
    const found = await look()
    if (found) return found as Exclude<Found, false | undefined>
    if (performance.now() > deadline) throw new Error(`It did not become true: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
