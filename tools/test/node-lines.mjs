// `npm run node-lines -- [20 22 …] [--sample]`: the site's start and the tests on each supported line of Node, one by one.
import { join } from 'node:path'
import { readWith } from '../words.mjs'
import { ask } from './node-lines/ask.mjs'
import { fetchLine } from './node-lines/fetch-line.mjs'
import { lineTable } from './node-lines/line-table.mjs'
import { startOn } from './node-lines/start-on.mjs'
import { sample, testOn } from './node-lines/test-on.mjs'
import { startPostgres } from './postgres.mjs'
import { quickFolder } from './quick-folder.mjs'

const root = join(import.meta.dirname, '..', '..')
const { lines, isSample } = readWith('npm run node-lines -- [20 22.19 …] [--sample]', ask)
Object.assign(process.env, quickFolder())
// A sample runs on the embedded data base: it is there at once.
const postgres = isSample ? undefined : await startPostgres()
const results = []
for (const line of lines) {
  const node = fetchLine(root, line)
  console.log(`\n── Node ${node.version}`)
  const startS = await startOn(root, node).catch((error) => console.error(`✗ start: ${error.message}`))
  const startedAt = performance.now()
  const tests = testOn(root, node, { patterns: isSample ? sample : [], databaseUrl: postgres?.address })
  results.push({ line, version: node.version, startS, tests, testS: (performance.now() - startedAt) / 1000 })
  for (const name of tests.failed) console.error(`✗ ${name}`)
}
await postgres?.stop()
console.log(`\n${lineTable(results)}`)
const isGood = ({ startS, tests }) => startS !== undefined && tests.passed > 0 && tests.failed.length === 0
process.exit(results.every(isGood) ? 0 : 1)
