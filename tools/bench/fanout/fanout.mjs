import { startPeer } from './peer.mjs'

const clientCount = 1_000
const bytes = 300
const rounds = Number(process.env.ROUNDS ?? 5)
/** Of `ws.send(text)` per delivery; of one core; KB. */
const goals = { unbatched: 0.8, batched: 0.2, core: 0.25, clientKb: 15 }
const calm = { perSecond: 10, messages: 40 }
const busy = { perSecond: 100, messages: 300 }

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1]

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

const loads = [
  ['hub', calm],
  ['plain', calm],
  ['hub', busy],
  ['plain', busy],
]

function summary(runs) {
  const of = (name) => median(runs.map((run) => run[name]))
  const isExact = runs.every((run) => run.isExact)
  return {
    ...Object.fromEntries(['cpuPerDelivery', 'core', 'perSecond', 'p50', 'p99'].map((n) => [n, of(n)])),
    isExact,
  }
}

async function measureFanout() {
  const pair = await startPair()
  try {
    for (const way of ['hub', 'plain'])
      await pair.clients.ask({ task: 'open', port: pair.port, way, count: clientCount })
    for (const [way, load] of loads) await measure(pair, way, { ...load, messages: 20 })
    const runs = loads.map(() => [])
    for (let round = 0; round < rounds; round += 1)
      for (const [at, [way, load]] of loads.entries()) runs[at].push(await measure(pair, way, load))
    return runs.map(summary)
  } finally {
    await pair.stop()
  }
}

/** What a connected and subscribed client costs in memory. */
async function measureMemory(count = 3_000) {
  const pair = await startPair()
  try {
    await pair.clients.ask({ task: 'open', port: pair.port, way: 'hub', count: 100 })
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

const ratioRow = (name, plain, hub, goal) => {
  const ratio = hub.cpuPerDelivery / plain.cpuPerDelivery
  const isMet = ratio <= goal && hub.isExact && plain.isExact
  return [name, us(plain.cpuPerDelivery), us(hub.cpuPerDelivery), ratio.toFixed(2), `<= ${goal}`, yes(isMet)]
}

/** Broadcasts of the product's topic hub against `ws.send(text)` for each client, interleaved in one run. */
export async function bench() {
  console.log(
    `fanout: ${clientCount} clients on each side in another process, ${bytes}-byte frames, CPU of the server process,`,
  )
  console.log(`medians of ${rounds} interleaved rounds; a row counts only when every client got every frame once`)
  const [hubCalm, plainCalm, hubBusy, plainBusy] = await measureFanout()
  const clientKb = await measureMemory()
  const slow = await measureSlow()
  const resume = await measureResume()
  const isSustained = hubBusy.core <= goals.core && hubBusy.perSecond >= busy.perSecond * 0.9 && hubBusy.isExact
  const isResumed =
    resume.reconnects >= 1_000 && resume.lost + resume.doubled + resume.disordered + resume.notRecovered === 0
  const isEvicted = slow.evicted === slow.paused && slow.good.isExact
  const percent = (value) => `${(value * 100).toFixed(1)} %`
  const table = [
    ratioRow(`CPU per delivery, ${calm.perSecond} msg/s`, plainCalm, hubCalm, goals.unbatched),
    ratioRow(`CPU per delivery, ${busy.perSecond} msg/s`, plainBusy, hubBusy, goals.batched),
    [
      `of one core, ${busy.perSecond} msg/s`,
      percent(plainBusy.core),
      percent(hubBusy.core),
      '',
      `<= ${goals.core * 100} %`,
      yes(isSustained),
    ],
    [
      `messages a second, ${busy.perSecond} asked`,
      plainBusy.perSecond.toFixed(0),
      hubBusy.perSecond.toFixed(0),
      '',
      '',
      '',
    ],
    [
      `delay p50/p99, ${calm.perSecond} msg/s, ms`,
      `${plainCalm.p50}/${plainCalm.p99}`,
      `${hubCalm.p50}/${hubCalm.p99}`,
      '',
      '',
      '',
    ],
    [
      `delay p50/p99, ${busy.perSecond} msg/s, ms`,
      `${plainBusy.p50}/${plainBusy.p99}`,
      `${hubBusy.p50}/${hubBusy.p99}`,
      '',
      '',
      '',
    ],
    [
      'memory per client',
      '',
      `${clientKb.toFixed(1)} KB`,
      '',
      `<= ${goals.clientKb} KB`,
      yes(clientKb <= goals.clientKb),
    ],
    [
      `${slow.paused} of 200 stop to read, 3,000 x 3 KB: evicted`,
      '',
      `${slow.evicted}`,
      '',
      `${slow.paused}`,
      yes(isEvicted),
    ],
    [
      `  the others: frames lost; server`,
      '',
      `${slow.good.expected - slow.good.received}; ${slow.rssMb.toFixed(0)} MB`,
      '',
      '0',
      '',
    ],
    [
      `${resume.reconnects} reconnects: lost/doubled/out of order`,
      '',
      `${resume.lost}/${resume.doubled}/${resume.disordered}`,
      '',
      '0/0/0',
      yes(isResumed),
    ],
  ]
  print(table)
  return table.every((row) => row[5] !== 'NO')
}
