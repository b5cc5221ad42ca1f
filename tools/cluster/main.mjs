// npm run cluster: the site on PostgreSQL, Redis and two nodes behind nginx, until Ctrl-C.
import { readWords } from '../words.mjs'
import { startCluster } from './cluster.mjs'

readWords('npm run cluster; NODES: how many nodes, 2')
const count = Number(process.env.NODES ?? 2)
let cluster
let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  await cluster?.stop()
  process.exit(0)
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
try {
  cluster = await startCluster({ count, dataDir: process.env.DATA_DIR })
  for (const { name, address } of cluster.nodes) console.log(`  node ${name} on http://${address}`)
  console.log(`\n  Pitchside runs on ${cluster.address}\n`)
  console.log(`  ${count} nodes behind nginx; logs in ${cluster.folder}; Ctrl-C stops\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
