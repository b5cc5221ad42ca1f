// Two nodes against one on the same PostgreSQL and Redis: what a call costs when it may go to either. A machine with few
// cores can't show twice the calls a second; the CPU of the nodes for each call shows what sharing costs.
import { startRedis } from '../../cluster/redis.mjs'
import { startPostgres } from '../../test/postgres.mjs'
import { startPeer } from '../fanout/peer.mjs'
import { load, untilQuiet } from '../http/load.mjs'
import { median } from '../median.mjs'

const rounds = Number(process.env.ROUNDS ?? 15)
const amount = 3_000
/** Requests per second of CPU, of two nodes against one. */
const goal = 0.9

/** The same number of requests, shared evenly; CPU of all nodes of the site, those that rest included. */
async function measure(nodes, used, way) {
  const sum = async () =>
    (await Promise.all(nodes.map((node) => node.ask({})))).reduce((all, { cpuUs }) => all + cpuUs, 0)
  const before = await sum()
  const startedAt = performance.now()
  const share = { amount: amount / used.length, connections: 20 / used.length }
  await Promise.all(used.map(({ ready }) => load(ready.ways[way].product, share)))
  const seconds = (performance.now() - startedAt) / 1_000
  return { cpuUs: ((await sum()) - before) / amount, perSecond: amount / seconds }
}

async function compare(nodes, way) {
  const runs = { one: [], two: [] }
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of round % 2 ? ['two', 'one'] : ['one', 'two']) {
      const run = await measure(nodes, kind === 'one' ? [nodes[round % 2]] : nodes, way)
      // The first round warms both up.
      if (round > 0) runs[kind].push(run)
    }
  const medians = (kind, value) => median(runs[kind].map((run) => run[value]))
  return {
    one: medians('one', 'cpuUs'),
    two: medians('two', 'cpuUs'),
    ratio: median(runs.one.map(({ cpuUs }, at) => cpuUs / runs.two[at].cpuUs)),
    perSecond: [medians('one', 'perSecond'), medians('two', 'perSecond')].map((value) => value.toFixed(0)),
  }
}

export async function bench() {
  console.log(`nodes: ${rounds} interleaved pairs of ${amount} requests, CPU of both nodes together`)
  const postgres = await startPostgres()
  if (!postgres) return false
  const redis = await startRedis()
  Object.assign(process.env, { DATABASE_URL: postgres.address, REDIS_URL: redis.url })
  const nodes = []
  let isGood = true
  try {
    for (let count = 0; count < 2; count += 1)
      nodes.push(await startPeer('backend/src/testing/call-server.ts', { isTypeScript: true }))
    for (const node of nodes) await untilQuiet(node)
    for (const way of ['trivial', 'read']) {
      const { one, two, ratio, perSecond } = await compare(nodes, way)
      isGood &&= ratio >= goal
      console.log(
        `${way.padEnd(10)} ${one.toFixed(0)} us a request on one node, ${two.toFixed(0)} on two, ` +
          `${perSecond.join(' and ')} requests a second here: ${ratio.toFixed(2)} (goal >= ${goal}: ${ratio >= goal ? 'yes' : 'NO'})`,
      )
    }
  } finally {
    for (const node of nodes) await node.stop()
    delete process.env.REDIS_URL
    await redis.stop()
    await postgres.stop()
  }
  return isGood
}
