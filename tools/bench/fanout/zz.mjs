import { startPeer } from './peer.mjs'

const server = await startPeer('backend/src/testing/fanout-server.ts', { isTypeScript: true })
const clients = await startPeer('tools/bench/fanout/clients.mjs')
for (const way of ['hub', 'plain']) await clients.ask({ task: 'open', port: server.ready, way, count: 1000 })
const ratios = []
async function m(way) {
  const b = (await server.ask({ task: 'usage' })).cpuUs
  await server.ask({ task: 'publish', way, messages: 30, perSecond: 10, bytes: 300 })
  const a = await clients.ask({ task: 'settle', way, frames: 30 })
  return ((await server.ask({ task: 'usage' })).cpuUs - b) / a.expected
}
for (let i = 0; i < Number(process.argv[2] || 7); i++) {
  const h = await m('hub'),
    p = await m('plain')
  ratios.push(h / p)
  console.log(h.toFixed(2), p.toFixed(2), (h / p).toFixed(3))
}
console.log('median', ratios.sort()[ratios.length >> 1].toFixed(3))
await server.stop()
await clients.stop()
process.exit()
