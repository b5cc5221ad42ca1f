import { afterEach, describe, expect, test } from '@jest/globals'
import { WebSocket } from 'ws'
import { noConnectionLimits } from '../http/connection-limits'
import { clientFrame, openRawConnection, soonMs, upgradeOf } from '../testing/raw-connection'
import { startTestGateway, type TestGateway } from '../testing/test-gateway'
import { until } from '../testing/until'

let site: TestGateway
afterEach(() => site.close())

describe('EDGE-02 an upgrade that becomes no socket', () => {
  test.each([
    ['to nobody', upgradeOf('/nothing'), 404],
    ['to nobody, with a query like ours', upgradeOf('/nothing?x=/ws'), 404],
    ['to another protocol', upgradeOf('/ws', { Upgrade: 'h2c' }), 426],
    ['to another protocol elsewhere', upgradeOf('/football', { Upgrade: 'h2c' }), 426],
    ['of another site', upgradeOf('/ws', { Origin: 'https://elsewhere.example' }), 403],
    ['without a key', upgradeOf('/ws', { 'Sec-WebSocket-Key': '' }), 400],
    ['of another age', upgradeOf('/ws', { 'Sec-WebSocket-Version': '7' }), 400],
  ])('%s is answered, and both halves are closed', async (_name, request, status) => {
    site = await startTestGateway()
    const { gone, received } = await openRawConnection(site.port, request)
    await gone
    expect(received()).toContain(`HTTP/1.1 ${status} `)
  })

  test('that is torn off while it is answered harms nobody', async () => {
    site = await startTestGateway()
    for (let time = 0; time < 50; time += 1) {
      const { socket, gone } = await openRawConnection(site.port, upgradeOf('/nothing'))
      socket.resetAndDestroy()
      await gone
    }
    expect((await fetch(`http://127.0.0.1:${site.port}/address`)).status).toBe(200)
  })
})

describe('EDGE-02 who floods is cut off', () => {
  const login = clientFrame(1, '{"type":"login","code":"x"}')
  test.each([
    ['texts', login],
    ['binaries', clientFrame(2, 'x')],
    ['pings', clientFrame(9)],
    ['pongs', clientFrame(10)],
    ['parts of one message', clientFrame(0, '', false)],
    ['a few that are long', clientFrame(1, 'x'.repeat(60_000))],
  ])('with %s', async (kind, frame) => {
    site = await startTestGateway()
    const { socket, gone, received } = await openRawConnection(site.port, upgradeOf('/ws'))
    await until(() => site.gateway.stats().sockets === 1)
    if (kind.startsWith('parts')) socket.write(clientFrame(1, '{', false))
    const flood = setInterval(() => socket.write(Buffer.concat(Array<Buffer>(10).fill(frame))), 5)
    await gone
    clearInterval(flood)
    expect(site.gateway.stats()).toMatchObject({ sockets: 0, floods: 1 })
    // Not asked to leave: no frame of a close was written.
    expect(received().split('\r\n\r\n')[1]).not.toContain('too-fast')
  })

  test('and nothing more of what it sent is done', async () => {
    site = await startTestGateway()
    let asked = 0
    site.gateway.realtime.onQr({
      bind: async () => {
        asked += 1
        return false
      },
      released: async () => {},
      woken: async () => {},
    })
    const flood = Buffer.concat([Buffer.from(upgradeOf('/ws')), ...Array<Buffer>(5_000).fill(login)])
    await (await openRawConnection(site.port, flood)).gone
    expect(site.gateway.stats()).toMatchObject({ sockets: 0, floods: 1 })
    expect(asked).toBeLessThanOrEqual(20)
  })

  test('a page that says what pages say is not', async () => {
    site = await startTestGateway()
    const page = new WebSocket(`ws://127.0.0.1:${site.port}/ws`)
    await new Promise((resolve) => page.once('open', resolve))
    for (const type of ['register', 'heartbeat']) page.send(JSON.stringify({ type, info: 'web' }))
    for (let room = 0; room < 15; room += 1) page.send(JSON.stringify({ type: 'subscribe', topic: `room.${room}` }))
    await until(() => site.gateway.realtime.subscribers('room.14') === 1)
    expect(site.gateway.stats()).toMatchObject({ sockets: 1, floods: 0 })
    page.terminate()
  })

  test('all sockets of a line share what a line may say', async () => {
    const frames = { ...noConnectionLimits.frames, line: { count: 30, windowMs: 60_000 } }
    site = await startTestGateway({ trustedProxies: 1, connections: { ...noConnectionLimits, frames } })
    const from = (address: string) => openRawConnection(site.port, upgradeOf('/ws', { 'X-Forwarded-For': address }))
    const mob = await Promise.all([1, 2, 3].map((number) => from(`2001:db8:1:2::${number}`)))
    const neighbour = await from('2001:db8:1:3::1')
    await until(() => site.gateway.stats().sockets === 4)
    for (const { socket } of mob) for (let time = 0; time < 15; time += 1) socket.write(login)
    neighbour.socket.write(login)
    await until(() => site.gateway.stats().floods > 0)
    expect(site.gateway.stats().floods).toBeLessThan(3)
    expect(neighbour.socket.closed).toBe(false)
    for (const { socket } of [...mob, neighbour]) socket.destroy()
  })
})

