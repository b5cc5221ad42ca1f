import { AsyncLocalStorage } from 'node:async_hooks'

/** A job that only the leading node runs. */
interface JobRun {
  /** The reign under which it began. */
  term: number
}

const current = new AsyncLocalStorage<JobRun>()

/** Everything the work starts belongs to the reign: what it writes and publishes is refused once another node leads. */
export const runAsJob = <T>(term: number, work: () => Promise<T>): Promise<T> => current.run({ term }, work)

/** The reign of the job this runs in; undefined outside of jobs. */
export const termOfJob = (): number | undefined => current.getStore()?.term

/** What is begun inside belongs to no job. */
export const outsideJobs = <T>(work: () => T): T => current.exit(work)

/** Another node leads: what this job did was rolled back. */
export class LeaseLost extends Error {
  constructor() {
    super('Another node leads by now: what this job did was rolled back.')
  }
}
