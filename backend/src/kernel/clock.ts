import type { Disposer } from './disposer'

/** Time is an argument: whoever needs it takes a clock, so that tests can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs the job again and again; a run that takes longer than the pause delays the next one. */
  every(ms: number, job: () => void | Promise<void>): Disposer
}

/** The machine's time. `onError` hears of jobs that fail; the job goes on at its next turn. */
export function createSystemClock(onError: (error: unknown) => void): Clock {
  return {
    now: () => Date.now(),
    every(ms, job) {
      let isRunning = false
      let current: Promise<void> | undefined
      const timer = setInterval(() => {
        if (isRunning) return
        isRunning = true
        current = Promise.resolve()
          .then(job)
          .catch(onError)
          .finally(() => {
            isRunning = false
          })
      }, ms)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await current
      }
    },
  }
}
