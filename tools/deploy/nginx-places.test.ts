import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { startNginx } from '../cluster/nginx.mjs'
import { type SmallNode, startSmallNode } from './small-nodes'

const program = '/usr/sbin/nginx'
if (!existsSync(program)) console.warn(`skipped: whose turns nginx counts, because there is no ${program}`)
const behind = existsSync(program) ? describe : describe.skip

const together = 25
/** Calls a line may make at once, and its network. */
const [lineBurst, networkBurst] = [200, 1_600]

behind('EDGE-04 nginx counts lines and networks', () => {
  let node: SmallNode
  let nginx: Awaited<ReturnType<typeof startNginx>>
  beforeAll(async () => {
    node = await startSmallNode('one')
    // The rate is too low to give turns back while a test runs; the front is believed, so that a test may be anybody.
    nginx = await startNginx([node], { isOpen: false, rate: '1r/m', believes: '127.0.0.1' })
  })
  afterAll(async () => {
    await nginx?.stop()
    await node?.stop()
  })

  /** How many pages come of so many calls, each from the next of these addresses. */
  async function passed(calls: number, addressOf: (call: number) => string): Promise<number> {
    let [next, good] = [0, 0]
    const one = async () => {
      for (let call = next++; call < calls; call = next++) {
        const headers = { 'x-forwarded-for': addressOf(call) }
        const reply = await fetch(`http://127.0.0.1:${nginx.port}/football`, { headers })
        await reply.text()
        good += Number(reply.status === 200)
      }
    }
    await Promise.all(Array.from({ length: together }, one))
    return good
  }
  /** A burst, the call that fills the first turn, and at most one that time gave back. */
  const isOnce = (count: number, burst: number) => count >= burst && count <= burst + 2

  test('an IPv4 address is a line, however it is written', async () => {
    const count = await passed(lineBurst + 50, (call) => (call % 2 ? '203.0.113.7' : '::ffff:203.0.113.7'))
    expect(isOnce(count, lineBurst)).toBe(true)
    // Not one line with all other addresses that are written so.
    expect(await passed(20, () => '::ffff:198.51.100.9')).toBe(20)
  })

  test('all addresses of a /64 are one line', async () => {
    const count = await passed(lineBurst + 50, (call) => `2001:db8:1:1::${(call + 1).toString(16)}`)
    expect(isOnce(count, lineBurst)).toBe(true)
    expect(await passed(20, () => '2001:db8:1:2::1')).toBe(20)
  })

  test.each([
    ['the lines of a /48', (line: number) => `2001:db8:2:${line.toString(16)}::1`, '2001:db8:3:1::1'],
    ['the addresses of a /24', (line: number) => `192.0.2.${line}`, '192.0.3.1'],
  ])('%s have eight times the turns of one, together', async (_name, lineOf, neighbour) => {
    const lines = networkBurst / lineBurst + 2
    const count = await passed(lines * lineBurst, (call) => lineOf((call % lines) + 1))
    expect(isOnce(count, networkBurst)).toBe(true)
    expect(await passed(20, () => neighbour)).toBe(20)
  })
})
