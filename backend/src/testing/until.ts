/** How long tests wait for what must come, ms. For machines whose cores work for others too: only a failure takes so long. */
export const patienceMs = 60_000

/** Resolves as soon as it is true; fails with what was waited for when patience ends. */
export async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`It did not become true: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
