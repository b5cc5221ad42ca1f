import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type EngineFailure, reasonOf } from '../data-folder'
import { packageRoot } from '../package-root'
import { camelRows } from './camel-rows'
import type { Connection, Engine } from './engine'

interface Reply {
  id: number
  result?: unknown
  error?: { message: string; code?: string; constraint?: string; said?: string[] }
  /** The line of its log with which the engine gave up. */
  panic?: string
}

export interface PgliteEngine extends Engine {
  /** The whole data base as a gzip archive, which `archive` takes. */
  dump(): Promise<Uint8Array>
}

export interface PgliteOptions {
  /** undefined: in memory. */
  folder: string | undefined
  /** Archive a new data base starts from: seconds faster than an empty start. */
  archive?: string
  /** The engine gave up while it ran, as when the disk did not take its log: every query fails from here on. */
  onLost?: (error: Error) => void
}

/** What is handed to the thread: it can't take functions. */
const settingsOf = ({ folder, archive }: PgliteOptions) => ({ folder, archive })

function createWorkerClient(worker: Worker, onLost: (error: Error) => void) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  let lost: Error | undefined
  const expect = (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const failAll = (error: Error) => {
    lost ??= error
    for (const { reject } of waiting.values()) reject(lost)
    waiting.clear()
  }
  function giveUp(line: string): void {
    const failure: EngineFailure = Object.assign(new Error('PANIC'), { said: [line] })
    const isOpen = !waiting.has(0)
    failAll(
      Object.assign(new Error(`The embedded data base has stopped: ${reasonOf(failure)}`), { said: failure.said }),
    )
    if (isOpen) onLost(lost as Error)
    void worker.terminate()
  }
  worker.on('message', (reply: Reply) => {
    if (reply.panic !== undefined) return giveUp(reply.panic)
    const waiter = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (reply.error) waiter?.reject(Object.assign(new Error(reply.error.message), reply.error))
    else waiter?.resolve(reply.result)
  })
  worker.on('error', failAll)
  worker.on('exit', () => failAll(new Error('The embedded data base has stopped.')))
  return {
    ready: expect(0),
    send(operation: string, request: object = {}): Promise<unknown> {
      if (lost) return Promise.reject(lost)
      lastId += 1
      const reply = expect(lastId)
      worker.postMessage({ id: lastId, operation, ...request })
      return reply
    },
  }
}

/**
 * Opens the embedded data base. One process per folder: the caller holds the folder's lock. Rejects with what the engine
 * wrote to its log in `said` when it does not begin.
 */
export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const worker = new Worker(join(packageRoot, 'src/db/pglite-worker.mjs'), { workerData: settingsOf(options) })
  const client = createWorkerClient(worker, options.onLost ?? (() => {}))
  try {
    await client.ready
  } catch (error) {
    await worker.terminate()
    throw error
  }
  const connection: Connection = {
    query: async <R>(sql: string, params: unknown[] = []) =>
      camelRows<R>((await client.send('query', { sql, params })) as object[]),
    script: async (sql) => void (await client.send('script', { sql })),
  }
  // There is one connection: while it is lent, everybody else waits here.
  let lent: Promise<void> | undefined
  return {
    kind: 'pglite',
    async query(sql, params) {
      while (lent) await lent
      return connection.query(sql, params)
    },
    async exclusive(work) {
      while (lent) await lent
      let giveBack = () => {}
      lent = new Promise((resolve) => {
        giveBack = () => {
          lent = undefined
          resolve()
        }
      })
      try {
        return await work(connection)
      } finally {
        giveBack()
      }
    },
    dump: async () => (await client.send('dump')) as Uint8Array,
    async close() {
      await client.send('close')
      await worker.terminate()
    },
  }
}
