import type { Clock } from './clock'
import type { Disposer } from './disposer'
import { jobName } from './job-name'
import { LeaseLost, runAsJob } from './job-run'
import type { Lease } from './lease.port'
import type { Log } from './log'

type Work = () => void | Promise<void>

/**
 * Work of the whole site: of several nodes one does it. What a node has to do for itself, like looking at its own sockets
 * or caches, belongs to its clock instead.
 */
export interface Jobs {
  /** As `every` of the clock, on the leading node. A node that takes over runs at once what is due every minute. */
  every(ms: number, job: Work): Disposer
  /** Runs now on the leading node, and on each node that takes over, before its jobs. */
  lead(work: Work): Promise<void>
  /** Runs now on the leading node; on others it does nothing. */
  run(work: Work): Promise<void>
  isLeading(): boolean
}

const soonMs = 60_000

/** Jobs under a lease. What a job writes or publishes after another node took over is refused. */
export function createJobs(clock: Clock, lease: Lease, log: Log): Jobs {
  /** With their names, for the log. */
  const starts = new Map<Work, string>()
  const soon = new Map<() => Promise<void>, string>()

  async function run(work: Work): Promise<void> {
    if (!(await lease.hold())) return
    try {
      await runAsJob(lease.term(), async () => work())
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      log.warn('a job was undone, because another node leads by now')
    }
  }
  function once(job: Work): () => Promise<void> {
    let current: Promise<void> | undefined
    return () => {
      current ??= run(job).finally(() => {
        current = undefined
      })
      return current
    }
  }
  /** One after the other: visitors of this node shall not notice. */
  async function takeOver(): Promise<void> {
    const report = (job: string) => (error: unknown) => log.error({ err: error, job }, 'a job failed')
    for (const [work, name] of starts) await run(work).catch(report(name))
    for (const [job, name] of [...soon]) await job().catch(report(name))
  }
  lease.onTaken(() => {
    log.info({ term: lease.term() }, 'this node leads now')
    void takeOver()
  })
  return {
    every(ms, job) {
      const turn = once(job)
      const name = jobName(job, ms)
      if (ms <= soonMs) soon.set(turn, name)
      const stop = clock.every(ms, turn, name)
      return async () => {
        soon.delete(turn)
        await stop()
      }
    },
    async lead(work) {
      starts.set(work, jobName(work))
      await run(work)
    },
    run,
    isLeading: () => lease.isOurs(),
  }
}
