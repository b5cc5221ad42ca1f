// As many visitors as one node is meant for, in one room: does everybody get everything, how late, and what does it cost?
import { startPeer } from '../fanout/peer.mjs'

const count = Number(process.env.SOCKETS ?? 5_000)
const load = { perSecond: 10, messages: 100, bytes: 300 }
const goals = { clientKb: 15, p99Ms: 500 }

/** Memory is that of the server alone, between the first thousand sockets and the last. */
async function openAll(server, clients) {
  const open = (some) => clients.ask({ task: 'open', port: server.ready, way: 'hub', count: some })
  const first = Math.min(1_000, count / 2)
  await open(first)
  const before = await server.ask({ task: 'memory' })
  const startedAt = performance.now()
  await open(count - first)
  const seconds = (performance.now() - startedAt) / 1_000
  const after = await server.ask({ task: 'memory' })
  return { clientKb: (after.rss - before.rss) / 1_024 / (count - first), perSecond: (count - first) / seconds }
}

async function publish(server, clients) {
  const before = await server.ask({ task: 'usage' })
  const startedAt = performance.now()
  await server.ask({ task: 'publish', way: 'hub', ...load })
  const arrived = await clients.ask({ task: 'settle', way: 'hub', frames: load.messages })
  const seconds = (performance.now() - startedAt) / 1_000
  const after = await server.ask({ task: 'usage' })
  return { ...arrived, core: (after.cpuUs - before.cpuUs) / 1e6 / seconds, seconds, sockets: after.sockets }
}

export async function bench() {
  const server = await startPeer('backend/src/testing/fanout-server.ts', { isTypeScript: true })
  const clients = await startPeer('tools/bench/fanout/clients.mjs')
  try {
    const { clientKb, perSecond } = await openAll(server, clients)
    const run = await publish(server, clients)
    const { received, expected, isExact, p50, p99, core, sockets } = run
    const rows = [
      [`frames ${count} sockets got, ${load.perSecond} messages a second`, `${received} of ${expected}`, isExact],
      ['sockets still open', `${sockets}`, sockets === count],
      ['delay p50 / p99', `${p50} / ${p99} ms (goal p99 < ${goals.p99Ms})`, p99 < goals.p99Ms],
      ['memory a client', `${clientKb.toFixed(1)} KB (goal <= ${goals.clientKb})`, clientKb <= goals.clientKb],
      ['of one core', `${(core * 100).toFixed(0)} %`, true],
      ['opened a second', perSecond.toFixed(0), true],
    ]
    console.log(
      `sockets: one node, ${count} clients in another process, ${load.bytes}-byte frames for ${run.seconds.toFixed(0)} s`,
    )
    for (const [name, value, isMet] of rows)
      console.log(`${name.padEnd(48)} ${value.padEnd(34)} ${isMet ? 'yes' : 'NO'}`)
    return rows.every(([, , isMet]) => isMet)
  } finally {
    await server.stop()
    await clients.stop()
  }
}
