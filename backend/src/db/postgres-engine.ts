import pg from 'pg'
import { errorCodeOf } from '../kernel/error-code'
import { camelRows } from './camel-rows'
import type { Connection, Engine } from './engine'
import { valueParsers } from './value-parsers.mjs'

const types = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    valueParsers[id] ?? pg.types.getTypeParser(id, format as 'text')) as typeof pg.types.getTypeParser,
}

function connectionOf(client: pg.PoolClient): Connection {
  return {
    query: async <R>(sql: string, params?: unknown[]) => camelRows<R>((await client.query(sql, params)).rows),
    script: async (sql) => void (await client.query(sql)),
  }
}

/**
 * How long a request waits for a connection. Hundreds who want the same row at once stand in line for it with all the
 * connections there are; on a busy machine the last of them would be refused after the ten seconds one might expect.
 */
const connectionWaitMs = 30_000

export interface PostgresOptions {
  connections?: number
  /** An answer that takes longer is an error, and its connection is given up. */
  answerMs?: number
}

/**
 * Waits for the first answer: a data base that is there and busy is slow to take a connection when a node begins. One that
 * refuses, or is not there, has said so at once.
 */
async function firstAnswer(pool: pg.Pool): Promise<void> {
  const deadline = performance.now() + connectionWaitMs
  for (;;)
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      // The driver has no code for it.
      const isLate = error instanceof Error && /timeout/i.test(error.message)
      if (!isLate || performance.now() > deadline) throw error
    }
}

/** Opens PostgreSQL 15 or newer by its address. `onError` hears of idle connections that break. */
export async function openPostgres(
  address: string,
  onError: (error: Error) => void,
  { connections = 20, answerMs }: PostgresOptions = {},
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    types,
    connectionTimeoutMillis: answerMs ?? connectionWaitMs,
    ...(answerMs === undefined ? {} : { query_timeout: answerMs }),
  })
  pool.on('error', onError)
  await firstAnswer(pool)
  return {
    kind: 'postgres',
    query: async (sql, params) => camelRows((await pool.query(sql, params)).rows),
    async exclusive(work) {
      const client = await pool.connect()
      let failed = false
      try {
        await client.query("set time zone 'UTC'")
        return await work(connectionOf(client))
      } catch (error) {
        // A race that was lost or a refused row leaves the connection fine; anything without a code may not.
        failed = errorCodeOf(error) === undefined
        throw error
      } finally {
        client.release(failed)
      }
    },
    close: () => pool.end(),
  }
}
