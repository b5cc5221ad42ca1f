/** Resolves as soon as it is true; fails with what was waited for after a minute, for machines whose cores work for others too. */
export async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 60_000
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`It did not become true: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
