import type { Clock } from './clock'

interface Job {
  everyMs: number
  dueAt: number
  run: () => void | Promise<void>
}

export interface ManualClock extends Clock {
  /** Moves time on; jobs that fall due run in order, one after the other. */
  advance(ms: number): Promise<void>
  /** Moves time on at once; each job that fell due meanwhile runs a single time. For hours and days. */
  skip(ms: number): Promise<void>
}

/** A clock that stands still until it is moved. */
export function createManualClock(startAt: number): ManualClock {
  let now = startAt
  const jobs = new Set<Job>()
  return {
    now: () => now,
    every(everyMs, run) {
      const job = { everyMs, dueAt: now + everyMs, run }
      jobs.add(job)
      return () => void jobs.delete(job)
    },
    async advance(ms) {
      const end = now + ms
      for (;;) {
        const next = [...jobs].sort((a, b) => a.dueAt - b.dueAt)[0]
        if (!next || next.dueAt > end) break
        now = Math.max(now, next.dueAt)
        next.dueAt += next.everyMs
        await next.run()
      }
      now = end
    },
    async skip(ms) {
      now += ms
      for (const job of [...jobs].filter(({ dueAt }) => dueAt <= now)) {
        job.dueAt = now + job.everyMs
        await job.run()
      }
    },
  }
}
