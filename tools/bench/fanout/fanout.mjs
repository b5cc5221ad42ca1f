import { median } from '../median.mjs'
import { startPeer } from './peer.mjs'

const clientCount = 1_000
const bytes = 300
/** Pairs of short blocks, so that a machine that is busy for a while is busy for both sides. */
const calm = { perSecond: 10, messages: 8, pairs: Number(process.env.ROUNDS ?? 25) }
const busy = { perSecond: 100, messages: 100, pairs: Math.ceil(calm.pairs / 3) }
const sustained = { perSecond: busy.perSecond, messages: busy.perSecond * 10 }
/** Of `ws.send(text)` for each client, per delivery; of one core; KB. */
const goals = {
  library: { unbatched: 1.05, batched: 0.25 },
  direct: { unbatched: 0.8, batched: 0.2 },
  core: 0.25,
  clientKb: 15,
}
const writers = ['library', 'direct']

async function startPair() {
  const server = await startPeer('backend/src/testing/fanout-server.ts', { isTypeScript: true })
  const clients = await startPeer('tools/bench/fanout/clients.mjs')
  const stop = () => Promise.all([server.stop(), clients.stop()])
  return { server, clients, ports: server.ready, stop }
}

/** One way, one load: CPU of the server alone, from the first message until the last one has arrived. */
async function measure({ server, clients }, way, { perSecond, messages }) {
  const before = await server.ask({ task: 'usage' })
  const startedAt = performance.now()
  await server.ask({ task: 'publish', way, messages, perSecond, bytes })
  const arrived = await clients.ask({ task: 'settle', way, frames: messages })
  const elapsedMs = performance.now() - startedAt
  const cpuUs = (await server.ask({ task: 'usage' })).cpuUs - before.cpuUs
  return {
    ...arrived,
    cpuPerDelivery: cpuUs / arrived.expected,
    core: cpuUs / 1_000 / elapsedMs,
    perSecond: messages / (elapsedMs / 1_000),
  }
}

/** All ways under one load, turn about; medians, and the median of the turns' ratios. */
async function compare(pair, { pairs, ...load }) {
  const runs = { library: [], direct: [], plain: [] }
  const ways = Object.keys(runs)
  for (let turn = 0; turn < pairs; turn += 1)
    for (const way of turn % 2 ? ways : ways.toReversed()) runs[way].push(await measure(pair, way, load))
  const medians = (list) =>
    Object.fromEntries(['cpuPerDelivery', 'p50', 'p99'].map((name) => [name, median(list.map((run) => run[name]))]))
  const against = (way) => ({
    ...medians(runs[way]),
    ratio: median(runs[way].map((run, at) => run.cpuPerDelivery / runs.plain[at].cpuPerDelivery)),
    isExact: [...runs[way], ...runs.plain].every((run) => run.isExact),
  })
  return { plain: medians(runs.plain), library: against('library'), direct: against('direct') }
}

async function measureFanout() {
  const pair = await startPair()
  try {
    for (const way of [...writers, 'plain']) {
      await pair.clients.ask({ task: 'open', port: pair.ports[way], way, count: clientCount })
      await measure(pair, way, { perSecond: 50, messages: 50 })
    }
    return {
      calm: await compare(pair, calm),
      busy: await compare(pair, busy),
      sustained: {
        library: await measure(pair, 'library', sustained),
        direct: await measure(pair, 'direct', sustained),
      },
    }
  } finally {
    await pair.stop()
  }
}

/** What a connected and subscribed client costs in memory. */
async function measureMemory({ first = 1_000, count = 3_000 } = {}) {
  const pair = await startPair()
  try {
    await pair.clients.ask({ task: 'open', port: pair.ports.library, way: 'library', count: first })
    const before = await pair.server.ask({ task: 'memory' })
    await pair.clients.ask({ task: 'open', port: pair.ports.library, way: 'library', count })
    const after = await pair.server.ask({ task: 'memory' })
    return (after.rss - before.rss) / 1_024 / count
  } finally {
    await pair.stop()
  }
}

