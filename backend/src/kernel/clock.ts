import type { Disposer } from './disposer'
import { jobName } from './job-name'

/** Time is an argument: whoever needs it takes a clock, so that tests can move it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
  /**
   * Runs the job again and again; a run that takes longer than the pause delays the next one. `name` is for the log: that of
   * its module and function when not given.
   */
  every(ms: number, job: () => void | Promise<void>, name?: string): Disposer
}

/** The machine's time. */
export interface SystemClock extends Clock {
  /** Test aids move it on: from now on it is so much later, and each job that fell due meanwhile runs a single time. */
  skip(ms: number): Promise<void>
}

/** The machine's time. `onError` hears of jobs that fail, and which; the job goes on at its next turn. */
export function createSystemClock(onError: (error: unknown, job: string) => void): SystemClock {
  let skippedMs = 0
  const turns = new Map<() => Promise<void>, number>()
  return {
    now: () => Date.now() + skippedMs,
    every(ms, job, name = jobName(job, ms)) {
      let current: Promise<void> | undefined
      const turn = (): Promise<void> => {
        current ??= Promise.resolve()
          .then(job)
          .catch((error) => onError(error, name))
          .finally(() => {
            current = undefined
          })
        return current
      }
      const timer = setInterval(turn, ms)
      timer.unref()
      turns.set(turn, ms)
      return async () => {
        clearInterval(timer)
        turns.delete(turn)
        await current
      }
    },
    async skip(ms) {
      skippedMs += ms
      for (const [turn, everyMs] of [...turns]) if (everyMs <= ms) await turn()
    },
  }
}
