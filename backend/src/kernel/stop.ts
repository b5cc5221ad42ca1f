/** What is under way gets so long after the drain, ms; whoever watches over the process (`deploy/`) waits longer. */
export const stopLimitMs = 30_000

interface StopOptions {
  /** Ends everything; rejects when something did not end well. */
  drain: () => Promise<void>
  /** Milliseconds after which the process ends whatever still hangs: its disk may be gone. */
  limitMs: number
  exit: (status: 0 | 1) => void
  onError: (error: unknown) => void
}

/** What a signal calls: ends the process in order, once, and in any case. */
export function createStop({ drain, limitMs, exit, onError }: StopOptions): () => void {
  let isStopping = false
  const fail = (error: unknown) => {
    onError(error)
    exit(1)
  }
  return () => {
    if (isStopping) return
    isStopping = true
    const seconds = Math.ceil(limitMs / 1_000)
    const timer = setTimeout(() => fail(new Error(`Not everything ended within ${seconds} s.`)), limitMs)
    drain()
      .then(() => exit(0), fail)
      .finally(() => clearTimeout(timer))
  }
}
