import type { Db } from '../../db/db'
import type { Disposer } from '../../kernel/disposer'
import type { Kernel } from '../../kernel/kernel'
import type { BackendModule } from '../../kernel/module'
import type { Users } from '../account/account.module'
import { createHotWords } from './hot-words.service'
import { indexQueries } from './index.queries'
import { createIndexer } from './indexer.service'
import type { StateOf } from './match-order.rules'
import { type RoomsByNumber, searchCalls } from './search.routes'
import { createSearchService } from './search.service'
import { noSubjects, type Subjects, subjectSource } from './sources/subjects.source'
import { type TableWords, tableSources } from './sources/table-sources'

export type { MatchStanding } from './match-order.rules'
export { normalText } from './normal-text'
export type { SearchDocument, Words } from './search-document'
export type { Subjects } from './sources/subjects.source'

/** What the search asks of other modules. */
export interface SearchPorts extends TableWords {
  users: Pick<Users, 'factsOf' | 'levelOf'>
  rooms: RoomsByNumber
  subjects: Subjects
  stateOf: StateOf
  /** The name of whom many call so, by the normal form of a nickname. */
  properName(nickname: string): string | undefined
}

/** What other modules may ask of the search. */
export interface SearchModule extends BackendModule {
  /** Reads again what changed; tests and the rebuild wait for it. */
  catchUp(): Promise<number>
  /** Reads everything again. */
  rebuild(): Promise<number>
  /** Writes down what was looked for since the last time. */
  storeHotWords(): Promise<void>
}

/** Marks everything as changed, for whoever runs the site; resolves with how much that is. */
export const markForRebuild = (db: Db): Promise<number> =>
  createIndexer(db, [
    ...tableSources({ matchWords: async () => [], clubWords: () => [] }),
    subjectSource(noSubjects),
  ]).markAll()

const changesEveryMs = 1_000
const subjectsEveryMs = 600_000
const countsEveryMs = 300_000
const hotWordsEveryMs = 60_000

/** One index over everything that can be found, and the calls that look into it. */
export function createSearchModule(kernel: Kernel, ports: SearchPorts): SearchModule {
  const { db, clock, jobs, limiter } = kernel
  const subjects = subjectSource(ports.subjects)
  const sources = [...tableSources(ports), subjects]
  const indexer = createIndexer(db, sources)
  const hotWords = createHotWords({ db, clock, limiter })
  const search = createSearchService({ db, clock, ...ports })

  let first: Promise<unknown> | undefined
  async function lookAtSubjects(): Promise<void> {
    const changed = subjects.changed(await indexQueries.known(db, subjects.name))
    await indexQueries.mark(db, subjects.name, changed)
  }

  return {
    name: 'search',
    calls: searchCalls({ ...kernel, ...ports, sources, search, hotWords }),
    catchUp: indexer.catchUp,
    storeHotWords: hotWords.store,
    async rebuild() {
      await indexer.markAll()
      const read = await indexer.catchUp()
      await indexer.recount()
      return read
    },
    start() {
      // Tests ask for little, and read what changed when they need it.
      if (kernel.config.checksReplies) return () => undefined
      const stops: Disposer[] = [
        jobs.every(changesEveryMs, async () => void (await indexer.catchUp())),
        jobs.every(subjectsEveryMs, lookAtSubjects),
        jobs.every(countsEveryMs, indexer.recount),
        // Each node writes down what it heard itself.
        clock.every(hotWordsEveryMs, hotWords.store),
      ]
      return async () => {
        indexer.stop()
        for (const stop of stops) await stop()
        await first
        await hotWords.store()
      }
    },
    listening() {
      if (kernel.config.checksReplies) return
      const readAll = () => lookAtSubjects().then(indexer.catchUp).then(indexer.recount)
      first = jobs
        .run(readAll)
        .catch((error: unknown) => kernel.log.error({ err: error }, 'the search index was not read'))
    },
  }
}
