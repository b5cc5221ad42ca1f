/** Ends what was started: a subscription, a timer, a listener. Calling it twice does nothing the second time. */
export type Disposer = () => void

/** One disposer for many; each runs once, in reverse order, and one that throws does not stop the others. */
export function disposeAll(disposers: readonly Disposer[]): Disposer {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    const failures: unknown[] = []
    for (const dispose of [...disposers].reverse()) {
      try {
        dispose()
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} of ${disposers.length} disposers failed`)
  }
}
