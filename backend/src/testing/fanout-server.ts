import type { RoomEventData, Topic } from '@pitchside/contract'
import { type WebSocket, WebSocketServer } from 'ws'
import { claimUpgrades } from '../http/upgrades'
import { entryText } from '../realtime/topic-hub'
import { startTestGateway } from './test-gateway'

/**
 * Server under test of `npm run bench fanout`: the product's gateway with each of its writers, and at `/plain` what one
 * would write first, `ws.send(text)` for each client. All in this process, driven by messages of the parent.
 */
export interface PublishOrder {
  way: keyof typeof ways
  messages: number
  perSecond: number
  /** Length of one finished frame's text. */
  bytes: number
}

export type Order = ({ task: 'publish' } & PublishOrder) | { task: 'usage' | 'memory' }

const room: Topic = 'room.1'
const library = await startTestGateway()
const direct = await startTestGateway({ socketWriter: 'direct' })

const plain = new Set<WebSocket>()
const plainServer = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false })
claimUpgrades(library.app.server, '/plain', (request, socket, head) => {
  plainServer.handleUpgrade(request, socket, head, (accepted) => {
    plain.add(accepted)
    accepted.on('close', () => plain.delete(accepted))
  })
})

/** A room event of about so many bytes as a frame; its title begins with the time, so that clients can tell the delay. */
function eventOf(bytes: number): RoomEventData {
  const event = { type: 'room' as const, anchor_id: 1, event: 'title' as const }
  const title = `${Date.now()} `
  const bare = entryText({ topic: room, seq: 1_000, epoch: 'epoch-00', payload: JSON.stringify({ ...event, title }) })
  return { ...event, title: title + 'x'.repeat(Math.max(0, bytes - bare.length)) }
}
let seq = 0
const ways = {
  library: (bytes: number) => library.gateway.realtime.publish(room, eventOf(bytes)),
  direct: (bytes: number) => direct.gateway.realtime.publish(room, eventOf(bytes)),
  plain(bytes: number): void {
    seq += 1
    const text = entryText({ topic: room, seq, epoch: 'epoch-00', payload: JSON.stringify(eventOf(bytes)) })
    for (const socket of plain) socket.send(text)
  },
}

/** Publishes at a steady rate; what a late timer missed is published with its next turn. */
function publish({ way, messages, perSecond, bytes }: PublishOrder): Promise<void> {
  const one = ways[way]
  const startedAt = performance.now()
  let done = 0
  return new Promise((resolve) => {
    const timer = setInterval(
      () => {
        const due = Math.min(messages, Math.floor(((performance.now() - startedAt) * perSecond) / 1_000) + 1)
        for (; done < due; done += 1) one(bytes)
        if (done < messages) return
        clearInterval(timer)
        resolve()
      },
      Math.max(1, 1_000 / perSecond),
    )
  })
}

function usage() {
  const { user, system } = process.cpuUsage()
  return {
    cpuUs: user + system,
    rss: process.memoryUsage.rss(),
    sockets: library.gateway.stats().sockets,
    inRoom: library.gateway.realtime.subscribers(room),
  }
}

async function obey(order: Order) {
  if (order.task === 'publish') await publish(order)
  // Only where memory is asked for: a collection would count as CPU.
  if (order.task === 'memory') globalThis.gc?.()
  return usage()
}

process.on('message', ({ id, ...order }: { id: number } & Order) => {
  void obey(order).then((result) => process.send?.({ id, result }))
})
process.send?.({ id: 0, result: { library: library.port, direct: direct.port, plain: library.port } })
