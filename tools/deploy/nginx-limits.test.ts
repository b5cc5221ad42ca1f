import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { connectionLimits } from '../../backend/src/http/connection-limits'
import { openRawConnection, type RawConnection, upgradeOf } from '../../backend/src/testing/raw-connection'
import { startNginx } from '../cluster/nginx.mjs'
import { read } from './read-deploy'
import { type SmallNode, startSmallNode } from './small-nodes'

const program = '/usr/sbin/nginx'
if (!existsSync(program)) console.warn(`skipped: whom nginx limits, because there is no ${program}`)
const behind = existsSync(program) ? describe : describe.skip

const share = { line: 5, network: 8 }

let node: SmallNode
let nginx: { port: number; stop(): Promise<void> }

/** Statuses of so many sockets asked for at once, each from the address of its number. */
async function open(count: number, addressOf: (number: number) => string) {
  const sockets: RawConnection[] = []
  for (let number = 0; number < count; number += 1)
    sockets.push(await openRawConnection(nginx.port, upgradeOf('/ws', { 'X-Forwarded-For': addressOf(number) })))
  for (const { received } of sockets)
    while (!received().includes('\r\n\r\n')) await new Promise((resolve) => setTimeout(resolve, 5))
  const statuses = sockets.map(({ received }) => Number(received().slice(9, 12)))
  for (const { socket } of sockets) socket.destroy()
  return { taken: statuses.filter((status) => status === 101).length, statuses: [...new Set(statuses)].sort() }
}

behind('EDGE-02 nginx limits a line and its network', () => {
  beforeAll(async () => {
    node = await startSmallNode('one')
    // Visitors are who they say they are: a test has one address, and needs those of a town.
    nginx = await startNginx([node], { isOpen: false, rate: '1000r/s', share, believes: '127.0.0.1' })
  })
  afterAll(async () => {
    await nginx?.stop()
    await node?.stop()
  })

  test.each([
    ['an IPv4 address', () => '203.0.113.7', 5],
    ['IPv4 addresses of one /24', (n: number) => `203.0.114.${n}`, 8],
    ['IPv4 addresses of one /24 that came over IPv6', (n: number) => `::ffff:198.51.100.${n}`, 8],
    ['IPv4 addresses of many networks that came over IPv6', (n: number) => `::ffff:100.64.${n}.7`, 12],
    ['one /64', (n: number) => `2001:db8:1:2::${n + 1}`, 5],
    ['one /64, written in full', (n: number) => `2001:0db8:0009:0003:${n}:0a0d:3a0a:${n}`, 5],
    ['many /64 of one /48', (n: number) => `2001:db8:2:${n}::1`, 8],
    ['many /48', (n: number) => `2001:db8:${16 + n}::1`, 12],
  ])('%s', async (_name, addressOf, expected) => {
    const { taken, statuses } = await open(12, addressOf)
    expect(taken).toBe(expected)
    expect(statuses).toEqual(expected === 12 ? [101] : [101, 429])
  })

  test('an upgrade to anything but a socket is answered as a question', async () => {
    const { socket, received } = await openRawConnection(nginx.port, upgradeOf('/football', { Upgrade: 'h2c' }))
    while (!received().includes('\r\n\r\n')) await new Promise((resolve) => setTimeout(resolve, 5))
    socket.destroy()
    expect(received()).toMatch(/^HTTP\/1.1 200 /)
    expect(node.seen.find(({ url }) => url === '/football')?.headers).not.toHaveProperty('upgrade')
  })
})

test('EDGE-02 nginx and the nodes agree on how much a line and a network may have', () => {
  const site = read('deploy/nginx/pitchside/site.conf')
  const numberOf = (zone: string) => Number(new RegExp(`limit_conn ${zone} (\\d+);`).exec(site)?.[1])
  const { sockets, calls } = connectionLimits
  expect({ line: numberOf('pitchside_sockets'), network: numberOf('pitchside_network_sockets') }).toEqual(sockets)
  expect({ line: numberOf('pitchside_busy'), network: numberOf('pitchside_network_busy') }).toEqual(calls)
})
