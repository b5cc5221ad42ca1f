import type { Log } from '../../kernel/log'
import type { Feed, InjectedGoal } from './ports/feed.port'

/** A goal somebody made, as the data base holds it. */
export interface MadeGoal extends InjectedGoal {
  id: number
}

interface Deps {
  feed: Pick<Feed, 'inject'>
  queries: { injectedGoals(): Promise<MadeGoal[]> }
  log: Pick<Log, 'warn'>
}

/**
 * Goals somebody made. The data base holds them; what a node hears of them is only a reason to read. So all nodes play the
 * same matches, even when the one that made a goal died before it told anybody, or when the others could not read for a while.
 */
export function createMadeGoals({ feed, queries, log }: Deps) {
  const known = new Set<number>()
  let isDue = false

  async function read(): Promise<void> {
    for (const { id, ...goal } of await queries.injectedGoals()) {
      if (known.has(id)) continue
      known.add(id)
      feed.inject(goal)
    }
  }
  return {
    read,
    /** Some node wrote a goal: the next `catchUp` reads it. */
    heard(): void {
      isDue = true
    },
    /** Reads what was heard of; what cannot be read now stays due. */
    async catchUp(): Promise<void> {
      if (!isDue) return
      isDue = false
      try {
        await read()
      } catch (error) {
        isDue = true
        log.warn({ err: error }, 'made goals could not be read; they are read again soon')
      }
    },
  }
}
