import { AsyncLocalStorage } from 'node:async_hooks'
import { errorCodeOf } from '../kernel/error-code'
import { termOfJob } from '../kernel/job-run'
import type { Connection, Engine } from './engine'

/**
 * The data base. Values that come back are equal on both engines: bigint and numeric as numbers, timestamptz as epoch
 * milliseconds, date as `YYYY-MM-DD`, json parsed. Columns of time hold epoch milliseconds as bigint. A column `user_id`
 * comes back as `userId`.
 */
export interface Db {
  query<R>(sql: string, params?: unknown[]): Promise<R[]>
  /** First row of the answer. */
  one<R>(sql: string, params?: unknown[]): Promise<R | undefined>
  /**
   * All or nothing. Inside, only the handle that is passed in may be used: the root handle would wait for the
   * transaction that waits for it, so using it throws. No network calls inside. Within a transaction this is a
   * savepoint. One that takes longer than `timeoutMs` (that of all transactions when not given) is rolled back and rejects.
   */
  transaction<T>(work: (tx: Db) => Promise<T>, timeoutMs?: number): Promise<T>
}

/** Somebody who adds to transactions, e.g. the audit: in the same transaction or not at all. */
export interface TransactionWatch {
  /** Runs before the work. */
  before(): Promise<void>
  /** Runs after the work and before the commit. */
  after(): Promise<void>
  committed(): void
}

export interface DbOptions {
  transactionTimeoutMs: number
  /** Asked at each transaction; undefined: nothing to add. */
  watch?: (tx: Db) => TransactionWatch | undefined
  /** Asked at the end of each transaction of a job: fails when another node leads by now. */
  fence?: (tx: Db, term: number) => Promise<void>
}

const retriesMax = 3
const isReading = /^\s*select\b/i
/** Deadlock and serialisation failure: the loser of a race tries again. */
const raceCodes = new Set(['40P01', '40001'])

function isRaceLost(error: unknown): boolean {
  return raceCodes.has(errorCodeOf(error) ?? '')
}

function createTransactionHandle(connection: Connection, state: { isOpen: boolean }, depth: number): Db {
  const run = <R>(sql: string, params?: unknown[]): Promise<R[]> => {
    if (!state.isOpen) throw new Error('The transaction is over: its handle may not be used any more.')
    return connection.query<R>(sql, params)
  }
  return {
    query: run,
    one: async <R>(sql: string, params?: unknown[]) => (await run<R>(sql, params))[0],
    async transaction(work) {
      const name = `level_${depth}`
      await run(`savepoint ${name}`)
      try {
        const result = await work(createTransactionHandle(connection, state, depth + 1))
        await run(`release savepoint ${name}`)
        return result
      } catch (error) {
        await run(`rollback to savepoint ${name}`)
        throw error
      }
    },
  }
}

/** Rejects after so long: a transaction that hangs stops everybody on the embedded engine. */
async function withDeadline<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`The transaction took longer than ${timeoutMs} ms and was rolled back.`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** The root handle over an engine. */
export function createDb(engine: Engine, options: DbOptions): Db {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  const guard = () => {
    if (current.getStore()?.isOpen) {
      throw new Error('The root data base handle was used inside a transaction: use the handle passed to it.')
    }
  }
  async function attempt<T>(work: (tx: Db) => Promise<T>, timeoutMs: number): Promise<T> {
    return engine.exclusive(async (connection) => {
      const state = { isOpen: true }
      await connection.query('begin')
      try {
        const handle = createTransactionHandle(connection, state, 1)
        const watch = options.watch?.(handle)
        await watch?.before()
        const result = await withDeadline(
          current.run(state, () => work(handle)),
          timeoutMs,
        )
        await watch?.after()
        const term = termOfJob()
        if (term !== undefined) await options.fence?.(handle, term)
        state.isOpen = false
        await connection.query('commit')
        watch?.committed()
        return result
      } catch (error) {
        state.isOpen = false
        await connection.query('rollback')
        throw error
      }
    })
  }
  async function query<R>(sql: string, params?: unknown[]): Promise<R[]> {
    guard()
    // A job writes within a transaction, because its lease is looked at there.
    if (options.fence && termOfJob() !== undefined && !isReading.test(sql))
      return root.transaction((tx) => tx.query<R>(sql, params))
    return engine.query<R>(sql, params)
  }
  const root: Db = {
    query,
    one: async <R>(sql: string, params?: unknown[]) => (await query<R>(sql, params))[0],
    async transaction(work, timeoutMs = options.transactionTimeoutMs) {
      guard()
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(work, timeoutMs)
        } catch (error) {
          if (tries > retriesMax || !isRaceLost(error)) throw error
        }
      }
    },
  }
  return root
}
