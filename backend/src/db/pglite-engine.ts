import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { packageRoot } from '../package-root'
import type { Connection, Engine } from './engine'

interface Reply {
  id: number
  result?: unknown
  error?: { message: string; code?: string; constraint?: string }
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
}

function createWorkerClient(worker: Worker) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let lastId = 0
  const expect = (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', (reply: Reply) => {
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
      lastId += 1
      const reply = expect(lastId)
      worker.postMessage({ id: lastId, operation, ...request })
      return reply
    },
  }
}

/** Opens the embedded data base. One process per folder: the caller holds the folder's lock. */
export async function openPglite(options: PgliteOptions): Promise<PgliteEngine> {
  const worker = new Worker(join(packageRoot, 'src/db/pglite-worker.mjs'), { workerData: options })
  const client = createWorkerClient(worker)
  try {
    await client.ready
  } catch (error) {
    await worker.terminate()
    throw error
  }
  const connection: Connection = {
    query: async <R>(sql: string, params: unknown[] = []) => (await client.send('query', { sql, params })) as R[],
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
