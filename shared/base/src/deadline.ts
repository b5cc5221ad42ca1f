/** A promise did not settle in time. */
export class DeadlineError extends Error {
  readonly reason = 'deadline'
  constructor(
    readonly what: string,
    readonly afterMs: number,
  ) {
    super(`${what} did not answer within ${afterMs} ms`)
    this.name = 'DeadlineError'
  }
}

/** Settles like `promise`, or rejects with a {@link DeadlineError} after `afterMs` milliseconds. */
export function withDeadline<T>(promise: Promise<T>, afterMs: number, what: string): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new DeadlineError(what, afterMs)), afterMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
