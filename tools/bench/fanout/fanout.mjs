import { median } from '../median.mjs'
import { startPeer } from './peer.mjs'

const clientCount = 1_000
const bytes = 300
/** Pairs of short blocks, so that a machine that is busy for a while is busy for both sides. */
const calm = { perSecond: 10, messages: 8, pairs: Number(process.env.ROUNDS ?? 25) }
const busy = { perSecond: 100, messages: 100, pairs: Math.ceil(calm.pairs / 3) }
/** Of `ws.send(text)` per delivery; of one core; KB. */
const goals = { unbatched: 0.8, batched: 0.2, core: 0.25, clientKb: 15 }

async function startPair() {
  const server = await startPeer('backend/src/testing/fanout-server.ts', { isTypeScript: true })
  const clients = await startPeer('tools/bench/fanout/clients.mjs')
  const stop = () => Promise.all([server.stop(), clients.stop()])
  return { server, clients, port: server.ready, stop }
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

/** Both ways under one load, turn about; medians, and the median of the pairs' ratios. */
async function compare(pair, { pairs, ...load }) {
  const runs = { hub: [], plain: [] }
  for (let turn = 0; turn < pairs; turn += 1)
    for (const way of turn % 2 ? ['hub', 'plain'] : ['plain', 'hub']) runs[way].push(await measure(pair, way, load))
  const medians = (list) =>
    Object.fromEntries(['cpuPerDelivery', 'p50', 'p99'].map((name) => [name, median(list.map((run) => run[name]))]))
  return {
    hub: medians(runs.hub),
    plain: medians(runs.plain),
    ratio: median(runs.hub.map((run, at) => run.cpuPerDelivery / runs.plain[at].cpuPerDelivery)),
    isExact: [...runs.hub, ...runs.plain].every((run) => run.isExact),
  }
}

async function measureFanout() {
  const pair = await startPair()
  try {
    for (const way of ['hub', 'plain']) {
      await pair.clients.ask({ task: 'open', port: pair.port, way, count: clientCount })
      await measure(pair, way, { perSecond: 50, messages: 50 })
    }
    return {
      calm: await compare(pair, calm),
      busy: await compare(pair, busy),
      sustained: await measure(pair, 'hub', { perSecond: busy.perSecond, messages: busy.perSecond * 10 }),
    }
  } finally {
    await pair.stop()
  }
}

/** What a connected and subscribed client costs in memory. */
async function measureMemory({ first = 1_000, count = 3_000 } = {}) {
  const pair = await startPair()
  try {
    await pair.clients.ask({ task: 'open', port: pair.port, way: 'hub', count: first })
    const before = await pair.server.ask({ task: 'memory' })
    await pair.clients.ask({ task: 'open', port: pair.port, way: 'hub', count })
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
    await pair.clients.ask({ task: 'open', port: pair.port, way: 'hub', count })
    await pair.clients.ask({ task: 'pause', count: paused })
    await pair.server.ask({ task: 'publish', way: 'hub', messages, perSecond: 600, bytes: 3_000 })
    const good = await pair.clients.ask({ task: 'settle', way: 'hub', frames: messages })
    const { inRoom, sockets, rss } = await pair.server.ask({ task: 'usage' })
    return { evicted: count - inRoom, left: sockets, paused, good, rssMb: rss / 1_048_576 }
  } finally {
    await pair.stop()
  }
}

async function measureResume({ count = 50, times = 20, messages = 800 } = {}) {
  const pair = await startPair()
  try {
    await pair.clients.ask({ task: 'openHoppers', port: pair.port, count })
    const publishing = pair.server.ask({ task: 'publish', way: 'hub', messages, perSecond: 200, bytes })
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
    console.log(row.map((cell, at) => (at === 0 ? cell.padEnd(44) : `${cell}`.padStart(12))).join('  '))
}

const delay = ({ p50, p99 }) => `${p50}/${p99} ms`
const percent = (value) => `${(value * 100).toFixed(1)} %`

function compareRows({ perSecond }, { plain, hub, ratio, isExact }, goal) {
  const cpu = [us(plain.cpuPerDelivery), us(hub.cpuPerDelivery), ratio.toFixed(2)]
  return [
    [`CPU per delivery, ${perSecond} msg/s`, ...cpu, `<= ${goal}`, yes(ratio <= goal && isExact)],
    ['  delay p50/p99', delay(plain), delay(hub), '', '', ''],
  ]
}

function sustainedRow(run) {
  const isMet = run.core <= goals.core && run.perSecond >= busy.perSecond * 0.95 && run.isExact
  const name = `${clientCount} x ${busy.perSecond} msg/s for 10 s, of one core`
  return [name, '', percent(run.core), '', `<= ${percent(goals.core)}`, yes(isMet)]
}

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

/** Broadcasts of the product's topic hub against `ws.send(text)` for each client, interleaved in one run. */
export async function bench() {
  console.log(`fanout: ${clientCount} clients on each side in another process, ${bytes}-byte frames;`)
  console.log(`CPU of the server's process, medians of ${calm.pairs} and ${busy.pairs} interleaved pairs;`)
  console.log('a row is met only when every client got every frame exactly once')
  const fanout = await measureFanout()
  const clientKb = await measureMemory()
  const memory = `${clientKb.toFixed(1)} KB`
  const table = [
    ...compareRows(calm, fanout.calm, goals.unbatched),
    ...compareRows(busy, fanout.busy, goals.batched),
    sustainedRow(fanout.sustained),
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