describe('EDGE-02 sockets of a line and of its network', () => {
  const sockets = { line: 3, network: 5 }
  /** Statuses of so many upgrades, each from the address of its number. */
  async function ask(count: number, addressOf: (number: number) => string) {
    const open = await Promise.all(
      Array.from({ length: count }, (_, number) =>
        openRawConnection(site.port, upgradeOf('/ws', { 'X-Forwarded-For': addressOf(number) })),
      ),
    )
    await until(() => open.every(({ received }) => received().includes('\r\n\r\n')))
    const statuses = open.map(({ received }) => Number(received().slice(9, 12)))
    return { open, taken: statuses.filter((status) => status === 101).length, statuses: new Set(statuses) }
  }

  test.each([
    ['an IPv4 address', () => '203.0.113.7', 3],
    ['a /64', (n: number) => `2001:db8:1:2::${n}`, 3],
    ['a /48 of many /64', (n: number) => `2001:db8:1:${n}::1`, 5],
    ['many networks', (n: number) => `198.51.${n}.1`, 12],
  ])('%s', async (_name, addressOf, expected) => {
    site = await startTestGateway({ trustedProxies: 1, connections: { ...noConnectionLimits, sockets } })
    const { open, taken, statuses } = await ask(12, addressOf)
    expect(taken).toBe(expected)
    expect([...statuses].filter((status) => status !== 101)).toEqual(expected === 12 ? [] : [429])
    for (const { socket } of open) socket.destroy()
    await until(() => site.gateway.stats().sockets === 0)
    const again = await ask(12, addressOf)
    expect(again.taken).toBe(expected)
    for (const { socket } of again.open) socket.destroy()
  })

  test('a storm of sockets that open and close is slowed', async () => {
    const socketsOpened = { ...noConnectionLimits.socketsOpened, line: { count: 10, windowMs: 600_000 } }
    site = await startTestGateway({ connections: { ...noConnectionLimits, socketsOpened } })
    const statuses: string[] = []
    for (let time = 0; time < 15; time += 1) {
      const { socket, received } = await openRawConnection(site.port, upgradeOf('/ws'))
      await until(() => received().includes('\r\n'))
      statuses.push(received().slice(9, 12))
      socket.destroy()
    }
    expect(statuses).toEqual([...Array(10).fill('101'), ...Array(5).fill('429')])
  })
})

test('EDGE-03 the sockets of a stop are told to go, and who does not is cut off', async () => {
  site = await startTestGateway()
  const polite = new WebSocket(`ws://127.0.0.1:${site.port}/ws`)
  await new Promise((resolve) => polite.once('open', resolve))
  const told = new Promise((resolve) => polite.once('close', resolve))
  const deaf = await openRawConnection(site.port, upgradeOf('/ws'))
  await until(() => site.gateway.stats().sockets === 2)
  const since = performance.now()
  await site.gateway.close()
  expect(performance.now() - since).toBeLessThan(soonMs)
  expect(await told).toBe(1001)
  await deaf.gone
})
