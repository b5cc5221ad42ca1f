import type { Db } from '../../db/db'
import { indexQueries } from './index.queries'
import type { SearchSource } from './sources/search-source'

/** Read in one transaction, for which everybody else waits where the data base has one connection. */
const batch = 50

/** What is read from elsewhere than the data base: teams, leagues and matches of the feed. */
export interface Indexer {
  /** Reads again what changed; resolves with how much when nothing is left, or, after a stop, with the batch under way. */
  catchUp(): Promise<number>
  /** Brings counts up to date. */
  recount(): Promise<void>
  /** Marks everything as changed; what is gone from its source goes. */
  markAll(): Promise<number>
  /** What is not read yet waits for the next start: a new site has thousands of things to read, a stop has seconds. */
  stop(): void
}

/** Keeps the index equal to its sources. */
export function createIndexer(db: Db, sources: readonly SearchSource[]): Indexer {
  const byName = new Map(sources.map((source) => [source.name, source]))
  let isStopped = false

  async function readOnce(): Promise<number> {
    return db.transaction(async (tx) => {
      const changes = await indexQueries.take(tx, batch)
      const refsOf = new Map<string, Set<string>>()
      for (const { source, ref } of changes) refsOf.set(source, (refsOf.get(source) ?? new Set()).add(ref))
      for (const [name, refs] of refsOf) {
        const all = [...refs]
        const documents = (await byName.get(name)?.read(tx, all)) ?? []
        const there = new Set(documents.map(({ ref }) => ref))
        await indexQueries.remove(
          tx,
          name,
          all.filter((ref) => !there.has(ref)),
        )
        await indexQueries.put(tx, name, documents)
      }
      return changes.length
    })
  }

  return {
    async catchUp() {
      let total = 0
      while (!isStopped) {
        const read = await readOnce()
        total += read
        if (read < batch) break
      }
      return total
    },
    async recount() {
      for (const { name, counts } of sources) if (counts && !isStopped) await indexQueries.recount(db, name, counts)
    },
    async markAll() {
      let marked = 0
      for (const source of sources) {
        const there = new Set([...(await source.refs(db)), ...(await indexQueries.known(db, source.name))])
        await indexQueries.mark(db, source.name, [...there])
        marked += there.size
      }
      return marked
    },
    stop() {
      isStopped = true
    },
  }
}