/** Fifty of two hundred clients stop reading; 3 KB frames pile up. */
async function measureSlow({ count = 200, paused = 50, messages = 3_000 } = {}) {
  const pair = await startPair()
  try {
    await pair.clients.ask({ task: 'open', port: pair.ports.library, way: 'library', count })
    await pair.clients.ask({ task: 'pause', count: paused })
    await pair.server.ask({ task: 'publish', way: 'library', messages, perSecond: 600, bytes: 3_000 })
    const good = await pair.clients.ask({ task: 'settle', way: 'library', frames: messages })
    const { inRoom, sockets, rss } = await pair.server.ask({ task: 'usage' })
    return { evicted: count - inRoom, left: sockets, paused, good, rssMb: rss / 1_048_576 }
  } finally {
    await pair.stop()
  }
}

async function measureResume({ count = 50, times = 20, messages = 800 } = {}) {
  const pair = await startPair()
  try {
    await pair.clients.ask({ task: 'openHoppers', port: pair.ports.library, count })
    const publishing = pair.server.ask({ task: 'publish', way: 'library', messages, perSecond: 200, bytes })
    const result = await pair.clients.ask({ task: 'hopAll', times, messages })
    await publishing
    return result
  } finally {
    await pair.stop()
  }
}

const us = (value) => `${value.toFixed(2)} us`
const yes = (isTrue) => (isTrue ? 'yes' : 'NO')

function print(table) {
  const head = ['', 'ws.send', 'our hub', 'ratio', 'goal', 'met']
  for (const row of [head, ...table])
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(54) : `${cell}`.padStart(12))).join('  '))
}

const delay = ({ p50, p99 }) => `${p50}/${p99} ms`
const percent = (value) => `${(value * 100).toFixed(1)} %`

function compareRows({ perSecond }, { plain, ...ours }, goalName) {
  return writers.flatMap((writer) => {
    const { ratio, isExact, ...run } = ours[writer]
    const goal = goals[writer][goalName]
    const cpu = [us(plain.cpuPerDelivery), us(run.cpuPerDelivery), ratio.toFixed(2)]
    return [
      [`CPU per delivery, ${perSecond} msg/s, ${writer}`, ...cpu, `<= ${goal}`, yes(ratio <= goal && isExact)],
      ['  delay p50/p99', delay(plain), delay(run), '', '', ''],
    ]
  })
}

const sustainedRows = (runs) =>
  writers.map((writer) => {
    const { core, perSecond, isExact } = runs[writer]
    const isDelivered = perSecond >= busy.perSecond * 0.95 && isExact
    const name = `${clientCount} x ${busy.perSecond} msg/s for 10 s, of one core, ${writer}`
    return [name, '', percent(core), '', `<= ${percent(goals.core)}`, yes(isDelivered && core <= goals.core)]
  })

function slowRows({ evicted, paused, good, rssMb }) {
  const isMet = evicted === paused && good.isExact
  const lost = `${good.expected - good.received}; ${rssMb.toFixed(0)} MB`
  return [
    [`${paused} of 200 stop to read, 3,000 x 3 KB: evicted`, '', `${evicted}`, '', `${paused}`, yes(isMet)],
    ['  frames the others lost; memory of the server', '', lost, '', '0', ''],
  ]
}

function resumeRow({ reconnects, lost, doubled, disordered, notRecovered }) {
  const isMet = reconnects >= 1_000 && lost + doubled + disordered + notRecovered === 0
  const name = `${reconnects} reconnects: lost/doubled/out of order`
  return [name, '', `${lost}/${doubled}/${disordered}`, '', '0/0/0', yes(isMet)]
}

/** Broadcasts of the product's topic hub with each writer against `ws.send(text)` for each client, in one run. */
export async function bench() {
  console.log(`fanout: ${clientCount} clients on each side in another process, ${bytes}-byte frames;`)
  console.log(`CPU of the server's process, medians of ${calm.pairs} and ${busy.pairs} interleaved pairs;`)
  console.log('a row is met only when every client got every frame exactly once')
  const fanout = await measureFanout()
  const clientKb = await measureMemory()
  const memory = `${clientKb.toFixed(1)} KB`
  const table = [
    ...compareRows(calm, fanout.calm, 'unbatched'),
    ...compareRows(busy, fanout.busy, 'batched'),
    ...sustainedRows(fanout.sustained),
    [
      'memory per client, 1,000th to 4,000th',
      '',
      memory,
      '',
      `<= ${goals.clientKb} KB`,
      yes(clientKb <= goals.clientKb),
    ],
    ...slowRows(await measureSlow()),
    resumeRow(await measureResume()),
  ]
  print(table)
  return table.every((row) => row[5] !== 'NO')
}
