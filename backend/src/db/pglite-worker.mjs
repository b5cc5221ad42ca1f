import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm'
import { PrivateNodeFS } from './private-node-fs.mjs'
import { valueParsers } from './value-parsers.mjs'

/** Last lines of the engine's log: when it does not begin, they say why. */
const said = []
const saidMax = 20

/**
 * The embedded data base in a thread of its own: it is WebAssembly and would stop the main thread during every query.
 * Plain JavaScript, so that it runs unbuilt wherever the backend runs from. Requests are answered in the order they come.
 */
async function open() {
  const { folder, archive } = workerData
  const loadDataDir = archive ? new Blob([await readFile(archive)]) : undefined
  const database = new PGlite({
    ...(folder === undefined ? {} : { fs: new PrivateNodeFS(folder) }),
    loadDataDir,
    parsers: valueParsers,
    extensions: { pg_trgm: trigrams },
    onStderr(line) {
      if (said.push(line) > saidMax) said.shift()
      // The engine gives up and would answer nothing any more, not even this: whoever waits is told at once.
      if (/\bPANIC:/.test(line)) parentPort.postMessage({ panic: line })
    },
  })
  await database.waitReady
  await database.exec("set time zone 'UTC'")
  return database
}

const operations = {
  query: async (database, { sql, params }) => (await database.query(sql, params)).rows,
  script: async (database, { sql }) => void (await database.exec(sql)),
  dump: async (database) => new Uint8Array(await (await database.dumpDataDir('gzip')).arrayBuffer()),
  close: async (database) => void (await database.close()),
}

const database = open()
database.then(
  () => parentPort.postMessage({ id: 0 }),
  (error) => parentPort.postMessage({ id: 0, error: { message: String(error?.message ?? error), said } }),
)

let last = Promise.resolve()
parentPort.on('message', (request) => {
  last = last.then(async () => {
    try {
      const result = await operations[request.operation](await database, request)
      parentPort.postMessage({ id: request.id, result })
    } catch (error) {
      const { message, code, constraint, detail, table } = error
      parentPort.postMessage({ id: request.id, error: { message, code, constraint, detail, table } })
    }
  })
})
