import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, test } from '@jest/globals'
import { get, type HttpForStrangers, startHttpForStrangers } from '../testing/http-for-strangers'
import { openRawConnection } from '../testing/raw-connection'
import { until } from '../testing/until'

let site: HttpForStrangers
afterEach(() => site.close())

describe('EDGE-02 calls under way', () => {
  const calls = { line: 3, network: 5 }
  /** So many questions that wait for their answer, each over its own connection, from the address of its number. */
  const askFrom = (count: number, addressOf: (number: number) => string) =>
    Promise.all(
      Array.from({ length: count }, (_, number) =>
        openRawConnection(site.port, get('/wait', `X-Forwarded-For: ${addressOf(number)}\r\n`)),
      ),
    )

  test.each([
    ['an IPv4 address', () => '203.0.113.7', 3],
    ['a /64', (n: number) => `2001:db8:1:2::${n}`, 3],
    ['a /48 of many /64', (n: number) => `2001:db8:1:${n}::1`, 5],
    ['many networks', (n: number) => `198.51.${n}.1`, 10],
  ])('of %s are bounded behind a proxy, and free again when they are answered', async (_name, addressOf, expected) => {
    site = await startHttpForStrangers({ calls }, 1)
    for (let round = 0; round < 2; round += 1) {
      const asked = await askFrom(10, addressOf)
      const refused = () => asked.map(({ received }) => received()).filter(Boolean)
      await until(() => site.asked() === expected * (round + 1) && refused().length === 10 - expected)
      for (const answer of refused()) expect(answer).toMatch(/^HTTP\/1.1 429 [\s\S]*retry-after: 1/i)
      for (const { socket } of asked) socket.destroy()
      await site.untilOpen(0)
    }
  })

  test('of a visitor who hung up are given back, with those that waited behind them on the same connection', async () => {
    site = await startHttpForStrangers({ calls })
    for (let round = 0; round < 10; round += 1) {
      const { socket, gone } = await openRawConnection(site.port, get('/wait').repeat(5))
      await until(() => site.asked() === 5 * (round + 1))
      socket.destroy()
      await gone
    }
    await site.untilOpen(0)
    const { received } = await openRawConnection(site.port, get('/nothing'))
    await until(() => received().includes('404'))
  })

  test('a heap of questions over one connection is refused', async () => {
    site = await startHttpForStrangers()
    const { gone, received } = await openRawConnection(site.port, get('/wait').repeat(2_000))
    await until(() => site.asked() > 0)
    site.letGo()
    await gone
    expect(site.asked()).toBeLessThan(20)
    expect(received()).toMatch(/HTTP\/1.1 429 /)
  })

  test('an honest client notices nothing', async () => {
    site = await startHttpForStrangers({ calls: { line: 6, network: 6 } })
    const one = () =>
      new Promise<number>((resolve, reject) => {
        const asked = httpRequest({
          port: site.port,
          path: '/api/echo',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
        })
        asked.on('response', (reply) => reply.resume().on('end', () => resolve(reply.statusCode ?? 0)))
        asked.on('error', reject)
        asked.end('{"a":1}')
      })
    for (let round = 0; round < 20; round += 1)
      expect(await Promise.all(Array.from({ length: 6 }, one))).toEqual(Array(6).fill(200))
  })
})

describe('EDGE-02 connections', () => {
  const connections = { line: 3, network: 3 }
  /** How many of so many connections are still open after each of them has asked for something. */
  async function held(count: number): Promise<number> {
    const open = await Promise.all(Array.from({ length: count }, () => openRawConnection(site.port, get('/nothing'))))
    await until(() => open.every(({ socket, received }) => socket.closed || received().includes('404')))
    const answered = open.filter(({ received }) => received().includes('404')).length
    for (const { socket } of open) socket.destroy()
    await Promise.all(open.map(({ gone }) => gone))
    return answered
  }

  test('of a line are bounded, and free again when they are closed', async () => {
    site = await startHttpForStrangers({ connections })
    expect(await held(10)).toBe(3)
    await site.untilOpen(0)
    expect(await held(10)).toBe(3)
  })

  test('of a proxy are not', async () => {
    site = await startHttpForStrangers({ connections }, 1)
    expect(await held(10)).toBe(10)
  })
})
