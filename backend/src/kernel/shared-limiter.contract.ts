import { afterEach, expect, test } from '@jest/globals'
import { createManualClock, type ManualClock } from './manual-clock'
import type { OpenedLimiter } from './shared-limiter.port'

const rule = { count: 5, windowMs: 1_000 }

/** What every adapter does; `open` gives the limiters of all nodes of one new site. */
export function testSharedLimiter(open: (clock: ManualClock) => Promise<OpenedLimiter[]>): void {
  let nodes: OpenedLimiter[] = []
  afterEach(async () => {
    for (const node of nodes.splice(0)) await node.close()
  })
  async function start() {
    const clock = createManualClock(1_000_000)
    nodes = await open(clock)
    const [first] = nodes as [OpenedLimiter]
    return { clock, first, last: nodes.at(-1) as OpenedLimiter }
  }

  test('AUTH-08 all nodes together let a full window through at once, then one turn after each part of it', async () => {
    const { clock, first, last } = await start()
    for (let turn = 0; turn < 5; turn += 1) expect(await (turn % 2 ? first : last).take('key', rule)).toBe(0)
    expect(await first.take('key', rule)).toBe(200)
    expect(await last.take('key', rule)).toBe(200)
    expect(await last.take('other', rule)).toBe(0)
    await clock.advance(200)
    expect(await last.take('key', rule)).toBe(0)
    expect(await first.take('key', rule)).toBe(200)
    await first.reset('key')
    expect(await last.take('key', rule)).toBe(0)
  })

  test('AUTH-08 of a hundred at once on all nodes a full window gets through', async () => {
    await start()
    const turns = Array.from({ length: 100 }, (_, i) => nodes[i % nodes.length]?.take('crowd', rule))
    expect((await Promise.all(turns)).filter((waitMs) => waitMs === 0)).toHaveLength(5)
  })

  test('AUTH-08 a refusal says its reason and the seconds to wait', async () => {
    const { first, last } = await start()
    const slow = { count: 1, windowMs: 90_000 }
    await first.require('slow', slow)
    await expect(last.require('slow', slow, 'login-too-often')).rejects.toMatchObject({
      reason: 'login-too-often',
      params: { seconds: 90 },
    })
  })
}
