import { AsyncLocalStorage } from 'node:async_hooks'

const owner = new AsyncLocalStorage<string>()

/** Jobs that are begun inside are named after this part of the site. */
export const asOwner = <T>(name: string, work: () => T): T => owner.run(name, work)

/** Names a job in the log, by who begins it, its function and its pause: `search lookAtSubjects, every 600 s`. */
export function jobName(job: (...args: never[]) => unknown, everyMs?: number): string {
  // A bundle numbers names that stand in it twice.
  const words = [owner.getStore() ?? 'site', job.name.replace(/\d+$/, '')].filter(Boolean)
  return everyMs === undefined
    ? `${words.join(' ')}, when this node leads`
    : `${words.join(' ')}, every ${everyMs / 1_000} s`
}
