// What a call costs against the least one could write for it: CPU of the server alone, both ways in one process and one run.
import { startPostgres } from '../../test/postgres.mjs'
import { startPeer } from '../fanout/peer.mjs'
import { median } from '../median.mjs'
import { load, untilQuiet } from './load.mjs'

const rounds = Number(process.env.ROUNDS ?? 15)
const amount = 10_000
/** Of the plain way's requests per second of CPU. */
const goals = { trivial: 0.8, read: 0.75 }
const names = { trivial: 'a call without the data base / bare Fastify', read: 'a call that reads rows / node and pg' }

async function measure(server, url) {
  const before = await server.ask({})
  const { p99 } = await load(url, { amount })
  return { cpuUs: ((await server.ask({})).cpuUs - before.cpuUs) / amount, p99 }
}

/** Both ways, turn about: a machine that is busy for a while is busy for both. */
async function compare(server, ways) {
  const runs = { plain: [], product: [] }
  for (const url of Object.values(ways)) await load(url, { amount })
  for (let round = 0; round < rounds; round += 1)
    for (const way of round % 2 ? ['product', 'plain'] : ['plain', 'product'])
      runs[way].push(await measure(server, ways[way]))
  return {
    plain: median(runs.plain.map(({ cpuUs }) => cpuUs)),
    product: median(runs.product.map(({ cpuUs }) => cpuUs)),
    ratio: median(runs.plain.map(({ cpuUs }, at) => cpuUs / runs.product[at].cpuUs)),
    p99: median(runs.product.map(({ p99 }) => p99)),
  }
}

export async function bench() {
  console.log(
    `http: ${rounds} interleaved pairs of ${amount} requests over 20 connections, CPU of the server's process`,
  )
  const postgres = await startPostgres()
  if (!postgres) return false
  process.env.DATABASE_URL = postgres.address
  const server = await startPeer('backend/src/testing/call-server.ts', { isTypeScript: true })
  let isGood = true
  try {
    const { ways, bytes } = server.ready
    await untilQuiet(server)
    for (const [name, goal] of Object.entries(goals)) {
      const { plain, product, ratio, p99 } = await compare(server, ways[name])
      isGood &&= ratio >= goal
      const verdict = ratio >= goal ? 'yes' : 'NO'
      console.log(
        `${names[name].padEnd(46)} ${plain.toFixed(0)} / ${product.toFixed(0)} us a request, ${bytes[name].join(' / ')} bytes, ` +
          `p99 ${p99} ms: ${ratio.toFixed(2)} (goal >= ${goal}: ${verdict})`,
      )
    }
  } finally {
    await server.stop()
    await postgres.stop()
  }
  return isGood
}
