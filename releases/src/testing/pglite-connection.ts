import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { SqlConnection } from '../store/postgres-objects'

/** PGlite loads its parts in a way the test runner's module loader does not know: it lives in a thread without it. */
const script = `
const { parentPort, workerData } = require('node:worker_threads')
import(workerData).then(({ PGlite }) => {
  const data = new PGlite()
  parentPort.on('message', async ({ id, sql, values }) => {
    try {
      parentPort.postMessage({ id, rows: (await data.query(sql, values)).rows })
    } catch (error) {
      parentPort.postMessage({ id, message: error.message })
    }
  })
})`

interface Answer {
  id: number
  rows?: unknown[]
  message?: string
}

/** A fresh data base in memory. */
export function pgliteConnection(): SqlConnection & { close(): Promise<unknown> } {
  const entry = pathToFileURL(require.resolve('@electric-sql/pglite')).href
  const worker = new Worker(script, { eval: true, workerData: entry })
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  return {
    async query(sql, values = []) {
      last += 1
      const id = last
      const answer = await new Promise<Answer>((resolve) => {
        waiting.set(id, resolve)
        worker.postMessage({ id, sql, values })
      })
      if (answer.message !== undefined) throw new Error(answer.message)
      return { rows: answer.rows ?? [] }
    },
    close: () => worker.terminate(),
  }
}
