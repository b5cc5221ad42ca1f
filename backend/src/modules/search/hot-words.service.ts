import { dayMs } from '@pitchside/base'
import type { Db } from '../../db/db'
import type { Clock } from '../../kernel/clock'
import type { SharedLimiter } from '../../kernel/shared-limiter.port'
import { type FoundRow, searchQueries } from './search.queries'
import { hasName } from './search-document'

const daysCounted = 7
/** One reader counts once in so long for one thing. */
const onceAn = { count: 1, windowMs: 3_600_000 }

/** What many look for. Only whole names of things everybody may find are counted: never what somebody typed. */
export function createHotWords({ db, clock, limiter }: { db: Db; clock: Clock; limiter: SharedLimiter }) {
  const waiting = new Map<string, { source: string; ref: string; hits: number }>()
  const today = () => Math.floor(clock.now() / dayMs)
  return {
    /** Counts the best of what was found, in memory until the next minute. */
    async note(best: FoundRow | undefined, reader: string): Promise<void> {
      if (!best?.isExact || !hasName(best.kind) || best.kind === 'match' || best.kind === 'user') return
      const key = `${best.source}:${best.ref}`
      if ((await limiter.take(`search-hit:${reader}:${key}`, onceAn)) > 0) return
      const entry = waiting.get(key) ?? { source: best.source, ref: best.ref, hits: 0 }
      entry.hits += 1
      waiting.set(key, entry)
    },
    async store(): Promise<void> {
      if (waiting.size === 0) return
      const hits = [...waiting.values()]
      waiting.clear()
      await searchQueries.countHits(db, today(), hits)
      await searchQueries.forgetHits(db, today() - daysCounted)
    },
    list: (count: number): Promise<FoundRow[]> => searchQueries.hot(db, today() - daysCounted + 1, clock.now(), count),
  }
}

export type HotWords = ReturnType<typeof createHotWords>
