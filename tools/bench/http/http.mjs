// What a call costs against the least one could write for it: CPU of the server alone, both ways in one process and one run.
import { startPostgres } from '../../test/postgres.mjs'
import { startPeer } from '../fanout/peer.mjs'
import { median } from '../median.mjs'
import { load, untilQuiet } from './load.mjs'

/** The compiler and the memory's layout make two starts of one code differ by a tenth: several are asked. */
const starts = 3
const rounds = Number(process.env.ROUNDS ?? 5)
const amount = 10_000
/** Until the compiler is done with what a server that runs for a day has long compiled. */
const warmUp = 3 * amount
/** Of the plain way's requests per second of CPU. */
const goals = { trivial: 0.8, read: 0.75 }
const names = { trivial: 'a call without the data base / bare Fastify', read: 'a call that reads rows / node and pg' }

async function measure(server, url) {
  const before = await server.ask({})
  const { p99 } = await load(url, { amount })
  return { cpuUs: ((await server.ask({})).cpuUs - before.cpuUs) / amount, p99 }
}

/** Both ways, turn about: a machine that is busy for a while is busy for both. */
async function measurePairs(server, ways) {
  for (const url of Object.values(ways)) await load(url, { amount: warmUp })
  const pairs = []
  for (let round = 0; round < rounds; round += 1) {
    const pair = {}
    for (const way of round % 2 ? ['product', 'plain'] : ['plain', 'product'])
      pair[way] = await measure(server, ways[way])
    pairs.push(pair)
  }
  return pairs
}

/** Pairs of one start of the server by what is asked, with the bytes of both answers. */
async function measureStart() {
  const server = await startPeer('backend/src/testing/call-server.ts', { isTypeScript: true })
  try {
    const { ways, bytes } = server.ready
    await untilQuiet(server)
    const found = {}
    for (const name of Object.keys(goals))
      found[name] = { bytes: bytes[name], pairs: await measurePairs(server, ways[name]) }
    return found
  } finally {
    await server.stop()
  }
}

const ratioOf = (pairs) => median(pairs.map(({ plain, product }) => plain.cpuUs / product.cpuUs))

/** Tells one line; true when its goal is met. */
function tell(name, found) {
  const goal = goals[name]
  const pairs = found.flatMap((one) => one[name].pairs)
  const [plain, product] = ['plain', 'product'].map((way) => median(pairs.map((pair) => pair[way].cpuUs)))
  const ratio = ratioOf(pairs)
  const each = found.map((one) => ratioOf(one[name].pairs).toFixed(2)).join(', ')
  console.log(
    `${names[name].padEnd(46)} ${plain.toFixed(0)} / ${product.toFixed(0)} us a request, ${found[0][name].bytes.join(' / ')} bytes, ` +
      `p99 ${median(pairs.map((pair) => pair.product.p99))} ms: ${ratio.toFixed(2)} (goal >= ${goal}: ${ratio >= goal ? 'yes' : 'NO'}); starts ${each}`,
  )
  return ratio >= goal
}

export async function bench() {
  console.log(
    `http: ${starts} starts, ${rounds} interleaved pairs of ${amount} requests over 20 connections each, CPU of the server's process`,
  )
  const postgres = await startPostgres()
  if (!postgres) return false
  process.env.DATABASE_URL = postgres.address
  try {
    const found = []
    for (let start = 0; start < starts; start += 1) found.push(await measureStart())
    return Object.keys(goals)
      .map((name) => tell(name, found))
      .every(Boolean)
  } finally {
    await postgres.stop()
  }
}
