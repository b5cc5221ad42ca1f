/** Resolves as soon as it is true; fails with what was waited for after ten seconds. */
export async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + 10_000
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(`It did not become true: ${isTrue}`)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
}
